import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { settingsRoutes } from '../settings.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('The settings give everybody a copy of the own data as a file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob)
    return 'blob:data'
  })
  await openSeite({ server, konto: 'apotheker', routes: settingsRoutes, path: '/settings?bereich=security' })
  await nutzer.click(await screen.findByRole('button', { name: 'Daten herunterladen' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const data = auskunftContract.auskunft.answer.parse(JSON.parse((await files[0]?.text()) ?? ''))
  expect(data.konto.name).toBe('Felix Brandt')
})

import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { frageAn, nachbestellung } from '@dreiklang/server/anliegen/anliegen.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, write } from '../../organisation/seite.fixtures.tsx'
import { formularRoutes, startWithFormular } from './formular.fixtures.ts'

const c = anliegenContract
let server: TestServer
beforeAll(async () => {
  server = await startWithFormular()
})
afterAll(() => server.close())

const open = (path: string) => openSeite({ server, konto: 'apotheker', routes: formularRoutes, path })

describe('Who has sent something', () => {
  it('types its number and sees how far it has got, and whom to call', async () => {
    const { nummer } = (await frageAn(server, 'sonnenhof', nachbestellung)).body
    const pfleger = await server.as('pfleger')
    const row = (await pfleger.call(c.list)).body.zeilen.find((one) => one.nummer === nummer)
    const body = { version: 1, schritt: 'UEBERNEHMEN', grund: null }
    await pfleger.call(c.step, { params: { anliegenId: row?.id ?? '' }, body })
    const { router } = await open('/public-form')
    await nutzer.click(await screen.findByRole('link', { name: 'Status ansehen' }))
    await write(/^Nummer Ihres/, nummer.toLowerCase().replace('-', ''))
    await press('Status ansehen')
    await screen.findByRole('heading', { name: new RegExp(`^Anliegen ${nummer} an Pflegedienst Sonnenhof`) })
    expect(screen.getAllByText('Wird bearbeitet', { selector: 'p' })).toHaveLength(1)
    expect(router.state.location.href).toBe(`/public-form/status?code=${nummer}`)
    const verlauf = within(screen.getByRole('list', { name: 'Verlauf' })).getAllByRole('listitem')
    expect(verlauf.map(({ textContent }) => textContent?.replace(/\d.*$/, '').trim())).toEqual(['Angekommen', 'Wird bearbeitet'])
    screen.getByRole('link', { name: /anrufen$/ })
  })

  it('who types the number where the code of the house belongs is led on', async () => {
    const { router } = await open('/public-form')
    await write(/^Code Ihres/, '0000-0000')
    await press('Weiter')
    await screen.findByText(/^Er sieht aus wie die Nummer eines Anliegens/)
    await nutzer.click(screen.getByRole('link', { name: 'Status ansehen' }))
    await waitFor(() => expect(router.state.location.href).toBe('/public-form/status?code=0000-0000'))
  })

  it('is told when no inquiry has this number, and when it can be none', async () => {
    await open('/public-form/status?code=0000-0000')
    expect((await screen.findByRole('alert')).textContent).toContain('Zu dieser Nummer gibt es kein Anliegen, oder es ist schon gelöscht.')
    await write(/^Nummer Ihres/, 'sonnenhof')
    await press('Status ansehen')
    await screen.findByText('Bitte prüfen Sie die Nummer: Sie hat acht Buchstaben und Ziffern.')
  })
})

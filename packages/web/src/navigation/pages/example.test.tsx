import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { navigationRoutes } from '../navigation.routes.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it("shows the template's sample menu as the server answers it: one entry, Example, in each of the four variants", async () => {
  await openSeite({ server, konto: 'pfleger', routes: navigationRoutes, path: '/example', language: 'en' })
  await screen.findByRole('heading', { level: 1, name: 'Example' })
  const rows = await screen.findAllByRole('row', { name: /Example basic \/example/ })
  expect(rows.map((row) => row.textContent)).toEqual(
    ['default', 'compact', 'futuristic', 'horizontal'].map((variant) => `${variant}Examplebasic/example`),
  )
})

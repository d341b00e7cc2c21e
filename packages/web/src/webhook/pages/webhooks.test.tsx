import { demoPassword } from '@dreiklang/server/demo/konten'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookPath } from '../../machine/machine.paths.ts'
import { openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { webhookRoutes } from '../webhook.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto: string) => openSeite({ server, konto, routes: webhookRoutes, path: webhookPath })
const url = 'https://pflege.example.org/hooks'

describe('The page of webhooks', () => {
  it('takes an address, tells its secret once, tests it, switches it off and deletes it', async () => {
    await open('pflege-admin')
    await screen.findByText('Noch keine Adresse')
    await press('Adresse hinzufügen')
    await write(/^Adresse/, url)
    await write(/^Ihr Passwort/, demoPassword)
    await press('Hinzufügen')
    await screen.findByDisplayValue(/^whsec_/)
    await press('Fertig')
    const card = within(await screen.findByRole('region', { name: url }))
    server.post.webhook = 500
    await press(`Testen: ${url}`)
    await card.findByText(/mit 500 geantwortet/)
    await press('Protokoll der Sendungen')
    await card.findByText('Noch nichts gesendet')
    await press(`Geheimnis erneuern: ${url}`)
    await write(/^Ihr Passwort/, demoPassword)
    await press('Geheimnis erneuern')
    await screen.findByDisplayValue(/^whsec_/)
    await press('Fertig')
    await press(`Ausschalten: ${url}`)
    await card.findByText('Ausgeschaltet')
    expect(screen.queryByRole('button', { name: `Testen: ${url}` })).toBeNull()
    await press(`Löschen: ${url}`)
    await press('Löschen')
    await screen.findByText('Noch keine Adresse')
  })

  it('refuses an address that is not on the internet, and is not for staff', async () => {
    const { unmount } = await open('arzt-admin')
    await press('Adresse hinzufügen')
    await write(/^Adresse/, 'http://drucker.local/')
    await write(/^Ihr Passwort/, demoPassword)
    await press('Hinzufügen')
    await screen.findByText(/An diese Adresse sendet Dreiklang nicht/)
    unmount()
    await open('pfleger')
    await screen.findByText(/verwaltet die Leitung/)
  })
})

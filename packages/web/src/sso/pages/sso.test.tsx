import { ssoContract } from '@dreiklang/domain/sso/sso.contract'
import { demoMail, demoPassword } from '@dreiklang/server/demo/konten'
import { SsoFault } from '@dreiklang/server/ssoPort'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { ssoPath } from '../sso.paths.ts'
import { ssoRoutes } from '../sso.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto: string) => openSeite({ server, konto, routes: ssoRoutes, path: ssoPath })

describe('The page of sign-in', () => {
  it('sets up a sign-in service when it answers, changes it without its secret, and removes it', async () => {
    await open('pflege-admin')
    await screen.findByText('Noch kein Anmeldedienst')
    expect(screen.getByDisplayValue('http://test.invalid/sign-in/sso')).toBeTruthy()
    await press('Dienst einrichten')
    await write(/^Adresse \(Issuer\)/, 'https://login.example')
    await write(/^Kennung/, 'dreiklang')
    await write(/^Geheimnis/, 'unter-uns')
    await write(/^Ihr Passwort/, demoPassword)
    server.post.sso = new SsoFault('unreachable')
    await press('Speichern')
    await screen.findByText(/antwortet kein Anmeldedienst/)
    server.post.sso = { email: demoMail('pfleger'), emailVerified: true }
    await press('Speichern')
    const card = within(await screen.findByRole('region', { name: 'Anmeldedienst' }))
    card.getByText('https://login.example')
    card.getByText('@dreiklang.example')
    await press('Ändern')
    await write(/^Ihr Passwort/, demoPassword)
    await press('Speichern')
    await press('Dienst entfernen')
    const asked = within(await screen.findByRole('dialog', { name: 'Anmeldedienst entfernen?' }))
    await nutzer.click(asked.getByRole('button', { name: 'Dienst entfernen' }))
    await screen.findByText('Noch kein Anmeldedienst')
  })

  it('says what is wrong with a domain, and is not for staff', async () => {
    const { unmount } = await open('apotheke-admin')
    await press('Dienst einrichten')
    await write(/^Adresse \(Issuer\)/, 'https://login.example')
    await write(/^Kennung/, 'x')
    await write(/^Geheimnis/, 'x')
    await write(/^E-Mail-Domain/, 'gmail.com')
    await write(/^Ihr Passwort/, demoPassword)
    await press('Speichern')
    await screen.findByText(/hat jeder ein Postfach/)
    unmount()
    await open('pfleger')
    await screen.findByText(/richtet die Leitung ein/)
    const { body } = await (await server.as('apotheke-admin')).call(ssoContract.read)
    expect(body.provider).toBeNull()
  })
})

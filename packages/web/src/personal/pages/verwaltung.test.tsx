import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalRoutes } from '../personal.routes.tsx'
import { press, fill, nutzer, openSeite, write, startServer } from '../../organisation/seite.fixtures.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto: string, path = '/verwaltung') => openSeite({ server, konto, routes: personalRoutes, path })

describe('The administration of the platform', () => {
  it('shows the organisations kind by kind, and finds by name', async () => {
    const { router } = await open('admin')
    await screen.findByText('Pflegedienst Sonnenhof')
    await nutzer.click(await screen.findByRole('tab', { name: 'Apotheken' }))
    await screen.findByText('Rosen-Apotheke')
    await fill(screen.getByRole('searchbox'), 'Markt')
    await waitFor(() => expect(screen.queryByText('Rosen-Apotheke')).toBeNull())
    screen.getByText('Apotheke am Markt')
    expect(router.state.location.search).toEqual({ ansicht: 'APOTHEKE', suche: 'Markt' })
  })

  it('locks a house with a reason, shows it among the locked ones, and says that everything runs', async () => {
    const { unmount } = await open('admin', '/verwaltung?ansicht=APOTHEKE')
    await press('Aktionen für Rosen-Apotheke')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Sperren' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rosen-Apotheke sperren' }))
    await write(/^Grund/, 'Vertrag beendet')
    await nutzer.click(dialog.getByRole('button', { name: 'Sperren' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await server.server.tick()
    unmount()
    await open('admin', '/verwaltung?ansicht=APOTHEKE&status=GESPERRT')
    await screen.findAllByText('Rosen-Apotheke')
    expect(screen.queryByText('Apotheke am Markt')).toBeNull()
    const uhr = within(await screen.findByRole('table', { name: 'Zeitgesteuerte Aufgaben' }))
    expect(uhr.getByRole('row', { name: /E-Mails verschicken .* gelungen/ })).toBeDefined()
  })

  it('opens an organisation and invites its head by mail', async () => {
    await open('admin')
    await press('Organisation anlegen')
    const formular = within(await screen.findByRole('dialog', { name: 'Organisation anlegen' }))
    await nutzer.click(formular.getByRole('button', { name: 'Anlegen' }))
    await formular.findByText(/Angaben fehlen oder stimmen nicht/)
    await nutzer.click(formular.getByLabelText('Arztpraxis'))
    await write(/^Name/, 'Praxis Dr. Sommer')
    await write(/^Straße/, 'Seeweg')
    await write(/^Hausnummer/, '1')
    await write(/^Postleitzahl/, '80331')
    await write(/^Ort/, 'München')
    await write(/^Telefon/, '089 123456')
    await write(/^Betriebsstättennummer/, '361234500')
    await nutzer.click(formular.getByRole('button', { name: 'Anlegen' }))
    await formular.findByText(/1 Angabe fehlt oder stimmt nicht/)
    await write(/^Betriebsstättennummer/, '721111199')
    await nutzer.click(formular.getByRole('button', { name: 'Anlegen' }))

    const konto = within(await screen.findByRole('dialog', { name: 'Erste Leitung für Praxis Dr. Sommer einladen' }))
    await write(/^Vor- und Nachname/, 'Clara Sommer')
    await write(/^E-Mail-Adresse/, 'clara@example.org')
    await nutzer.click(konto.getByRole('combobox', { name: 'Beruf' }))
    await nutzer.click(await screen.findByRole('option', { name: 'MFA' }))
    await nutzer.click(konto.getByRole('button', { name: 'Einladen' }))
    await screen.findByText('Die Einladung an clara@example.org ist unterwegs.')
    await waitFor(() => expect(server.mails.find(({ an }) => an === 'clara@example.org')?.text).toMatch(/einladung\?token=.{20,}/))
  })

  it('is told when an organisation has its head already', async () => {
    await open('admin')
    await press('Aktionen für Pflegedienst Sonnenhof')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Leitung anlegen' }))
    await write(/^Vor- und Nachname/, 'Zweite Leitung')
    await write(/^E-Mail-Adresse/, 'zweite@example.org')
    await nutzer.click(screen.getByRole('combobox', { name: 'Beruf' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Verwaltung' }))
    await nutzer.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Einladen' }))
    await screen.findByText('Das hat nicht geklappt')
  })
})

describe('The administration of an organisation', () => {
  it('leads to the people, and invites', async () => {
    await open('apotheke-admin')
    expect((await screen.findByRole('link', { name: 'Zum Personal' })).getAttribute('href')).toBe('/apothekepersonal')
    await press('Person einladen')
    await screen.findByRole('dialog', { name: 'Person einladen' })
  })

  it('is not for a nurse', async () => {
    await open('pfleger')
    await screen.findByText(/Verwaltet wird von/)
    expect(screen.queryByRole('table')).toBeNull()
  })
})

async function signUp(email: string, name: string, company: string) {
  const password = 'grüne-tassen-im-regal-7'
  await server.anonymous.call(kontoContract.signUp, { body: { name, email, password, company } })
  await waitFor(() => expect(server.mails.some(({ an }) => an === email)).toBe(true))
  const token = /token=([\w-]{43})/.exec(server.mails.find(({ an }) => an === email)?.text ?? '')?.[1] ?? ''
  await server.anonymous.call(kontoContract.confirm, { body: { token, password } })
}

describe('Somebody who signed up', () => {
  it('waits in the list of the heads, is taken in with a press and stands among the people at once', async () => {
    await signUp('lia@example.org', 'Aalia Wartend', 'Sonnenhof')
    await open('pflege-admin', '/pflegepersonal')
    await screen.findByText('1 Person wartet auf Aufnahme')
    await screen.findByText('Sabine Krüger (Sie)')
    await press('Aalia Wartend aufnehmen')
    const aufnahme = within(await screen.findByRole('dialog', { name: 'Aalia Wartend aufnehmen' }))
    await nutzer.click(aufnahme.getByRole('button', { name: 'Aufnehmen' }))
    await screen.findByText('Aalia Wartend ist aufgenommen und kann sich anmelden.')
    await screen.findByRole('link', { name: 'Aalia Wartend' })
    // Told by the server before the answer came, it was read aloud; it stands in no bar.
    await waitFor(() => expect(screen.queryByText(/neuer Eintrag/, { ignore: '[role="status"]' })).toBeNull())
    expect(screen.queryByText(/wartet auf Aufnahme/)).toBeNull()
  })

  it('is refused, and gone from the list', async () => {
    await signUp('nina@example.org', 'Nina Nein', 'Sonnenhof')
    await open('pflege-admin')
    await press('Nina Nein ablehnen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Nina Nein ablehnen?' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Ablehnen' }))
    await screen.findByText('Nina Nein ist abgelehnt')
    await waitFor(() => expect(screen.queryByText(/wartet auf Aufnahme/)).toBeNull())
  })

  it('is found by the address, taken in with a role, and stands in the list', async () => {
    const email = 'nora@example.org'
    await signUp(email, 'Nora Neu', 'Haus am See')
    await open('pflege-admin')
    await press('Person aufnehmen')
    await write(/^E-Mail-Adresse/, 'niemand@example.org')
    await press('Person suchen')
    await screen.findByText('Unter dieser Adresse wartet kein bestätigtes Konto.')
    await write(/^E-Mail-Adresse/, email)
    await press('Person suchen')
    const aufnahme = within(await screen.findByRole('dialog', { name: 'Nora Neu aufnehmen' }))
    aufnahme.getByText(/Eigene Angabe zur Organisation: Haus am See/)
    await nutzer.click(aufnahme.getByRole('radio', { name: 'Pflegedienstleitung' }))
    await nutzer.click(aufnahme.getByRole('combobox', { name: 'Beruf' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Verwaltung' }))
    await nutzer.click(aufnahme.getByRole('button', { name: 'Aufnehmen' }))
    await screen.findByText('Nora Neu ist aufgenommen und kann sich anmelden.')
  })
})

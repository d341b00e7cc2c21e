import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press, fill, nutzer, openSeite, write, startServer } from '../../organisation/seite.fixtures.tsx'
import { personalRoutes } from '../personal.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (konto: string, path: string) => openSeite({ server, konto, routes: personalRoutes, path })
const personId = (konto: string) => server.ensemble.personen[konto]?.personId ?? ''
const akte = async (konto: string, who: string) =>
  (await (await server.as(who)).call(personalContract.readPerson, { params: { personId: personId(konto) } })).body
const row = (name: string | RegExp) => screen.findByRole('link', { name })

describe('The people of the own house', () => {
  it('are listed for the head, who invites one more and takes the invitation back', async () => {
    await open('pflege-admin', '/pflegepersonal')
    await row('Jonas Meyer')
    await row('Sabine Krüger (Sie)')
    await press('Person einladen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Person einladen' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Einladen' }))
    await dialog.findByText(/Angaben fehlen oder stimmen nicht/)
    await write(/^Vor- und Nachname/, 'Paula Neu')
    await write(/^E-Mail-Adresse/, 'paula@example.org')
    await nutzer.click(dialog.getByRole('radio', { name: 'Pflegekraft' }))
    await nutzer.click(dialog.getByRole('combobox', { name: 'Beruf' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Pflegekraft' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Einladen' }))
    await nutzer.click(await row('Paula Neu'))
    const offen = within(await screen.findByRole('dialog', { name: 'Einladung an Paula Neu' }))
    offen.getByText('paula@example.org')
    await nutzer.click(offen.getByRole('button', { name: 'Einladung zurückziehen' }))
    await screen.findByText('Die Einladung ist zurückgezogen.')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Paula Neu' })).toBeNull())
  })

  it('are for a colleague without address, state and file', async () => {
    await open('pfleger', '/pflegepersonal')
    await row('Sabine Krüger')
    expect(screen.queryByRole('button', { name: 'Person einladen' })).toBeNull()
    await press('Mehr zu dieser Liste')
    await screen.findByRole('menuitem', { name: 'Ganze Liste drucken' })
    expect(screen.queryByRole('menuitem', { name: 'Als CSV herunterladen' })).toBeNull()
  })

  it('end their access together, and the report takes it back', async () => {
    await open('apotheke-admin', '/apothekepersonal')
    await nutzer.click(await screen.findByRole('checkbox', { name: 'Felix Brandt auswählen' }))
    await nutzer.click(await screen.findByRole('button', { name: 'Zugang beenden (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Zugang beenden' }))
    await nutzer.click(dialog.getByRole('button', { name: '1 Eintrag: Zugang beenden' }))
    await dialog.findByText(/1 Eintrag erledigt/)
    expect((await akte('apotheker', 'apotheke-admin')).stand).toBe('AUSGESCHIEDEN')
    await nutzer.click(dialog.getByRole('button', { name: '1 rückgängig machen' }))
    await dialog.findByText('Zurückgenommen')
    expect((await akte('apotheker', 'apotheke-admin')).stand).toBe('AKTIV')
  })
})

describe('The people of partners', () => {
  it('are name, profession and telephone', async () => {
    await open('pfleger', '/arztpersonal')
    const { organisationen } = server.ensemble
    expect((await row('Dr. Martin Weber')).getAttribute('href')).toBe(`/aerzte/${organisationen.weber}`)
    screen.getByText(/Zu sehen sind Name, Beruf und dienstliche Rufnummer/)
  })

  it('are nobody where the houses do not work together: that is said calmly', async () => {
    await open('arzt', '/apothekepersonal')
    await screen.findByText('Hier ist niemand zu sehen')
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('A record', () => {
  it('is written by the head; a wrong number is told at its field', async () => {
    await open('arzt-admin', `/arztpersonal/${personId('arzt')}`)
    await screen.findByRole('heading', { level: 1, name: 'Dr. Martin Weber' })
    screen.getByText(/Fachgruppe: Allgemeinmedizin · Kann verordnen/)
    await write(/^Lebenslange Arztnummer/, '123456789')
    await write(/^Dienstliche Rufnummer/, '089 4711')
    await press('Speichern')
    await screen.findByText(/1 Angabe fehlt oder stimmt nicht/)
    await write(/^Lebenslange Arztnummer/, '482915401')
    await press('Speichern')
    await screen.findByText('Die Akte ist gespeichert.')
    expect((await akte('arzt', 'arzt-admin')).telefon).toBe('089 4711')
  })

  it('says of a helper which groups of Behandlungspflege are allowed, and when the proof is missing', async () => {
    await open('pflege-admin', `/pflegepersonal/${personId('pfleger')}`)
    await screen.findByText('Als Pflegefachkraft alle Leistungsgruppen der Behandlungspflege.')
    await nutzer.click(screen.getByRole('combobox', { name: 'Qualifikation' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Pflegehilfskraft' }))
    await nutzer.click(screen.getByRole('checkbox', { name: 'Leistungsgruppe 1 erlaubt' }))
    screen.getByText('Nachweis fehlt')
    await write('Nachweis für Gruppe 1', 'Kurs LG 1')
    await write('Gültig ab', '1.2.2026')
    await waitFor(() => expect(screen.queryByText('Nachweis fehlt')).toBeNull())
    await press('Speichern')
    await screen.findByText('Die Akte ist gespeichert.')
    expect((await akte('pfleger', 'pflege-admin')).vertrag?.behandlungspflege).toEqual([
      { gruppe: 1, nachweis: 'Kurs LG 1', von: '2026-02-01', bis: null },
    ])
  })

  it('is the person’s own to read, with absences to enter', async () => {
    await open('pfleger2', `/pflegepersonal/${personId('pfleger2')}`)
    await screen.findByText(/Das sind Sie/)
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Zugang' })).toBeNull()
    await press('Abwesenheit eintragen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Abwesenheit eintragen' }))
    await fill(dialog.getByLabelText(/^Erster Tag/), '1.2.2027')
    await fill(dialog.getByLabelText(/^Letzter Tag/), '3.2.2027')
    await nutzer.click(dialog.getByRole('button', { name: 'Eintragen' }))
    await screen.findByText('Urlaub: 01.02.2027 bis 03.02.2027')
    await press('Abwesenheit 01.02.2027 bis 03.02.2027 streichen')
    await screen.findByText('Keine Abwesenheit eingetragen.')
  })

  it('ends with a last day, which is asked for, and can be opened again', async () => {
    await open('pflege-admin2', `/pflegepersonal/${personId('pfleger2')}`)
    await press('Ausscheiden …')
    const dialog = within(await screen.findByRole('dialog', { name: 'Aylin Demir scheidet aus' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Ausscheiden lassen' }))
    await dialog.findByText(/1 Angabe fehlt oder stimmt nicht/)
    await fill(dialog.getByLabelText(/^Letzter Tag/), '31.12.2026')
    await nutzer.click(dialog.getByRole('button', { name: 'Ausscheiden lassen' }))
    await screen.findByText('Aylin Demir scheidet nach dem 31.12.2026 aus.')
    await press('Zugang öffnen')
    const frage = within(await screen.findByRole('dialog', { name: 'Zugang von Aylin Demir öffnen?' }))
    await nutzer.click(frage.getByRole('button', { name: 'Zugang öffnen' }))
    await screen.findByText('Der Zugang von Aylin Demir ist offen')
    expect((await akte('pfleger2', 'pflege-admin2')).zugang?.letzterTag).toBeNull()
  })

  it('of the last head cannot be shut', async () => {
    await open('arzt-admin', `/arztpersonal/${personId('arzt-admin')}`)
    await press('Zugang sperren')
    const frage = within(await screen.findByRole('dialog', { name: 'Zugang von Petra Lange sperren?' }))
    await nutzer.click(frage.getByRole('button', { name: 'Zugang sperren' }))
    await frage.findByText(
      'Die letzte Leitung einer Organisation behält ihre Rolle und ihren Zugang. Bitte geben Sie die Leitung zuerst an jemand anderen.',
    )
  })
})

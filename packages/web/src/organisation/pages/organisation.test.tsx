import { freigabeContract } from '@dreiklang/domain/organisation/freigabe.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { organisationRoutes } from '../organisation.routes.tsx'
import { press, nutzer, openSeite, write, startServer } from '../seite.fixtures.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(cleanup)

const open = (konto: string, path: string, language: 'de' | 'en' = 'de') =>
  openSeite({ server, konto, routes: organisationRoutes, path, language })
const card = (name: string) => screen.findByRole('region', { name })

describe('The head of an organisation', () => {
  it('enters the hours of the house as lines of text and sees them on the page', async () => {
    await open('apotheke-admin', '/organisation')
    await press('Öffnungszeiten bearbeiten')
    await write('Montag', '8-12:30, 14:00–18:30')
    await press('Speichern')
    expect(await within(await card('Öffnungszeiten')).findByText('08:00–12:30, 14:00–18:30')).toBeDefined()
  })

  it('is asked for the Bundesland until it is known, because deadlines count its holidays', async () => {
    await open('pflege-admin2', '/organisation')
    expect(await screen.findByText(/zählen für Fristen in Arbeitstagen nur die bundesweiten Feiertage/)).toBeDefined()
    await press('Bundesland angeben')
    await nutzer.click(await screen.findByRole('combobox', { name: /^Bundesland/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Sachsen' }))
    await press('Speichern')
    await waitFor(() => expect(screen.queryByText('Bundesland fehlt')).toBeNull())
    expect(within(await card('Öffnungszeiten')).getByText('Sachsen')).toBeDefined()
  })

  it('is told at the field which time is wrong', async () => {
    await open('apotheke-admin', '/organisation')
    await press('Öffnungszeiten bearbeiten')
    await write('Dienstag', '18:00–8:00')
    await press('Speichern')
    // Once above the form, once at the field.
    expect(await screen.findAllByText('Die Zeiten müssen nacheinander liegen. Bitte prüfen.')).toHaveLength(2)
    expect(screen.getByLabelText('Dienstag').getAttribute('aria-invalid')).toBe('true')
  })

  it('adds a tour with its deadline', async () => {
    await open('apotheke-admin', '/organisation')
    await press('Bestellschluss und Botendienst bearbeiten')
    await press('Touren: Zeile hinzufügen')
    const tour = await screen.findByRole('group', { name: 'Touren, Zeile 1' })
    await write(/^Name/, 'Nachmittag')
    await write(/^Bestellschluss/, '14:00')
    await nutzer.click(within(tour).getByLabelText('Mittwoch'))
    await press('Speichern')
    expect(await within(await card('Bestellschluss und Botendienst')).findByText(/Bestellschluss: 14:00/)).toBeDefined()
    const { abschnitte } = (await (await server.as('apotheke-admin')).call(profilContract.readAbschnitte)).body
    expect(abschnitte.find(({ abschnitt }) => abschnitt === 'BELIEFERUNG')?.inhalt).toMatchObject({
      touren: [{ name: 'Nachmittag', tage: ['mi'], bestellschluss: '14:00' }],
    })
  })

  it('does not overwrite what a colleague has saved in the meantime', async () => {
    await open('arzt-admin', '/organisation')
    await press('Telematik bearbeiten')
    const body = { abschnitt: 'KENNUNGEN', version: 0, inhalt: { telematikId: '1-schneller', kimAdresse: null } }
    await (await server.as('arzt-admin')).call(profilContract.updateAbschnitt, { body })
    await write('Telematik-ID', '1-langsamer')
    await press('Speichern')
    expect(await screen.findByText(/Inzwischen hat jemand anderes/)).toBeDefined()
  })

  it('asks the platform for another name', async () => {
    await open('pflege-admin2', '/organisation?bereich=vertrag')
    await press('Änderung beantragen')
    await write(/^Name/, 'Pflege Lindenweg GmbH')
    await write(/^Grund der Änderung/, 'Umfirmierung')
    await press('Beantragen')
    expect(await screen.findByText(/Pflege Lindenweg GmbH, IK 460517776/)).toBeDefined()
    const { antraege } = (await (await server.as('admin')).call(freigabeContract.listAntraege)).body
    expect(antraege.map(({ neu }) => neu.name)).toEqual(['Pflege Lindenweg GmbH'])
  })

  it('ends working together with a reason, and offers it again', async () => {
    await open('pflege-admin', '/organisation?bereich=partner')
    await press('Zusammenarbeit mit Rosen-Apotheke beenden')
    const dialog = await screen.findByRole('dialog')
    const button = within(dialog).getByRole('button', { name: 'Beenden' })
    expect(button.hasAttribute('disabled')).toBe(true)
    await write(/^Grund/, 'Zu weit entfernt')
    await nutzer.click(button)
    expect(await screen.findByText('von Ihnen beendet')).toBeDefined()
    await press('Zusammenarbeit mit Rosen-Apotheke anfragen')
    expect(await screen.findByText('von Ihnen angefragt')).toBeDefined()
  })
})

describe('The directory', () => {
  it('lists houses by name, says who is a partner, and opens their profile', async () => {
    const { router } = await open('pfleger2', '/apotheken')
    await nutzer.click(await screen.findByRole('link', { name: /Apotheke am Markt/ }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/apotheken\/[0-9a-f-]{36}$/))
    expect(await screen.findByRole('heading', { level: 1, name: 'Apotheke am Markt' })).toBeDefined()
    expect(await within(await card('Kontakt')).findByText(/Marktplatz 1/)).toBeDefined()
    expect(within(await card('Wer dort arbeitet')).getByText('Felix Brandt')).toBeDefined()
    // A nurse sees the state; only managers decide.
    expect(screen.queryByRole('button', { name: /Zusammenarbeit/ })).toBeNull()
  })

  it('shows a practice no pharmacies, and says why', async () => {
    await open('arzt', '/apotheken', 'en')
    expect(await screen.findByText(/Practices cannot see pharmacies/)).toBeDefined()
  })
})

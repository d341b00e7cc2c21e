import { freigabeContract } from '@dreiklang/domain/organisation/freigabe.contract'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { organisationRoutes } from '../organisation.routes.tsx'
import { druecke, nutzer, oeffneSeite, schreibe, starteServer } from '../seite.fixtures.tsx'

let server: TestServer
beforeAll(async () => {
  server = await starteServer()
})
afterAll(() => server.close())
afterEach(cleanup)

const oeffne = (konto: string, path: string, language: 'de' | 'en' = 'de') =>
  oeffneSeite({ server, konto, routes: organisationRoutes, path, language })
const karte = (name: string) => screen.findByRole('region', { name })

describe('The head of an organisation', () => {
  it('enters the hours of the house as lines of text and sees them on the page', async () => {
    await oeffne('apotheke-admin', '/organisation')
    await druecke('Öffnungszeiten bearbeiten')
    await schreibe('Montag', '8-12:30, 14:00–18:30')
    await druecke('Speichern')
    expect(await within(await karte('Öffnungszeiten')).findByText('08:00–12:30, 14:00–18:30')).toBeDefined()
  })

  it('is told at the field which time is wrong', async () => {
    await oeffne('apotheke-admin', '/organisation')
    await druecke('Öffnungszeiten bearbeiten')
    await schreibe('Dienstag', '18:00–8:00')
    await druecke('Speichern')
    // Once above the form, once at the field.
    expect(await screen.findAllByText('Die Zeiten müssen nacheinander liegen.')).toHaveLength(2)
    expect(screen.getByLabelText('Dienstag').getAttribute('aria-invalid')).toBe('true')
  })

  it('adds a tour with its deadline', async () => {
    await oeffne('apotheke-admin', '/organisation')
    await druecke('Bestellschluss und Botendienst bearbeiten')
    await druecke('Touren: Zeile hinzufügen')
    const tour = await screen.findByRole('group', { name: 'Touren, Zeile 1' })
    await schreibe(/^Name/, 'Nachmittag')
    await schreibe(/^Bestellschluss/, '14:00')
    await nutzer.click(within(tour).getByLabelText('Mittwoch'))
    await druecke('Speichern')
    expect(await within(await karte('Bestellschluss und Botendienst')).findByText(/Bestellschluss: 14:00/)).toBeDefined()
    const { abschnitte } = (await (await server.as('apotheke-admin')).call(profilContract.readAbschnitte)).body
    expect(abschnitte.find(({ abschnitt }) => abschnitt === 'BELIEFERUNG')?.inhalt).toMatchObject({
      touren: [{ name: 'Nachmittag', tage: ['mi'], bestellschluss: '14:00' }],
    })
  })

  it('does not overwrite what a colleague has saved in the meantime', async () => {
    await oeffne('arzt-admin', '/organisation')
    await druecke('Telematik bearbeiten')
    const body = { abschnitt: 'KENNUNGEN', version: 0, inhalt: { telematikId: '1-schneller', kimAdresse: null } }
    await (await server.as('arzt-admin')).call(profilContract.updateAbschnitt, { body })
    await schreibe('Telematik-ID', '1-langsamer')
    await druecke('Speichern')
    expect(await screen.findByText(/Inzwischen hat jemand anderes/)).toBeDefined()
  })

  it('asks the platform for another name', async () => {
    await oeffne('pflege-admin2', '/organisation?bereich=vertrag')
    await druecke('Änderung beantragen')
    await schreibe(/^Name/, 'Pflege Lindenweg GmbH')
    await schreibe(/^Grund der Änderung/, 'Umfirmierung')
    await druecke('Beantragen')
    expect(await screen.findByText(/Pflege Lindenweg GmbH, IK 460517776/)).toBeDefined()
    const { antraege } = (await (await server.as('admin')).call(freigabeContract.listAntraege)).body
    expect(antraege.map(({ neu }) => neu.name)).toEqual(['Pflege Lindenweg GmbH'])
  })

  it('ends working together with a reason, and offers it again', async () => {
    await oeffne('pflege-admin', '/organisation?bereich=partner')
    await druecke('Zusammenarbeit mit Rosen-Apotheke beenden')
    const dialog = await screen.findByRole('dialog')
    const knopf = within(dialog).getByRole('button', { name: 'Beenden' })
    expect(knopf.hasAttribute('disabled')).toBe(true)
    await schreibe(/^Grund/, 'Zu weit entfernt')
    await nutzer.click(knopf)
    expect(await screen.findByText('von Ihnen beendet')).toBeDefined()
    await druecke('Zusammenarbeit mit Rosen-Apotheke anfragen')
    expect(await screen.findByText('von Ihnen angefragt')).toBeDefined()
  })
})

describe('The directory', () => {
  it('lists houses by name, says who is a partner, and opens their profile', async () => {
    const { router } = await oeffne('pfleger2', '/apotheken')
    await nutzer.click(await screen.findByRole('link', { name: /Apotheke am Markt/ }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/apotheken\/[0-9a-f-]{36}$/))
    expect(await screen.findByRole('heading', { level: 1, name: 'Apotheke am Markt' })).toBeDefined()
    expect(await within(await karte('Kontakt')).findByText(/Marktplatz 1/)).toBeDefined()
    expect(within(await karte('Wer dort arbeitet')).getByText('Felix Brandt')).toBeDefined()
    // A nurse sees the state; only managers decide.
    expect(screen.queryByRole('button', { name: /Zusammenarbeit/ })).toBeNull()
  })

  it('shows a practice no pharmacies, and says why', async () => {
    await oeffne('arzt', '/apotheken', 'en')
    expect(await screen.findByText(/Practices cannot see pharmacies/)).toBeDefined()
  })
})

import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { klientRoutes } from '../klient.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (path: string, konto = 'pfleger') => openSeite({ server, konto, routes: klientRoutes, path })
const first = () => server.klienten[0]?.id ?? ''
const ueberschrift = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('The list of Klienten', () => {
  it('shows the own ones and finds by the beginning of the last name', async () => {
    const { router } = await open('/klienten')
    await screen.findAllByRole('link', { name: /^Albrecht, / })
    await fill(screen.getByRole('searchbox'), 'Özd')
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Albrecht, / })).toEqual([]))
    await screen.findAllByRole('link', { name: /^Özdemir, / })
    expect(router.state.location.search).toEqual({ suche: 'Özd' })
  })

  it('says when nobody is found, and leads back', async () => {
    await open('/klienten?suche=Xyz&status=PAUSIERT')
    await screen.findByRole('heading', { name: 'Nichts gefunden' })
    for (const button of screen.getAllByRole('button', { name: 'Alle Filter löschen' }).slice(0, 1)) await nutzer.click(button)
    await screen.findAllByRole('link', { name: /^Albrecht, / })
  })

  it('sets the status of many, tells of each, and takes it back', async () => {
    await open('/klienten?suche=Thiele', 'pflege-admin')
    await screen.findAllByRole('link', { name: /^Thiele, / })
    for (const kasten of screen.getAllByRole('checkbox', { name: /Thiele/ })) await nutzer.click(kasten)
    await nutzer.click(await screen.findByRole('button', { name: /^Status: Pausiert/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Status: Pausiert' })
    await nutzer.click(within(dialog).getByRole('button', { name: /Status: Pausiert/ }))
    await nutzer.click(await within(dialog).findByRole('button', { name: /rückgängig machen/ }))
    await waitFor(() => expect(within(dialog).queryAllByText('Zurückgenommen').length).toBeGreaterThan(0))
  })

  it('offers taking in to the head only', async () => {
    await open('/klienten')
    await screen.findAllByRole('link', { name: /^Albrecht, / })
    expect(screen.queryByRole('link', { name: 'Klient/in aufnehmen' })).toBeNull()
  })
})

describe('The record of a Klient', () => {
  it('shows who it is and leads to a new order for him', async () => {
    await open(`/klienten/${first()}`)
    await ueberschrift(/^Albrecht, /)
    expect(screen.getByRole('link', { name: 'Neue Bestellung' }).getAttribute('href')).toBe(`/bestellungen/neu?klient=${first()}`)
  })
})

describe('The form of a Klient', () => {
  it('is closed to everybody but the head', async () => {
    await open('/klienten/neu')
    await screen.findByText(/kann nur die Pflegedienstleitung/)
    expect(screen.queryByRole('textbox', { name: 'Nachname' })).toBeNull()
  })

  it('names all missing fields, tells the check digit while one types, and takes a Klient in', async () => {
    const { router } = await open('/klienten/neu', 'pflege-admin')
    await ueberschrift('Klient/in aufnehmen')
    await nutzer.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('3 Angaben fehlen oder stimmen nicht')

    await fill(screen.getByRole('textbox', { name: 'Nachname' }), 'Testmann')
    await fill(screen.getByRole('textbox', { name: 'Vorname' }), 'Theo')
    await fill(screen.getByRole('textbox', { name: 'Geburtsdatum' }), '12.3.40')
    await fill(screen.getByRole('textbox', { name: 'Versichertennummer' }), 'm310429178')
    await screen.findByText('Die Prüfziffer der Versichertennummer stimmt nicht. Bitte die Nummer prüfen.')
    await nutzer.clear(screen.getByRole('textbox', { name: 'Versichertennummer' }))
    await fill(screen.getByRole('textbox', { name: 'Versichertennummer' }), 'm310429177')
    await screen.findByText('Die Prüfziffer stimmt.')

    await nutzer.click(screen.getByRole('radio', { name: 'Keine bekannt' }))
    // The insurance is missing: that only the server says.
    await nutzer.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('1 Angabe fehlt oder stimmt nicht')
    await fill(screen.getByRole('textbox', { name: 'Krankenkasse' }), 'AOK Bayern')
    await nutzer.click(screen.getByRole('button', { name: 'Speichern' }))
    await ueberschrift('Testmann, Theo')
    expect(router.state.location.pathname).toMatch(/^\/klienten\/[0-9a-f-]{36}$/)
  })
})

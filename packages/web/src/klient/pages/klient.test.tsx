import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuelle, nutzer, oeffneSeite, starteServer } from '../../organisation/seite.fixtures.tsx'
import { klientRoutes } from '../klient.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await starteServer()
})
afterAll(() => server.close())

const oeffne = (path: string, konto = 'pfleger') => oeffneSeite({ server, konto, routes: klientRoutes, path })
const erster = () => server.klienten[0]?.id ?? ''
const ueberschrift = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

async function suche(feld: string, text: string, treffer: RegExp) {
  await fuelle(screen.getByRole('combobox', { name: feld }), text)
  await nutzer.click(await screen.findByRole('option', { name: treffer }))
}

describe('The list of Klienten', () => {
  it('shows the own ones and finds by the beginning of the last name', async () => {
    const { router } = await oeffne('/klienten')
    await screen.findAllByRole('link', { name: /^Albrecht, / })
    await fuelle(screen.getByRole('searchbox'), 'Özd')
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Albrecht, / })).toEqual([]))
    await screen.findAllByRole('link', { name: /^Özdemir, / })
    expect(router.state.location.search).toEqual({ suche: 'Özd' })
  })

  it('jumps to a letter and back to all', async () => {
    await oeffne('/klienten')
    await nutzer.click(await screen.findByRole('button', { name: 'Nachnamen mit W' }))
    await screen.findAllByRole('link', { name: /^Wagner, / })
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Albrecht, / })).toEqual([]))
    await nutzer.click(screen.getByRole('button', { name: 'Alle' }))
    await screen.findAllByRole('link', { name: /^Albrecht, / })
  })

  it('says when nobody is found, and leads back', async () => {
    await oeffne('/klienten?suche=Xyz')
    await screen.findByRole('heading', { name: 'Niemand gefunden' })
    await nutzer.click(screen.getByRole('button', { name: 'Alle zeigen' }))
    await screen.findAllByRole('link', { name: /^Albrecht, / })
  })

  it('offers taking in to the head only', async () => {
    await oeffne('/klienten')
    await screen.findAllByRole('link', { name: /^Albrecht, / })
    expect(screen.queryByRole('link', { name: 'Klienten aufnehmen' })).toBeNull()
  })
})

describe('The record of a Klient', () => {
  it('shows who it is and leads to a new order for him', async () => {
    await oeffne(`/klienten/${erster()}`)
    await ueberschrift(/^Albrecht, /)
    expect(screen.getByRole('link', { name: 'Neue Bestellung' }).getAttribute('href')).toBe(`/bestellungen/neu?klient=${erster()}`)
    expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull()
  })

  it('takes a consent, and its withdrawal, which is asked about first', async () => {
    await oeffne(`/klienten/${erster()}`)
    await nutzer.click(await screen.findByRole('button', { name: 'Neue Einwilligung' }))
    const dialog = await screen.findByRole('dialog', { name: 'Einwilligung eintragen' })
    await nutzer.click(within(dialog).getByRole('button', { name: 'Einwilligung speichern' }))
    await within(dialog).findByText('2 Angaben fehlen oder stimmen nicht')

    await nutzer.click(within(dialog).getByRole('combobox', { name: 'Wofür' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Fotos' }))
    await fuelle(within(dialog).getByRole('textbox', { name: 'Erteilt durch' }), 'Tochter als Betreuerin')
    await nutzer.click(within(dialog).getByRole('button', { name: 'Einwilligung speichern' }))
    const karte = screen.getByRole('region', { name: 'Einwilligungen' })
    await within(karte).findByText(/durch Tochter als Betreuerin/)

    await nutzer.click(within(karte).getByRole('button', { name: 'Fotos widerrufen' }))
    const frage = await screen.findByRole('dialog', { name: 'Einwilligung widerrufen?' })
    await nutzer.click(within(frage).getByRole('button', { name: 'Widerrufen' }))
    await within(karte).findByText(/widerrufen am/)
    expect(within(karte).queryByRole('button', { name: 'Fotos widerrufen' })).toBeNull()
  })

  it('writes down a new choice of pharmacy, with who declared it', async () => {
    await oeffne(`/klienten/${erster()}`)
    await nutzer.click(await screen.findByRole('button', { name: 'Neue Wahl' }))
    const dialog = await screen.findByRole('dialog', { name: 'Wahl eintragen' })
    await suche('Apotheke', 'Rosen', /Rosen-Apotheke/)
    await fuelle(within(dialog).getByRole('textbox', { name: 'Erklärt von' }), 'Klient')
    await nutzer.click(within(dialog).getByRole('radio', { name: 'mündlich' }))
    await nutzer.click(within(dialog).getByRole('button', { name: 'Wahl speichern' }))
    const karte = screen.getByRole('region', { name: 'Gewählte Apotheke' })
    await within(karte).findByText('Rosen-Apotheke')
    within(karte).getByText('mündlich')
  })
})

describe('The form of a Klient', () => {
  it('is closed to everybody but the head', async () => {
    await oeffne('/klienten/neu')
    await screen.findByText(/kann nur die Pflegedienstleitung/)
    expect(screen.queryByRole('textbox', { name: 'Nachname' })).toBeNull()
  })

  it('names all missing fields, tells the check digit while one types, and takes a Klient in', async () => {
    const { router } = await oeffne('/klienten/neu', 'pflege-admin')
    await ueberschrift('Klienten aufnehmen')
    await nutzer.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('3 Angaben fehlen oder stimmen nicht')

    await fuelle(screen.getByRole('textbox', { name: 'Nachname' }), 'Testmann')
    await fuelle(screen.getByRole('textbox', { name: 'Vorname' }), 'Theo')
    await fuelle(screen.getByRole('textbox', { name: 'Geburtsdatum' }), '12.3.40')
    await fuelle(screen.getByRole('textbox', { name: 'Versichertennummer' }), 'm310429178')
    await screen.findByText('Die Prüfziffer der Versichertennummer stimmt nicht.')
    await nutzer.clear(screen.getByRole('textbox', { name: 'Versichertennummer' }))
    await fuelle(screen.getByRole('textbox', { name: 'Versichertennummer' }), 'm310429177')
    await screen.findByText('Die Prüfziffer stimmt.')

    await nutzer.click(screen.getByRole('radio', { name: 'Keine bekannt' }))
    // The insurance is missing: that only the server says.
    await nutzer.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('1 Angabe fehlt oder stimmt nicht')
    await fuelle(screen.getByRole('textbox', { name: 'Krankenkasse' }), 'AOK Bayern')
    await nutzer.click(screen.getByRole('button', { name: 'Speichern' }))
    await ueberschrift('Testmann, Theo')
    screen.getByText('Keine bekannt')
    expect(router.state.location.pathname).toMatch(/^\/klienten\/[0-9a-f-]{36}$/)
  })

  it('asks before unsaved words are left', async () => {
    const { router } = await oeffne(`/klienten/${erster()}/bearbeiten`, 'pflege-admin')
    await fuelle(await screen.findByRole('textbox', { name: 'Vorname' }), 'x')
    await nutzer.click(screen.getByRole('link', { name: 'Abbrechen' }))
    const frage = await screen.findByRole('dialog', { name: 'Ungespeicherte Eingaben' })
    await nutzer.click(within(frage).getByRole('button', { name: 'Hier bleiben' }))
    expect(router.state.location.pathname).toMatch(/bearbeiten$/)
    await nutzer.click(screen.getByRole('link', { name: 'Abbrechen' }))
    await nutzer.click(await screen.findByRole('button', { name: 'Verwerfen und gehen' }))
    await ueberschrift(/^Albrecht, /)
  })

  it('says when somebody else was faster, and offers the new state', async () => {
    await oeffne(`/klienten/${erster()}/bearbeiten`, 'pflege-admin')
    const telefon = await screen.findByRole('textbox', { name: 'Telefon' })
    const andere = await server.as('pflege-admin')
    const { body } = await andere.call(klientContract.read, { params: { klientId: erster() } })
    const { id: _id, hausarzt: _h, apothekenwahl: _a, einwilligungen: _e, ...angaben } = body
    await andere.call(klientContract.update, { params: { klientId: erster() }, body: { ...angaben, telefon: '089 111111' } })

    await nutzer.clear(telefon)
    await fuelle(telefon, '089 222222')
    await nutzer.click(screen.getByRole('button', { name: 'Speichern' }))
    await screen.findByText('Jemand hat diesen Klienten inzwischen geändert.')
    await nutzer.click(screen.getByRole('button', { name: /Neuen Stand laden/ }))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' }).value).toBe('089 111111'))
  })
})

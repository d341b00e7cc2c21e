import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { ohneAngaben, sanitaetshaus } from '@dreiklang/server/kontakt/kontakt.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { druecke, fuelle, nutzer, oeffneSeite, schreibe, starteServer } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import { kontaktRoutes } from '../kontakt.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await starteServer()
})
afterAll(() => server.close())

const oeffne = (path: string, konto = 'pfleger') => oeffneSeite({ server, konto, routes: kontaktRoutes, path })
const lege = async (contact: object, konto = 'pfleger') =>
  (await (await server.as(konto)).call(kontaktContract.create, { body: { contact: { ...ohneAngaben, ...contact } } })).body
const suchfeld = () => screen.findByRole('searchbox', { name: 'Suchen' })
const zeile = (name: string | RegExp) => screen.findByRole('link', { name })
const keineZeile = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
const ueberschrift = (name: string) => screen.findByRole('heading', { level: 2, name })

let nr = 0
let name = ''
beforeEach(() => {
  nr += 1
  name = `Testkontakt ${nr}`
})

describe('The directory', () => {
  it('shows Klienten and contacts under their letters; a Klient leads to his record and to a new order', async () => {
    await lege({ name })
    await oeffne('/contacts')
    await zeile(new RegExp(`^${name}`))
    const [klient] = await screen.findAllByRole('link', { name: /^Albrecht, / })
    expect(klient?.getAttribute('href')).toMatch(/^\/klienten\//)
    const [bestellen] = screen.getAllByRole('link', { name: /^Neue Bestellung für Albrecht, / })
    expect(bestellen?.getAttribute('href')).toMatch(/^\/bestellungen\/neu\?klient=/)
    screen.getByRole('heading', { level: 2, name: 'T' })
    await druecke('Kontakte')
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Albrecht, / })).toEqual([]))
    await druecke('Klienten')
    await keineZeile(new RegExp(`^${name}`))
  })

  it('finds by name, company, e-mail and number in any way of writing, and keeps the search in the address', async () => {
    await lege({ ...sanitaetshaus, name })
    const { router } = await oeffne('/contacts?ansicht=kontakte')
    for (const suche of [name.toLowerCase(), 'sanitatshaus gmbh', 'post@sanitaet', '+49 89 12 34 56', '089/123']) {
      await fuelle(await suchfeld(), suche)
      await waitFor(() => expect(router.state.location.search).toEqual({ ansicht: 'kontakte', suche }))
      await zeile(new RegExp(`^${name}`))
    }
    await fuelle(await suchfeld(), 'Xyzzy')
    await ueberschrift('Niemand gefunden')
    await druecke('Alle zeigen')
    await zeile(new RegExp(`^${name}`))
    expect(router.state.location.search).toEqual({})
  })

  it('has no Klienten for a pharmacy', async () => {
    await lege({ name }, 'apotheker')
    await oeffne('/contacts', 'apotheker')
    await zeile(new RegExp(`^${name}`))
    expect(screen.queryByRole('button', { name: 'Klienten' })).toBeNull()
  })

  it('is walked through with the arrow keys, opened with Enter, and searched with /', async () => {
    const stop = listenForChords()
    await lege({ name: `${name} A` })
    await lege({ name: `${name} B` })
    const { router } = await oeffne(`/contacts?ansicht=kontakte&suche=${encodeURIComponent(name)}`)
    const erste = await zeile(new RegExp(`^${name} A`))
    erste.focus()
    await nutzer.keyboard('{ArrowDown}{Enter}')
    await ueberschrift(`${name} B`)
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte', suche: name })
    expect(screen.getByRole('link', { name: new RegExp(`^${name} B`) }).getAttribute('aria-current')).toBe('page')
    await nutzer.keyboard('/')
    expect(document.activeElement).toBe(await suchfeld())
    await nutzer.tab()
    await nutzer.keyboard('n')
    await ueberschrift('Neuer Kontakt')
    stop()
  })

  it('hears of what a colleague writes', async () => {
    const { queryClient } = await oeffne('/contacts?ansicht=kontakte')
    await suchfeld()
    await lege({ name }, 'pflege-admin')
    await queryClient.invalidateQueries({ queryKey: ['kontakt'] })
    expect(await zeile(new RegExp(`^${name}`))).toBeDefined()
  })
})

describe('A contact', () => {
  it('calls and writes at a press, and stands among those used last', async () => {
    const { id } = await lege({ ...sanitaetshaus, name })
    await oeffne(`/contacts/${id}`)
    await ueberschrift(name)
    expect(screen.getByRole('link', { name: /\+49 89 123456/ }).getAttribute('href')).toBe('tel:+4989123456')
    expect(screen.getByRole('link', { name: /post@sanitaet/ }).getAttribute('href')).toBe('mailto:post@sanitaet.example')
    screen.getByText('29.02.1980')
    expect(screen.getByText('Montags').tagName).toBe('B')
    await druecke('Zuletzt verwendet')
    await zeile(new RegExp(`^${name}`))
  })

  it('becomes a favourite of the person and no longer', async () => {
    const { id } = await lege({ name })
    await oeffne(`/contacts/${id}?ansicht=favoriten`)
    await druecke('Als Favorit merken')
    await zeile(new RegExp(`^${name}.*Favorit`))
    await druecke('Nicht mehr als Favorit merken')
    await keineZeile(new RegExp(`^${name}.*Favorit`))
    expect(screen.getByRole('button', { name: 'Als Favorit merken' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('is made with several numbers and a tag that is made on the way', async () => {
    const { router } = await oeffne('/contacts/neu')
    await fuelle(await screen.findByRole('textbox', { name: 'Name' }), name)
    await druecke('Noch eine Telefonnummer')
    const [erste, zweite] = screen.getAllByRole('textbox', { name: 'Telefonnummer' })
    if (erste === undefined || zweite === undefined) throw new Error('Two fields for numbers')
    // The first line stays empty: it does not count.
    await fuelle(zweite, '0171 1234567')
    await schreibe('Neues Stichwort', `Nacht ${nr}`)
    await nutzer.keyboard('{Enter}')
    await screen.findByRole('button', { name: `Nacht ${nr}`, pressed: true })
    await druecke('Speichern')
    await ueberschrift(name)
    screen.getByRole('link', { name: /\+49 171 1234567/ })
    screen.getAllByText(`Nacht ${nr}`)
    expect(router.state.location.pathname).not.toContain('neu')
  })

  it('says at the field what is wrong', async () => {
    await oeffne('/contacts/neu')
    await schreibe('E-Mail-Adresse', 'keine')
    await druecke('Speichern')
    await screen.findByText('2 Angaben fehlen oder stimmen nicht')
  })

  it('is changed, and a stale form overwrites nobody', async () => {
    const { id } = await lege({ name, notes: '<b>wichtig</b>' })
    await oeffne(`/contacts/${id}?bearbeiten=ja`)
    await schreibe('Firma', 'Meine GmbH')
    await (await server.as('pflege-admin')).call(kontaktContract.update, { body: { id, contact: { title: 'Von der Kollegin' } } })
    await druecke('Speichern')
    await screen.findByText('Jemand hat diesen Kontakt inzwischen geändert.')
    await druecke('Neu laden')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Position' })).toHaveProperty('value', 'Von der Kollegin'))
    await schreibe('Firma', 'Meine GmbH')
    await druecke('Speichern')
    await ueberschrift(name)
    await screen.findAllByText('Von der Kollegin · Meine GmbH')
    expect(screen.getByText('wichtig').tagName).toBe('B')
  })

  it('asks before unsaved entries are left', async () => {
    const { id } = await lege({ name })
    await oeffne(`/contacts/${id}?bearbeiten=ja`)
    await schreibe('Firma', 'Ungesichert')
    await nutzer.click(screen.getByRole('link', { name: 'Abbrechen' }))
    const frage = await screen.findByRole('dialog')
    await nutzer.click(within(frage).getByRole('button', { name: /bleiben/i }))
    expect(screen.getByRole('textbox', { name: 'Firma' })).toHaveProperty('value', 'Ungesichert')
  })

  it('is deleted at a press and comes back at another', async () => {
    const { id } = await lege({ name })
    await oeffne(`/contacts/${id}?ansicht=kontakte`)
    await ueberschrift(name)
    await druecke('Löschen')
    await keineZeile(new RegExp(`^${name}`))
    await druecke('Rückgängig')
    expect((await zeile(new RegExp(`^${name}`))).getAttribute('href')).toContain(id)
  })

  it('that does not exist says so', async () => {
    await oeffne(`/contacts/${crypto.randomUUID()}`)
    await ueberschrift('Diesen Kontakt gibt es nicht')
    expect(screen.getByRole('link', { name: 'Zur Liste' }).getAttribute('href')).toBe('/contacts')
  })
})

describe('Tags', () => {
  it('filter the list, are renamed, and are asked about before they go', async () => {
    const { body: tag } = await (
      await server.as('pfleger')
    ).call(kontaktContract.createTag, { body: { tag: { title: `Stichwort ${nr}` } } })
    await lege({ name, tags: [tag.id] })
    await lege({ name: `Ohne ${nr}` })
    await oeffne('/contacts?ansicht=kontakte')
    await zeile(`Ohne ${nr}`)
    await nutzer.click(screen.getByRole('combobox', { name: 'Stichwort' }))
    await nutzer.click(await screen.findByRole('option', { name: `Stichwort ${nr}` }))
    await keineZeile(`Ohne ${nr}`)
    await zeile(new RegExp(`^${name}`))
    await druecke('Importieren, exportieren, aufräumen')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Stichwörter verwalten' }))
    const dialog = await screen.findByRole('dialog')
    await nutzer.click(within(dialog).getByRole('button', { name: `Stichwort ${nr} löschen` }))
    await nutzer.click(within(dialog).getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: `Stichwort ${nr} löschen` })).toBeNull())
  })
})

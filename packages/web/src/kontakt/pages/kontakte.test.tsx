import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { ohneAngaben, sanitaetshaus } from '@dreiklang/server/kontakt/kontakt.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
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
const reiter = async (titel: string) => nutzer.click(await screen.findByRole('tab', { name: titel }))
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
  it('shows Klienten and contacts in one list; a Klient leads to his record and to a new order', async () => {
    await lege({ name })
    await oeffne('/contacts')
    const [klient] = await screen.findAllByRole('link', { name: /^Albrecht, / })
    expect(klient?.getAttribute('href')).toMatch(/^\/klienten\//)
    await nutzer.click(screen.getByRole('button', { name: `Aktionen für ${klient?.textContent}` }))
    const bestellen = await screen.findByRole('menuitem', { name: 'Neue Bestellung' })
    expect(bestellen.getAttribute('href')).toMatch(/^\/bestellungen\/neu\?klient=/)
    await nutzer.keyboard('{Escape}')
    await reiter('Kontakte')
    await zeile(name)
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Albrecht, / })).toEqual([]))
    await reiter('Klienten')
    await keineZeile(name)
  })

  it('finds by name, company, e-mail and number in any way of writing, and keeps the search in the address', async () => {
    await lege({ ...sanitaetshaus, name })
    const { router } = await oeffne('/contacts?ansicht=kontakte')
    for (const suche of [name.toLowerCase(), 'sanitatshaus gmbh', 'post@sanitaet', '+49 89 12 34 56', '089/123']) {
      await fuelle(await suchfeld(), suche)
      await waitFor(() => expect(router.state.location.search).toEqual({ ansicht: 'kontakte', suche }))
      await zeile(name)
    }
    await fuelle(await suchfeld(), 'Xyzzy')
    await screen.findByText('Nichts gefunden')
    await druecke('Alle Filter löschen')
    await zeile(name)
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte' })
  })

  it('shows the names with one letter; the letter stands in the address', async () => {
    await lege({ name: `Zz ${name}` })
    const { router } = await oeffne('/contacts?ansicht=kontakte')
    await druecke('Nur Z')
    await zeile(`Zz ${name}`)
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte', buchstabe: 'Z' })
    expect(screen.getByRole('button', { name: 'Nur Z', pressed: true })).toBeDefined()
    await druecke('Nur X')
    await keineZeile(`Zz ${name}`)
  })

  it('has no Klienten for a pharmacy', async () => {
    await lege({ name }, 'apotheker')
    await oeffne('/contacts', 'apotheker')
    await zeile(name)
    expect(screen.queryByRole('tab', { name: 'Klienten' })).toBeNull()
  })

  it('of an empty house says how it begins', async () => {
    await oeffne('/contacts', 'arzt2')
    await screen.findByText('Noch keine Kontakte')
    expect(screen.getAllByRole('link', { name: 'Neuer Kontakt' })[0]?.getAttribute('href')).toBe('/contacts/neu')
    expect(screen.getByRole('link', { name: 'Importieren' }).getAttribute('href')).toBe('/contacts/import')
  })

  it('is walked through with j and k, opened with Enter, closed with Esc, and searched with /', async () => {
    const stop = listenForChords()
    await lege({ name: `${name} A` })
    await lege({ name: `${name} B` })
    const { router } = await oeffne(`/contacts?ansicht=kontakte&suche=${encodeURIComponent(name)}`)
    const erste = await zeile(`${name} A`)
    erste.focus()
    await nutzer.keyboard('j{Enter}')
    await ueberschrift(`${name} B`)
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte', suche: name })
    expect((await zeile(`${name} B`)).getAttribute('aria-current')).toBe('page')
    await nutzer.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/contacts'))
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte', suche: name })
    await nutzer.keyboard('/')
    await waitFor(async () => expect(document.activeElement).toBe(await suchfeld()))
    act(() => (document.activeElement as HTMLElement).blur())
    await nutzer.keyboard('n')
    await ueberschrift('Neuer Kontakt')
    stop()
  })

  it('hears of what a colleague writes', async () => {
    const { queryClient } = await oeffne(`/contacts?ansicht=kontakte&suche=${encodeURIComponent(name)}`)
    await screen.findByText('Nichts gefunden')
    await lege({ name }, 'pflege-admin')
    await queryClient.invalidateQueries({ queryKey: ['kontakt'] })
    expect(await zeile(name)).toBeDefined()
  })

  it('keeps a Klient as favourite of the person, beside the contacts', async () => {
    await oeffne('/contacts?ansicht=klienten')
    const [klient] = await screen.findAllByRole('link', { name: /^Albrecht, / })
    const wer = klient?.textContent ?? ''
    const stern = screen.getByRole('button', { name: `${wer} als Favorit merken` })
    await nutzer.click(stern)
    await waitFor(() => expect(stern.getAttribute('aria-pressed')).toBe('true'))
    await reiter('Favoriten')
    await zeile(wer)
    await druecke(`${wer} als Favorit merken`)
    await keineZeile(wer)
  })
})

describe('Many contacts at once', () => {
  const waehle = async (...namen: string[]) => {
    for (const eine of namen) await nutzer.click(await screen.findByRole('checkbox', { name: `${eine} auswählen` }))
  }
  const bericht = async () => within(await screen.findByRole('dialog'))

  it('are given a tag with a report of each, which is taken back again', async () => {
    const pfleger = await server.as('pfleger')
    const { body: tag } = await pfleger.call(kontaktContract.createTag, { body: { tag: { title: `AAA ${nr}` } } })
    const [a, b] = [await lege({ name: `${name} A` }), await lege({ name: `${name} B` })]
    const tagsVon = async (id: string) => (await pfleger.call(kontaktContract.read, { query: { id } })).body.tags
    await oeffne(`/contacts?suche=${encodeURIComponent(name)}`)
    await waehle(`${name} A`, `${name} B`)
    await druecke('Stichwort vergeben (2)')
    const dialog = await bericht()
    await nutzer.click(dialog.getByRole('combobox', { name: 'Stichwort' }))
    await nutzer.click(await screen.findByRole('option', { name: `AAA ${nr}` }))
    await nutzer.click(dialog.getByRole('button', { name: '2 Einträge: Stichwort vergeben' }))
    await dialog.findByText(/2 Einträge erledigt/)
    expect([await tagsVon(a.id), await tagsVon(b.id)]).toEqual([[tag.id], [tag.id]])
    await nutzer.click(dialog.getByRole('button', { name: '2 rückgängig machen' }))
    await waitFor(async () => expect([await tagsVon(a.id), await tagsVon(b.id)]).toEqual([[], []]))
  })

  it('are deleted, and brought back from the report', async () => {
    await lege({ name: `${name} A` })
    await oeffne(`/contacts?suche=${encodeURIComponent(name)}`)
    await waehle(`${name} A`)
    await druecke('Löschen (1)')
    const dialog = await bericht()
    await nutzer.click(dialog.getByRole('button', { name: '1 Eintrag: Löschen' }))
    await nutzer.click(await dialog.findByRole('button', { name: '1 rückgängig machen' }))
    await dialog.findByText('Zurückgenommen')
    await nutzer.click(dialog.getByRole('button', { name: /^(Fertig|Abbrechen)$/ }))
    expect(await zeile(`${name} A`)).toBeDefined()
  })

  it('go into one file of exactly those', async () => {
    const gesendet: string[] = []
    const [a] = [await lege({ name: `${name} A` }), await lege({ name: `${name} B` })]
    await oeffneSeite({
      server,
      konto: 'pfleger',
      routes: kontaktRoutes,
      path: `/contacts?suche=${encodeURIComponent(name)}`,
      leitung: (weiter) => (url, init) => {
        if (url.includes('/export')) gesendet.push(url)
        return weiter(url, init)
      },
    })
    await waehle(`${name} A`)
    await druecke('Exportieren (1)')
    const dialog = await bericht()
    await nutzer.click(dialog.getByRole('button', { name: '1 Eintrag: Exportieren' }))
    await waitFor(() => expect(gesendet).toHaveLength(1))
    expect(gesendet[0]).toContain(`ids=${a.id}`)
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
    await reiter('Zuletzt verwendet')
    await zeile(name)
  })

  it('becomes a favourite of the person and no longer', async () => {
    const { id } = await lege({ name })
    await oeffne(`/contacts/${id}?ansicht=favoriten`)
    await druecke('Als Favorit merken')
    await screen.findByRole('button', { name: 'Als Favorit merken', pressed: true })
    await zeile(name)
    await druecke('Als Favorit merken')
    await keineZeile(name)
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
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Funktion' })).toHaveProperty('value', 'Von der Kollegin'))
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
    await oeffne(`/contacts/${id}?suche=${encodeURIComponent(name)}`)
    await ueberschrift(name)
    await druecke('Löschen')
    await keineZeile(name)
    await druecke('Rückgängig')
    expect((await zeile(name)).getAttribute('href')).toContain(id)
  })

  it('that does not exist says so', async () => {
    await oeffne(`/contacts/${crypto.randomUUID()}`)
    await ueberschrift('Diesen Kontakt gibt es nicht')
    expect(screen.getByRole('link', { name: 'Zur Liste' }).getAttribute('href')).toBe('/contacts')
  })
})

describe('The country of a number', () => {
  it('has its flag beside the dial prefix, and is called by its name', async () => {
    await oeffne('/contacts/neu')
    const land = await screen.findByRole('combobox', { name: 'Land' })
    await waitFor(() => expect(land).toHaveProperty('value', 'Deutschland (+49)'))
    await nutzer.click(land)
    await fuelle(land, 'Österr')
    const option = await screen.findByRole('option', { name: 'Österreich (+43)' })
    expect(option.querySelector('[aria-hidden]')?.textContent).toBe('AT')
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
    await druecke(/^Filter/)
    const filter = within(await screen.findByRole('dialog'))
    await nutzer.click(filter.getByRole('combobox', { name: 'Stichwort' }))
    await nutzer.click(await screen.findByRole('option', { name: `Stichwort ${nr}` }))
    await nutzer.click(filter.getByRole('button', { name: 'Fertig' }))
    await keineZeile(`Ohne ${nr}`)
    await zeile(name)
    await druecke('Importieren, exportieren, aufräumen')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Stichwörter verwalten' }))
    const dialog = await screen.findByRole('dialog')
    await nutzer.click(within(dialog).getByRole('button', { name: `Stichwort ${nr} löschen` }))
    await nutzer.click(within(dialog).getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: `Stichwort ${nr} löschen` })).toBeNull())
  })
})

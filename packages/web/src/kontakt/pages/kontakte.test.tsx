import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { withoutAngaben, sanitaetshaus } from '@dreiklang/server/kontakt/kontakt.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { press, fill, nutzer, openSeite, write, startServer } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'
import type { Transport } from '../../shared/refresh.ts'
import { kontaktRoutes } from '../kontakt.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (path: string, konto = 'pfleger') => openSeite({ server, konto, routes: kontaktRoutes, path })
const put = async (contact: object, konto = 'pfleger') =>
  (await (await server.as(konto)).call(kontaktContract.create, { body: { contact: { ...withoutAngaben, ...contact } } })).body
const suchfeld = () => screen.findByRole('searchbox', { name: 'Suchen' })
const reiter = async (title: string) => nutzer.click(await screen.findByRole('tab', { name: title }))
const row = (name: string | RegExp) => screen.findByRole('link', { name })
const noRow = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
const ueberschrift = (name: string) => screen.findByRole('heading', { level: 2, name })

let nr = 0
let name = ''
beforeEach(() => {
  nr += 1
  name = `Testkontakt ${nr}`
})

describe('The directory', () => {
  it('shows Klienten and contacts in one list; a Klient leads to his record and to a new order', async () => {
    await put({ name })
    await open('/contacts')
    const [klient] = await screen.findAllByRole('link', { name: /^Albrecht, / })
    expect(klient?.getAttribute('href')).toMatch(/^\/klienten\//)
    await nutzer.click(screen.getByRole('button', { name: `Aktionen für ${klient?.textContent}` }))
    const bestellen = await screen.findByRole('menuitem', { name: 'Neue Bestellung' })
    expect(bestellen.getAttribute('href')).toMatch(/^\/bestellungen\/neu\?klient=/)
    await nutzer.keyboard('{Escape}')
    await reiter('Kontakte')
    await row(name)
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Albrecht, / })).toEqual([]))
    await reiter('Klient/innen')
    await noRow(name)
  })

  it('finds by name, company, e-mail and number in any way of writing, and keeps the search in the address', async () => {
    await put({ ...sanitaetshaus, name })
    const { router } = await open('/contacts?ansicht=kontakte')
    for (const suche of [name.toLowerCase(), 'sanitatshaus gmbh', 'post@sanitaet', '+49 89 12 34 56', '089/123']) {
      await fill(await suchfeld(), suche)
      await waitFor(() => expect(router.state.location.search).toEqual({ ansicht: 'kontakte', suche }))
      await row(name)
    }
    await fill(await suchfeld(), 'Xyzzy')
    await screen.findByText('Nichts gefunden')
    await press('Alle Filter löschen')
    await row(name)
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte' })
  })

  it('shows the names with one letter; the letter stands in the address', async () => {
    await put({ name: `Zz ${name}` })
    const { router } = await open('/contacts?ansicht=kontakte')
    await press('Nur Z')
    await row(`Zz ${name}`)
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte', buchstabe: 'Z' })
    expect(screen.getByRole('button', { name: 'Nur Z', pressed: true })).toBeDefined()
    await press('Nur X')
    await noRow(`Zz ${name}`)
  })

  it('has no Klienten for a pharmacy', async () => {
    await put({ name }, 'apotheker')
    await open('/contacts', 'apotheker')
    await row(name)
    expect(screen.queryByRole('tab', { name: 'Klient/innen' })).toBeNull()
  })

  it('of an empty house says how it begins', async () => {
    await open('/contacts', 'arzt2')
    await screen.findByText('Noch keine Kontakte')
    expect(screen.getAllByRole('link', { name: 'Neuer Kontakt' })[0]?.getAttribute('href')).toBe('/contacts/neu')
    expect(screen.getByRole('link', { name: 'Importieren' }).getAttribute('href')).toBe('/contacts/import')
  })

  it('is walked through with j and k, opened with Enter, closed with Esc, and searched with /', async () => {
    const stop = listenForChords()
    await put({ name: `${name} A` })
    await put({ name: `${name} B` })
    const { router } = await open(`/contacts?ansicht=kontakte&suche=${encodeURIComponent(name)}`)
    const first = await row(`${name} A`)
    first.focus()
    await nutzer.keyboard('j{Enter}')
    await ueberschrift(`${name} B`)
    expect(router.state.location.search).toEqual({ ansicht: 'kontakte', suche: name })
    expect((await row(`${name} B`)).getAttribute('aria-current')).toBe('page')
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
    const { queryClient } = await open(`/contacts?ansicht=kontakte&suche=${encodeURIComponent(name)}`)
    await screen.findByText('Nichts gefunden')
    await put({ name }, 'pflege-admin')
    await queryClient.invalidateQueries({ queryKey: ['kontakt'] })
    expect(await row(name)).toBeDefined()
  })

  it('keeps a Klient as favourite of the person, beside the contacts', async () => {
    await open('/contacts?ansicht=klienten')
    const [klient] = await screen.findAllByRole('link', { name: /^Albrecht, / })
    const who = klient?.textContent ?? ''
    const stern = screen.getByRole('button', { name: `${who} als Favorit merken` })
    await nutzer.click(stern)
    await waitFor(() => expect(stern.getAttribute('aria-pressed')).toBe('true'))
    await reiter('Favoriten')
    await row(who)
    await press(`${who} als Favorit merken`)
    await noRow(who)
  })
})

describe('Many contacts at once', () => {
  const choose = async (...names: string[]) => {
    for (const one of names) await nutzer.click(await screen.findByRole('checkbox', { name: `${one} auswählen` }))
  }
  const bericht = async () => within(await screen.findByRole('dialog'))
  const further = async (step: string) => {
    await press('Weitere Schritte mit den ausgewählten Einträgen')
    await nutzer.click(await screen.findByRole('menuitem', { name: step }))
  }

  it('are given a tag with a report of each, which is taken back again', async () => {
    const pfleger = await server.as('pfleger')
    const { body: tag } = await pfleger.call(kontaktContract.createTag, { body: { tag: { title: `AAA ${nr}` } } })
    const [a, b] = [await put({ name: `${name} A` }), await put({ name: `${name} B` })]
    const tagsOf = async (id: string) => (await pfleger.call(kontaktContract.read, { query: { id } })).body.tags
    await open(`/contacts?suche=${encodeURIComponent(name)}`)
    await choose(`${name} A`, `${name} B`)
    await press('Stichwort vergeben (2)')
    const dialog = await bericht()
    await nutzer.click(dialog.getByRole('combobox', { name: 'Stichwort' }))
    await nutzer.click(await screen.findByRole('option', { name: `AAA ${nr}` }))
    await nutzer.click(dialog.getByRole('button', { name: '2 Einträge: Stichwort vergeben' }))
    await dialog.findByText(/2 Einträge erledigt/)
    expect([await tagsOf(a.id), await tagsOf(b.id)]).toEqual([[tag.id], [tag.id]])
    await nutzer.click(dialog.getByRole('button', { name: '2 rückgängig machen' }))
    await waitFor(async () => expect([await tagsOf(a.id), await tagsOf(b.id)]).toEqual([[], []]))
  })

  it('are deleted, and brought back from the report', async () => {
    await put({ name: `${name} A` })
    await open(`/contacts?suche=${encodeURIComponent(name)}`)
    await choose(`${name} A`)
    await further('Löschen (1)')
    const dialog = await bericht()
    await nutzer.click(dialog.getByRole('button', { name: '1 Eintrag: Löschen' }))
    await nutzer.click(await dialog.findByRole('button', { name: '1 rückgängig machen' }))
    await dialog.findByText('Zurückgenommen')
    await nutzer.click(dialog.getByRole('button', { name: /^(Fertig|Abbrechen)$/ }))
    expect(await row(`${name} A`)).toBeDefined()
  })

  it('go into one file of exactly those', async () => {
    const sent: string[] = []
    const [a] = [await put({ name: `${name} A` }), await put({ name: `${name} B` })]
    await openSeite({
      server,
      konto: 'pfleger',
      routes: kontaktRoutes,
      path: `/contacts?suche=${encodeURIComponent(name)}`,
      leitung: (weiter) => (url, init) => {
        if (url.includes('/export')) sent.push(url)
        return weiter(url, init)
      },
    })
    await choose(`${name} A`)
    await further('Exportieren (1)')
    const dialog = await bericht()
    await nutzer.click(dialog.getByRole('button', { name: '1 Eintrag: Exportieren' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toContain(`ids=${a.id}`)
  })
})

describe('A contact', () => {
  it('calls and writes at a press, and stands among those used last', async () => {
    const { id } = await put({ ...sanitaetshaus, name })
    await open(`/contacts/${id}`)
    await ueberschrift(name)
    expect(screen.getByRole('link', { name: /\+49 89 123456/ }).getAttribute('href')).toBe('tel:+4989123456')
    expect(screen.getByRole('link', { name: /post@sanitaet/ }).getAttribute('href')).toBe('mailto:post@sanitaet.example')
    screen.getByText('29.02.1980')
    expect(screen.getByText('Montags').tagName).toBe('B')
    await reiter('Zuletzt verwendet')
    await row(name)
  })

  it('becomes a favourite of the person and no longer', async () => {
    const { id } = await put({ name })
    await open(`/contacts/${id}?ansicht=favoriten`)
    await press('Als Favorit merken')
    await screen.findByRole('button', { name: 'Als Favorit merken', pressed: true })
    await row(name)
    await press('Als Favorit merken')
    await noRow(name)
    expect(screen.getByRole('button', { name: 'Als Favorit merken' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('keeps its star when the answer that it was opened comes after it', async () => {
    const { id } = await put({ name })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    let answered = false
    const leitung =
      (weiter: Transport): Transport =>
      async (url, init) => {
        if (!url.includes('/contacts/used')) return weiter(url, init)
        const opened = await weiter(url, init)
        await held
        answered = true
        return opened
      }
    await openSeite({ server, konto: 'pfleger', routes: kontaktRoutes, path: `/contacts/${id}?ansicht=favoriten`, leitung })
    await press('Als Favorit merken')
    await row(name)
    answer()
    await waitFor(() => expect(answered).toBe(true))
    await screen.findByRole('button', { name: 'Als Favorit merken', pressed: true })
    await press('Als Favorit merken')
    await noRow(name)
  })

  it('is made with several numbers and a tag that is made on the way', async () => {
    const { router } = await open('/contacts/neu')
    await fill(await screen.findByRole('textbox', { name: 'Name' }), name)
    await press('Noch eine Telefonnummer')
    const [first, zweite] = screen.getAllByRole('textbox', { name: 'Telefonnummer' })
    if (first === undefined || zweite === undefined) throw new Error('Two fields for numbers')
    // The first line stays empty: it does not count.
    await fill(zweite, '0171 1234567')
    await write('Neues Stichwort', `Nacht ${nr}`)
    await nutzer.keyboard('{Enter}')
    await screen.findByRole('button', { name: `Nacht ${nr}`, pressed: true })
    await press('Speichern')
    await ueberschrift(name)
    screen.getByRole('link', { name: /\+49 171 1234567/ })
    screen.getAllByText(`Nacht ${nr}`)
    expect(router.state.location.pathname).not.toContain('neu')
  })

  it('says at the field what is wrong', async () => {
    await open('/contacts/neu')
    await write('E-Mail-Adresse', 'keine')
    await press('Speichern')
    await screen.findByText('2 Angaben fehlen oder stimmen nicht')
  })

  it('is changed, and a stale form overwrites nobody', async () => {
    const { id } = await put({ name, notes: '<b>wichtig</b>' })
    await open(`/contacts/${id}?bearbeiten=ja`)
    await write('Firma', 'Meine GmbH')
    await (await server.as('pflege-admin')).call(kontaktContract.update, { body: { id, contact: { title: 'Von der Kollegin' } } })
    await press('Speichern')
    await screen.findByText('Jemand hat diesen Kontakt inzwischen geändert. Bitte laden Sie ihn neu.')
    await press('Neu laden')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Funktion' })).toHaveProperty('value', 'Von der Kollegin'))
    await write('Firma', 'Meine GmbH')
    await press('Speichern')
    await ueberschrift(name)
    await screen.findAllByText('Von der Kollegin · Meine GmbH')
    expect(screen.getByText('wichtig').tagName).toBe('B')
  })

  it('asks before unsaved entries are left', async () => {
    const { id } = await put({ name })
    await open(`/contacts/${id}?bearbeiten=ja`)
    await write('Firma', 'Ungesichert')
    await nutzer.click(screen.getByRole('link', { name: 'Abbrechen' }))
    const frage = await screen.findByRole('dialog')
    await nutzer.click(within(frage).getByRole('button', { name: /bleiben/i }))
    expect(screen.getByRole('textbox', { name: 'Firma' })).toHaveProperty('value', 'Ungesichert')
  })

  it('is deleted at a press and comes back at another', async () => {
    const { id } = await put({ name })
    await open(`/contacts/${id}?suche=${encodeURIComponent(name)}`)
    await ueberschrift(name)
    await press('Löschen')
    await noRow(name)
    await press('Rückgängig')
    expect((await row(name)).getAttribute('href')).toContain(id)
  })

  it('that does not exist says so', async () => {
    await open(`/contacts/${crypto.randomUUID()}`)
    await ueberschrift('Diesen Kontakt gibt es nicht')
    expect(screen.getByRole('link', { name: 'Zur Liste' }).getAttribute('href')).toBe('/contacts')
  })
})

describe('The country of a number', () => {
  it('has its flag beside the dial prefix, and is called by its name', async () => {
    await open('/contacts/neu')
    const land = await screen.findByRole('combobox', { name: 'Land' })
    await waitFor(() => expect(land).toHaveProperty('value', 'Deutschland (+49)'))
    await nutzer.click(land)
    await fill(land, 'Österr')
    const option = await screen.findByRole('option', { name: 'Österreich (+43)' })
    expect(option.querySelector('[aria-hidden]')?.textContent).toBe('AT')
  })
})

describe('Tags', () => {
  it('filter the list, are renamed, and are asked about before they go', async () => {
    const { body: tag } = await (
      await server.as('pfleger')
    ).call(kontaktContract.createTag, { body: { tag: { title: `Stichwort ${nr}` } } })
    await put({ name, tags: [tag.id] })
    await put({ name: `Ohne ${nr}` })
    await open('/contacts?ansicht=kontakte')
    await row(`Ohne ${nr}`)
    await press(/^Filter/)
    const filter = within(await screen.findByRole('dialog'))
    await nutzer.click(filter.getByRole('combobox', { name: 'Stichwort' }))
    await nutzer.click(await screen.findByRole('option', { name: `Stichwort ${nr}` }))
    await nutzer.click(filter.getByRole('button', { name: 'Fertig' }))
    await noRow(`Ohne ${nr}`)
    await row(name)
    await press('Mehr zu dieser Liste')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Stichwörter verwalten' }))
    const dialog = await screen.findByRole('dialog')
    await nutzer.click(within(dialog).getByRole('button', { name: `Stichwort ${nr} löschen` }))
    await nutzer.click(within(dialog).getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: `Stichwort ${nr} löschen` })).toBeNull())
  })
})

import { arznei, bring, type Haus, put, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { sql } from '@dreiklang/server/database/sql'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bestellungenRoutes } from '../routes.fixtures.ts'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { listenForChords } from '../../shared/chords.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
beforeEach(() => {
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => haus.close())

const open = (konto: string, path: string) => openSeite({ server: haus, konto, routes: bestellungenRoutes, path })

const breit = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: /min-width|hover: hover/.test(query),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
const koepfe = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('the table', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = listenForChords()
  })
  afterEach(() => stop())

  it('sorts by its heads, and says so in the address and to who cannot see', async () => {
    breit()
    const user = userEvent.setup()
    await put(haus)
    const { router } = await open(
      'pflege-admin',
      '/bestellungen/pflege?ansicht=entwuerfe&sortierung=neueste&spalten=bedarf&spalten=erstellt',
    )
    const erstellt = await screen.findByRole('columnheader', { name: 'Bestellt am' })
    expect(erstellt.getAttribute('aria-sort')).toBe('descending')
    await user.click(within(erstellt).getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sortierung: 'aelteste' }))
    expect((await screen.findByRole('columnheader', { name: 'Bestellt am' })).getAttribute('aria-sort')).toBe('ascending')
    await user.click(within(screen.getByRole('columnheader', { name: 'Benötigt bis' })).getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sortierung: 'bedarf' }))
  })

  it('shows the columns that somebody chose, in that order, with as much air as wanted', async () => {
    breit()
    const user = userEvent.setup()
    await put(haus)
    const { router } = await open('pflege-admin', '/bestellungen/pflege?ansicht=entwuerfe')
    await screen.findByRole('table', { name: 'Bestellungen, Entwürfe' })
    expect(koepfe()).toEqual(['Klient/in', 'Positionen', 'Gegenüber', 'Bestellt am', 'Hinweise', 'Benötigt bis'])
    await user.click(screen.getByRole('button', { name: 'Mehr zu dieser Liste' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Spalten' }))
    const anzeige = within(await screen.findByRole('dialog', { name: 'Spalten und Abstand' }))
    await user.click(anzeige.getByRole('checkbox', { name: 'Gegenüber' }))
    await user.click(anzeige.getByRole('checkbox', { name: 'Gesendet am' }))
    await user.click(anzeige.getByRole('button', { name: 'Gesendet am nach vorn' }))
    await user.click(anzeige.getByRole('radio', { name: 'Weit' }))
    await user.click(anzeige.getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(koepfe()).toEqual(['Klient/in', 'Positionen', 'Bestellt am', 'Hinweise', 'Gesendet am', 'Benötigt bis'])
    expect(screen.getByRole('table').closest('[data-dichte]')?.getAttribute('data-dichte')).toBe('weit')
    expect(router.state.location.search).toMatchObject({
      dichte: 'weit',
      spalten: ['positionen', 'erstellt', 'stand', 'gesendet', 'bedarf'],
    })
  })

  it('selects a stretch of lines with Shift', async () => {
    breit()
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Streckenlang' })
    for (let nr = 0; nr < 4; nr += 1) await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [arznei()] } })
    await open('arzt', '/bestellungen/arzt?suche=Streckenlang')
    const [first, , dritte] = await screen.findAllByRole('checkbox', { name: /^Bestellung/ })
    if (first === undefined || dritte === undefined) throw new Error('There are four lines')
    await user.click(first)
    await user.keyboard('{Shift>}')
    await user.click(dritte)
    await user.keyboard('{/Shift}')
    await screen.findByText('3 ausgewählt')
    await user.click(screen.getByRole('button', { name: 'Alle 4' }))
    await screen.findByText('4 ausgewählt')
  })

  it('ticks all of the page in its head, by key too, and lets go of them with Escape', async () => {
    breit()
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Kopfhaken' })
    for (let nr = 0; nr < 3; nr += 1) await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [arznei()] } })
    await open('arzt', '/bestellungen/arzt?suche=Kopfhaken')
    const head = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Alle auf dieser Seite' })
    await user.click(head)
    await screen.findByText('3 ausgewählt')
    expect(head.checked).toBe(true)
    const rows = screen.getAllByRole('checkbox', { name: /^Bestellung/ })
    await user.click(rows[0] ?? head)
    expect(await screen.findByText('2 ausgewählt')).toBeDefined()
    expect(head.indeterminate).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ausgewählte Einträge' })).toBeNull())
    await user.keyboard('{Control>}a{/Control}')
    await screen.findByText('3 ausgewählt')
  })

  it('extends what is selected with Shift and the arrow keys, and takes back going back', async () => {
    breit()
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Pfeillang' })
    for (let nr = 0; nr < 3; nr += 1) await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [arznei()] } })
    await open('arzt', '/bestellungen/arzt?suche=Pfeillang')
    const [first] = await screen.findAllByRole('link', { name: /^Pfeillang/ })
    first?.focus()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await screen.findByText('3 ausgewählt')
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await screen.findByText('2 ausgewählt')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByRole('dialog', { name: 'Als verordnet eintragen' })
  })

  it('offers a step for as many as allow it, says of the others why they are left out, and warns where a release from confidentiality is missing', async () => {
    breit()
    const user = userEvent.setup()
    const klientId = await haus.admit({ nachname: 'Gemischt' })
    await bring(haus, 'VERORDNET', { vor: { klientId, positionen: [arznei()] } })
    await bring(haus, 'GELIEFERT', { vor: { klientId, positionen: [arznei()] } })
    // What the Klient has agreed to may be withdrawn after an order was sent.
    const withdraw = sql('test.withdraw', `update einwilligung set widerrufen_am = erteilt_am where klient_id = :klientId`)
    await haus.ports.database.query({ organisationId: null, personId: null, system: true }, withdraw, { klientId })
    await open('pfleger', '/bestellungen/pflege?ansicht=alle&suche=Gemischt')
    await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite' }))
    await user.click(await screen.findByRole('button', { name: 'An die Apotheke geben (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'An die Apotheke geben' }))
    const left = within(await dialog.findByRole('region', { name: 'Bitte einzeln ansehen' }))
    expect(left.getAllByRole('listitem')).toHaveLength(1)
    expect(left.getByText(/Status/)).toBeDefined()
    // The orders themselves are read when the dialog stands.
    await dialog.findByText(/ · geht an \S*Apotheke.* · In der Akte steht keine Schweigepflichtentbindung für diese Apotheke/)
    expect(dialog.getByText('Wo das Rezept ist').nextElementSibling?.textContent).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await screen.findByText('2 ausgewählt')
  })

  it('gives the focus back to the button of the filter, the first time as well, when its part is only just loaded', async () => {
    const user = userEvent.setup()
    await put(haus)
    await open('pfleger', '/bestellungen/pflege?ansicht=alle')
    const button = await screen.findByRole('button', { name: 'Filter' })
    await user.click(button)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('says on paper which lines these are', async () => {
    await put(haus)
    await open('pflege-admin', '/bestellungen/pflege?ansicht=alle&prioritaet=NORMAL&von=2026-01-01')
    await screen.findAllByRole('link', { name: /Klientin/ })
    const satz = screen.getByText(/^Bestellungen · Alle · /)
    expect(satz.textContent).toMatch(
      /^Bestellungen · Alle · Dringlichkeit: Normal · Bestellt ab 01\.01\.2026 · Sortiert: Eiliges zuerst · Seite 1 · Gedruckt am \d\d\.\d\d\.\d{4}, \d\d:\d\d von \p{Lu}\S+ \p{Lu}\S+$/u,
    )
  })
})

describe('saved views', () => {
  const save = async (user: ReturnType<typeof userEvent.setup>, name: string, team: boolean) => {
    await user.click(await screen.findByRole('button', { name: 'Mehr zu dieser Liste' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Als neue Ansicht speichern …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ansicht speichern' }))
    await user.type(dialog.getByRole('textbox', { name: /Name der Ansicht/ }), name)
    if (team) await user.click(dialog.getByRole('checkbox', { name: 'Für das ganze Team' }))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await screen.findByText(`Die Ansicht „${name}“ ist gespeichert.`)
  }

  it('bring back what was saved, on the computer of a colleague too', async () => {
    const user = userEvent.setup()
    await put(haus)
    const { unmount } = await open('pflege-admin', '/bestellungen/pflege?ansicht=entwuerfe&prioritaet=NORMAL&sortierung=aelteste')
    await save(user, 'Alte Entwürfe', true)
    await screen.findByRole('button', { name: 'Ansicht: Alte Entwürfe verlassen' })
    unmount()

    const { router } = await open('pfleger', '/bestellungen/pflege')
    await user.click(await screen.findByRole('button', { name: 'Mehr zu dieser Liste' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Alte Entwürfe' }))
    await screen.findByRole('button', { name: 'Ansicht: Alte Entwürfe verlassen' })
    expect(router.state.location.search).toMatchObject({ ansicht: 'entwuerfe', prioritaet: 'NORMAL', sortierung: 'aelteste' })
  })

  it('say when the list is no longer what was saved, and take the new state over', async () => {
    const user = userEvent.setup()
    await put(haus)
    await open('pfleger', '/bestellungen/pflege?ansicht=alle')
    await save(user, 'Meine Liste', false)
    await user.click(screen.getByRole('tab', { name: /Entwürfe/ }))
    await screen.findByRole('button', { name: 'Ansicht: Meine Liste (geändert) verlassen' })
    await user.click(screen.getByRole('button', { name: 'Mehr zu dieser Liste' }))
    await user.click(await screen.findByRole('menuitem', { name: '„Meine Liste“ überschreiben' }))
    await screen.findByRole('button', { name: 'Ansicht: Meine Liste verlassen' })
  })

  it('open by themselves when somebody wants that, until they are deleted', async () => {
    const user = userEvent.setup()
    await put(haus)
    const { unmount } = await open('pflege-admin', '/bestellungen/pflege?ansicht=entwuerfe')
    await save(user, 'Jeden Morgen', false)
    const verwalte = async () => {
      await user.click(await screen.findByRole('button', { name: 'Mehr zu dieser Liste' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Ansichten verwalten …' }))
      return within(await screen.findByRole('dialog', { name: 'Ansichten verwalten' }))
    }
    const dialog = await verwalte()
    await user.click(dialog.getByRole('combobox', { name: 'Standardansicht' }))
    await user.click(await screen.findByRole('option', { name: 'Jeden Morgen' }))
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Standardansicht' }).value).toBe('Jeden Morgen'))
    unmount()

    const { router, unmount: close } = await open('pflege-admin', '/bestellungen/pflege')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ ansicht: 'entwuerfe' }))
    const zweiter = await verwalte()
    await user.click(zweiter.getByRole('button', { name: 'Jeden Morgen löschen' }))
    await user.click(zweiter.getByRole('button', { name: 'Wirklich löschen: Jeden Morgen' }))
    await waitFor(() => expect(zweiter.queryByText('Jeden Morgen')).toBeNull())
    close()

    const dritte = await open('pflege-admin', '/bestellungen/pflege')
    await screen.findByRole('tab', { name: /Wartet auf mich/, selected: true })
    expect(dritte.router.state.location.search).toEqual({})
  })

  it('refuse a name twice, in the words of the server', async () => {
    const user = userEvent.setup()
    await open('pfleger2', '/bestellungen/pflege')
    await save(user, 'Einmal', false)
    await user.click(await screen.findByRole('button', { name: 'Mehr zu dieser Liste' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Als neue Ansicht speichern …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ansicht speichern' }))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    dialog.getByText('Bitte einen Namen eingeben.')
    await user.type(dialog.getByRole('textbox', { name: /Name der Ansicht/ }), 'einmal{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toContain('Eine Ansicht mit diesem Namen gibt es schon.')
  })
})

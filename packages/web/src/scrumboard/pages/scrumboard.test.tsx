import { type BoardCard, type WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SeiteOptions, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { scrumboardRoutes } from '../scrumboard.routes.tsx'

const c = scrumboardContract
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Signed in once in a test: who signs in often ends the oldest session, and that may be the page's. */
const clients = new Map<string, Promise<TestClient>>()
const as = (konto: string): Promise<TestClient> => {
  const client = clients.get(konto) ?? server.as(konto)
  clients.set(konto, client)
  return client
}
let number = 0
let title = ''
beforeEach(() => {
  clients.clear()
  number += 1
  title = `Tafel ${number}`
})

const open = (path = '/apps/scrumboard', options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: scrumboardRoutes, path, ...options })
const read = async (id: string): Promise<WholeBoard> => (await (await as('pfleger')).call(c.board, { query: { id } })).body
async function addBoard(lists: Record<string, string>, board: object = {}): Promise<WholeBoard> {
  const who = await as('pfleger')
  const { body } = await who.call(c.createBoard, { body: { board: { title, ...board }, lists: Object.keys(lists) } })
  const made = await read(body.id)
  for (const list of made.lists)
    for (const card of (lists[list.title] ?? '').split(' ').filter(Boolean))
      await who.call(c.createCard, { body: { card: { boardId: body.id, listId: list.id, title: card } } })
  return read(body.id)
}
const openBoard = (board: WholeBoard, search = '') => open(`/apps/scrumboard/${board.id}${search}`)
const changeCard = async (card: BoardCard | undefined, what: object, konto = 'pfleger') =>
  (await as(konto)).call(c.updateCard, { body: { id: card?.id ?? '', card: what } })
const stored = async ({ id }: WholeBoard, list: string): Promise<string> => {
  const { lists, cards } = await read(id)
  const listId = lists.find((one) => one.title === list)?.id
  return cards
    .filter((card) => card.listId === listId)
    .map((card) => card.title)
    .join(' ')
}
const column = (list: string) => screen.findByRole('region', { name: list })
const cardsIn = async (list: string) =>
  within(await column(list))
    .queryAllByRole('link')
    .map((link) => link.textContent)
    .join(' ')
const choose = async (menu: string, entry: string | RegExp) => {
  await press(menu)
  await nutzer.click(await screen.findByRole('menuitem', { name: entry }))
}
const openCard = async (name: string) => nutzer.click(await screen.findByRole('link', { name }))

describe('The page of boards', () => {
  it('says that there are none yet, and opens the first one when it is made', async () => {
    const { router } = await open('/apps/scrumboard', { konto: 'arzt' })
    await screen.findByText('Noch keine Tafeln')
    await nutzer.click((await screen.findAllByRole('button', { name: 'Neue Tafel' }))[0] ?? document.body)
    await press('Anlegen')
    await screen.findByRole('alert')
    await write('Name *', title)
    await press('Anlegen')
    await screen.findByRole('heading', { level: 1, name: title })
    expect(['Offen', 'In Arbeit', 'Erledigt'].map((list) => screen.getByRole('region', { name: list }))).toHaveLength(3)
    expect(router.state.location.pathname).toMatch(/^\/apps\/scrumboard\/[\da-f-]{36}$/)
  })

  it('puts a board into the archive, from where it is deleted for good after a question', async () => {
    const { id } = await addBoard({})
    await open()
    await choose(`Mehr zu „${title}“`, 'Ins Archiv')
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
    await press('Archiv')
    await screen.findByRole('link', { name: title })
    await choose(`Mehr zu „${title}“`, 'Endgültig löschen')
    await press('Löschen')
    await screen.findByText('Das Archiv ist leer')
    expect((await (await as('pfleger')).call(c.board, { query: { id } })).status).toBe(404)
  })
})

describe('A board', () => {
  it('takes a list, and cards one after the other', async () => {
    const board = await addBoard({})
    await openBoard(board)
    await screen.findByText('Noch keine Listen')
    await press('Neue Liste')
    await write('Name der Liste', 'Offen')
    await nutzer.keyboard('{Enter}')
    await press('Neue Karte in „Offen“')
    for (const card of ['Eins', 'Zwei']) {
      await write('Was zu tun ist', card)
      await nutzer.keyboard('{Enter}')
      await screen.findByRole('link', { name: card })
    }
    expect(await stored(board, 'Offen')).toBe('Eins Zwei')
  })

  it('is moved by keys: lifted, led through the lists, put down, and given up', async () => {
    const board = await addBoard({ Offen: 'A B', Fertig: 'C' })
    await openBoard(board)
    const grip = () => screen.getByRole('button', { name: /^„B“ in „\w+“ verschieben$/ })
    await screen.findByRole('link', { name: 'B' })
    grip().focus()
    await nutzer.keyboard(' {ArrowUp}')
    expect([await cardsIn('Offen'), document.activeElement]).toEqual(['B A', grip()])
    await nutzer.keyboard('{ArrowRight}{ArrowDown}')
    expect([await cardsIn('Offen'), await cardsIn('Fertig'), document.activeElement]).toEqual(['A', 'C B', grip()])
    await nutzer.keyboard('{Escape}')
    expect([await cardsIn('Offen'), await stored(board, 'Offen')]).toEqual(['A B', 'A B'])
    await nutzer.keyboard('{Enter}{ArrowRight}{Enter}')
    await waitFor(async () => expect(await stored(board, 'Fertig')).toBe('C B'))
    expect([await cardsIn('Offen'), await cardsIn('Fertig')]).toEqual(['A', 'C B'])
  })

  it('is moved by the menus of its cards and lists', async () => {
    const board = await addBoard({ Offen: 'A B C', Fertig: '' })
    await openBoard(board)
    await choose('Mehr zu „C“', 'Ganz nach oben')
    await waitFor(async () => expect(await stored(board, 'Offen')).toBe('C A B'))
    await choose('Mehr zu „A“', 'Fertig')
    await waitFor(async () => expect(await stored(board, 'Fertig')).toBe('A'))
    await choose('Mehr zu „Fertig“', 'Nach links')
    await waitFor(async () => expect((await read(board.id)).lists.map((list) => list.title)).toEqual(['Fertig', 'Offen']))
  })

  it('warns where a list holds more cards than it should, and takes them all the same', async () => {
    const board = await addBoard({ Offen: 'A B', Fertig: '' })
    await openBoard(board)
    await choose('Mehr zu „Fertig“', 'Liste bearbeiten')
    await write(/^Höchstens so viele Karten/, '0')
    await press('Speichern')
    await screen.findByRole('alert')
    await write(/^Höchstens so viele Karten/, '1')
    await press('Speichern')
    await choose('Mehr zu „A“', 'Fertig')
    await choose('Mehr zu „B“', 'Fertig')
    await within(await column('Fertig')).findByText('1 Karte über der Grenze von 1')
    await waitFor(async () => expect(await stored(board, 'Fertig')).toBe('A B'))
  })

  it('is narrowed by words, label and date, and the address keeps it', async () => {
    const board = await addBoard({ Offen: 'Alt Neu Frei' })
    const label = (await (await as('pfleger')).call(c.createLabel, { body: { label: { boardId: board.id, title: 'Einkauf' } } })).body
    await changeCard(board.cards[0], { dueDate: '2020-01-01', labels: [label] })
    await changeCard(board.cards[1], { dueDate: '2090-01-01', description: 'Kühlschrank' })
    const { router } = await openBoard(board)
    await press('Filter')
    await nutzer.click(await screen.findByRole('menuitemradio', { name: 'Überfällig' }))
    await waitFor(async () => expect(await cardsIn('Offen')).toBe('Alt'))
    await press('Filter „Überfällig“ entfernen')
    await write('Karten durchsuchen', 'KÜHLSCHRANK')
    await waitFor(async () => expect(await cardsIn('Offen')).toBe('Neu'))
    expect(router.state.location.search).toEqual({ suche: 'KÜHLSCHRANK' })
    await write('Karten durchsuchen', 'Xyzzy')
    await screen.findByText('Keine Karte passt')
  })

  it('loses a list with its cards after a question only', async () => {
    const board = await addBoard({ Offen: 'A', Fertig: '' })
    await openBoard(board)
    await choose('Mehr zu „Offen“', 'Löschen')
    await screen.findByText(/verschwindet mit 1 Karte/)
    await press('Löschen')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Offen' })).toBeNull())
    expect((await read(board.id)).cards).toEqual([])
  })

  it('that was archived can be read and not changed', async () => {
    const board = await addBoard({ Offen: 'A' })
    await (await as('pfleger')).call(c.updateBoard, { body: { id: board.id, board: { archived: true } } })
    await openBoard(board)
    await screen.findByText(/liegt im Archiv und lässt sich nur lesen/)
    await openCard('A')
    await screen.findByRole('dialog', { name: 'A' })
    expect(screen.queryByRole('button', { name: /verschieben|Neue Karte|Neue Liste/ })).toBeNull()
  })

  it('that this person may not see is answered in words', async () => {
    const board = await addBoard({}, { visibility: 'members' })
    await open(`/apps/scrumboard/${board.id}`, { konto: 'pflege-admin' })
    await screen.findByText('Diese Tafel gibt es nicht')
  })
})

describe('An open card', () => {
  it('saves itself: words, date, label, checklist, person and colour', async () => {
    const board = await addBoard({ Offen: 'Karte' })
    await openBoard(board)
    await openCard('Karte')
    await write('Titel *', 'Neuer Name')
    await write('Beschreibung', 'Mit Schloss')
    await write('Fällig am', '24.12.2026')
    await write('Neues Stichwort', 'Einkauf')
    await press('Stichwort anlegen')
    await screen.findByRole('button', { name: 'Einkauf', pressed: true })
    await write('Neuer Punkt', 'Maße nehmen')
    await press('Punkt hinzufügen')
    await press('Blau')
    await press('Fertig')
    await waitFor(async () => expect((await read(board.id)).cards[0]).toMatchObject({ title: 'Neuer Name', colour: 'blue' }))
    const [card] = (await read(board.id)).cards
    expect(card).toMatchObject({ description: 'Mit Schloss', dueDate: '2026-12-24', labels: [{ title: 'Einkauf' }] })
    expect(card?.checklist.map(({ content }) => content)).toEqual(['Maße nehmen'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('follows a colleague where only she has written, and asks where both have', async () => {
    const board = await addBoard({ Offen: 'Karte' })
    await openBoard(board, `?karte=${board.cards[0]?.id}`)
    await screen.findByLabelText('Titel *')
    await changeCard(board.cards[0], { title: 'Ihr Titel', description: 'Ihr Text' }, 'pflege-admin')
    await write('Beschreibung', 'Mein Text')
    await screen.findByText(/hat diese Karte inzwischen geändert/)
    await press('Meinen Stand behalten')
    await waitFor(async () => expect((await read(board.id)).cards[0]).toMatchObject({ title: 'Ihr Titel', description: 'Mein Text' }))
  })

  it('takes comments, and deletes one’s own', async () => {
    const board = await addBoard({ Offen: 'Karte' })
    await openBoard(board)
    await openCard('Karte')
    await write('Kommentar schreiben', 'Kommt am Freitag')
    await press('Senden')
    await screen.findByText('Kommt am Freitag')
    await press(/^Kommentar von .* löschen$/)
    await screen.findByText('Noch keine Kommentare.')
  })

  it('goes into the archive and comes back from there', async () => {
    const board = await addBoard({ Offen: 'Karte' })
    await openBoard(board)
    await choose('Mehr zu „Karte“', 'Ins Archiv')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Karte' })).toBeNull())
    await choose(`Mehr zu „${title}“`, 'Archivierte Karten')
    await press('Zurückholen')
    await waitFor(async () => expect(await stored(board, 'Offen')).toBe('Karte'))
  })
})

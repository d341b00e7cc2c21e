import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { scrumboardContract as c } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { scrumboardRoutes } from '../scrumboard.routes.tsx'

let server: TestServer
let nurse: TestClient
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
let me = ''
let her = ''
beforeEach(async () => {
  nurse = await server.as('pfleger')
  const { body } = await (await server.as('pflege-admin')).call(c.createBoard, { body: { board: { title: 'Andere' } } })
  her = body.createdBy
  me = (await nurse.call(c.createBoard, { body: { board: { title: 'Eigene' } } })).body.createdBy
})

const nameOf = async (id: string) => (await nurse.call(c.people)).body.find((person) => person.id === id)?.name ?? ''
const open = (path: string) => openSeite({ server, konto: 'pfleger', routes: scrumboardRoutes, path })
const read = async (id: string): Promise<WholeBoard> => (await nurse.call(c.board, { query: { id } })).body
async function addBoard(cards: Record<string, object>, lists = ['Offen', 'Fertig']): Promise<WholeBoard> {
  const { body } = await nurse.call(c.createBoard, { body: { board: { title: 'Tafel', members: [me, her] }, lists } })
  const listId = (await read(body.id)).lists[0]?.id ?? ''
  for (const [title, card] of Object.entries(cards))
    await nurse.call(c.createCard, { body: { card: { boardId: body.id, listId, title, ...card } } })
  return read(body.id)
}
const cardOf = async ({ id }: WholeBoard, title: string): Promise<BoardCard | undefined> =>
  (await read(id)).cards.find((card) => card.title === title)
const choose = async (menu: string, entry: string | RegExp) => {
  await press(menu)
  await nutzer.click(await screen.findByRole('menuitemradio', { name: entry }))
}
const titlesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('link')
    .map((link) => link.textContent)
    .join(' ')

describe('Lanes of a board', () => {
  it('stand in the address, and by keys a card goes to another list and another person in one step', async () => {
    const board = await addBoard({ A: { members: [me] }, B: { members: [her] } })
    const [mine, hers] = [await nameOf(me), await nameOf(her)].map((name) => `Offen, ${name}`)
    const { router } = await open(`/apps/scrumboard/${board.id}`)
    await screen.findByRole('link', { name: 'A' })
    await choose('Ansicht', 'Zuständig')
    await screen.findByRole('list', { name: mine ?? '' })
    expect(router.state.location.search).toEqual({ bahnen: 'person' })
    expect([titlesIn(mine ?? ''), titlesIn(hers ?? ''), titlesIn('Offen, Niemand zuständig')]).toEqual(['A', 'B', ''])
    const grip = () => screen.getByRole('button', { name: '„B“ in „Offen“ verschieben' })
    grip().focus()
    const isHersFirst = (await nameOf(her)) < (await nameOf(me))
    await nutzer.keyboard(isHersFirst ? ' {ArrowDown}' : ' {ArrowUp}')
    expect([
      titlesIn(mine ?? '')
        .split(' ')
        .toSorted(),
      titlesIn(hers ?? ''),
      document.activeElement,
    ]).toEqual([['A', 'B'], '', grip()])
    await nutzer.keyboard('{Enter}')
    await waitFor(async () => expect((await cardOf(board, 'B'))?.members.map(({ id }) => id)).toEqual([me]))
    expect(titlesIn(hers ?? '')).toBe('')
  })

  it('are reached by the menu of a card too: nobody has it any more', async () => {
    const board = await addBoard({ A: { members: [me, her] } })
    await open(`/apps/scrumboard/${board.id}?bahnen=person`)
    const [first] = await screen.findAllByRole('button', { name: 'Mehr zu „A“' })
    await nutzer.click(first ?? document.body)
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Niemand zuständig' }))
    await waitFor(async () => expect((await cardOf(board, 'A'))?.members).toEqual([]))
  })
})

describe('The calendar of a board', () => {
  it('shows cards on their day, and by keys one goes to the next day at the same hour', async () => {
    const board = await addBoard({ Tag: { dueDate: '2026-12-01' }, Stunde: { dueDate: '2026-12-02T08:30:00.000Z' }, Frei: {} })
    await open(`/apps/scrumboard/${board.id}?ansicht=monat&tag=2026-12-10`)
    const day = (name: string) => screen.findByRole('region', { name })
    within(await day('Dienstag, 1. Dezember 2026')).getByRole('link', { name: 'Tag' })
    within(await day('Ohne Tag')).getByRole('link', { name: 'Frei' })
    screen.getByRole('button', { name: /^„Stunde“ verschieben/ }).focus()
    await nutzer.keyboard('{Enter}{ArrowRight}')
    within(await day('Donnerstag, 3. Dezember 2026')).getByRole('link', { name: /Stunde/ })
    await nutzer.keyboard('{Escape}')
    within(await day('Mittwoch, 2. Dezember 2026')).getByRole('link', { name: /Stunde/ })
    await nutzer.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(async () => expect((await cardOf(board, 'Stunde'))?.dueDate).toBe('2026-12-09T08:30:00.000Z'))
    screen.getByRole('button', { name: /^„Tag“ verschieben/ }).focus()
    await nutzer.keyboard('{Enter}{Delete}{Enter}')
    await waitFor(async () => expect((await cardOf(board, 'Tag'))?.dueDate).toBeNull())
  })
})

describe('Templates', () => {
  it('are saved from a board, named, chosen for a new board, and deleted', async () => {
    const board = await addBoard({ Karte: {} }, ['Schritt eins'])
    await open(`/apps/scrumboard/${board.id}`)
    await press('Mehr zu „Tafel“')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Als Vorlage speichern' }))
    await write('Name der Vorlage *', 'Umzug')
    await press('Speichern')
    await waitFor(async () => expect((await nurse.call(c.templates)).body.map(({ title }) => title)).toEqual(['Umzug']))
    await press('Zu den Tafeln')
    await press('Neue Tafel')
    await nutzer.click(await screen.findByRole('combobox', { name: 'Womit sie beginnt' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Vorlage: Umzug' }))
    await press('Anlegen')
    await screen.findByRole('region', { name: 'Schritt eins' })
    await screen.findByRole('heading', { level: 1, name: 'Umzug' })
    await screen.findByRole('link', { name: 'Karte' })
  })
})

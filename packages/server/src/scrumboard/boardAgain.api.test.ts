/** What comes again on boards: templates and cards that repeat; and cards that change their lane with their place. */
import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { scrumboardContract as c } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { startNames } from '@dreiklang/domain/scrumboard/startTemplates'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { createRecurring } from './recurring.usecases.ts'

const server = await serverForTests()
const signIn = () => server.people('pfleger', 'pflege-admin', 'pfleger2')
let [nurse, colleague, stranger] = await signIn()
// Tests move the clock, and with it sessions end.
beforeEach(async () => {
  ;[nurse, colleague, stranger] = await signIn()
})
const [me, her] = [server.personId('pfleger'), server.personId('pflege-admin')]
const today = () => berlinDate(server.clock.now.toISOString())
const inDays = (days: number) => plusDays(today(), days)
const waitDays = async (days: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000)
  ;[nurse, colleague, stranger] = await signIn()
}

const read = async (id: string, who = nurse): Promise<WholeBoard> => (await who.call(c.board, { query: { id } })).body
async function addBoard(board: object = {}): Promise<WholeBoard & { list: string }> {
  const { body } = await nurse.call(c.createBoard, { body: { board: { title: 'Umbau', ...board }, lists: ['Offen', 'Fertig'] } })
  const made = await read(body.id)
  return { ...made, list: made.lists[0]?.id ?? '' }
}
const addCard = async (board: { id: string; list: string }, card: object): Promise<BoardCard> =>
  (await nurse.call(c.createCard, { body: { card: { boardId: board.id, listId: board.list, title: 'Karte', ...card } } })).body
const addLabel = async (boardId: string, title: string) => (await nurse.call(c.createLabel, { body: { label: { boardId, title } } })).body
const refusal = (answer: Parameters<typeof errorOf>[0]) => `${answer.status} ${errorOf(answer)}`

describe('a card that repeats', () => {
  const run = createRecurring(server.ports)
  const checklist = [{ id: crypto.randomUUID(), content: 'Batterie', completed: true }]

  it('stands again on top of its list on its day, once although two servers make it, with nothing ticked off', async () => {
    const board = await addBoard()
    const label = await addLabel(board.id, 'Technik')
    const first = await addCard(board, {
      title: 'Notfallkoffer prüfen',
      dueDate: today(),
      repeat: 'FREQ=WEEKLY',
      checklist,
      labels: [label],
      members: [her],
      colour: 'blue',
    })
    expect([first.nextDay, first.madeAfter]).toEqual([inDays(7), null])
    await waitDays(6)
    await run()
    expect((await read(board.id)).cards).toHaveLength(1)
    await waitDays(1)
    await Promise.all([run(), run()])
    const { cards } = await read(board.id)
    expect(cards.map(({ id }) => id === first.id)).toEqual([false, true])
    expect(cards[0]).toMatchObject({
      title: 'Notfallkoffer prüfen',
      dueDate: today(),
      repeat: 'FREQ=WEEKLY',
      nextDay: inDays(7),
      madeAfter: first.id,
      labels: [{ id: label.id }],
      members: [{ id: her }],
      colour: 'blue',
      checklist: [{ content: 'Batterie', completed: false }],
    })
    expect(cards[1]).toMatchObject({ repeat: null, nextDay: null, checklist: [{ completed: true }], version: 2 })
  })

  it('comes from the archive too, and not on a board that lies there', async () => {
    const board = await addBoard()
    const card = await addCard(board, { repeat: 'FREQ=DAILY' })
    await nurse.call(c.updateCard, { body: { id: card.id, card: { archived: true } } })
    await nurse.call(c.updateBoard, { body: { id: board.id, board: { archived: true } } })
    await waitDays(1)
    await run()
    expect((await read(board.id)).cards).toEqual([])
    await nurse.call(c.updateBoard, { body: { id: board.id, board: { archived: false } } })
    await run()
    expect((await read(board.id)).cards).toMatchObject([{ madeAfter: card.id, dueDate: null, archived: false }])
  })

  it('follows its date, and comes no more when the rule is taken away', async () => {
    const card = await addCard(await addBoard(), { dueDate: today(), repeat: 'FREQ=MONTHLY;COUNT=2' })
    const change = async (what: object) => (await nurse.call(c.updateCard, { body: { id: card.id, card: what } })).body.nextDay
    expect(await change({ dueDate: '2090-01-31' })).toBe('2090-03-31')
    expect(await change({ title: 'Anders' })).toBe('2090-03-31')
    expect(await change({ repeat: null })).toBeNull()
    const wrong = await nurse.call(c.updateCard, { body: { id: card.id, card: { repeat: 'FREQ=YEARLY' } } })
    expect(refusal(wrong)).toBe('400 eingabe.ungueltig: card.repeat regel')
  })
})

describe('a template', () => {
  it('keeps a board without people, comments, ticks and days that are over, and boards are made from it', async () => {
    const board = await addBoard({ icon: 'truck', description: 'Zwei Wochen', visibility: 'members' })
    const label = await addLabel(board.id, 'Einkauf')
    await nurse.call(c.updateList, { body: { list: { id: board.list, limit: 3 } } })
    const checklist = [{ id: crypto.randomUUID(), content: 'Maße', completed: true }]
    const card = await addCard(board, { title: 'A', checklist, labels: [label], members: [me], dueDate: inDays(-1), repeat: 'FREQ=WEEKLY' })
    await addCard(board, { title: 'B', dueDate: inDays(5) })
    await nurse.call(c.createComment, { body: { cardId: card.id, text: 'Nur hier' } })
    const id = crypto.randomUUID()
    const save = () => nurse.call(c.createTemplate, { body: { template: { id, boardId: board.id, title: 'Umzug' } } })
    const saved = (await save()).body
    expect((await save()).body).toEqual(saved)
    expect(saved).toMatchObject({ id, title: 'Umzug', description: 'Zwei Wochen', icon: 'truck', lists: 2, cards: 2, createdBy: me })
    expect((await colleague.call(c.templates)).body).toEqual([saved])
    expect((await stranger.call(c.templates)).body).toEqual([])
    await waitDays(3)
    const made = await colleague.call(c.createBoard, { body: { board: { title: 'Neu' }, lists: ['Zu viel'], template: { id } } })
    const again = await read(made.body.id, colleague)
    expect(again.lists.map(({ title, limit }) => [title, limit])).toEqual([
      ['Offen', 3],
      ['Fertig', null],
    ])
    expect(again.cards).toMatchObject([
      {
        title: 'A',
        dueDate: null,
        members: [],
        comments: 0,
        labels: [{ title: 'Einkauf' }],
        checklist: [{ content: 'Maße', completed: false }],
      },
      { title: 'B', dueDate: inDays(2), nextDay: null },
    ])
    expect([again.cards[0]?.repeat, again.cards[0]?.nextDay]).toEqual(['FREQ=WEEKLY', inDays(7)])
    const own = (await nurse.call(auskunftContract.auskunft)).body.weiteres['scrumboard']
    expect(JSON.stringify(own)).toContain('"templates":[{')
  })

  it('is renamed and deleted by its house alone, and then no board is made from it', async () => {
    const board = await addBoard()
    const { id } = (await nurse.call(c.createTemplate, { body: { template: { boardId: board.id, title: 'Alt' } } })).body
    const rename = (who = colleague) => who.call(c.updateTemplate, { body: { id, template: { title: 'Neu' } } })
    const remove = (who = colleague) => who.call(c.removeTemplate, { query: { id } })
    expect([await rename(stranger), await remove(stranger)].map(({ status }) => status)).toEqual([404, 404])
    const foreign = await stranger.call(c.createBoard, { body: { board: { title: 'x' }, template: { id } } })
    expect(refusal(foreign)).toBe('422 scrumboard.vorlage_unbekannt')
    expect([(await rename()).body.title, (await remove()).body, (await remove()).status]).toEqual(['Neu', true, 404])
    const late = await nurse.call(c.createBoard, { body: { board: { title: 'x' }, template: { id } } })
    expect(refusal(late)).toBe('422 scrumboard.vorlage_unbekannt')
    expect((await read(board.id)).lists).toHaveLength(2)
  })

  it.each(startNames)('comes with the product in both languages: %s', async (start) => {
    const make = async (language: 'de' | 'en') => {
      const { body } = await nurse.call(c.createBoard, { body: { board: { title: start }, template: { start, language } } })
      return read(body.id)
    }
    const [german, english] = [await make('de'), await make('en')]
    const shape = ({ lists, cards, labels }: WholeBoard) => [
      lists.length,
      cards.length,
      labels.length,
      cards.flatMap((one) => one.checklist).length,
    ]
    expect(shape(german)).toEqual(shape(english))
    expect(german.cards.length).toBeGreaterThan(3)
    expect(german.lists[0]?.title).not.toBe(english.lists[0]?.title)
  })
})

describe('a card that goes to another lane', () => {
  const move = (card: BoardCard, lane: object, listId = card.listId) => nurse.call(c.moveCard, { body: { id: card.id, listId, lane } })

  it('changes its person with its place in one step', async () => {
    const board = await addBoard()
    const card = await addCard(board, { members: [me] })
    const [, done] = board.lists
    const moved = (await move(card, { by: 'members', from: me, to: her }, done?.id)).body
    expect([moved.listId, moved.members.map(({ id }) => id), moved.version]).toEqual([done?.id, [her], card.version + 1])
    expect((await move(card, { by: 'members', from: her, to: null })).body.members).toEqual([])
  })

  it('changes its label, and takes none that the board does not have', async () => {
    const board = await addBoard()
    const [one, two] = [await addLabel(board.id, 'Eins'), await addLabel(board.id, 'Zwei')]
    const card = await addCard(board, { labels: [one, two] })
    expect((await move(card, { by: 'labels', from: one.id, to: two.id })).body.labels).toEqual([two])
    const wrong = await move(card, { by: 'labels', from: two.id, to: crypto.randomUUID() })
    expect(refusal(wrong)).toBe('422 scrumboard.label_unbekannt: labels auswahl')
  })

  it('does not go to somebody who does not see the board', async () => {
    const card = await addCard(await addBoard({ visibility: 'members' }), {})
    expect(refusal(await move(card, { by: 'members', from: null, to: her }))).toBe('422 scrumboard.person_unbekannt: members auswahl')
  })
})

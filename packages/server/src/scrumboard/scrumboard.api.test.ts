import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { positionStep } from '@dreiklang/domain/scrumboard/scrumboard'
import { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { fillBoard } from './scrumboard.fixtures.ts'

const c = scrumboardContract
const server = await serverForTests()
const signIn = () => server.people('pfleger', 'pflege-admin', 'pfleger2', 'arzt')
let [nurse, colleague, stranger, arzt] = await signIn()
// Tests move the clock, and with it sessions end.
beforeEach(async () => {
  ;[nurse, colleague, stranger, arzt] = await signIn()
})
const [me, her] = [server.personId('pfleger'), server.personId('pflege-admin')]

type Who = typeof nurse
const newId = () => crypto.randomUUID()
const addBoard = async (board: object = {}, lists: string[] = ['Offen', 'In Arbeit']): Promise<WholeBoard> => {
  const { body } = await nurse.call(c.createBoard, { body: { board: { title: 'Umbau', ...board }, lists } })
  return read(body.id)
}
const read = async (id: string, who = nurse) => (await who.call(c.board, { query: { id } })).body
const idsOfBoards = async (who: Who) => (await who.call(c.boards)).body.map(({ id }) => id)
const listNr = ({ lists }: WholeBoard, nr: number) => lists[nr]?.id ?? ''
const addCard = async (board: WholeBoard, title: string, card: object = {}): Promise<BoardCard> =>
  (await nurse.call(c.createCard, { body: { card: { boardId: board.id, listId: listNr(board, 0), title, ...card } } })).body
const addCards = async (board: WholeBoard, titles: string) => {
  const cards: BoardCard[] = []
  for (const title of titles.split(' ')) cards.push(await addCard(board, title))
  return cards.map(({ id }) => id)
}
const titlesIn = async (board: WholeBoard, nr = 0, who = nurse) =>
  (await read(board.id, who)).cards
    .filter(({ listId }) => listId === listNr(board, nr))
    .map(({ title }) => title)
    .join(' ')
const move = (id: string, to: object, who = nurse) => who.call(c.moveCard, { body: { id, listId: '', ...to } })
const changeBoard = (id: string, board: object, who = nurse) => who.call(c.updateBoard, { body: { id, board } })
const refusal = (answer: Parameters<typeof errorOf>[0]) => `${answer.status} ${errorOf(answer)}`
let asked = 0
function ask<Row>(text: string, values: Record<string, unknown>): Promise<Row[]> {
  asked += 1
  return server.ports.database.query<Row>(systemContext, sql(`test.scrumboard.${asked}`, text), values)
}

describe('a board', () => {
  it('is made with empty lists, seen by the house, and its maker is a member', async () => {
    const { status, body } = await nurse.call(c.createBoard, { body: { board: { title: 'Neu' }, lists: ['Offen', 'Fertig'] } })
    const at = server.clock.now.toISOString()
    const board = {
      id: body.id,
      title: 'Neu',
      description: '',
      icon: 'board',
      visibility: 'house',
      archived: false,
      openCards: 0,
      version: 1,
      lastActivity: at,
      createdAt: at,
      createdBy: me,
      members: [{ id: me, name: expect.stringMatching(/\w+ \w+/), avatar: null }],
    }
    expect([status, body]).toEqual([200, board])
    expect((await colleague.call(c.boards)).body[0]).toEqual(board)
    const list = (title: string, nr: number) => ({
      id: expect.any(String),
      boardId: body.id,
      position: nr * positionStep,
      title,
      limit: null,
    })
    expect(await read(body.id)).toEqual({ ...board, lists: [list('Offen', 1), list('Fertig', 2)], cards: [], labels: [] })
  })

  it('is made once although the answer was lost, and changes only what is named', async () => {
    const board = { id: newId(), title: 'Zweimal' }
    const answers = await Promise.all([1, 2, 3].map(() => nurse.call(c.createBoard, { body: { board, lists: ['Eine'] } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read(board.id)).lists).toHaveLength(1)
    const changed = await changeBoard(board.id, { icon: 'pill', members: [me, { id: her }], version: 1 })
    expect(changed.body).toMatchObject({ title: 'Zweimal', icon: 'pill', version: 2 })
    expect(changed.body.members.map(({ id }) => id).toSorted()).toEqual([me, her].toSorted())
    const late = await changeBoard(board.id, { title: 'Alt', version: 1 }, colleague)
    expect([refusal(late), JSON.parse(late.text).details.aktuell]).toEqual(['409 scrumboard.veraltet', changed.body])
  })

  it('of its members only is unknown to colleagues, with everything on it', async () => {
    const board = await addBoard({ visibility: 'members' })
    const [card = ''] = await addCards(board, 'Geheim')
    const comment = (await nurse.call(c.createComment, { body: { cardId: card, text: 'Still' } })).body.id
    const list = listNr(board, 0)
    for (const who of [colleague, stranger, arzt]) {
      expect(await idsOfBoards(who)).not.toContain(board.id)
      const answers = [
        await who.call(c.board, { query: { id: board.id } }),
        await who.call(c.labels, { query: { boardId: board.id } }),
        await who.call(c.archive, { query: { boardId: board.id } }),
        await changeBoard(board.id, { members: [her] }, who),
        await who.call(c.createList, { body: { list: { boardId: board.id, title: 'x' } } }),
        await who.call(c.removeList, { query: { id: list } }),
        await who.call(c.updateCard, { body: { id: card, card: { title: 'x' } } }),
        await move(card, { listId: list }, who),
        await who.call(c.removeCard, { query: { id: card } }),
        await who.call(c.comments, { query: { id: card } }),
        await who.call(c.removeComment, { query: { id: comment } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
    const taken = await colleague.call(c.createBoard, { body: { board: { id: board.id, title: 'Meine' } } })
    expect(refusal(taken)).toBe('404 nicht_gefunden')
    await changeBoard(board.id, { members: [me, her] })
    expect(await titlesIn(board, 0, colleague)).toBe('Geheim')
  })

  it('of its members only cannot lose who changes it, and who leaves it has no work on it any more', async () => {
    const board = await addBoard({ members: [me, her] })
    const { id } = await addCard(board, 'Zusammen', { members: [me, her] })
    expect(refusal(await changeBoard(board.id, { visibility: 'members', members: [her] }))).toBe(
      '422 scrumboard.nicht_ohne_mich: board.members auswahl',
    )
    const foreign = await changeBoard(board.id, { members: [server.personId('arzt')] })
    expect(refusal(foreign)).toBe('422 scrumboard.person_unbekannt: board.members auswahl')
    await changeBoard(board.id, { visibility: 'members', members: [me] })
    expect((await read(board.id)).cards[0]?.members.map((member) => member.id)).toEqual([me])
    const outside = await nurse.call(c.updateCard, { body: { id, card: { members: [her] } } })
    expect(refusal(outside)).toBe('422 scrumboard.person_unbekannt: card.members auswahl')
  })

  it('takes nothing while it is archived, comes back as it was, and is deleted for good from there only', async () => {
    const board = await addBoard()
    const [card = ''] = await addCards(board, 'Bleibt')
    const remove = () => nurse.call(c.removeBoard, { query: { id: board.id } })
    expect(refusal(await remove())).toBe('409 scrumboard.nicht_archiviert')
    await changeBoard(board.id, { archived: true })
    const answers = [
      await changeBoard(board.id, { title: 'x' }),
      await addCardTo(board),
      await move(card, { listId: listNr(board, 1) }),
      await nurse.call(c.createComment, { body: { cardId: card, text: 'x' } }),
    ]
    expect(answers.map(refusal)).toEqual(answers.map(() => '409 scrumboard.archiviert'))
    await changeBoard(board.id, { archived: false })
    expect(await titlesIn(board)).toBe('Bleibt')
    await changeBoard(board.id, { archived: true })
    expect([(await remove()).body, (await remove()).status]).toEqual([true, 404])
    const trail = await ask(`select aktion, felder from protokoll where objekt_id = :id order by nr`, { id: board.id })
    expect(trail.at(-1)).toEqual({ aktion: 'scrumboard.removeBoard', felder: [] })
    expect(trail[1]).toEqual({ aktion: 'scrumboard.updateBoard', felder: ['archived'] })
  })
  const addCardTo = (board: WholeBoard) =>
    nurse.call(c.createCard, { body: { card: { boardId: board.id, listId: listNr(board, 0), title: 'x' } } })
})

describe('lists', () => {
  it('come to the end, are renamed, limited and sorted, and answer as the specification has them', async () => {
    const board = await addBoard()
    const list = { id: newId(), boardId: board.id, title: 'Fertig' }
    const twice = [await nurse.call(c.createList, { body: { list } }), await nurse.call(c.createList, { body: { list } })]
    const made = { ...list, position: 3 * positionStep, limit: null }
    expect(twice.map(({ body }) => body)).toEqual([made, made])
    const [one] = board.lists
    const one2 = (await nurse.call(c.updateList, { body: { list: { ...made, title: 'Erledigt', limit: 5 } } })).body
    expect(one2).toEqual({ ...made, title: 'Erledigt', limit: 5 })
    const sorted = await nurse.call(c.updateLists, {
      body: {
        lists: [
          { id: list.id, position: positionStep },
          { id: one?.id ?? '', limit: 2 },
        ],
      },
    })
    expect(sorted.body.map(({ id, limit }) => [id, limit])).toEqual([
      [list.id, 5],
      [one?.id, 2],
    ])
    expect((await read(board.id)).lists.map(({ title }) => title)).toEqual(['Erledigt', 'Offen', 'In Arbeit'])
    const moved = await nurse.call(c.moveList, { body: { id: list.id, before: null } })
    expect([moved.body.title, (await read(board.id)).lists.map(({ title }) => title)]).toEqual([
      'Erledigt',
      ['Offen', 'In Arbeit', 'Erledigt'],
    ])
    const empty = await nurse.call(c.createList, { body: { list: { boardId: board.id, title: ' ' } } })
    expect(refusal(empty)).toBe('400 eingabe.ungueltig: list.title zu_klein')
  })

  it('take their cards with them, also those in the archive', async () => {
    const board = await addBoard()
    const [one = '', other = ''] = await addCards(board, 'Eins Zwei')
    await nurse.call(c.updateCard, { body: { id: other, card: { archived: true } } })
    const remove = () => nurse.call(c.removeList, { query: { id: listNr(board, 0) } })
    expect([(await remove()).body, (await remove()).status]).toEqual([true, 404])
    expect([(await read(board.id)).cards, (await nurse.call(c.archive, { query: { boardId: board.id } })).body]).toEqual([[], []])
    expect((await nurse.call(c.removeCard, { query: { id: one } })).status).toBe(404)
  })
})

describe('a card', () => {
  it('is made at the end of its list, once, empty but for its title', async () => {
    const board = await addBoard()
    await addCards(board, 'Erste')
    const card = { id: newId(), boardId: board.id, listId: listNr(board, 0), title: 'Zweite' }
    const answers = [await nurse.call(c.createCard, { body: { card } }), await nurse.call(c.createCard, { body: { card } })]
    const at = server.clock.now.toISOString()
    const made = {
      ...card,
      position: 2 * positionStep,
      description: '',
      dueDate: null,
      repeat: null,
      nextDay: null,
      madeAfter: null,
      checklist: [],
      colour: 'plain',
      labels: [],
      members: [],
      archived: false,
      comments: 0,
      version: 1,
      createdBy: me,
      changedBy: me,
      createdAt: at,
      updatedAt: at,
      changedByName: expect.stringMatching(/\w+ \w+/),
    }
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, made],
      [200, made],
    ])
    expect((await read(board.id)).openCards).toBe(2)
    const elsewhere = await nurse.call(c.createCard, { body: { card: { ...card, id: newId(), listId: newId() } } })
    expect(refusal(elsewhere)).toBe('422 scrumboard.liste_unbekannt: card.listId auswahl')
  })

  it('changes only what is named, takes back the whole record, and never moves by it', async () => {
    const board = await addBoard()
    const label = (await nurse.call(c.createLabel, { body: { label: { boardId: board.id, title: 'Einkauf' } } })).body
    const before = await addCard(board, 'Kühlschrank', { labels: [label.id], dueDate: '2026-12-04' })
    const change = (card: object, who = nurse) => who.call(c.updateCard, { body: { id: before.id, card } })
    const { body } = await change({ description: 'Mit Schloss', listId: listNr(board, 1), position: 1, members: [{ id: her }] })
    expect(body).toMatchObject({ ...before, description: 'Mit Schloss', members: [{ id: her }], version: 2 })
    expect((await change({ ...body, colour: 'blue' }, colleague)).body).toMatchObject({ colour: 'blue', version: 3, changedBy: her })
    const late = await change({ title: 'Alt', version: 2 })
    expect([refusal(late), JSON.parse(late.text).details.aktuell.version]).toEqual(['409 scrumboard.veraltet', 3])
    expect(refusal(await change({ labels: [newId()] }))).toBe('422 scrumboard.label_unbekannt: card.labels auswahl')
    const many = await nurse.call(c.updateCards, { body: { cards: [{ id: before.id, colour: 'red', position: 9 }] } })
    expect(many.body.map(({ colour, position, version }) => [colour, position, version])).toEqual([['red', before.position, 4]])
    expect((await nurse.call(c.removeCard, { query: { id: before.id } })).body).toBe(true)
    expect((await read(board.id)).cards).toEqual([])
  })

  it('goes into the archive and comes back to the end of its list', async () => {
    const board = await addBoard()
    const [id = ''] = await addCards(board, 'Eins Zwei')
    const archive = (archived: boolean) => nurse.call(c.updateCard, { body: { id, card: { archived } } })
    await archive(true)
    expect([await titlesIn(board), (await nurse.call(c.archive, { query: { boardId: board.id } })).body.map(({ title }) => title)]).toEqual(
      ['Zwei', ['Eins']],
    )
    await archive(false)
    expect(await titlesIn(board)).toBe('Zwei Eins')
  })

  it('is put to positions and lists as the specification says, and numbers that meet are parted', async () => {
    const board = await addBoard()
    const [one = '', two = '', three = ''] = await addCards(board, 'Eins Zwei Drei')
    const place = (cards: object[]) => nurse.call(c.placeCards, { body: { cards: cards as [{ id: string; position: number }] } })
    const swapped = await place([
      { id: one, position: 2 * positionStep },
      { id: two, position: positionStep },
    ])
    expect([swapped.body.map(({ position }) => position / positionStep), await titlesIn(board)]).toEqual([[2, 1], 'Zwei Eins Drei'])
    await place([{ id: three, position: positionStep }])
    expect(await titlesIn(board)).toBe('Drei Zwei Eins')
    await place([{ id: two, listId: listNr(board, 1), position: 2 * positionStep }])
    expect([await titlesIn(board), await titlesIn(board, 1)]).toEqual(['Drei Eins', 'Zwei'])
    const elsewhere = await place([{ id: one, listId: listNr(await addBoard(), 0), position: 1 }])
    expect(refusal(elsewhere)).toBe('422 scrumboard.liste_unbekannt: cards.0.listId auswahl')
    expect((await place([{ id: one, position: 3_000_000_000 }])).status).toBe(400)
  })

  it('moves next to the cards that are named, also when one of them has gone', async () => {
    const board = await addBoard()
    const [one = '', two = '', three = ''] = await addCards(board, 'Eins Zwei Drei')
    const [here, there] = [listNr(board, 0), listNr(board, 1)]
    await move(three, { listId: here, after: one, before: two })
    expect(await titlesIn(board)).toBe('Eins Drei Zwei')
    expect((await move(one, { listId: there })).body).toMatchObject({ listId: there, version: 1 })
    await move(two, { listId: here, after: one, before: three })
    expect([await titlesIn(board), await titlesIn(board, 1)]).toEqual(['Zwei Drei', 'Eins'])
    expect(refusal(await move(two, { listId: newId() }))).toBe('422 scrumboard.liste_unbekannt: listId auswahl')
  })

  it('moved by two people at once ends in one sequence, with room for everybody', async () => {
    const board = await addBoard()
    const ids = await addCards(board, 'A B C D E F')
    const [first = ''] = ids
    const moves = ids
      .slice(1)
      .flatMap((id, i) => [move(id, { listId: listNr(board, i % 2), after: first }, i % 2 === 0 ? nurse : colleague)])
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const [mine, hers] = await Promise.all([read(board.id), read(board.id, colleague)])
    expect(mine.cards).toEqual(hers.cards)
    expect(new Set(mine.cards.map(({ listId, position }) => `${listId} ${position}`)).size).toBe(6)
  })

  it('finds room where a hundred others were put into the same gap', async () => {
    const board = await addBoard()
    const [one = '', ...rest] = await addCards(board, 'A B C D')
    for (let round = 0; round < 25; round += 1) for (const id of rest) await move(id, { listId: listNr(board, 0), after: one })
    expect(await titlesIn(board)).toBe('A D C B')
  })
})

describe('labels', () => {
  it('are of one board, made once, renamed, and taken off every card when they are deleted', async () => {
    const board = await addBoard()
    const label = { id: newId(), boardId: board.id, title: 'Zettel' }
    const twice = [await nurse.call(c.createLabel, { body: { label } }), await nurse.call(c.createLabel, { body: { label } })]
    expect(twice.map(({ body }) => body)).toEqual([label, label])
    const same = await nurse.call(c.createLabel, { body: { label: { boardId: board.id, title: 'ZETTEL' } } })
    expect(refusal(same)).toBe('409 scrumboard.label_vergeben: label.title falsch')
    const renamed = { ...label, title: 'Äpfel' }
    expect((await colleague.call(c.updateLabel, { body: { id: label.id, label: renamed } })).body).toEqual(renamed)
    expect((await nurse.call(c.labels, { query: { boardId: board.id } })).body).toEqual([renamed])
    await addCard(board, 'Mit Stichwort', { labels: [renamed] })
    expect((await colleague.call(c.removeLabel, { query: { id: label.id } })).body).toBe(true)
    expect((await read(board.id)).cards[0]?.labels).toEqual([])
  })
})

describe('comments', () => {
  it('stand in their sequence, are counted on the card, and are deleted by who wrote them only', async () => {
    const board = await addBoard()
    const [cardId = ''] = await addCards(board, 'Gespräch')
    const say = async (text: string, who = nurse) => (await who.call(c.createComment, { body: { id: newId(), cardId, text } })).body
    const first = await say('Erst')
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    const second = await say('Dann', colleague)
    expect((await nurse.call(c.comments, { query: { id: cardId } })).body).toEqual([first, second])
    expect((await read(board.id)).cards[0]?.comments).toBe(2)
    const remove = (id: string) => nurse.call(c.removeComment, { query: { id } })
    expect([refusal(await remove(second.id)), (await remove(first.id)).body]).toEqual(['403 scrumboard.nur_eigene', true])
    expect((await nurse.call(c.comments, { query: { id: cardId } })).body).toEqual([second])
  })
})

describe('what stands on a board', () => {
  it('lies sealed, and is in the own copy of who wrote it and in nobody else’s', async () => {
    const said = await fillBoard(nurse)
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const tables = ['board', 'board_list', 'board_label', 'board_template', 'board_card', 'board_comment']
    const stored = JSON.stringify(await Promise.all(tables.map((table) => ask(`select daten from ${table}`, {}))))
    expect(stored).not.toMatch(/Yıldız|Insulin/)
    const copyOf = async (who: Who) => JSON.stringify((await who.call(auskunftContract.auskunft)).body.weiteres['scrumboard'])
    expect(await copyOf(nurse)).toMatch(/Umzug Yıldız.*Insulin.*verreist/)
    expect(await copyOf(colleague)).not.toMatch(/Yıldız/)
  })

  it('goes for good a year after it was archived', async () => {
    const [kept, gone] = [await addBoard(), await addBoard()]
    const [card = ''] = await addCards(kept, 'Alt')
    await nurse.call(c.updateCard, { body: { id: card, card: { archived: true } } })
    await changeBoard(gone.id, { archived: true })
    const left = async (days: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000)
      await server.server.tick()
      const ids = [kept.id, gone.id, card]
      return (
        await ask(`select id from board where id = any (:ids::uuid[]) union all select id from board_card where id = any (:ids::uuid[])`, {
          ids,
        })
      ).length
    }
    expect([await left(364), await left(2)]).toEqual([3, 1])
  })
})

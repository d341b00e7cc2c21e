/** Boards in every house of the demo: German in the first of each side, English in the second; one of them only its administrator sees. */
import { scrumboardContract as c } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type DemoBoard, type DemoCard, type Side, demoBoards } from './boardScript.ts'
import { type Regie, akteurOf, daysAgo } from './director.ts'
import type { Ensemble } from './personen.ts'

const houses: readonly (readonly [chief: string, colleague: string, side: Side, language: 'de' | 'en'])[] = [
  ['pflege-admin', 'pfleger', 'pflege', 'de'],
  ['apotheke-admin', 'apotheker', 'apotheke', 'de'],
  ['arzt-admin', 'arzt', 'arzt', 'de'],
  ['pflege-admin2', 'pfleger2', 'pflege', 'en'],
  ['apotheke-admin2', 'apotheker2', 'apotheke', 'en'],
  ['arzt-admin2', 'arzt2', 'arzt', 'en'],
]

interface House {
  regie: Regie
  number: number
  chief: Akteur
  colleague: Akteur
  say: (pair: readonly [string, string, ...unknown[]]) => string
}

/** The same ids in each filling of it: what was made before it was cut off is found and not made twice. */
const idOf = ({ number }: House, kind: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', nr: number) =>
  `b0a0000${number}-0000-4000-8000-0000000${kind}${String(nr).padStart(4, '0')}`

async function fillCard(
  house: House,
  card: DemoCard,
  { id, boardNr, listId }: { id: number; boardNr: number; listId: string },
): Promise<void> {
  const { regie, chief, colleague, say } = house
  const people = { chief, colleague }
  const cardId = idOf(house, 'c', id)
  const today = berlinDate(regie.beginn.toISOString())
  await regie.call(c.createCard, chief, {
    body: {
      card: {
        id: cardId,
        boardId: idOf(house, 'a', boardNr),
        listId,
        title: say(card.title),
        description: card.text === undefined ? '' : say(card.text),
        colour: card.colour ?? 'plain',
        dueDate: card.due === undefined ? null : plusDays(today, card.due),
        checklist: (card.checklist ?? []).map((item, i) => ({
          id: idOf(house, 'd', id * 10 + i),
          content: say(item),
          completed: item[2] === 'done',
        })),
        labels: (card.labels ?? []).map((nr) => idOf(house, 'e', boardNr * 10 + nr)),
        members: (card.who ?? []).map((who) => people[who].personId),
      },
    },
  })
  if (card.comment !== undefined)
    await regie.call(c.createComment, colleague, { body: { id: idOf(house, 'f', id), cardId, text: say(card.comment) } })
}

async function fillBoard(house: House, board: DemoBoard, boardNr: number): Promise<void> {
  const { regie, chief, colleague, say } = house
  const id = idOf(house, 'a', boardNr)
  regie.stelle(daysAgo(regie, board.daysAgo))
  const known = await regie.call(c.boards, chief)
  // It takes nothing more, and was filled whole before it was archived.
  if (known.some((one) => one.id === id && one.archived)) return
  const words = { title: say(board.title), description: say(board.text), icon: board.icon }
  const seen = board.own === true ? { visibility: 'members' as const } : { members: [colleague.personId] }
  await regie.call(c.createBoard, chief, { body: { board: { id, ...words, ...seen } } })
  for (const [nr, title] of board.labels.entries())
    await regie.call(c.createLabel, chief, { body: { label: { id: idOf(house, 'e', boardNr * 10 + nr), boardId: id, title: say(title) } } })
  let cardNr = boardNr * 100
  for (const [nr, { title, limit = null, cards }] of board.lists.entries()) {
    const listId = idOf(house, 'b', boardNr * 10 + nr)
    await regie.call(c.createList, chief, { body: { list: { id: listId, boardId: id, title: say(title), limit } } })
    for (const card of cards) {
      await fillCard(house, card, { id: cardNr, boardNr, listId })
      cardNr += 1
    }
  }
  if (board.archived === true) await regie.call(c.updateBoard, chief, { body: { id, board: { archived: true } } })
}

export async function fillBoards(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const [number, [chief, colleague, ownSide, language]] of houses.entries()) {
    const say: House['say'] = (pair) => pair[language === 'de' ? 0 : 1]
    const house = { regie, number, chief: akteurOf(ensemble, chief), colleague: akteurOf(ensemble, colleague), say }
    for (const [nr, board] of demoBoards.entries()) if ((board.side ?? ownSide) === ownSide) await fillBoard(house, board, nr)
  }
  regie.stelle(regie.beginn)
}

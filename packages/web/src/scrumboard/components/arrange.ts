/** How a board stands on the screen: lists side by side with the cards that are shown, and what a move makes of it. */
import type { BoardCard, BoardList, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { type Place, sortByPlace, placesOfMove } from '@dreiklang/domain/scrumboard/scrumboard'

export interface CardMove {
  id: string
  listId: string
  after: string | null
  before: string | null
}
export type ListMove = Omit<CardMove, 'listId'>

export interface Column {
  list: BoardList
  /** Those that are shown, in their sequence. */
  cards: readonly BoardCard[]
  /** All, also those that the filter leaves out. */
  count: number
}

/** Where a card is to stand among the shown ones, without itself. */
export interface Spot {
  listId: string
  index: number
}

const placed = <P extends Place>(all: readonly P[], places: readonly Place[]): P[] => {
  const positions = new Map(places.map(({ id, position }) => [id, position]))
  return sortByPlace(all.map((one) => ({ ...one, position: positions.get(one.id) ?? one.position })))
}

/** As the server will answer it. */
export function withMovedCard(board: WholeBoard, { id, listId, after, before }: CardMove): WholeBoard {
  const others = board.cards.filter((card) => card.listId === listId && card.id !== id)
  const places = placesOfMove(others, { id, after, before })
  return {
    ...board,
    cards: placed(
      board.cards.map((card) => (card.id === id ? { ...card, listId } : card)),
      places,
    ),
  }
}

export const withMovedList = (board: WholeBoard, move: ListMove): WholeBoard => ({
  ...board,
  lists: placed(board.lists, placesOfMove(board.lists, move)),
})

export function columnsOf({ lists, cards }: Pick<WholeBoard, 'lists' | 'cards'>, isShown: (card: BoardCard) => boolean): Column[] {
  const ofList = new Map<string, BoardCard[]>(lists.map(({ id }) => [id, []]))
  for (const card of cards) ofList.get(card.listId)?.push(card)
  return lists.map((list) => {
    const all = ofList.get(list.id) ?? []
    return { list, cards: all.filter((card) => isShown(card)), count: all.length }
  })
}

/** The neighbours at a place in a sequence that does not hold it. */
const anchorsAt = (ids: readonly string[], index: number) => ({ after: ids[index - 1] ?? null, before: ids[index] ?? null })

const withoutId = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id)

export function moveOfCard(columns: readonly Column[], id: string, { listId, index }: Spot): CardMove {
  const cards = columns.find(({ list }) => list.id === listId)?.cards ?? []
  const ids = withoutId(
    cards.map((card) => card.id),
    id,
  )
  return { id, listId, ...anchorsAt(ids, index) }
}

export const moveOfList = (columns: readonly Column[], id: string, index: number): ListMove => ({
  id,
  ...anchorsAt(
    withoutId(
      columns.map(({ list }) => list.id),
      id,
    ),
    index,
  ),
})

/** Null: it is not shown. */
export function spotOf(columns: readonly Column[], id: string): Spot | null {
  for (const { list, cards } of columns) {
    const index = cards.findIndex((card) => card.id === id)
    if (index !== -1) return { listId: list.id, index }
  }
  return null
}

/** How the columns look while a card is held over a place. */
export function withHeld(columns: readonly Column[], held: (Spot & { id: string }) | null): readonly Column[] {
  const card = held && columns.flatMap(({ cards }) => cards).find(({ id }) => id === held.id)
  if (!held || !card) return columns
  return columns.map((column) => {
    const had = column.cards.includes(card)
    const isTarget = column.list.id === held.listId
    if (!had && !isTarget) return column
    const others = column.cards.filter((other) => other !== card)
    const cards = isTarget ? others.toSpliced(held.index, 0, card) : others
    return { ...column, cards, count: column.count + Number(isTarget) - Number(had) }
  })
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** One place further by an arrow key; the same when there is none. Null for another key. */
export function spotByKey(columns: readonly Column[], held: Spot & { id: string }, key: string): Spot | null {
  const step = steps[key]
  if (step === undefined) return null
  const [across, down] = step
  const at = columns.findIndex(({ list }) => list.id === held.listId)
  const target = columns[at + across] ?? columns[at]
  if (target === undefined) return null
  const last = target.cards.filter(({ id }) => id !== held.id).length
  return { listId: target.list.id, index: Math.max(0, Math.min(last, held.index + down)) }
}

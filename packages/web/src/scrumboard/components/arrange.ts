/** How a board stands on the screen: lists side by side with the cards that are shown, and what a move makes of it. */
import type { BoardCard, BoardList, LaneChange, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { type Place, sortByPlace, placesOfMove, tiesAfter } from '@dreiklang/domain/scrumboard/scrumboard'
import type { Lane } from './lanes.ts'

export interface CardMove {
  id: string
  listId: string
  after: string | null
  before: string | null
  lane?: LaneChange | undefined
}
export type ListMove = Omit<CardMove, 'listId' | 'lane'>

export interface Column {
  list: BoardList
  /** Those that are shown, in their sequence. */
  cards: readonly BoardCard[]
  /** All, also those that the filter leaves out. */
  count: number
  /** On a board with lanes each of them has all lists. */
  lane?: Lane | undefined
}

/** Where a card is to stand among the shown ones, without itself. */
export interface Spot {
  listId: string
  index: number
  lane?: string | undefined
}

/** A place that a card goes to, and the lane that it comes from: it may stand in several. */
export interface Target extends Spot {
  from?: string | undefined
}

const isCell = ({ list, lane }: Column, spot: Omit<Spot, 'index'>): boolean => list.id === spot.listId && lane?.id === spot.lane

export const cellAt = (columns: readonly Column[], spot: Omit<Spot, 'index'>): Column | undefined =>
  columns.find((column) => isCell(column, spot))

const placed = <P extends Place>(all: readonly P[], places: readonly Place[]): P[] => {
  const positions = new Map(places.map(({ id, position }) => [id, position]))
  return sortByPlace(all.map((one) => ({ ...one, position: positions.get(one.id) ?? one.position })))
}

function tied({ labels, members, cards }: WholeBoard, card: BoardCard, lane: LaneChange): Partial<BoardCard> {
  const ids = tiesAfter(
    card[lane.by].map(({ id }) => id),
    lane,
  )
  if (lane.by === 'labels') return { labels: labels.filter(({ id }) => ids.includes(id)) }
  const people = new Map([...members, ...cards.flatMap((one) => one.members)].map((person) => [person.id, person]))
  return { members: ids.flatMap((one) => people.get(one) ?? []) }
}

/** As the server will answer it. */
export function withMovedCard(board: WholeBoard, { id, listId, after, before, lane }: CardMove): WholeBoard {
  const others = board.cards.filter((card) => card.listId === listId && card.id !== id)
  const places = placesOfMove(others, { id, after, before })
  return {
    ...board,
    cards: placed(
      board.cards.map((card) => (card.id === id ? { ...card, listId, ...(lane && tied(board, card, lane)) } : card)),
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

/** All lists in each lane, one below the other. A card stands in every lane that takes it. */
export const cellsOf = (
  board: Pick<WholeBoard, 'lists' | 'cards'>,
  isShown: (card: BoardCard) => boolean,
  lanes: readonly Lane[],
): Column[] =>
  lanes.length === 0
    ? columnsOf(board, isShown)
    : lanes.flatMap((lane) => columnsOf(board, (card) => isShown(card) && lane.takes(card)).map((column) => ({ ...column, lane })))

/** The neighbours at a place in a sequence that does not hold it. */
const anchorsAt = (ids: readonly string[], index: number) => ({ after: ids[index - 1] ?? null, before: ids[index] ?? null })

const withoutId = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id)

export function moveOfCard(columns: readonly Column[], id: string, { listId, index, lane, from }: Target): CardMove {
  const cell = cellAt(columns, { listId, lane })
  const cards = cell?.cards ?? []
  const ids = withoutId(
    cards.map((card) => card.id),
    id,
  )
  const before = columns.find((column) => column.lane?.id === from)?.lane
  const by = cell?.lane?.by ?? null
  const change = by !== null && from !== lane ? { by, from: before?.value ?? null, to: cell?.lane?.value ?? null } : undefined
  return { id, listId, ...anchorsAt(ids, index), lane: change }
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

/** Null: it is not shown, or not in this lane. */
export function spotOf(columns: readonly Column[], id: string, inLane?: string): Spot | null {
  for (const { list, cards, lane } of columns) {
    const index = inLane === undefined || lane?.id === inLane ? cards.findIndex((card) => card.id === id) : -1
    if (index !== -1) return { listId: list.id, index, lane: lane?.id }
  }
  return null
}

/** How the columns look while a card is held over a place. */
export function withHeld(columns: readonly Column[], held: (Target & { id: string }) | null): readonly Column[] {
  const card = held && columns.flatMap(({ cards }) => cards).find(({ id }) => id === held.id)
  if (!held || !card) return columns
  return columns.map((column) => {
    const had = column.lane?.id === held.from && column.cards.includes(card)
    const isTarget = isCell(column, held)
    if (!had && !isTarget) return column
    const others = column.cards.filter((other) => other !== card)
    const cards = isTarget ? others.toSpliced(held.index, 0, card) : others
    const changesList = card.listId !== held.listId
    return { ...column, cards, count: column.count + Number(isTarget && changesList) - Number(had && changesList) }
  })
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** One place further by an arrow key; the same when there is none. Beyond the end of a list comes the same list in the next lane. Null for another key. */
export function spotByKey(columns: readonly Column[], held: Spot & { id: string }, key: string): Spot | null {
  const step = steps[key]
  const cell = cellAt(columns, held)
  if (step === undefined || cell === undefined) return null
  const [across, down] = step
  const lastOf = ({ cards }: Column) => cards.filter(({ id }) => id !== held.id).length
  const beside = columns.filter(({ lane }) => lane?.id === held.lane)
  const target = beside[beside.indexOf(cell) + across] ?? cell
  const index = held.index + down
  const below = columns.filter(({ list, lane }) => list.id === held.listId && lane !== undefined && lane.by !== null)
  const next = index < 0 || index > lastOf(target) ? below[below.indexOf(cell) + down] : undefined
  if (across === 0 && next !== undefined && next !== cell)
    return { listId: held.listId, index: down < 0 ? lastOf(next) : 0, lane: next.lane?.id }
  return { listId: target.list.id, index: Math.max(0, Math.min(lastOf(target), index)), lane: held.lane }
}

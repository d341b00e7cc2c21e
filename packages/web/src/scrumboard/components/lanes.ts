/** Lanes of a board: its lists once for each person, label or time at which cards are due. */
import type { BoardCard, LaneChange, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { isOverdue } from '@dreiklang/domain/scrumboard/scrumboard'
import { dueDay } from '@dreiklang/domain/shared/due'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'

/** As they stand in the address. */
export const laneKinds = ['person', 'stichwort', 'faellig'] as const
export type LaneKind = (typeof laneKinds)[number]

export interface Lane {
  id: string
  title: string
  /** What changes with the lane; null: a card does not change its lane by being moved. */
  by: LaneChange['by'] | null
  /** The person or the label; null: those without any. */
  value: string | null
  takes: (card: BoardCard) => boolean
}

const none = 'none'
const dueLanes = ['overdue', 'today', 'week', 'later', none] as const
type DueLane = (typeof dueLanes)[number]

function dueLaneOf(dueDate: string | null, now: string): DueLane {
  if (dueDate === null) return none
  if (isOverdue(dueDate, now)) return 'overdue'
  const [day, today] = [dueDay(dueDate), berlinDate(now)]
  if (day === today) return 'today'
  return day < plusDays(today, 7) ? 'week' : 'later'
}

function lanesBy(by: LaneChange['by'], all: readonly { id: string; title: string }[], nobody: string): Lane[] {
  return [
    ...all.map(({ id, title }) => ({ id, title, by, value: id, takes: (card: BoardCard) => card[by].some((one) => one.id === id) })),
    { id: none, title: nobody, by, value: null, takes: (card) => card[by].length === 0 },
  ]
}

interface Words {
  nobody: string
  noLabel: string
  due: Record<DueLane, string>
}

/** People of the board and of its cards; labels also without cards, so that one can be drawn there. */
export function lanesOf(board: WholeBoard, kind: LaneKind | '', { words, now }: { words: Words; now: string }): Lane[] {
  switch (kind) {
    case '':
      return []
    case 'person': {
      const people = new Map([...board.members, ...board.cards.flatMap((card) => card.members)].map(({ id, name }) => [id, name]))
      const sorted = [...people].map(([id, title]) => ({ id, title })).toSorted((a, b) => a.title.localeCompare(b.title, 'de'))
      return lanesBy('members', sorted, words.nobody)
    }
    case 'stichwort':
      return lanesBy('labels', board.labels, words.noLabel)
    case 'faellig':
      return dueLanes.map((id) => ({
        id,
        title: words.due[id],
        by: null,
        value: null,
        takes: ({ dueDate }) => dueLaneOf(dueDate, now) === id,
      }))
    default:
      return kind satisfies never
  }
}

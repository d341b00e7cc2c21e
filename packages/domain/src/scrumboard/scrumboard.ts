/** Boards of a house: lists of cards, whose places are numbers with room between them (apps.md, sections 3, 4, 7 and 9). */
import { dueDay } from '../shared/due.ts'
import { berlinDate, plusDays } from '../shared/time.ts'

/** From one place to the next. */
export const positionStep = 65_536
/** As large as the database's whole numbers are. */
export const maxPosition = 2_147_483_647

export const boardIcons = ['board', 'package', 'users', 'calendar', 'tools', 'pill', 'truck', 'school'] as const
export type BoardIcon = (typeof boardIcons)[number]

/** Seen by its members, or by everybody in the own house. */
export const boardVisibilities = ['members', 'house'] as const
export type BoardVisibility = (typeof boardVisibilities)[number]

/** The cover of a card. */
export const cardColours = ['plain', 'yellow', 'green', 'blue', 'red', 'grey'] as const
export type CardColour = (typeof cardColours)[number]

export const maxBoards = 200
export const maxListsOfBoard = 50
export const maxCardsOfBoard = 5000
export const maxLabelsOfBoard = 50
export const maxCheckItems = 100
export const maxCommentsOfCard = 500
export const maxTemplates = 50
export const maxCardsOfTemplate = 300
/** What lies in the archive names people and must not stay forever. */
export const archiveDays = 365

export const emptyCard = {
  description: '',
  dueDate: null,
  repeat: null,
  checklist: [],
  colour: 'plain',
  labels: [],
  members: [],
  archived: false,
} as const

export interface Place {
  id: string
  position: number
}

/** As a list is read: two that share a place stand in a sequence that is the same for everybody. */
export const sortByPlace = <P extends Place>(places: readonly P[]): P[] =>
  places.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

/** The place below all others. */
export const lastPosition = (places: readonly Place[]): number =>
  places.reduce((most, { position }) => Math.max(most, position), 0) + positionStep

/** Next to what it goes. Both are named, so that one counts when somebody has just moved or deleted the other. */
export interface Anchors {
  /** Behind this one; null: on top. */
  after?: string | null | undefined
  /** In front of this one; null: at the end. */
  before?: string | null | undefined
}

function indexAt(sequence: readonly Place[], { after, before }: Anchors): number {
  const indexOf = (id: string | null | undefined): number => sequence.findIndex((one) => one.id === id)
  const [front, behind] = [indexOf(after), indexOf(before)]
  if (front !== -1) return front + 1
  if (behind !== -1) return behind
  return after === null ? 0 : sequence.length
}

/** In the middle of the gap, or a step beyond the end. */
function positionAt(sequence: readonly Place[], index: number): number {
  const [front, behind] = [sequence[index - 1], sequence[index]]
  if (behind === undefined) return lastPosition(sequence)
  if (front === undefined) return behind.position - positionStep
  return Math.floor((front.position + behind.position) / 2)
}

/** Every one on a step of its own, in this sequence. */
const spread = (ids: readonly string[]): Place[] => ids.map((id, i) => ({ id, position: (i + 1) * positionStep }))

/** Whether each stands below the one before it, within what the database can hold. */
const isTidy = (sequence: readonly Place[]): boolean =>
  sequence.every(({ position }, i) => Math.abs(position) <= maxPosition && (i === 0 || position > (sequence[i - 1]?.position ?? 0)))

/** Only those whose place is another than before. */
const changed = (before: readonly Place[], after: readonly Place[]): Place[] => {
  const known = new Map(before.map(({ id, position }) => [id, position]))
  return after.filter(({ id, position }) => known.get(id) !== position)
}

/**
 * The places that change when one goes next to its anchors: its own alone, in the middle of the gap, or those of all when the gap is used up.
 * `others` may hold it already, when it moves within its list.
 */
export function placesOfMove(others: readonly Place[], { id, ...anchors }: Anchors & { id: string }): Place[] {
  const sequence = sortByPlace(others.filter((one) => one.id !== id))
  const index = indexAt(sequence, anchors)
  const moved = sequence.toSpliced(index, 0, { id, position: positionAt(sequence, index) })
  return changed(others, isTidy(moved) ? moved : spread(moved.map((one) => one.id)))
}

/** The places that change when some are told theirs as numbers: those numbers, unless they meet others or each other. */
export function placesOfNumbers(before: readonly Place[], told: readonly Place[]): Place[] {
  const numbers = new Map(told.map(({ id, position }) => [id, position]))
  // What was told comes before what has the same place already: whoever said it wanted it there.
  const sequence = before
    .map(({ id, position }) => ({ id, position: numbers.get(id) ?? position }))
    .toSorted((a, b) => a.position - b.position || Number(numbers.has(b.id)) - Number(numbers.has(a.id)) || (a.id < b.id ? -1 : 1))
  return changed(before, isTidy(sequence) ? sequence : spread(sequence.map(({ id }) => id)))
}

/** More cards than the house has agreed on for this list; they are told of and never kept out. */
export const isOverLimit = (count: number, limit: number | null): boolean => limit !== null && count > limit

export const dueFilters = ['overdue', 'week', 'none'] as const
export type DueFilter = (typeof dueFilters)[number]

/** Since when the day is over, or the instant past. */
export const isOverdue = (dueDate: string, now: string): boolean =>
  dueDate.length === 10 ? dueDate < berlinDate(now) : Date.parse(dueDate) < Date.parse(now)

function isDue(dueDate: string | null, { due, now }: { due: DueFilter; now: string }): boolean {
  if (due === 'none') return dueDate === null
  if (dueDate === null) return false
  return due === 'overdue' ? isOverdue(dueDate, now) : dueDay(dueDate) < plusDays(berlinDate(now), 7)
}

interface Findable {
  title: string
  description: string
  dueDate: string | null
  checklist: readonly { content: string }[]
  labels: readonly { id: string; title: string }[]
  members: readonly { id: string; name: string }[]
}

export interface CardFilter {
  search: string
  label: string | null
  member: string | null
  due: DueFilter | null
}

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de')

/** Which cards have all words that are looked for, this label, this member, and are due so. */
export function buildCardFilter({ search, label, member, due }: CardFilter, now: string): (card: Findable) => boolean {
  const wanted = folded(search).split(/\s+/).filter(Boolean)
  return (card) => {
    if (label !== null && !card.labels.some(({ id }) => id === label)) return false
    if (member !== null && !card.members.some(({ id }) => id === member)) return false
    if (due !== null && !isDue(card.dueDate, { due, now })) return false
    if (wanted.length === 0) return true
    const names = [...card.labels.map(({ title }) => title), ...card.members.map(({ name }) => name)]
    const text = folded([card.title, card.description, ...card.checklist.map(({ content }) => content), ...names].join('\n'))
    return wanted.every((word) => text.includes(word))
  }
}

/** Whose it is, or which labels it has, behind a move from one lane to another: one takes the place of the other. Null: the lane of those without any. */
export function tiesAfter(ties: readonly string[], { from, to }: { from: string | null; to: string | null }): string[] {
  if (to === null) return []
  return [...new Set([...ties.filter((id) => id !== from), to])].toSorted()
}

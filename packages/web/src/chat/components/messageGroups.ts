import type { ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import type { Outgoing } from './outbox.ts'

export type Shown =
  | { kind: 'taken'; id: string; nr: number; message: ChatMessage }
  | ({ kind: 'outgoing' } & Pick<Outgoing, 'id' | 'value' | 'problem' | 'delay'>)

export interface Group {
  id: string
  isMine: boolean
  name: string
  at: string
  items: Shown[]
}

export interface Day {
  /** `YYYY-MM-DD` in Berlin. */
  day: string
  groups: Group[]
}

/** After a pause of this length a message gets its own time. */
const pauseMs = 10 * 60_000

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' })

interface Entry {
  contactId: string
  name: string
  isMine: boolean
  at: string
  shown: Shown
}

/** By day, then by speaker. Unsent messages come last; those that arrived in the meantime are not shown twice. */
export function groupMessages(messages: readonly ChatMessage[], outgoing: readonly Outgoing[]): Day[] {
  const known = new Set(messages.map(({ id }) => id))
  const entries: Entry[] = [
    ...messages.map((message) => ({
      contactId: message.contactId,
      name: message.contactName,
      isMine: message.isMine,
      at: message.createdAt,
      shown: { kind: 'taken' as const, id: message.id, nr: message.nr, message },
    })),
    ...outgoing
      .filter(({ id }) => !known.has(id))
      .map(({ id, at, value, problem, delay }) => ({
        contactId: '',
        name: '',
        isMine: true,
        at,
        shown: { kind: 'outgoing' as const, id, value, problem, delay },
      })),
  ]
  const days: Day[] = []
  let before: Entry | undefined
  for (const entry of entries) {
    const day = berlinDay.format(new Date(entry.at))
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const last = groups.at(-1)
    if (last !== undefined && before !== undefined && belongsTo(before, entry)) {
      last.items.push(entry.shown)
      last.at = entry.at
    } else groups.push({ id: entry.shown.id, isMine: entry.isMine, name: entry.name, at: entry.at, items: [entry.shown] })
    before = entry
  }
  return days
}

const isEvent = ({ shown }: Entry): boolean => shown.kind === 'taken' && shown.message.event !== null

function belongsTo(before: Entry, entry: Entry): boolean {
  if (isEvent(before) || isEvent(entry)) return false
  const sameSpeaker = before.isMine ? entry.isMine : before.contactId === entry.contactId
  return sameSpeaker && Date.parse(entry.at) - Date.parse(before.at) < pauseMs
}

/** The last own message that the other side has read; null when there is none among these. */
export function lastRead(messages: readonly ChatMessage[], readNr: number): number | null {
  return messages.findLast(({ isMine, nr, event }) => isMine && event === null && nr <= readNr)?.nr ?? null
}

/** A task that one person hands to another: until she has answered it stands with both, and what she says is told to who handed it. */
import { tasksErrors } from './tasks.errors.ts'

export const handoverStates = ['open', 'accepted', 'returned'] as const
export type HandoverState = (typeof handoverStates)[number]

export interface Handover {
  /** Who handed it. */
  by: string
  /** Who was asked. */
  to: string
  state: HandoverState
  /** When it was handed, or answered. */
  at: string
  /** Why it came back; null otherwise. */
  reason: string | null
}

interface Assigned {
  assignedTo: string | null
  handover: Handover | null
}

/** What is left to answer when `by` gives a task to somebody, to nobody, or takes it. */
export function handOver(before: Assigned, assignedTo: string | null, { by, now }: { by: string; now: string }): Handover | null {
  if (assignedTo === before.assignedTo) return before.handover
  if (assignedTo === null || assignedTo === by) return null
  return { by, to: assignedTo, state: 'open', at: now, reason: null }
}

export type HandoverAnswer = { accept: true } | { accept: false; reason: string }

/**
 * The same answer twice is one.
 * @throws tasks.nicht_an_sie, tasks.schon_beantwortet
 */
export function answerHandover(
  handover: Handover | null,
  answer: HandoverAnswer,
  { by, now }: { by: string; now: string },
): { after: Handover; isNew: boolean } {
  if (handover?.to !== by) throw tasksErrors.refuse('tasks.nicht_an_sie')
  const state = answer.accept ? 'accepted' : 'returned'
  if (handover.state === state) return { after: handover, isNew: false }
  if (handover.state !== 'open') throw tasksErrors.refuse('tasks.schon_beantwortet')
  return { after: { ...handover, state, at: now, reason: answer.accept ? null : answer.reason }, isNew: true }
}

/** Whether this person has been asked and has not answered. */
export const isAskedOf = ({ handover }: Pick<Assigned, 'handover'>, personId: string): boolean =>
  handover?.state === 'open' && handover.to === personId

/** Who was asked and simply does it has accepted it. */
export function acceptByDoing(
  handover: Handover | null,
  { completed, by, now }: { completed: boolean; by: string; now: string },
): Handover | null {
  const isDone = completed && handover?.state === 'open' && handover.to === by
  return isDone ? { ...handover, state: 'accepted', at: now } : handover
}

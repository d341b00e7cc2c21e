/** A task that one person hands to another: until she has answered it stands with both, and what she says is told to who handed it. */
import { tasksErrors } from './tasks.errors.ts'

export const delegationStates = ['open', 'accepted', 'returned'] as const
export type DelegationState = (typeof delegationStates)[number]

export interface Delegation {
  /** Who handed it. */
  by: string
  /** Who was asked. */
  to: string
  state: DelegationState
  /** When it was handed, or answered. */
  at: string
  /** Why it came back; null otherwise. */
  reason: string | null
}

interface Assigned {
  assignedTo: string | null
  delegation: Delegation | null
}

/** What is left to answer when `by` gives a task to somebody, to nobody, or takes it. */
export function handOver(before: Assigned, assignedTo: string | null, { by, now }: { by: string; now: string }): Delegation | null {
  if (assignedTo === before.assignedTo) return before.delegation
  if (assignedTo === null || assignedTo === by) return null
  return { by, to: assignedTo, state: 'open', at: now, reason: null }
}

export type DelegationAnswer = { accept: true } | { accept: false; reason: string }

/**
 * The same answer twice is one.
 * @throws tasks.nicht_an_sie, tasks.schon_beantwortet
 */
export function takeAnswer(
  delegation: Delegation | null,
  answer: DelegationAnswer,
  { by, now }: { by: string; now: string },
): { after: Delegation; isNew: boolean } {
  if (delegation?.to !== by) throw tasksErrors.refuse('tasks.nicht_an_sie')
  const state = answer.accept ? 'accepted' : 'returned'
  if (delegation.state === state) return { after: delegation, isNew: false }
  if (delegation.state !== 'open') throw tasksErrors.refuse('tasks.schon_beantwortet')
  return { after: { ...delegation, state, at: now, reason: answer.accept ? null : answer.reason }, isNew: true }
}

/** Whether this person has been asked and has not answered. */
export const isAskedOf = ({ delegation }: Pick<Assigned, 'delegation'>, personId: string): boolean =>
  delegation?.state === 'open' && delegation.to === personId

/** Who was asked and simply does it has accepted it. */
export function acceptByDoing(
  delegation: Delegation | null,
  { completed, by, now }: { completed: boolean; by: string; now: string },
): Delegation | null {
  const isDone = completed && delegation?.state === 'open' && delegation.to === by
  return isDone ? { ...delegation, state: 'accepted', at: now } : delegation
}

/** A task that has no day yet: it waits until an order has come so far, or a visit is over, and is due some days after that. */
import type { PositionStatus } from '../bestellung/bestellung.ts'
import { type BesuchStatus, besuchStatus } from '../hausbesuch/hausbesuch.ts'
import { type Instant, type IsoDate, berlinDate, plusDays } from '../shared/time.ts'

/** How far an order can come, in this sequence; one that goes straight to the pharmacy passes over the first of these. */
const road = ['BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT', 'ABGESCHLOSSEN'] as const
/** States of an order that a task can wait for. */
export const awaitedStates = ['VERORDNET', 'BEI_APOTHEKE', 'BEREIT', 'GELIEFERT', 'ABGESCHLOSSEN'] as const
export type AwaitedState = (typeof awaitedStates)[number]

export const longestWaitDays = 90

export type Wait = { on: 'order'; id: string; state: AwaitedState; days: number } | { on: 'visit'; id: string; days: number }

export const waitOutcomes = ['waits', 'reached', 'ended'] as const
export type WaitOutcome = (typeof waitOutcomes)[number]

/** As far as that state or farther; a state that was passed over counts as reached. */
const isAsFar = (status: PositionStatus, state: AwaitedState): boolean =>
  road.findIndex((one) => one === status) >= road.findIndex((one) => one === state)

/** What an order in this state means for a task that waits for it. */
export function outcomeOfBestellung(status: PositionStatus, state: AwaitedState): WaitOutcome {
  if (status === 'ABGELEHNT' || status === 'STORNIERT') return 'ended'
  return isAsFar(status, state) ? 'reached' : 'waits'
}

export function outcomeOfVisit(status: BesuchStatus): WaitOutcome {
  if (status === 'ABGESCHLOSSEN') return 'reached'
  return status === 'ABGELEHNT' || status === 'ABGESAGT' || status === 'NICHT_ANGETROFFEN' ? 'ended' : 'waits'
}

/** States of a visit in which nothing has to be waited for any more. */
export const settledVisits = besuchStatus.filter((status) => outcomeOfVisit(status) !== 'waits')

/** Since when the order has been as far without a break, by its steps in their sequence; null when it is not. */
export function reachedAt(steps: readonly { status: PositionStatus; am: Instant }[], state: AwaitedState): Instant | null {
  const lastBefore = steps.findLastIndex(({ status }) => outcomeOfBestellung(status, state) !== 'reached')
  return steps[lastBefore + 1]?.am ?? null
}

/** The day on which it is due. */
export const dueAfter = (at: Instant, { days }: Pick<Wait, 'days'>): IsoDate => plusDays(berlinDate(at), days)

interface Waiting {
  dueDate: string | null
  wait: Wait | null
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Day and wait after somebody has named one of them. Who waits has no day; who says a day no longer waits, so that a day is never shown as
 * counted that somebody has written.
 */
export function waitAfter<Task extends Waiting>(before: Waiting, after: Task): Task & { isNewWait: boolean } {
  if (!same(before.wait, after.wait)) return { ...after, dueDate: after.wait === null ? after.dueDate : null, isNewWait: true }
  if (after.wait !== null && after.dueDate !== before.dueDate) return { ...after, wait: null, isNewWait: true }
  return { ...after, isNewWait: false }
}

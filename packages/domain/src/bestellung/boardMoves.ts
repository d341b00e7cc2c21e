/** Where a position may go on the board of orders: its columns are states, so a move is a step or it is nothing. */
import type { PositionStatus } from './bestellung.ts'
import { isPersonenHandlung, type PersonenHandlung } from './handlungen.contract.ts'
import { handlungen, transitions } from './transitions.ts'

/** The states a position moves through, as columns from left to right; the ends take what is drawn there and show none. */
export const boardColumns = [
  'BEIM_ARZT',
  'VERORDNET',
  'BEI_APOTHEKE',
  'IN_BEARBEITUNG',
  'BEREIT',
  'GELIEFERT',
] as const satisfies readonly PositionStatus[]
export const boardEnds = ['ABGESCHLOSSEN', 'ABGELEHNT', 'STORNIERT'] as const satisfies readonly PositionStatus[]
export type BoardTarget = (typeof boardColumns)[number] | (typeof boardEnds)[number]
export const boardTargets: readonly BoardTarget[] = [...boardColumns, ...boardEnds]

/** The steps of persons from one state to another, in the order of the table. Of several outcomes the first is what a step is made for. */
export function stepsBetween(from: PositionStatus, to: PositionStatus): readonly PersonenHandlung[] {
  if (from === to) return []
  return handlungen.filter(isPersonenHandlung).filter((handlung) => {
    const { von, nach }: { von: readonly PositionStatus[]; nach: readonly PositionStatus[] } = transitions[handlung]
    return von.includes(from) && nach[0] === to
  })
}

/** `stays`: it is there already. `shut`: with the code of the reason; null where no step of anybody leads there. */
export type BoardMove = { kind: 'stays' } | { kind: 'step'; handlung: PersonenHandlung } | { kind: 'shut'; reason: string | null }

/**
 * What drawing a position to a column would be.
 * @param position its state, and per step `true` or the code of the reason, as the server answered; a step that is not named is another role's
 */
export function moveTo(
  { status, uebergaenge }: { status: PositionStatus; uebergaenge: Readonly<Record<string, string | true>> },
  target: PositionStatus,
): BoardMove {
  if (status === target) return { kind: 'stays' }
  const steps = stepsBetween(status, target)
  const open = steps.find((handlung) => uebergaenge[handlung] === true)
  if (open !== undefined) return { kind: 'step', handlung: open }
  const [reason] = steps.flatMap((handlung) => uebergaenge[handlung] ?? []).filter((code) => code !== true)
  return { kind: 'shut', reason: reason ?? (steps.length > 0 ? 'bestellung.nicht_deine_rolle' : null) }
}

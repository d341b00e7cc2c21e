/** The plan of medicines of a Klient: what is taken on a day, and what has changed from one version to the next. */
import type { FieldError } from '../shared/refusal.ts'
import type { IsoDate } from '../shared/time.ts'
import { type Mittel, type PlanZeile, planZeile } from './mittel.document.ts'

export const planTimes = ['morgens', 'mittags', 'abends', 'nachts'] as const

/** Both days count. */
export const planOnDay = (plan: readonly Mittel[], day: IsoDate): Mittel[] =>
  plan.filter(({ von, bis }) => von <= day && (bis === null || day <= bis))

type PlanTimes = Pick<Mittel, (typeof planTimes)[number]>

/** The plan that is kept: its version, the day it was written, and what is taken on the day that was asked for. */
export interface PlanStand {
  version: number
  am: IsoDate
  mittel: readonly Mittel[]
}

/** `1–0–1/2–0`, as the Medikationsplan writes it; null: nothing is taken at a fixed time. */
export const planSchemeOf = (mittel: PlanTimes): string | null =>
  planTimes.some((time) => mittel[time] !== null) ? planTimes.map((time) => mittel[time] ?? '0').join('–') : null

/** Without what is nobody's business who is asked for the medicine. */
export const planZeileOf = (mittel: Mittel): PlanZeile => planZeile.strip().parse({ ...mittel, planSchema: planSchemeOf(mittel) })

export interface PlanChange {
  vorher: Mittel | null
  nachher: Mittel | null
}

const nameOf = ({ arzneimittel }: Mittel): string => arzneimittel.trim().toLowerCase()
const same = (one: Mittel, other: Mittel): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A medicine is known again by its name; where it stands twice, the first belongs to the first. */
export function planChangesOf(before: readonly Mittel[], after: readonly Mittel[]): PlanChange[] {
  const left = [...before]
  const changes = after.flatMap((nachher): PlanChange[] => {
    const unchanged = left.findIndex((one) => same(one, nachher))
    const at = unchanged === -1 ? left.findIndex((one) => nameOf(one) === nameOf(nachher)) : unchanged
    const [vorher = null] = at === -1 ? [] : left.splice(at, 1)
    return unchanged === -1 ? [{ vorher, nachher }] : []
  })
  return [...changes, ...left.map((vorher) => ({ vorher, nachher: null }))]
}

const problem = (path: string, code: 'falsch' | 'pflicht', found: boolean): FieldError[] => (found ? [{ path, code, message: code }] : [])

/** On demand without a most and a least distance is no instruction that a nurse may follow. */
export function checkMittel(path: string, mittel: Mittel, today: IsoDate): FieldError[] {
  const { beiBedarf, einzeldosis, hoechstmenge, mindestabstand, von, bis, angegebenAm } = mittel
  return [
    ...problem(`${path}.morgens`, 'pflicht', !beiBedarf && planSchemeOf(mittel) === null),
    ...problem(`${path}.einzeldosis`, 'pflicht', beiBedarf && einzeldosis === null),
    ...problem(`${path}.hoechstmenge`, 'pflicht', beiBedarf && hoechstmenge === null),
    ...problem(`${path}.mindestabstand`, 'pflicht', beiBedarf && mindestabstand === null),
    ...problem(`${path}.bis`, 'falsch', bis !== null && bis < von),
    ...problem(`${path}.angegebenAm`, 'falsch', angegebenAm > today),
  ]
}

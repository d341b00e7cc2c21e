import { type Ort, reisezeitMinutes } from '../hausbesuch/reisezeit.ts'

export const reiseSources = ['SCHAETZUNG', 'DIENST'] as const

/** `meter` is known when a routing service was asked. */
export interface Reise {
  minuten: number
  meter: number | null
  quelle: (typeof reiseSources)[number]
}

/** The way from one place to another by their names; null when one of the places is not known. */
export type Wegweiser = (from: string, to: string) => Reise | null

const estimateReise = (from: Ort, to: Ort): Reise => ({ minuten: reisezeitMinutes(from, to), meter: null, quelle: 'SCHAETZUNG' })

/** Row = from, column = to. */
export const estimateReisen = (orte: readonly Ort[]): Reise[][] => orte.map((from) => orte.map((to) => estimateReise(from, to)))

export function createWegweiser(bekannte: readonly string[], reisen: readonly (readonly Reise[])[]): Wegweiser {
  const platz = new Map(bekannte.map((name, i) => [name, i]))
  return (from, to) => reisen[platz.get(from) ?? -1]?.[platz.get(to) ?? -1] ?? null
}

import { type Ort, reisezeitMinutes } from '../hausbesuch/reisezeit.ts'

export const reiseSources = ['SCHAETZUNG', 'DIENST'] as const

/** `meter` is known when a routing service was asked. */
export interface Reise {
  minuten: number
  meter: number | null
  quelle: (typeof reiseSources)[number]
}

/** The way from one place to another by their names; null when one of the places is not known. */
export type Wegweiser = (von: string, nach: string) => Reise | null

const estimateReise = (von: Ort, nach: Ort): Reise => ({ minuten: reisezeitMinutes(von, nach), meter: null, quelle: 'SCHAETZUNG' })

/** Row = from, column = to. */
export const estimateReisen = (orte: readonly Ort[]): Reise[][] => orte.map((von) => orte.map((nach) => estimateReise(von, nach)))

export function createWegweiser(bekannte: readonly string[], reisen: readonly (readonly Reise[])[]): Wegweiser {
  const platz = new Map(bekannte.map((name, i) => [name, i]))
  return (von, nach) => reisen[platz.get(von) ?? -1]?.[platz.get(nach) ?? -1] ?? null
}

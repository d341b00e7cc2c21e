/** Ways between places of a tour. */
import { type Ort, reisezeitMinuten } from '../hausbesuch/reisezeit.ts'

export const reiseQuellen = ['SCHAETZUNG', 'DIENST'] as const

/** `meter` is known when a routing service was asked. */
export interface Reise {
  minuten: number
  meter: number | null
  quelle: (typeof reiseQuellen)[number]
}

/** The way from one place to another by their names; null when one of the places is not known. */
export type Wegweiser = (von: string, nach: string) => Reise | null

const schaetzeReise = (von: Ort, nach: Ort): Reise => ({ minuten: reisezeitMinuten(von, nach), meter: null, quelle: 'SCHAETZUNG' })

/** All ways among the places, row = from, column = to. */
export const schaetzeReisen = (orte: readonly Ort[]): Reise[][] => orte.map((von) => orte.map((nach) => schaetzeReise(von, nach)))

/** @param reisen all ways among the known places, in their order */
export function wegweiser(bekannte: readonly string[], reisen: readonly (readonly Reise[])[]): Wegweiser {
  const platz = new Map(bekannte.map((name, i) => [name, i]))
  return (von, nach) => reisen[platz.get(von) ?? -1]?.[platz.get(nach) ?? -1] ?? null
}

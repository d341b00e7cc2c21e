/** One form costs a blink, a thousand of them hours; nobody has to solve a puzzle. */
import { sha256 } from './sha256.ts'

/** Bits; each one more doubles the work: 13 are about 8,000 hashes, 19 half a million. */
export const leichteste = 13
export const schwerste = 19

/** A form submitted faster than this was not read by a person. */
export const minMs = 3_000
export const validMs = 2 * 3_600_000

export const aufgabeOf = (marke: string): string => marke.slice(-32)

export function nullBits(aufgabe: string, loesung: number): number {
  const hash = sha256(`${aufgabe}:${loesung}`)
  const erstes = hash.findIndex((word) => word !== 0)
  return erstes === -1 ? hash.length * 32 : erstes * 32 + Math.clz32(hash[erstes] ?? 0)
}

/** Tries `versuche` numbers from `ab` on; null when none of them is a solution. */
export function searchLoesung(
  aufgabe: string,
  { schwere, ab, versuche }: { schwere: number; ab: number; versuche: number },
): number | null {
  for (let loesung = ab; loesung < ab + versuche; loesung += 1) if (nullBits(aufgabe, loesung) >= schwere) return loesung
  return null
}

export function schwereAt(lastHour: number): number {
  return Math.min(schwerste, leichteste + Math.floor(Math.log2(1 + lastHour / 4)))
}

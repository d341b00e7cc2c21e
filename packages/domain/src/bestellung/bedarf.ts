/** By when an order is needed: a day in Berlin, and the hour of that day where one was said. */
import { type Instant, berlinInstant } from '../shared/time.ts'
import { isEnd } from './bestellung.ts'
import type { Position } from './position.document.ts'

/** A day in Berlin, and the hour of it (HH:MM) where one was said. */
interface Bedarf {
  bedarfBis: string
  bedarfUhrzeit: string | null
}

const MINUTE_MS = 60_000

/** The first instant that is too late: the hour itself, or the midnight that ends the day. */
export function tooLateFrom({ bedarfBis, bedarfUhrzeit }: Bedarf): Instant {
  if (bedarfUhrzeit !== null) return berlinInstant(bedarfBis, bedarfUhrzeit)
  // By its last minute and not by the next day: the last day that an order may name has none.
  return new Date(Date.parse(berlinInstant(bedarfBis, '23:59')) + MINUTE_MS).toISOString()
}

/** Sent, and neither delivered nor ended. A Muster 12 that was handed in at the Krankenkasse was in time, and its decision is nobody's here. */
const isAwaited = ({ status, hkpWeg }: Pick<Position, 'status' | 'hkpWeg'>): boolean =>
  status !== 'ENTWURF' && status !== 'GELIEFERT' && !isEnd(status) && (hkpWeg?.eingereicht ?? null) === null

/** From when on it is overdue that these positions are not there; null when none of them is awaited. */
export function ueberfaelligFrom(bedarf: Bedarf, positionen: readonly Pick<Position, 'status' | 'hkpWeg'>[]): Instant | null {
  return positionen.some(isAwaited) ? tooLateFrom(bedarf) : null
}

export const isUeberfaellig = (from: Instant | null, now: Instant): boolean => from !== null && from <= now

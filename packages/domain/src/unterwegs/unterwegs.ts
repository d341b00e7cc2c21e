import { blattTeile } from '../dokumentation/verschmelzen.ts'
import type { Instant } from '../shared/time.ts'

/** What needs nobody but the one who stands at the door. All else is made with the organisation, and needs the network. */
export const entryArten = ['losfahren', 'beginnen', 'nichtAntreffen', 'abschliessen', 'nachtragen', 'dokumentieren'] as const
export type EntryArt = (typeof entryArten)[number]
export const isEntryArt = (art: string): art is EntryArt => entryArten.some((one) => one === art)

export const maxEntries = 50
/** Clocks of devices go wrong: so far ahead is believed. */
const vorausMinutes = 5
/** What was written longer ago no longer counts as documentation of a visit; it has to be told in person. */
const zurueckDays = 7

/** Null: the moment that the device names is believed. */
export function timeSperre(am: Instant, now: Instant): 'unterwegs.zeit_in_zukunft' | 'unterwegs.zeit_zu_alt' | null {
  const abstandMs = Date.parse(now) - Date.parse(am)
  if (abstandMs < -vorausMinutes * 60_000) return 'unterwegs.zeit_in_zukunft'
  return abstandMs > zurueckDays * 86_400_000 ? 'unterwegs.zeit_zu_alt' : null
}

/** A day stays on the device as long as the organisation says, and no longer. */
export const haltbarUntil = (am: Instant, hours: number): Instant => new Date(Date.parse(am) + hours * 3_600_000).toISOString()

/** SCHON_DA: taken up before, only the answer was lost. KONFLIKT: taken up, and something is not as it was seen on the way. */
export const results = ['UEBERNOMMEN', 'SCHON_DA', 'KONFLIKT', 'ABGELEHNT'] as const

const inBlatt = blattTeile.map((part) => `blatt.${part}` as const)
/** The first three belong to the plan, where the organisation decides; the others to the documentation, where whoever was there does. */
export const conflictFields = [
  'status',
  'zeit',
  'personen',
  'unterwegsAb',
  'beginn',
  'ende',
  'ergebnis',
  'nichtAngetroffen',
  ...inBlatt,
] as const

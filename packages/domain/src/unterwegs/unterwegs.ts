/** A day that is taken along, and what is written on the way without network (domain.md, section 4.6). */
import { blattTeile } from '../dokumentation/verschmelzen.ts'
import type { Instant } from '../shared/zeit.ts'

/**
 * What needs nobody but the one who stands at the door: steps, and the sheet of the visit, a draft or with the end. All else is made with
 * the organisation, and needs the network.
 */
export const eintragArten = ['losfahren', 'beginnen', 'nichtAntreffen', 'abschliessen', 'nachtragen', 'dokumentieren'] as const
export type EintragArt = (typeof eintragArten)[number]
export const istEintragArt = (art: string): art is EintragArt => eintragArten.some((eine) => eine === art)

export const hoechstensEintraege = 50
/** Clocks of devices go wrong: so far ahead is believed. */
const vorausMinuten = 5
/** What was written longer ago no longer counts as documentation of a visit; it has to be told in person. */
const zurueckTage = 7

/** Null: the moment that the device names is believed. */
export function zeitSperre(am: Instant, jetzt: Instant): 'unterwegs.zeit_in_zukunft' | 'unterwegs.zeit_zu_alt' | null {
  const abstandMs = Date.parse(jetzt) - Date.parse(am)
  if (abstandMs < -vorausMinuten * 60_000) return 'unterwegs.zeit_in_zukunft'
  return abstandMs > zurueckTage * 86_400_000 ? 'unterwegs.zeit_zu_alt' : null
}

/** A day stays on the device as long as the organisation says, and no longer. */
export const haltbarBis = (am: Instant, stunden: number): Instant => new Date(Date.parse(am) + stunden * 3_600_000).toISOString()

/**
 * UEBERNOMMEN: the step was taken. SCHON_DA: it had been taken up before, and only the answer was lost. KONFLIKT: taken up, and something
 * is not as it was seen on the way. ABGELEHNT: not taken up.
 */
export const ergebnisse = ['UEBERNOMMEN', 'SCHON_DA', 'KONFLIKT', 'ABGELEHNT'] as const

const imBlatt = blattTeile.map((teil) => `blatt.${teil}` as const)
/** The first three belong to the plan, where the organisation decides; the others to the documentation, where whoever was there does. */
export const konfliktFelder = [
  'status',
  'zeit',
  'personen',
  'unterwegsAb',
  'beginn',
  'ende',
  'ergebnis',
  'nichtAngetroffen',
  ...imBlatt,
] as const
export type KonfliktFeldName = (typeof konfliktFelder)[number]

export interface KonfliktFeld {
  feld: KonfliktFeldName
  /** As seen or written on the way; of a part of the sheet its value as JSON. */
  meins: string | null
  server: string | null
  /** Who changed it in the meantime, and when. */
  durch: string | null
  am: Instant | null
  gewinnt: 'SERVER' | 'PERSON'
}

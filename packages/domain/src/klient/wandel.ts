/**
 * What a change in the life of a Klient does to what is planned and ordered for him (domain.md 3.6 and 4.5): one rule that visits, series
 * and orders ask, so that nobody stands at a closed door and nothing is delivered to the dead. The rooms above know how it is done; here
 * stands what is done.
 */
import { type IsoDate, type Instant, plusDays } from '../shared/time.ts'
import { type AbwesenheitArt, isAway } from './abwesenheit.ts'
import type { KlientStatus } from './klient.ts'

export const wandelArten = ['ABWESEND', 'BEENDET', 'VERSTORBEN'] as const
export type WandelArt = (typeof wandelArten)[number]

export interface Wandel {
  art: WandelArt
  /** Only of an absence. */
  abwesenheit: AbwesenheitArt | null
  /** The first day on which he is not cared for. */
  ab: IsoDate
  /** The day of return; null: nobody knows, or never. */
  bis: IsoDate | null
  now: Instant
}

/** Which end a status is; null: he is cared for, or the care pauses. */
export function endeOf(status: KlientStatus): 'BEENDET' | 'VERSTORBEN' | null {
  switch (status) {
    case 'BEENDET':
    case 'VERSTORBEN':
      return status
    case 'AKTIV':
    case 'PAUSIERT':
      return null
  }
}

/** The first day without care. A day of death is one; on the last day of a contract he is still visited. */
export function abOf(ende: 'BEENDET' | 'VERSTORBEN', pflegeende: IsoDate | null, today: IsoDate): IsoDate {
  if (pflegeende === null) return today
  if (ende === 'VERSTORBEN') return pflegeende
  return pflegeende < today ? today : plusDays(pflegeende, 1)
}

/** What of a visit matters: its day, when it is over by plan (null: not planned yet), and whether somebody is with him now. */
export interface WandelBesuch {
  tag: IsoDate | null
  bis: Instant | null
  status: 'ANGEFRAGT' | 'GEPLANT' | 'UNTERWEGS' | 'BEGONNEN'
}

/**
 * ABSAGEN: it does not take place. LAEUFT: somebody is there, and she decides. Null: it is not touched. What should be over by now stays:
 * it may have been done and not yet been sent by a device without network, and who was there has to say so.
 */
export function besuchTat(wandel: Wandel, { tag, bis, status }: WandelBesuch): 'ABSAGEN' | 'LAEUFT' | null {
  const { art, ab, now } = wandel
  if (art === 'ABWESEND' && (tag === null || !isAway([{ von: ab, bis: wandel.bis }], tag))) return null
  if (art === 'BEENDET' && tag !== null && tag < ab) return null
  if (status === 'BEGONNEN') return 'LAEUFT'
  return status === 'UNTERWEGS' || bis === null || bis > now ? 'ABSAGEN' : null
}

/** Only an end ends a series; during an absence it pauses by itself (serie/termine.ts). */
export const serieTat = ({ art }: Pick<Wandel, 'art'>): 'BEENDEN' | 'PAUSIERT' => (art === 'ABWESEND' ? 'PAUSIERT' : 'BEENDEN')

/**
 * Where an item of an order stands, seen from here. Only death cancels what was ordered. Who is in hospital comes back, and who has left the
 * nursing service still needs the medicine: then whoever works on it is told and asks.
 */
export function positionTat(
  { art }: Pick<Wandel, 'art'>,
  stelle: 'ENTWURF' | 'VOR_ANNAHME' | 'IN_ARBEIT' | 'UNTERWEGS' | 'GELIEFERT',
): 'STORNIEREN' | 'STORNO_ANFRAGEN' | 'ZURUECKRUFEN' | 'MELDEN' | 'GESPERRT' | null {
  if (stelle === 'GELIEFERT') return null
  if (stelle === 'ENTWURF') return art === 'ABWESEND' ? null : 'GESPERRT'
  if (art !== 'VERSTORBEN') return 'MELDEN'
  switch (stelle) {
    case 'VOR_ANNAHME':
      return 'STORNIEREN'
    case 'IN_ARBEIT':
      return 'STORNO_ANFRAGEN'
    case 'UNTERWEGS':
      return 'ZURUECKRUFEN'
  }
}

export const wandelObjekte = ['BESUCH', 'SERIE', 'BESTELLUNG'] as const
export const wandelTaten = [
  'ABSAGEN',
  'LAEUFT',
  'BEENDEN',
  'PAUSIERT',
  'STORNIEREN',
  'STORNO_ANFRAGEN',
  'ZURUECKRUFEN',
  'MELDEN',
  'GESPERRT',
] as const
export type WandelTat = (typeof wandelTaten)[number]

/** Of several items the one that says most. */
const rang: readonly WandelTat[] = ['ZURUECKRUFEN', 'STORNO_ANFRAGEN', 'STORNIEREN', 'MELDEN', 'GESPERRT']
export const findStrongestTat = (taten: readonly WandelTat[]): WandelTat | null => rang.find((tat) => taten.includes(tat)) ?? null

/** Why something did not come back. */
export const ruecknahmeHindernisse = ['GEAENDERT', 'VERGANGEN', 'ENDGUELTIG', 'FEHLT'] as const
export type RuecknahmeHindernis = (typeof ruecknahmeHindernisse)[number]

/** A slip is seen within a week; what has to come back later is planned anew. */
const ruecknahmeMs = 7 * 24 * 3_600_000

export const zuruecknehmbarUntil = (am: Instant): Instant => new Date(Date.parse(am) + ruecknahmeMs).toISOString()

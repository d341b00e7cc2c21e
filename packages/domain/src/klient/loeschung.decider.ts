import type { IsoDate, Instant } from '../shared/time.ts'
import { type Versorgungsende, aufbewahrungUntil, isVersorgt } from './aufbewahrung.ts'
import { loeschungErrors } from './loeschung.errors.ts'

/** The time to keep it is over; or someone was taken in by mistake, and nothing was ever done with the record. */
export const loeschAnlaesse = ['FRIST', 'VERSEHEN'] as const
export type LoeschAnlass = (typeof loeschAnlaesse)[number]

export const loeschHindernisse = ['OFFENE_BESTELLUNGEN', 'IN_VERSORGUNG', 'ENDE_FEHLT', 'FRIST_LAEUFT'] as const
export type LoeschHindernis = (typeof loeschHindernisse)[number]

/** What a decision about erasure must know. */
export interface LoeschStand extends Versorgungsende {
  bestellungen: number
  offeneBestellungen: number
  dokumente: number
  einwilligungen: number
  /** Of any state: also one that was cancelled was agreed with somebody. */
  besuche: number
  /** Sheets of the documentation. */
  blaetter: number
}

/**
 * Care was given or agreed: § 630f BGB asks to keep what was written of it, and Art. 17 Abs. 3 lit. b DSGVO lets that stand before the
 * wish to erase. Such a record is no mistake.
 */
const isUntouched = ({ bestellungen, dokumente, einwilligungen, besuche, blaetter }: LoeschStand): boolean =>
  bestellungen + dokumente + einwilligungen + besuche + blaetter === 0

export function checkLoeschung(
  stand: LoeschStand,
  today: IsoDate,
): { anlass: LoeschAnlass; hindernis: null } | { anlass: null; hindernis: LoeschHindernis } {
  const hindernis = findHindernis(stand, today)
  if (hindernis === null) return { anlass: 'FRIST', hindernis }
  // Where care has ended, there was care: that is not a mistake.
  if (isUntouched(stand) && stand.pflegeende === null) return { anlass: 'VERSEHEN', hindernis: null }
  return { anlass: null, hindernis }
}

function findHindernis(stand: LoeschStand, today: IsoDate): LoeschHindernis | null {
  const { bis } = aufbewahrungUntil(stand)
  if (stand.offeneBestellungen > 0) return 'OFFENE_BESTELLUNGEN'
  if (isVersorgt(stand.status)) return 'IN_VERSORGUNG'
  if (bis === null) return 'ENDE_FEHLT'
  return bis >= today ? 'FRIST_LAEUFT' : null
}

/** @throws klient.loeschung_hindernis */
export function allowLoeschung(stand: LoeschStand, today: IsoDate): LoeschAnlass {
  const { anlass, hindernis } = checkLoeschung(stand, today)
  if (anlass === null) throw loeschungErrors.refuse('klient.loeschung_hindernis', { angaben: { hindernis } })
  return anlass
}

const bedenkzeitMs = 7 * 24 * 3_600_000

export interface LoeschAntrag {
  am: Instant
  beantragtVon: string
  andereLeitung: boolean
}

/** Two pairs of eyes, or those of the only manager twice, a week apart. Null: never, because someone else is there for it. */
export function bestaetigbarFrom({ am, beantragtVon, andereLeitung }: LoeschAntrag, personId: string): Instant | null {
  if (beantragtVon !== personId) return am
  return andereLeitung ? null : new Date(Date.parse(am) + bedenkzeitMs).toISOString()
}

/** @throws klient.loeschung_vier_augen */
export function checkVierAugen(antrag: LoeschAntrag, { personId, now }: { personId: string; now: Instant }): void {
  const ab = bestaetigbarFrom(antrag, personId)
  if (ab === null || ab > now) throw loeschungErrors.refuse('klient.loeschung_vier_augen')
}

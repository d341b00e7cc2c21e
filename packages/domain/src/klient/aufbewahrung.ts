import { type IsoDate, plusMonths, plusDays } from '../shared/time.ts'
import type { KlientStatus } from './klient.ts'

interface Frist {
  jahre: number
  abJahresende: boolean
}

/**
 * Nursing documentation: ten years, as § 630f Abs. 3 BGB asks of treatment and most Rahmenverträge (§ 132a SGB V) take over. Consents: as
 * long as they are used and three years more, the ordinary limitation of claims (§§ 195, 199 Abs. 1 BGB).
 */
export const aufbewahrungsfristen = {
  PFLEGEDOKUMENTATION: { jahre: 10, abJahresende: false },
  EINWILLIGUNGEN: { jahre: 3, abJahresende: true },
} as const satisfies Record<string, Frist>
export type Unterlage = keyof typeof aufbewahrungsfristen
export const unterlagen = Object.keys(aufbewahrungsfristen) as Unterlage[]

/** Claims for an injury to life or body can come for so long (§ 199 Abs. 2 BGB): a reason to keep longer, never the rule. */
export const anspruchsfristYears = 30

export interface Versorgungsende {
  status: KlientStatus
  pflegeende: IsoDate | null
  letzteBestellung: IsoDate | null
  /** Last day on which somebody was at the door for care. */
  letzterBesuch: IsoDate | null
}

export interface Aufbewahrung {
  /** The day from which the time is counted; null while it does not run. */
  ab: IsoDate | null
  /** Last day on which each must be kept; null while the time does not run. */
  unterlagen: { unterlage: Unterlage; bis: IsoDate | null }[]
  bis: IsoDate | null
}

export const isVersorgt = (status: KlientStatus): boolean => status === 'AKTIV' || status === 'PAUSIERT'

function bisOf({ jahre, abJahresende }: Frist, ab: IsoDate): IsoDate {
  return plusMonths(abJahresende ? `${ab.slice(0, 4)}-12-31` : ab, jahre * 12)
}

/** Counted from the end of care, the last order or the last visit, whichever came last. Without an entered end of care no time runs. */
export function aufbewahrungUntil({ status, pflegeende, letzteBestellung, letzterBesuch }: Versorgungsende): Aufbewahrung {
  const ab = pflegeende === null || isVersorgt(status) ? null : spaeterer(spaeterer(pflegeende, letzteBestellung), letzterBesuch)
  const einzeln = unterlagen.map((unterlage) => ({ unterlage, bis: ab === null ? null : bisOf(aufbewahrungsfristen[unterlage], ab) }))
  return { ab, unterlagen: einzeln, bis: einzeln.map(({ bis }) => bis).reduce(spaeterer, null) }
}

/** Care that ended on or before this day is over for good: the record may go. The other side of `aufbewahrungBis`, for looking them up. */
export const dueAtEndeUntil = (today: IsoDate): IsoDate => {
  // A 29th of February that has become a 28th must not come a day early.
  let tag = plusMonths(today, -12 * aufbewahrungsfristen.PFLEGEDOKUMENTATION.jahre)
  while (bisOf(aufbewahrungsfristen.PFLEGEDOKUMENTATION, tag) >= today) tag = plusDays(tag, -1)
  return tag
}

function spaeterer<Tag extends IsoDate | null>(one: Tag, anderer: IsoDate | null): Tag | IsoDate {
  return one === null || (anderer !== null && anderer > one) ? (anderer ?? one) : one
}

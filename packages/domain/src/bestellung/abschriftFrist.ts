/** How long a practice and a pharmacy have to keep the copy that they hold of a Klient. It is counted; nothing is deleted by it. */
import { type IsoDate, plusDays, plusMonths } from '../shared/time.ts'

export type AbschriftSeite = 'ARZT' | 'APOTHEKE'

/**
 * A practice ten years after the end of the treatment (§ 630f Abs. 3 BGB), which no order tells: counted from the last deed, so the day is the
 * earliest. A pharmacy five years at least, and until a year after the expiry date of what it has dispensed (§ 22 Abs. 1 ApBetrO).
 */
const months = { ARZT: 120, APOTHEKE: 60 } as const
const monthsAfterExpiry = 12

export interface LastDeed {
  /** Day of the last deed of the house for this Klient. */
  zuletzt: IsoDate
  /** The latest expiry date of what was dispensed; null where none was named. */
  verfall: IsoDate | null
}

/** Last day on which the copies of a Klient have to be kept. */
export function keptUntil(seite: AbschriftSeite, { zuletzt, verfall }: LastDeed): IsoDate {
  const byDeed = plusMonths(zuletzt, months[seite])
  const byExpiry = seite === 'APOTHEKE' && verfall !== null ? plusMonths(verfall, monthsAfterExpiry) : byDeed
  return byExpiry > byDeed ? byExpiry : byDeed
}

/** The latest day from which so many months are over. A 29th of February that has become a 28th must not come a day early. */
function latestOver(count: number, today: IsoDate): IsoDate {
  let day = plusMonths(today, -count)
  while (plusMonths(day, count) >= today) day = plusDays(day, -1)
  return day
}

/** Copies are due whose last deed and last expiry date are not later than these. The other side of `keptUntil`, for looking them up. */
export const dueUntil = (seite: AbschriftSeite, today: IsoDate): { zuletzt: IsoDate; verfall: IsoDate } => ({
  zuletzt: latestOver(months[seite], today),
  // What a practice has prescribed expires nowhere but at the Klient.
  verfall: seite === 'ARZT' ? '9999-12-31' : latestOver(monthsAfterExpiry, today),
})

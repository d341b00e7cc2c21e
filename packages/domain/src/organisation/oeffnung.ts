/** Wall time in Berlin, `HH:MM`. */
import { type Bundesland, holidayIn, plusWorkingDays } from '../shared/feiertage.ts'
import { type IsoDate, type Instant, berlinDate, berlinTimeOfDay, plusDays } from '../shared/time.ts'

export const weekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'] as const
export type Weekday = (typeof weekdays)[number]

/** `bis` is the first minute that is closed again; `24:00` is the end of the day. */
export interface Spanne {
  von: string
  bis: string
}

export interface Oeffnung {
  /** Whose holidays close the organisation; null: those of the whole country only. */
  bundesland: Bundesland | null
  woche: Readonly<Record<Weekday, readonly Spanne[]>>
  /** Instead of the week, also on holidays; without spans the organisation is closed. */
  ausnahmen: readonly { datum: IsoDate; spannen: readonly Spanne[]; hinweis: string | null }[]
}

export interface Bestelltour {
  name: string
  tage: readonly Weekday[]
  bestellschluss: string
}

export function weekdayOf(date: IsoDate): Weekday {
  return weekdays[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'mo'
}

function isHoliday(date: IsoDate, bundesland: Bundesland | null): boolean {
  const laender = holidayIn(date)
  // Bundesweit is what holds in the smallest common part: all sixteen.
  return bundesland === null ? laender.length === 16 : laender.includes(bundesland)
}

export function spannenOn({ bundesland, woche, ausnahmen }: Oeffnung, date: IsoDate): readonly Spanne[] {
  const ausnahme = ausnahmen.find((one) => one.datum === date)
  if (ausnahme !== undefined) return ausnahme.spannen
  return isHoliday(date, bundesland) ? [] : woche[weekdayOf(date)]
}

export function isOpen(oeffnung: Oeffnung, now: Instant): boolean {
  const uhrzeit = berlinTimeOfDay(now)
  return spannenOn(oeffnung, berlinDate(now)).some(({ von, bis }) => von <= uhrzeit && uhrzeit < bis)
}

/** The next opening after a moment at which the organisation is closed, within two weeks; null when none is known. */
export function nextOeffnung(oeffnung: Oeffnung, now: Instant): { datum: IsoDate; uhrzeit: string } | null {
  const today = berlinDate(now)
  for (let abstand = 0; abstand < 14; abstand += 1) {
    const datum = plusDays(today, abstand)
    const begin = spannenOn(oeffnung, datum).map(({ von }) => von)
    const next = begin.toSorted().find((from) => abstand > 0 || from > berlinTimeOfDay(now))
    if (next !== undefined) return { datum, uhrzeit: next }
  }
  return null
}

/** The next moment until which an order still goes with a tour, within a week; holidays and closed days of `oeffnung` have no tours. */
export function nextBestellschluss(
  touren: readonly Bestelltour[],
  { oeffnung, now }: { oeffnung: Oeffnung | null; now: Instant },
): { tour: string; datum: IsoDate; uhrzeit: string } | null {
  const today = berlinDate(now)
  for (let abstand = 0; abstand < 8; abstand += 1) {
    const datum = plusDays(today, abstand)
    const faehrt = oeffnung === null ? !isHoliday(datum, null) : spannenOn(oeffnung, datum).length > 0
    const [next] = touren
      .filter(
        ({ tage, bestellschluss }) => faehrt && tage.includes(weekdayOf(datum)) && (abstand > 0 || bestellschluss > berlinTimeOfDay(now)),
      )
      .toSorted((a, b) => a.bestellschluss.localeCompare(b.bestellschluss))
    if (next !== undefined) return { tour: next.name, datum, uhrzeit: next.bestellschluss }
  }
  return null
}

/** @param bundesland of the house that has said how long it takes */
export function bearbeitetUntil(now: Instant, werktage: number, bundesland: Bundesland | null): IsoDate {
  return plusWorkingDays(berlinDate(now), werktage, bundesland)
}

export interface Vertretungszeit {
  praxisId: string
  von: IsoDate
  bis: IsoDate | null
}

export function vertretungenOn<V extends Vertretungszeit>(vertretungen: readonly V[], tag: IsoDate): V[] {
  return vertretungen.filter(({ von, bis }) => von <= tag && (bis === null || tag <= bis))
}

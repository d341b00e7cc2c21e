/** Wall time in Berlin, `HH:MM`. */
import { type Bundesland, holidayIn } from '../shared/feiertage.ts'
import { type IsoDate, type Instant, berlinDate, berlinTimeOfDay, isWorkingDay, plusCountedDays, plusDays } from '../shared/time.ts'

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

export function weekdayOf(datum: IsoDate): Weekday {
  return weekdays[(new Date(`${datum}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'mo'
}

function isHoliday(datum: IsoDate, bundesland: Bundesland | null): boolean {
  const laender = holidayIn(datum)
  // Bundesweit is what holds in the smallest common part: all sixteen.
  return bundesland === null ? laender.length === 16 : laender.includes(bundesland)
}

export function spannenOn({ bundesland, woche, ausnahmen }: Oeffnung, datum: IsoDate): readonly Spanne[] {
  const ausnahme = ausnahmen.find((eine) => eine.datum === datum)
  if (ausnahme !== undefined) return ausnahme.spannen
  return isHoliday(datum, bundesland) ? [] : woche[weekdayOf(datum)]
}

export function isOpen(oeffnung: Oeffnung, jetzt: Instant): boolean {
  const uhrzeit = berlinTimeOfDay(jetzt)
  return spannenOn(oeffnung, berlinDate(jetzt)).some(({ von, bis }) => von <= uhrzeit && uhrzeit < bis)
}

/** The next opening after a moment at which the organisation is closed, within two weeks; null when none is known. */
export function nextOeffnung(oeffnung: Oeffnung, jetzt: Instant): { datum: IsoDate; uhrzeit: string } | null {
  const heute = berlinDate(jetzt)
  for (let abstand = 0; abstand < 14; abstand += 1) {
    const datum = plusDays(heute, abstand)
    const begin = spannenOn(oeffnung, datum).map(({ von }) => von)
    const naechste = begin.toSorted().find((von) => abstand > 0 || von > berlinTimeOfDay(jetzt))
    if (naechste !== undefined) return { datum, uhrzeit: naechste }
  }
  return null
}

/** The next moment until which an order still goes with a tour, within a week; holidays and closed days of `oeffnung` have no tours. */
export function nextBestellschluss(
  touren: readonly Bestelltour[],
  { oeffnung, jetzt }: { oeffnung: Oeffnung | null; jetzt: Instant },
): { tour: string; datum: IsoDate; uhrzeit: string } | null {
  const heute = berlinDate(jetzt)
  for (let abstand = 0; abstand < 8; abstand += 1) {
    const datum = plusDays(heute, abstand)
    const faehrt = oeffnung === null ? !isHoliday(datum, null) : spannenOn(oeffnung, datum).length > 0
    const [naechste] = touren
      .filter(
        ({ tage, bestellschluss }) => faehrt && tage.includes(weekdayOf(datum)) && (abstand > 0 || bestellschluss > berlinTimeOfDay(jetzt)),
      )
      .toSorted((a, b) => a.bestellschluss.localeCompare(b.bestellschluss))
    if (naechste !== undefined) return { tour: naechste.name, datum, uhrzeit: naechste.bestellschluss }
  }
  return null
}

export function bearbeitetUntil(jetzt: Instant, werktage: number): IsoDate {
  return plusCountedDays(berlinDate(jetzt), werktage, isWorkingDay)
}

export interface Vertretungszeit {
  praxisId: string
  von: IsoDate
  bis: IsoDate | null
}

export function vertretungenOn<V extends Vertretungszeit>(vertretungen: readonly V[], tag: IsoDate): V[] {
  return vertretungen.filter(({ von, bis }) => von <= tag && (bis === null || tag <= bis))
}

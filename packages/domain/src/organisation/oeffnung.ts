/** When an organisation is open and until when it takes orders today. Times are wall time in Berlin, `HH:MM`. */
import { type Bundesland, feiertagIn } from '../shared/feiertage.ts'
import { type Datum, type Instant, berlinDatum, berlinUhrzeit, istArbeitstag, plusGezaehlteTage, plusTage } from '../shared/zeit.ts'

export const wochentage = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'] as const
export type Wochentag = (typeof wochentage)[number]

/** `bis` is the first minute that is closed again; `24:00` is the end of the day. */
export interface Spanne {
  von: string
  bis: string
}

export interface Oeffnung {
  /** Whose holidays close the organisation; null: those of the whole country only. */
  bundesland: Bundesland | null
  woche: Readonly<Record<Wochentag, readonly Spanne[]>>
  /** Instead of the week, also on holidays; without spans the organisation is closed. */
  ausnahmen: readonly { datum: Datum; spannen: readonly Spanne[]; hinweis: string | null }[]
}

export interface Bestelltour {
  name: string
  tage: readonly Wochentag[]
  bestellschluss: string
}

export function wochentagVon(datum: Datum): Wochentag {
  return wochentage[(new Date(`${datum}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'mo'
}

function istFeiertag(datum: Datum, bundesland: Bundesland | null): boolean {
  const laender = feiertagIn(datum)
  // Bundesweit is what holds in the smallest common part: all sixteen.
  return bundesland === null ? laender.length === 16 : laender.includes(bundesland)
}

/** The spans of a day: the exception of this day, nothing on a holiday, else those of the week. */
export function spannenAm({ bundesland, woche, ausnahmen }: Oeffnung, datum: Datum): readonly Spanne[] {
  const ausnahme = ausnahmen.find((eine) => eine.datum === datum)
  if (ausnahme !== undefined) return ausnahme.spannen
  return istFeiertag(datum, bundesland) ? [] : woche[wochentagVon(datum)]
}

export function istOffen(oeffnung: Oeffnung, jetzt: Instant): boolean {
  const uhrzeit = berlinUhrzeit(jetzt)
  return spannenAm(oeffnung, berlinDatum(jetzt)).some(({ von, bis }) => von <= uhrzeit && uhrzeit < bis)
}

/** The next opening after a moment at which the organisation is closed, within two weeks; null when none is known. */
export function naechsteOeffnung(oeffnung: Oeffnung, jetzt: Instant): { datum: Datum; uhrzeit: string } | null {
  const heute = berlinDatum(jetzt)
  for (let abstand = 0; abstand < 14; abstand += 1) {
    const datum = plusTage(heute, abstand)
    const beginne = spannenAm(oeffnung, datum).map(({ von }) => von)
    const naechste = beginne.toSorted().find((von) => abstand > 0 || von > berlinUhrzeit(jetzt))
    if (naechste !== undefined) return { datum, uhrzeit: naechste }
  }
  return null
}

/** The next moment until which an order still goes with a tour, within a week; holidays and closed days of `oeffnung` have no tours. */
export function naechsterBestellschluss(
  touren: readonly Bestelltour[],
  { oeffnung, jetzt }: { oeffnung: Oeffnung | null; jetzt: Instant },
): { tour: string; datum: Datum; uhrzeit: string } | null {
  const heute = berlinDatum(jetzt)
  for (let abstand = 0; abstand < 8; abstand += 1) {
    const datum = plusTage(heute, abstand)
    const faehrt = oeffnung === null ? !istFeiertag(datum, null) : spannenAm(oeffnung, datum).length > 0
    const [naechste] = touren
      .filter(
        ({ tage, bestellschluss }) =>
          faehrt && tage.includes(wochentagVon(datum)) && (abstand > 0 || bestellschluss > berlinUhrzeit(jetzt)),
      )
      .toSorted((a, b) => a.bestellschluss.localeCompare(b.bestellschluss))
    if (naechste !== undefined) return { tour: naechste.name, datum, uhrzeit: naechste.bestellschluss }
  }
  return null
}

/** The day on which a practice has worked on what reaches it today: so many office days later. */
export function bearbeitetBis(jetzt: Instant, werktage: number): Datum {
  return plusGezaehlteTage(berlinDatum(jetzt), werktage, istArbeitstag)
}

/** A stand-in of a practice, from the first to the last day; without a last day until further notice. */
export interface Vertretungszeit {
  praxisId: string
  von: Datum
  bis: Datum | null
}

/** Those who stand in on a day. */
export function vertretungenAm<V extends Vertretungszeit>(vertretungen: readonly V[], tag: Datum): V[] {
  return vertretungen.filter(({ von, bis }) => von <= tag && (bis === null || tag <= bis))
}

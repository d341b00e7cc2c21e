import { type Frequenz, liesRegel, type Regel, schreibeRegel, type WochentagKuerzel } from '@dreiklang/domain/serie/regel'
import type { Feiertagsregel, Umfang } from '@dreiklang/domain/serie/serie'
import type { SerienAntwort } from '@dreiklang/domain/serie/serie.contract'
import type { AnlassCode, BesuchTyp, Leistungsquelle } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'

export const enden = ['OHNE', 'AM', 'NACH'] as const
/** TAG: the day of the month of the first day; else the how-manieth weekday, JEDER each. */
export const monatswahlen = ['TAG', '1', '2', '3', '4', '5', '-1', 'JEDER'] as const
type Monatswahl = (typeof monatswahlen)[number]

/** What the fields hold. */
export interface SerienWerte {
  klientId: string | null
  typ: BesuchTyp | null
  frequenz: Frequenz
  intervall: number | null
  tage: WochentagKuerzel[]
  monatswahl: Monatswahl
  ende: (typeof enden)[number]
  anzahl: number | null
  uhrzeit: string
  dauerMinuten: number | null
  gueltigVon: string | null
  gueltigBis: string | null
  feiertagsregel: Feiertagsregel
  bundesland: Bundesland | null
  ausnahmen: string[]
  personIds: string[]
  fahrzeug: string
  anlass: string
  anlassCode: AnlassCode | null
  leistungen: { bezeichnung: string; quelle: Leistungsquelle | null; sollMinuten: number | null }[]
  umfang: Umfang
  ab: string | null
}

type Vorgabe = Pick<SerienWerte, 'klientId' | 'typ' | 'bundesland' | 'personIds' | 'gueltigVon'>

export const leereSerie = (vorgabe: Vorgabe): SerienWerte => ({
  frequenz: 'WEEKLY',
  intervall: 1,
  tage: [],
  monatswahl: 'TAG',
  ende: 'OHNE',
  anzahl: null,
  uhrzeit: '',
  dauerMinuten: 30,
  gueltigBis: null,
  feiertagsregel: 'AUSFUEHREN',
  ausnahmen: [],
  fahrzeug: '',
  anlass: '',
  anlassCode: 'ROUTINE',
  leistungen: [],
  umfang: 'ALLE',
  ab: null,
  ...vorgabe,
})

function monatswahlVon({ frequenz, tage }: Regel): Monatswahl {
  if (frequenz !== 'MONTHLY' || tage.length === 0) return 'TAG'
  return monatswahlen.find((wahl) => wahl === String(tage[0]?.nr ?? 'JEDER')) ?? 'JEDER'
}

function endeDer({ gueltigBis }: SerienAntwort, { anzahl, bis }: Regel): Pick<SerienWerte, 'ende' | 'anzahl' | 'gueltigBis'> {
  const letzter = [gueltigBis, bis].filter((tag) => tag !== null).toSorted()[0] ?? null
  const ende = letzter === null ? 'OHNE' : 'AM'
  return { ende: anzahl === null ? ende : 'NACH', anzahl, gueltigBis: letzter }
}

/** A series as the form shows it. */
export function werteVon(serie: SerienAntwort, was: Pick<SerienWerte, 'umfang' | 'ab'>): SerienWerte {
  const regel = liesRegel(serie.regel)
  if (regel === null) throw new Error(`The server gave out an unreadable rule: ${serie.regel}`)
  const { typ, uhrzeit, dauerMinuten, gueltigVon, feiertagsregel, bundesland, ausnahmen, anlassCode, leistungen, personen } = serie
  return {
    ...was,
    ...endeDer(serie, regel),
    klientId: serie.klient?.id ?? null,
    typ,
    frequenz: regel.frequenz,
    intervall: regel.intervall,
    tage: regel.tage.map(({ tag }) => tag),
    monatswahl: monatswahlVon(regel),
    uhrzeit,
    dauerMinuten,
    gueltigVon,
    feiertagsregel,
    bundesland,
    ausnahmen,
    anlassCode,
    leistungen: leistungen.map(({ bezeichnung, quelle, sollMinuten }) => ({ bezeichnung, quelle, sollMinuten })),
    personIds: personen.map(({ id }) => id),
    fahrzeug: serie.fahrzeug ?? '',
    anlass: serie.anlass ?? '',
  }
}

function regelAus({ frequenz, intervall, tage, monatswahl, ende, anzahl }: SerienWerte): string {
  const nr = monatswahl === 'JEDER' || monatswahl === 'TAG' ? null : Number(monatswahl)
  const amTag = frequenz === 'MONTHLY' && monatswahl === 'TAG'
  // Incomplete: "the second … of the month" is not a rule yet; reported at its field.
  if (frequenz === 'MONTHLY' && !amTag && tage.length === 0) return ''
  return schreibeRegel({
    frequenz,
    intervall: intervall ?? 0,
    tage: amTag ? [] : tage.map((tag) => ({ tag, nr: frequenz === 'MONTHLY' ? nr : null })),
    anzahl: ende === 'NACH' ? (anzahl ?? 0) : null,
    bis: null,
  })
}

const oderNichts = (text: string): string | null => (text.trim() === '' ? null : text)

/** What both calls have in common. */
export const inhaltAus = (werte: SerienWerte) => ({
  regel: regelAus(werte),
  uhrzeit: werte.uhrzeit,
  dauerMinuten: werte.dauerMinuten,
  gueltigVon: werte.umfang === 'AB_HIER' ? werte.ab : werte.gueltigVon,
  // Ending on a day requires that day.
  gueltigBis: werte.ende === 'AM' ? (werte.gueltigBis ?? '') : null,
  feiertagsregel: werte.feiertagsregel,
  bundesland: werte.bundesland,
  ausnahmen: werte.ausnahmen,
  personIds: werte.personIds,
  fahrzeug: oderNichts(werte.fahrzeug),
  anlass: oderNichts(werte.anlass),
  anlassCode: werte.anlassCode,
  leistungen: werte.leistungen.map((leistung) => ({ code: null, ...leistung })),
})

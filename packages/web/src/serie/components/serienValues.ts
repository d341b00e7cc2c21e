import type { AnlassCode, BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Frequenz, readRegel, type Regel, writeRegel, type WeekdayKuerzel } from '@dreiklang/domain/shared/regel'
import type { Feiertagsregel, Umfang } from '@dreiklang/domain/serie/serie'
import type { SerienAnswer } from '@dreiklang/domain/serie/serie.contract'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
import { orNull } from '../../form/useSchemaForm.ts'
import { type LeistungValues, saidLeistung } from '../../hausbesuch/components/PlanFields.tsx'

export const enden = ['OHNE', 'AM', 'NACH'] as const
/** TAG: the day of the month of the first day; a number: which weekday of the month, -1 the last; JEDER: each. */
export const monatswahlen = ['TAG', '1', '2', '3', '4', '5', '-1', 'JEDER'] as const
type MonthChoice = (typeof monatswahlen)[number]

export interface SerienValues {
  klientId: string | null
  typ: BesuchTyp | null
  frequenz: Frequenz
  intervall: number | null
  tage: WeekdayKuerzel[]
  monatswahl: MonthChoice
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
  leistungen: LeistungValues[]
  umfang: Umfang
  ab: string | null
}

type Default = Pick<SerienValues, 'klientId' | 'typ' | 'bundesland' | 'personIds' | 'gueltigVon'>

export const emptySerie = (vorgabe: Default): SerienValues => ({
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

function monthChoiceOf({ frequenz, tage }: Regel): MonthChoice {
  if (frequenz !== 'MONTHLY' || tage.length === 0) return 'TAG'
  return monatswahlen.find((choice) => choice === String(tage[0]?.nr ?? 'JEDER')) ?? 'JEDER'
}

function endeOf({ gueltigBis }: SerienAnswer, { anzahl, bis }: Regel): Pick<SerienValues, 'ende' | 'anzahl' | 'gueltigBis'> {
  const letzter = [gueltigBis, bis].filter((tag) => tag !== null).toSorted()[0] ?? null
  const end = letzter === null ? 'OHNE' : 'AM'
  return { ende: anzahl === null ? end : 'NACH', anzahl, gueltigBis: letzter }
}

export function valuesOf(serie: SerienAnswer, what: Pick<SerienValues, 'umfang' | 'ab'>): SerienValues {
  const regel = readRegel(serie.regel)
  if (regel === null) throw new Error(`The server gave out an unreadable rule: ${serie.regel}`)
  const { typ, uhrzeit, dauerMinuten, gueltigVon, feiertagsregel, bundesland, ausnahmen, anlassCode, leistungen, personen } = serie
  return {
    ...what,
    ...endeOf(serie, regel),
    klientId: serie.klient?.id ?? null,
    typ,
    frequenz: regel.frequenz,
    intervall: regel.intervall,
    tage: regel.tage.map(({ tag }) => tag),
    monatswahl: monthChoiceOf(regel),
    uhrzeit,
    dauerMinuten,
    gueltigVon,
    feiertagsregel,
    bundesland,
    ausnahmen,
    anlassCode,
    leistungen: leistungen.map(({ code, bezeichnung, quelle, sollMinuten }) => ({ code, bezeichnung, quelle, sollMinuten })),
    personIds: personen.map(({ id }) => id),
    fahrzeug: serie.fahrzeug ?? '',
    anlass: serie.anlass ?? '',
  }
}

function regelFrom({ frequenz, intervall, tage, monatswahl, ende, anzahl }: SerienValues): string {
  const nr = monatswahl === 'JEDER' || monatswahl === 'TAG' ? null : Number(monatswahl)
  const amTag = frequenz === 'MONTHLY' && monatswahl === 'TAG'
  // Incomplete: "the second … of the month" is not a rule yet; reported at its field.
  if (frequenz === 'MONTHLY' && !amTag && tage.length === 0) return ''
  return writeRegel({
    frequenz,
    intervall: intervall ?? 0,
    tage: amTag ? [] : tage.map((tag) => ({ tag, nr: frequenz === 'MONTHLY' ? nr : null })),
    anzahl: ende === 'NACH' ? (anzahl ?? 0) : null,
    bis: null,
  })
}

export const contentFrom = (values: SerienValues) => ({
  regel: regelFrom(values),
  uhrzeit: values.uhrzeit,
  dauerMinuten: values.dauerMinuten,
  gueltigVon: values.umfang === 'AB_HIER' ? values.ab : values.gueltigVon,
  // Ending on a day requires that day.
  gueltigBis: values.ende === 'AM' ? (values.gueltigBis ?? '') : null,
  feiertagsregel: values.feiertagsregel,
  bundesland: values.bundesland,
  ausnahmen: values.ausnahmen,
  personIds: values.personIds,
  fahrzeug: orNull(values.fahrzeug),
  anlass: orNull(values.anlass),
  anlassCode: values.anlassCode,
  leistungen: values.leistungen.map(saidLeistung),
})

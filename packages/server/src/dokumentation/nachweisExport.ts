/** A month for billing: a line for each service that was provided, with what § 105 Abs. 1 Satz 1 SGB XI asks of it except its price. */
import type { Leistungsnachweis } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import type { Nachweisbesuch } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { type Kostentraeger, type UnterschriftStand, kostentraegerOf } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import type { NachweisFilter, NachweisStand } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import type { Leistungsquelle } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type FilterWords, asWritten } from '../liste/angaben.ts'
import type { ExportColumn } from '../liste/export.ts'
import type { Language } from '../shared/route.ts'

export interface ServiceLine {
  bezeichnung: string
  quelle: Leistungsquelle
  besuch: Nachweisbesuch
  beschaeftigtennummer: string | null
  blatt: Leistungsnachweis
}

type Words<Value extends string> = Record<Value, readonly [de: string, en: string]>
const word = <Value extends string>(words: Words<Value>, value: Value, language: Language): string =>
  words[value][language === 'de' ? 0 : 1]

const traeger: Words<Kostentraeger> = {
  SGB_V: ['Behandlungspflege (SGB V)', 'Treatment care (SGB V)'],
  SGB_XI: ['Pflegeversicherung (SGB XI)', 'Long-term care insurance (SGB XI)'],
  ANDERE: ['Andere Kostenträger', 'Other payers'],
}
const unterschrift: Words<UnterschriftStand> = {
  FEHLT: ['fehlt', 'missing'],
  GEAENDERT: ['seit der Unterschrift geändert', 'changed since the signature'],
  BEGRUENDET: ['nicht möglich, mit Grund', 'not possible, with reason'],
  UNTERSCHRIEBEN: ['unterschrieben', 'signed'],
}
const stand: Words<NachweisStand> = {
  DOKUMENTATION: ['Dokumentation fehlt', 'Documentation missing'],
  HANDZEICHEN: ['Handzeichen fehlt', 'Initials missing'],
  UNTERSCHRIFT: ['Unterschrift fehlt', 'Signature missing'],
  GEAENDERT: ['Seit der Unterschrift geändert', 'Changed since the signature'],
  VOLLSTAENDIG: ['Vollständig', 'Complete'],
}
const yes: Words<'ja' | 'nein'> = { ja: ['ja', 'yes'], nein: ['nein', 'no'] }

/** @param month `2026-11` */
export const monthInWords = (month: string): string => month.split('-').toReversed().join('/')

export const nachweisFilterWords: FilterWords<NachweisFilter> = {
  monat: { titel: { de: 'Monat', en: 'Month' }, wert: monthInWords },
  suche: { titel: { de: 'Suche', en: 'Search' }, wert: asWritten },
  stand: { titel: { de: 'Status', en: 'Status' }, wert: (value, language) => word(stand, value, language) },
  traeger: { titel: { de: 'Kostenträger', en: 'Payer' }, wert: (value, language) => word(traeger, value, language) },
}

export const nachweisColumns: readonly ExportColumn<ServiceLine>[] = [
  { titel: { de: 'Nachname', en: 'Last name' }, wert: ({ blatt }) => blatt.klient.nachname, breite: 22 },
  { titel: { de: 'Vorname', en: 'First name' }, wert: ({ blatt }) => blatt.klient.vorname },
  { titel: { de: 'Geburtsdatum', en: 'Date of birth' }, wert: ({ blatt }) => blatt.klient.geburtsdatum, art: 'datum' },
  { titel: { de: 'Versichertennummer', en: 'Insurance number' }, wert: ({ blatt }) => blatt.klient.kvnr },
  { titel: { de: 'Tag', en: 'Day' }, wert: ({ besuch }) => besuch.tag, art: 'datum' },
  { titel: { de: 'Beginn', en: 'Start' }, wert: ({ besuch }) => besuch.beginn, art: 'zeit' },
  { titel: { de: 'Ende', en: 'End' }, wert: ({ besuch }) => besuch.ende, art: 'zeit' },
  {
    titel: { de: 'Kostenträger', en: 'Payer' },
    wert: ({ quelle }, language) => word(traeger, kostentraegerOf(quelle), language),
    breite: 28,
  },
  { titel: { de: 'Leistung', en: 'Service' }, wert: ({ bezeichnung }) => bezeichnung, breite: 36 },
  { titel: { de: 'Erbracht von', en: 'Provided by' }, wert: ({ besuch }) => besuch.name, breite: 24 },
  { titel: { de: 'Beschäftigtennummer', en: 'Employee number' }, wert: ({ beschaeftigtennummer }) => beschaeftigtennummer },
  {
    titel: { de: 'Handzeichen', en: 'Initials' },
    wert: ({ besuch }, language) => word(yes, besuch.handzeichen === null ? 'nein' : 'ja', language),
  },
  { titel: { de: 'Nachträge', en: 'Addenda' }, wert: ({ besuch }) => besuch.nachtraege, art: 'zahl' },
  { titel: { de: 'Hausbesuch', en: 'Home visit' }, wert: ({ besuch }) => besuch.nummer },
  {
    titel: { de: 'Unterschrift', en: 'Signature' },
    wert: ({ blatt }, language) => word(unterschrift, blatt.unterschrift, language),
    breite: 28,
  },
  { titel: { de: 'Unterschrieben am', en: 'Signed on' }, wert: ({ blatt }) => blatt.gezeichnet?.am ?? null, art: 'zeit' },
  { titel: { de: 'Fassung', en: 'Version' }, wert: ({ blatt }) => blatt.gezeichnet?.version ?? null, art: 'zahl' },
]

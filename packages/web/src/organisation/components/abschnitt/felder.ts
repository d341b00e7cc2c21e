/** The fields of each section as data: the form, the facts and the print are made from it. */
import {
  type AbschnittName,
  bestellwege,
  einloesewege,
  pflegeFormen,
  praxisformen,
  traegerarten,
  verblisterungen,
  versorgungsvertragArten,
} from '@dreiklang/domain/organisation/abschnitte.contract'
import { wochentage } from '@dreiklang/domain/organisation/oeffnung'
import { bundeslaender } from '@dreiklang/domain/shared/feiertage'
import type { texts } from '../../abschnitte.texts.de.ts'

export type FeldName = keyof typeof texts.feld
export type WertName = keyof typeof texts.wert

export type Feld = { name: FeldName; pflicht?: boolean } & (
  | { art: 'zeile' | 'text' | 'tag' | 'uhrzeit' | 'zahl' | 'ja' | 'codes' | 'spannen' | 'praxis' }
  | { art: 'wahl' | 'zahlwahl' | 'mehrere'; werte: readonly WertName[] }
  | { art: 'liste'; felder: readonly Feld[] }
  /** Times of seven days. */
  | { art: 'woche' }
)

const zeilen = (...namen: FeldName[]): Feld[] => namen.map((name) => ({ art: 'zeile', name }))
const jaNein = (...namen: FeldName[]): Feld[] => namen.map((name) => ({ art: 'ja', name }))
const vonBis: Feld[] = [
  { art: 'tag', name: 'von', pflicht: true },
  { art: 'tag', name: 'bis' },
]

export const felderVon: Record<AbschnittName, readonly Feld[]> = {
  KONTAKTWEGE: zeilen('fax', 'website', 'notfallTelefon'),
  PFLICHTANGABEN: [
    ...zeilen('inhaber', 'vertretungsberechtigt', 'rechtsform', 'registergericht', 'registernummer', 'ustId'),
    ...zeilen('aufsichtsbehoerde', 'kammer', 'berufsbezeichnung'),
    { art: 'text', name: 'berufsregelungen' },
  ],
  KENNUNGEN: zeilen('telematikId', 'kimAdresse'),
  OEFFNUNG: [
    { art: 'wahl', name: 'bundesland', werte: bundeslaender },
    { art: 'woche', name: 'woche' },
    {
      art: 'liste',
      name: 'ausnahmen',
      felder: [{ art: 'tag', name: 'datum', pflicht: true }, { art: 'spannen', name: 'spannen' }, ...zeilen('hinweis')],
    },
  ],
  INTERNES: zeilen('software', 'datenschutzbeauftragter', 'datenschutzTelefon', 'datenschutzEmail'),
  PFLEGEANGEBOT: [
    { art: 'wahl', name: 'form', werte: pflegeFormen, pflicht: true },
    { art: 'wahl', name: 'traegerart', werte: traegerarten },
    { art: 'zeile', name: 'pdl', pflicht: true },
    ...zeilen('stellvertretendePdl'),
    { art: 'codes', name: 'einzugsgebiet' },
  ],
  VERSORGUNGSVERTRAEGE: [
    {
      art: 'liste',
      name: 'vertraege',
      felder: [
        { art: 'wahl', name: 'art', werte: versorgungsvertragArten, pflicht: true },
        { art: 'zeile', name: 'nummer', pflicht: true },
        { art: 'tag', name: 'seit', pflicht: true },
      ],
    },
  ],
  APOTHEKENANGABEN: [
    ...zeilen('idf', 'betriebserlaubnis', 'hauptapotheke'),
    {
      art: 'liste',
      name: 'filialen',
      felder: [{ art: 'zeile', name: 'name', pflicht: true }, { art: 'zeile', name: 'anschrift', pflicht: true }, ...zeilen('telefon')],
    },
  ],
  BELIEFERUNG: [
    {
      art: 'liste',
      name: 'touren',
      felder: [
        { art: 'zeile', name: 'name', pflicht: true },
        { art: 'uhrzeit', name: 'bestellschluss', pflicht: true },
        { art: 'mehrere', name: 'tage', werte: wochentage, pflicht: true },
      ],
    },
    ...jaNein('botendienst', 'kostenfrei'),
    ...zeilen('lieferzeiten'),
    { art: 'codes', name: 'liefergebiet' },
  ],
  LEISTUNGEN: [
    { art: 'wahl', name: 'verblisterung', werte: verblisterungen, pflicht: true },
    ...zeilen('blisterzentrum'),
    { art: 'zahlwahl', name: 'blisterTage', werte: ['7', '14'] },
    { art: 'wahl', name: 'schnittTag', werte: wochentage },
    { art: 'uhrzeit', name: 'schnittzeit' },
    ...jaNein('rezeptur', 'steril', 'hilfsmittel'),
    ...zeilen('praequalifikation'),
    ...jaNein('homecare', 'medikationsanalyse'),
  ],
  HEIMVERSORGUNG: [
    {
      art: 'liste',
      name: 'vertraege',
      felder: [
        { art: 'zeile', name: 'heim', pflicht: true },
        { art: 'tag', name: 'vertragsdatum', pflicht: true },
        { art: 'tag', name: 'genehmigtAm' },
        ...zeilen('behoerde'),
        { art: 'text', name: 'umfang', pflicht: true },
        ...vonBis,
      ],
    },
  ],
  PRAXISANGABEN: [
    { art: 'wahl', name: 'praxisform', werte: praxisformen },
    ...zeilen('fachrichtung', 'kv'),
    { art: 'codes', name: 'nebenbetriebsstaetten' },
  ],
  BESTELLREGELN: [
    { art: 'mehrere', name: 'wege', werte: bestellwege },
    { art: 'zahl', name: 'bearbeitungszeitWerktage' },
    ...jaNein('egkJeQuartal'),
    { art: 'wahl', name: 'einloeseweg', werte: einloesewege },
    ...zeilen('rezeptTelefon'),
    ...jaNein('hausbesuche'),
    { art: 'zahl', name: 'umkreisKm' },
    { art: 'codes', name: 'besuchsgebiet' },
    { art: 'text', name: 'hinweis' },
  ],
  VERTRETUNG: [{ art: 'liste', name: 'vertretungen', felder: [{ art: 'praxis', name: 'praxisId', pflicht: true }, ...vonBis] }],
}

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
import { weekdays } from '@dreiklang/domain/organisation/oeffnung'
import { bundeslaender } from '@dreiklang/domain/shared/feiertage'
import type { texts } from '../../abschnitte.texts.de.ts'

export type FieldName = keyof typeof texts.feld
export type ValueName = keyof typeof texts.wert

export type Field = { name: FieldName; pflicht?: boolean } & (
  | { art: 'zeile' | 'text' | 'tag' | 'uhrzeit' | 'zahl' | 'ja' | 'codes' | 'spannen' | 'praxis' }
  | { art: 'wahl' | 'zahlwahl' | 'mehrere'; werte: readonly ValueName[] }
  | { art: 'liste'; felder: readonly Field[] }
  | { art: 'woche' }
)

const rows = (...names: FieldName[]): Field[] => names.map((name) => ({ art: 'zeile', name }))
const yesNo = (...names: FieldName[]): Field[] => names.map((name) => ({ art: 'ja', name }))
const vonUntil: Field[] = [
  { art: 'tag', name: 'von', pflicht: true },
  { art: 'tag', name: 'bis' },
]

export const fieldsOf: Record<AbschnittName, readonly Field[]> = {
  KONTAKTWEGE: rows('fax', 'website', 'notfallTelefon'),
  PFLICHTANGABEN: [
    ...rows('inhaber', 'vertretungsberechtigt', 'rechtsform', 'registergericht', 'registernummer', 'ustId'),
    ...rows('aufsichtsbehoerde', 'kammer', 'berufsbezeichnung'),
    { art: 'text', name: 'berufsregelungen' },
  ],
  KENNUNGEN: rows('telematikId', 'kimAdresse'),
  OEFFNUNG: [
    { art: 'wahl', name: 'bundesland', werte: bundeslaender },
    { art: 'woche', name: 'woche' },
    {
      art: 'liste',
      name: 'ausnahmen',
      felder: [{ art: 'tag', name: 'datum', pflicht: true }, { art: 'spannen', name: 'spannen' }, ...rows('hinweis')],
    },
  ],
  INTERNES: rows('software', 'datenschutzbeauftragter', 'datenschutzTelefon', 'datenschutzEmail'),
  PFLEGEANGEBOT: [
    { art: 'wahl', name: 'form', werte: pflegeFormen, pflicht: true },
    { art: 'wahl', name: 'traegerart', werte: traegerarten },
    { art: 'zeile', name: 'pdl', pflicht: true },
    ...rows('stellvertretendePdl'),
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
    ...rows('idf', 'betriebserlaubnis', 'hauptapotheke'),
    {
      art: 'liste',
      name: 'filialen',
      felder: [{ art: 'zeile', name: 'name', pflicht: true }, { art: 'zeile', name: 'anschrift', pflicht: true }, ...rows('telefon')],
    },
  ],
  BELIEFERUNG: [
    {
      art: 'liste',
      name: 'touren',
      felder: [
        { art: 'zeile', name: 'name', pflicht: true },
        { art: 'uhrzeit', name: 'bestellschluss', pflicht: true },
        { art: 'mehrere', name: 'tage', werte: weekdays, pflicht: true },
      ],
    },
    ...yesNo('botendienst', 'kostenfrei'),
    ...rows('lieferzeiten'),
    { art: 'codes', name: 'liefergebiet' },
  ],
  LEISTUNGEN: [
    { art: 'wahl', name: 'verblisterung', werte: verblisterungen, pflicht: true },
    ...rows('blisterzentrum'),
    { art: 'zahlwahl', name: 'blisterTage', werte: ['7', '14'] },
    { art: 'wahl', name: 'schnittTag', werte: weekdays },
    { art: 'uhrzeit', name: 'schnittzeit' },
    ...yesNo('rezeptur', 'steril', 'hilfsmittel'),
    ...rows('praequalifikation'),
    ...yesNo('homecare', 'medikationsanalyse'),
  ],
  HEIMVERSORGUNG: [
    {
      art: 'liste',
      name: 'vertraege',
      felder: [
        { art: 'zeile', name: 'heim', pflicht: true },
        { art: 'tag', name: 'vertragsdatum', pflicht: true },
        { art: 'tag', name: 'genehmigtAm' },
        ...rows('behoerde'),
        { art: 'text', name: 'umfang', pflicht: true },
        ...vonUntil,
      ],
    },
  ],
  PRAXISANGABEN: [
    { art: 'wahl', name: 'praxisform', werte: praxisformen },
    ...rows('fachrichtung', 'kv'),
    { art: 'codes', name: 'nebenbetriebsstaetten' },
  ],
  BESTELLREGELN: [
    { art: 'mehrere', name: 'wege', werte: bestellwege },
    { art: 'zahl', name: 'bearbeitungszeitWerktage' },
    ...yesNo('egkJeQuartal'),
    { art: 'wahl', name: 'einloeseweg', werte: einloesewege },
    ...rows('rezeptTelefon'),
    ...yesNo('hausbesuche'),
    { art: 'zahl', name: 'umkreisKm' },
    { art: 'codes', name: 'besuchsgebiet' },
    { art: 'text', name: 'hinweis' },
  ],
  VERTRETUNG: [{ art: 'liste', name: 'vertretungen', felder: [{ art: 'praxis', name: 'praxisId', pflicht: true }, ...vonUntil] }],
}

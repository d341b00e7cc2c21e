/** The directory of organisations as a file: its columns and the words of its filter. */
import type { VerzeichnisFilter, VerzeichnisListRow } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { type FilterWords, asWritten, sayYes } from '../liste/angaben.ts'
import type { ExportColumn } from '../liste/export.ts'

const partner = {
  de: { ANGEFRAGT: 'angefragt', AKTIV: 'Partner', BEENDET: 'beendet', KEINE: '' },
  en: { ANGEFRAGT: 'requested', AKTIV: 'partner', BEENDET: 'ended', KEINE: '' },
}

export const verzeichnisColumns: readonly ExportColumn<VerzeichnisListRow>[] = [
  { titel: { de: 'Name', en: 'Name' }, wert: ({ name }) => name, breite: 36 },
  { titel: { de: 'Straße', en: 'Street' }, wert: ({ strasse, hausnummer }) => `${strasse} ${hausnummer}`, breite: 28 },
  { titel: { de: 'PLZ', en: 'Postcode' }, wert: ({ plz }) => plz, breite: 8 },
  { titel: { de: 'Ort', en: 'Place' }, wert: ({ ort }) => ort, breite: 20 },
  { titel: { de: 'Telefon', en: 'Phone' }, wert: ({ telefon }) => telefon },
  {
    titel: { de: 'Zusammenarbeit', en: 'Partnership' },
    wert: ({ partnerschaft }, language) => partner[language][partnerschaft ?? 'KEINE'],
  },
]

const arten = {
  PFLEGEDIENST: { de: 'Pflegedienste', en: 'Nursing services' },
  APOTHEKE: { de: 'Apotheken', en: 'Pharmacies' },
  ARZTPRAXIS: { de: 'Praxen', en: 'Practices' },
} as const

const merkmale: Record<NonNullable<VerzeichnisFilter['merkmal']>, Record<'de' | 'en', string>> = {
  VERBLISTERUNG: { de: 'Verblisterung', en: 'Blister packing' },
  BOTENDIENST: { de: 'Botendienst', en: 'Delivery service' },
  REZEPTUR: { de: 'Rezepturen', en: 'Compounding' },
  STERIL: { de: 'Sterile Herstellung', en: 'Sterile compounding' },
  HILFSMITTEL: { de: 'Hilfsmittel', en: 'Medical aids' },
  HOMECARE: { de: 'Homecare', en: 'Homecare' },
  MEDIKATIONSANALYSE: { de: 'Medikationsanalyse', en: 'Medication review' },
  HAUSBESUCHE: { de: 'Hausbesuche', en: 'Home visits' },
  AMBULANT: { de: 'Ambulanter Dienst', en: 'Home care' },
  STATIONAER_HEIM: { de: 'Pflegeheim', en: 'Nursing home' },
  TAGESPFLEGE: { de: 'Tagespflege', en: 'Day care' },
  INTENSIV: { de: 'Intensivpflege', en: 'Intensive care' },
  WG: { de: 'Wohngemeinschaft', en: 'Shared flat' },
}

const status = {
  ANGELEGT: { de: 'angelegt', en: 'created' },
  AKTIV: { de: 'freigeschaltet', en: 'activated' },
  GESPERRT: { de: 'gesperrt', en: 'locked' },
} as const

export const verzeichnisFilterWords: FilterWords<VerzeichnisFilter> = {
  art: { titel: { de: 'Art', en: 'Type' }, wert: (art, language) => arten[art][language] },
  suche: { titel: { de: 'Suche', en: 'Search' }, wert: asWritten },
  merkmal: { titel: { de: 'Angebot', en: 'Service' }, wert: (merkmal, language) => merkmale[merkmal][language] },
  offen: { titel: { de: 'Jetzt geöffnet', en: 'Open now' }, wert: sayYes },
  partnerschaft: {
    titel: { de: 'Zusammenarbeit', en: 'Partnership' },
    wert: (one, language) => partner[language][one] || (language === 'de' ? 'keine' : 'none'),
  },
  status: { titel: { de: 'Status', en: 'Status' }, wert: (one, language) => status[one][language] },
}

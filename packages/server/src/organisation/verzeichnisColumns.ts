/** The columns of the directory as a file. */
import type { VerzeichnisListRow } from '@dreiklang/domain/organisation/verzeichnis.contract'
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

/** The columns of the list of Klienten as a file. */
import type { FristArt } from '@dreiklang/domain/klient/akte'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { KlientenFilter, KlientenListRow } from '@dreiklang/domain/klient/klientenliste.contract'
import { stammWords } from '@dreiklang/domain/klient/words'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { type FilterWords, asWritten, sorting, sayYes } from '../liste/angaben.ts'
import type { ExportColumn } from '../liste/export.ts'
import type { Language } from '../shared/route.ts'

const status: Record<KlientStatus, Record<Language, string>> = {
  AKTIV: { de: 'aktiv', en: 'active' },
  PAUSIERT: { de: 'pausiert', en: 'paused' },
  BEENDET: { de: 'beendet', en: 'ended' },
  VERSTORBEN: { de: 'verstorben', en: 'deceased' },
}
const fristen: Record<FristArt, Record<Language, string>> = {
  EGK: { de: 'Gesundheitskarte', en: 'health card' },
  ZUZAHLUNG: { de: 'Zuzahlungsbefreiung', en: 'co-payment exemption' },
  HKP: { de: 'Häusliche Krankenpflege', en: 'home nursing care' },
  HKP_VORLAGE: { de: 'HKP-Verordnung bei der Kasse einreichen', en: 'submit HKP order to insurer' },
  HKP_GENEHMIGUNG: { de: 'HKP-Genehmigung', en: 'HKP approval' },
  HKP_WIDERSPRUCH: { de: 'Widerspruch gegen den HKP-Bescheid', en: 'objection to the HKP decision' },
}

const housing: Record<KlientenListRow['wohnform'], string> = {
  ALLEIN: 'alone',
  FAMILIE: 'with family',
  WG: 'in a shared flat',
  BETREUTES_WOHNEN: 'in assisted living',
  HEIM: 'in a nursing home',
}

export const klientenColumns: readonly ExportColumn<KlientenListRow>[] = [
  { titel: { de: 'Nachname', en: 'Last name' }, wert: ({ nachname }) => nachname, breite: 24 },
  { titel: { de: 'Vorname', en: 'First name' }, wert: ({ vorname }) => vorname },
  { titel: { de: 'Geburtsdatum', en: 'Date of birth' }, wert: ({ geburtsdatum }) => geburtsdatum, art: 'datum' },
  { titel: { de: 'Ort', en: 'Place' }, wert: ({ ort }) => ort },
  { titel: { de: 'Pflegegrad', en: 'Care level' }, wert: ({ pflegegrad }) => pflegegrad, art: 'zahl' },
  { titel: { de: 'Hausarztpraxis', en: 'Family practice' }, wert: ({ hausarzt }) => hausarzt, breite: 28 },
  { titel: { de: 'Apotheke', en: 'Pharmacy' }, wert: ({ apotheke }) => apotheke, breite: 28 },
  { titel: { de: 'Status', en: 'Status' }, wert: (row, language) => status[row.status][language] },
  { titel: { de: 'Aufgenommen', en: 'Added' }, wert: ({ aufgenommenAm }) => berlinDate(aufgenommenAm), art: 'datum' },
  { titel: { de: 'Abwesend ab', en: 'Away from' }, wert: ({ abwesendAb }) => abwesendAb, art: 'datum' },
  { titel: { de: 'Nächste Frist', en: 'Next deadline' }, wert: ({ frist }) => frist?.am ?? null, art: 'datum' },
  {
    titel: { de: 'Frist für', en: 'Deadline for' },
    wert: ({ frist }, language) => (frist === null ? null : fristen[frist.art][language]),
    breite: 28,
  },
]

export const klientenFilterWords: FilterWords<KlientenFilter> = {
  suche: { titel: { de: 'Suche', en: 'Search' }, wert: asWritten },
  status: { titel: { de: 'Status', en: 'Status' }, wert: (all, language) => all.map((one) => status[one][language]).join(', ') },
  pflegegrad: { titel: { de: 'Pflegegrad', en: 'Care level' }, wert: (all) => all.join(', ') },
  wohnform: {
    titel: { de: 'Wohnform', en: 'Living situation' },
    wert: (all, language) => all.map((one) => (language === 'de' ? stammWords.wohnform[one] : housing[one])).join(', '),
  },
  ohneNotfallkontakt: { titel: { de: 'Ohne Notfallkontakt', en: 'No emergency contact' }, wert: sayYes },
  ohneEmpfangsvollmacht: { titel: { de: 'Ohne Empfangsvollmacht', en: 'No authorisation to receive' }, wert: sayYes },
  mitFrist: { titel: { de: 'Mit Frist in drei Monaten', en: 'With a deadline within three months' }, wert: sayYes },
  sortierung: sorting,
}

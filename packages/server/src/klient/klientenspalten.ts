/** The columns of the list of Klienten as a file. */
import type { FristArt } from '@dreiklang/domain/klient/akte'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { KlientenZeile } from '@dreiklang/domain/klient/klientenliste.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { ExportSpalte } from '../liste/export.ts'
import type { Sprache } from '../shared/route.ts'

const status: Record<KlientStatus, Record<Sprache, string>> = {
  AKTIV: { de: 'aktiv', en: 'active' },
  PAUSIERT: { de: 'pausiert', en: 'paused' },
  BEENDET: { de: 'beendet', en: 'ended' },
  VERSTORBEN: { de: 'verstorben', en: 'deceased' },
}
const fristen: Record<FristArt, Record<Sprache, string>> = {
  EGK: { de: 'Gesundheitskarte', en: 'health card' },
  ZUZAHLUNG: { de: 'Zuzahlungsbefreiung', en: 'co-payment exemption' },
  HKP: { de: 'Häusliche Krankenpflege', en: 'home nursing care' },
}

export const klientenSpalten: readonly ExportSpalte<KlientenZeile>[] = [
  { titel: { de: 'Nachname', en: 'Last name' }, wert: ({ nachname }) => nachname, breite: 24 },
  { titel: { de: 'Vorname', en: 'First name' }, wert: ({ vorname }) => vorname },
  { titel: { de: 'Geburtsdatum', en: 'Date of birth' }, wert: ({ geburtsdatum }) => geburtsdatum, art: 'datum' },
  { titel: { de: 'Ort', en: 'Place' }, wert: ({ ort }) => ort },
  { titel: { de: 'Pflegegrad', en: 'Care level' }, wert: ({ pflegegrad }) => pflegegrad, art: 'zahl' },
  { titel: { de: 'Hausarztpraxis', en: 'Family practice' }, wert: ({ hausarzt }) => hausarzt, breite: 28 },
  { titel: { de: 'Apotheke', en: 'Pharmacy' }, wert: ({ apotheke }) => apotheke, breite: 28 },
  { titel: { de: 'Status', en: 'Status' }, wert: (zeile, sprache) => status[zeile.status][sprache] },
  { titel: { de: 'Aufgenommen', en: 'Added' }, wert: ({ aufgenommenAm }) => berlinDatum(aufgenommenAm), art: 'datum' },
  { titel: { de: 'Abwesend ab', en: 'Away from' }, wert: ({ abwesendAb }) => abwesendAb, art: 'datum' },
  { titel: { de: 'Nächste Frist', en: 'Next deadline' }, wert: ({ frist }) => frist?.am ?? null, art: 'datum' },
  {
    titel: { de: 'Frist für', en: 'Deadline for' },
    wert: ({ frist }, sprache) => (frist === null ? null : fristen[frist.art][sprache]),
    breite: 28,
  },
]

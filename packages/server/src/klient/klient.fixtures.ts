import type { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { pruefeKvnr } from '@dreiklang/domain/shared/pruefziffern'
import type { z } from 'zod'

export type KlientBody = z.input<(typeof klientContract)['create']['body']>

let zaehler = 0

/** Another good insurance number each time. */
export function neueKvnr(): string {
  zaehler += 1
  const anfang = `Z${String(zaehler).padStart(8, '0')}`
  return Array.from('0123456789', (ziffer) => anfang + ziffer).find((kvnr) => pruefeKvnr(kvnr) === null) ?? ''
}

/** A whole record with every field filled. */
export const klientBody = (angaben: Partial<KlientBody> = {}): KlientBody => ({
  vorname: 'Änne',
  nachname: 'von der Straße',
  geburtsdatum: '1938-02-28',
  geschlecht: 'W',
  versicherungsart: 'GKV',
  kvnr: neueKvnr(),
  krankenkasse: 'AOK Bayern',
  kassenIk: '108018007',
  zuzahlungBefreitBis: '2026-12-31',
  adresse: { strasse: 'Mühlweg', hausnummer: '3 a', zusatz: 'Hinterhaus', plz: '01067', ort: 'Dresden' },
  wohnform: 'ALLEIN',
  telefon: '0351 123456',
  hausarztId: null,
  allergien: { keineBekannt: false, liste: ['Jod'] },
  status: 'AKTIV',
  ...angaben,
})

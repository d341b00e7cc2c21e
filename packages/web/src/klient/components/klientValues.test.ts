import { klientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { describe, expect, it } from 'vitest'
import { klientAbbild, emptyKlient, type KlientValues } from './klientValues.ts'

const uuid = (nr: number) => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`

const full: KlientValues = {
  vorname: 'Erna',
  nachname: 'Koch',
  geburtsdatum: '1940-03-12',
  geschlecht: 'W',
  versicherungsart: 'GKV',
  kvnr: 'M310429177',
  krankenkasse: 'AOK Nordost',
  kassenIk: '109519005',
  zuzahlungBefreitBis: '2026-12-31',
  adresse: { strasse: 'Lindenweg', hausnummer: '4a', zusatz: 'Hinterhaus', plz: '10115', ort: 'Berlin' },
  wohnform: 'FAMILIE',
  telefon: '030 1234567',
  hausarzt: { id: uuid(2), name: 'Praxis Dr. Weber' },
  allergienAntwort: 'LISTE',
  allergienListe: 'Penicillin\nNüsse',
  status: 'AKTIV',
}

describe('The intake of a Klient in the form', () => {
  it.each([
    ['not asked', 'UNGEFRAGT', null],
    ['asked and none', 'KEINE', { keineBekannt: true, liste: [] }],
    ['asked and some', 'LISTE', { keineBekannt: false, liste: ['Penicillin', 'Nüsse'] }],
  ] as const)('keeps apart allergies that are %s', (_name, allergienAntwort, allergien) => {
    expect(klientAngaben.parse(klientAbbild({ ...full, allergienAntwort })).allergien).toEqual(allergien)
  })

  it('has no address when nothing of it was written, and a half one is told at its lines', () => {
    expect(klientAbbild({ ...full, adresse: emptyKlient.adresse }).adresse).toBeNull()
    const halb = klientAngaben.safeParse(klientAbbild({ ...full, adresse: { ...emptyKlient.adresse, ort: 'Berlin' } }))
    expect(halb.error?.issues.map(({ path }) => path.join('.'))).toEqual(['adresse.strasse', 'adresse.hausnummer', 'adresse.plz'])
  })

  it('is refused with a wrong check digit, at the field', () => {
    const wrong = klientAngaben.safeParse(klientAbbild({ ...full, kvnr: 'M310429178' }))
    expect(wrong.error?.issues[0]).toMatchObject({ path: ['kvnr'], message: 'kvnr.pruefziffer' })
  })
})

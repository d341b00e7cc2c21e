import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { emptyAbweichung } from '../../bestellung/components/AbweichungFields.tsx'
import { describe, expect, it } from 'vitest'
import { type EntwurfAktion, type EntwurfState, entwurfReducer } from './entwurfReducer.ts'
import { emptyEntwurf } from './formValues.ts'

const heute = '2026-11-20'
const start: EntwurfState = { werte: emptyEntwurf(heute), klient: null, heute }
const to = (...aktionen: EntwurfAktion[]) => aktionen.reduce(entwurfReducer, start).werte

const klient: KlientAnswer = {
  id: 'k1',
  version: 1,
  vorname: 'Erna',
  nachname: 'Koch',
  geburtsdatum: '1940-03-12',
  geschlecht: 'W',
  versicherungsart: 'GKV',
  kvnr: 'M310429177',
  krankenkasse: 'AOK',
  kassenIk: null,
  zuzahlungBefreitBis: '2026-12-31',
  adresse: null,
  wohnform: 'ALLEIN',
  telefon: null,
  hausarztId: 'p1',
  allergien: null,
  status: 'AKTIV',
  hausarzt: { id: 'p1', name: 'Praxis Dr. Weber' },
  apothekenwahl: { apothekeId: 'a1', name: 'Markt-Apotheke', gewaehltAm: '2026-01-01', erklaertVon: 'Klientin', form: 'SCHRIFTLICH' },
  einwilligungen: [
    {
      id: 'e1',
      art: 'EMPFANGSVOLLMACHT',
      erteiltAm: '2026-01-01',
      gueltigBis: null,
      durch: 'Klientin',
      rolle: 'KLIENT',
      dokument: null,
      widerrufenAm: null,
      gilt: true,
    },
  ],
}
const choose = (change: Partial<KlientAnswer> = {}): EntwurfAktion => ({ art: 'klientGewaehlt', klient: { ...klient, ...change } })
const pzn: EntwurfAktion = { art: 'hinzufuegen', anfang: { angabeart: 'PZN', pzn: '08585997' }, schluessel: 'a' }

describe('The choice of the Klient', () => {
  it('brings his practice, his own pharmacy and the redemption that he allowed', () => {
    expect(to(choose()).kopf).toMatchObject({
      klientId: 'k1',
      praxis: { id: 'p1' },
      apotheke: { id: 'a1' },
      einloesung: 'DURCH_PFLEGE',
      abweichung: emptyAbweichung,
      abweichungGrund: '',
    })
  })
  it('never brings a pharmacy that he did not choose', () => {
    expect(
      to({ art: 'kopf', aenderung: { apotheke: { id: 'a9', name: 'Andere' } } }, choose({ apothekenwahl: null })).kopf.apotheke,
    ).toBeNull()
  })
  it('presets no redemption when the authorisation is missing or withdrawn', () => {
    const widerrufen = klient.einwilligungen.map((one) => ({ ...one, gilt: false }))
    expect(to(choose({ einwilligungen: [] })).kopf.einloesung).toBeNull()
    expect(to(choose({ einwilligungen: widerrufen })).kopf.einloesung).toBeNull()
  })
  it('makes the prescriptions of the positions follow his insurance', () => {
    expect(to(choose(), pzn).positionen[0]).toMatchObject({ rezeptart: 'EREZEPT_GKV', kostenhinweis: 'ZUZAHLUNG_BEFREIT' })
    expect(to(pzn, choose({ versicherungsart: 'PKV' })).positionen[0]).toMatchObject({
      rezeptart: 'EREZEPT_PRIVAT',
      kostenhinweis: 'SELBSTZAHLER',
    })
  })
  it('changes nothing that was written when an old draft is opened', () => {
    const before = to(pzn, { art: 'kopf', aenderung: { einloesung: 'DURCH_KLIENT' } })
    expect(entwurfReducer({ ...start, werte: before }, { art: 'klientGelesen', klient }).werte).toEqual(before)
  })
})

describe('Needs of the house', () => {
  it('have no Klient, no practice and no prescription, and keep what was remarked', () => {
    const values = to(choose(), pzn, { art: 'kopf', aenderung: { bemerkung: 'dringend' } }, { art: 'bestellungArt', wert: 'EINRICHTUNG' })
    expect(values.kopf).toMatchObject({
      klientId: null,
      praxis: null,
      apotheke: null,
      lieferart: 'LIEFERUNG_PFLEGEDIENST',
      bemerkung: 'dringend',
    })
    expect(values.positionen[0]).toMatchObject({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })
  })
})

describe('An emergency', () => {
  it('is needed tomorrow at the latest', () => {
    expect(to({ art: 'prioritaet', wert: 'NOTFALL' }).kopf).toMatchObject({ prioritaet: 'NOTFALL', bedarfBis: '2026-11-21' })
  })
  it('that ends keeps the day, because a person may have meant it', () => {
    expect(to({ art: 'prioritaet', wert: 'NOTFALL' }, { art: 'prioritaet', wert: 'NORMAL' }).kopf.bedarfBis).toBe('2026-11-21')
  })
})

describe('A position', () => {
  it('becomes a narcotic with its own form, and an E-Rezept again when it is none', () => {
    const btm = to(choose(), pzn, { art: 'position', schluessel: 'a', aenderung: { btm: true } })
    expect(btm.positionen[0]).toMatchObject({ rezeptart: 'BTM', rezeptVorlage: 'ANFORDERN' })
    const keins = to(
      choose(),
      pzn,
      { art: 'position', schluessel: 'a', aenderung: { btm: true } },
      { art: 'position', schluessel: 'a', aenderung: { btm: false } },
    )
    expect(keins.positionen[0]?.rezeptart).toBe('EREZEPT_GKV')
  })
  it('is removed without touching the others', () => {
    const values = to(pzn, { ...pzn, schluessel: 'b' }, { art: 'entfernen', schluessel: 'a' })
    expect(values.positionen.map(({ schluessel }) => schluessel)).toEqual(['b'])
  })
  it('says exempt only when the exemption still holds on the day of need', () => {
    const values = to(choose(), pzn, { art: 'kopf', aenderung: { bedarfBis: '2027-01-02' } })
    expect(values.positionen[0]?.kostenhinweis).toBe('ZUZAHLUNG')
  })
})

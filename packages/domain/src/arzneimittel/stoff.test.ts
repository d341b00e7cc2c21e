import { describe, expect, it } from 'vitest'
import type { Produktart } from './produkt.ts'
import { stoffOf } from './stoff.ts'

const of = (
  bezeichnung: string,
  rest: { produktart?: Produktart; wirkstoff?: string; wirkstaerke?: string; darreichungsform?: string } = {},
) => stoffOf({ produktart: 'ARZNEIMITTEL', bezeichnung, wirkstoff: null, ...rest })

describe('A controlled drug', () => {
  it.each([
    ['Fentanyl 25 µg/h Pflaster'],
    ['Fentanylpflaster 12'],
    ['Morphinsulfat retard 10 mg'],
    ['MST 10 Mundipharma'],
    ['Oxycodon/Naloxon 10 mg/5 mg Retardtabletten'],
    ['Targin 20/10'],
    ['L-Polamidon Lösung'],
    ['Tilidin comp Tropfen'],
    ['Valoron N Tropfen'],
    ['Rohypnol 1 mg'],
    ['Lorazepam 5 mg Tabletten'],
    ['Dihydrocodein 120 mg'],
  ])('is %s', (name) => expect(of(name)).toMatchObject({ btm: 'JA', verschreibungspflichtig: 'JA', quelle: { regel: 'BTMG_ANLAGE_III' } }))

  it.each([
    ['Tilidin/Naloxon 50 mg/4 mg Retardtabletten'],
    ['Tilidin AL comp 100/8 mg retard'],
    ['Valoron N retard 100/8 mg'],
    ['Codein 30 mg Tabletten'],
    ['Paracetamol 500 mg/Codein 30 mg', 'UNBEKANNT'],
    ['Lorazepam 1 mg'],
    ['Tavor 2,5 mg'],
    ['Diazepam-ratiopharm 10 mg/ml Tropfen'],
    ['Midazolam 15 mg/3 ml Ampullen'],
    ['Zolpidem 10 mg'],
    ['Luminal 100 mg'],
    ['Midazolam 5 mg/ml', 'UNBEKANNT'],
    ['Diazepam', 'UNBEKANNT'],
    ['Tilidin 50 mg', 'UNBEKANNT'],
  ])('is not %s, or it is open', (name, answer = 'NEIN') =>
    expect(of(name)).toMatchObject({ btm: answer, verschreibungspflichtig: 'JA', quelle: { regel: 'BTMG_AUSGENOMMEN' } }),
  )

  it('is none that the data know as something else, and open where they know nothing', () => {
    expect([of('Ramipril 5 mg').btm, of('Tramadol 100 mg').btm, of('Sativex Spray').btm]).toEqual(['NEIN', 'NEIN', 'NEIN'])
    expect([of('Schmerzmittel wie besprochen').btm, of('Apomorphin 10 mg').btm]).toEqual(['UNBEKANNT', 'UNBEKANNT'])
    expect(of('Kompressen 10 x 10', { produktart: 'VERBANDSTOFF' }).btm).toBe('NEIN')
  })
  it('is recognised whatever kind of product somebody chose, but a test for it is none', () => {
    expect(of('Fentanyl Pflaster', { produktart: 'MEDIZINPRODUKT' }).btm).toBe('JA')
    expect(of('Drogenschnelltest Methadon', { produktart: 'MEDIZINPRODUKT' }).btm).toBe('UNBEKANNT')
  })
  it('is recognised by the field of the substance alone', () => {
    expect(of('Schmerzpflaster', { wirkstoff: 'Buprenorphin' }).quelle).toEqual({ stoff: 'Buprenorphin', regel: 'BTMG_ANLAGE_III' })
    expect(of('Lorazepam', { wirkstaerke: '1 mg' }).btm).toBe('NEIN')
  })
})

describe('Other things that a product is', () => {
  it('are the T-Rezept of § 3a AMVV and the oral retinoids of § 3b', () => {
    expect(of('Revlimid 10 mg')).toMatchObject({ tRezept: true, btm: 'NEIN', quelle: { stoff: 'Lenalidomid', regel: 'AMVV_3A' } })
    expect(of('Isotretinoin 20 mg Weichkapseln')).toMatchObject({ retinoid: true, quelle: { regel: 'AMVV_3B' } })
    expect(of('Isotretinoin Gel').retinoid).toBe(false)
  })
  it('are prescription-only, without prescription, or open', () => {
    const rx = (name: string) => of(name).verschreibungspflichtig
    expect(['Ramipril 5 mg', 'Ibuprofen 600 mg', 'Novaminsulfon Tropfen 500 mg/ml'].map(rx)).toEqual(['JA', 'JA', 'JA'])
    expect(['Macrogol Beutel', 'Cetirizin 10 mg'].map(rx)).toEqual(['NEIN', 'NEIN'])
    expect(['Paracetamol 500 mg', 'Ibuprofen 400 mg', 'Irgendwas'].map(rx)).toEqual(['UNBEKANNT', 'UNBEKANNT', 'UNBEKANNT'])
  })
  it('are the cold chain', () => {
    expect([of('Lantus SoloStar').kuehlpflichtig, of('Insulin glargin 100 E/ml').kuehlpflichtig]).toEqual([true, true])
    expect([of('Semaglutid 7 mg Tabletten').kuehlpflichtig, of('Ramipril 5 mg').kuehlpflichtig]).toEqual([false, false])
  })
})

describe('What was read of a product once', () => {
  it('is kept for the same product, however often a step asks', () => {
    expect(of('Tilidin 50 mg', { wirkstaerke: '4 mg' })).toBe(of('Tilidin 50 mg', { wirkstaerke: '4 mg' }))
  })
  it('says nothing of a product that differs in a single field', () => {
    expect(of('Insulinpen').verschreibungspflichtig).toBe('UNBEKANNT')
    expect(of('Insulinpen', { produktart: 'HILFSMITTEL' }).verschreibungspflichtig).toBe('NEIN')
    expect(of('Schlaftablette').btm).toBe('UNBEKANNT')
    expect(of('Schlaftablette', { wirkstoff: 'Rohypnol' }).btm).toBe('JA')
    expect(of('Lorazepam', { wirkstaerke: '1 mg' }).btm).not.toBe(of('Lorazepam', { wirkstaerke: '5 mg' }).btm)
    expect(of('Isotretinoin', { darreichungsform: 'Gel' }).retinoid).not.toBe(of('Isotretinoin', { darreichungsform: 'Kapseln' }).retinoid)
  })
})

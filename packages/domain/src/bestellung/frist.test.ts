import { describe, expect, it } from 'vitest'
import {
  apotheke,
  arzt,
  codeOf,
  entwurf,
  firstPosition,
  organisation,
  person,
  pflege,
  positionInput,
  verordnung,
  vorlage,
  welt,
  type Welt,
} from './bestellung.fixtures.ts'
import { overlaysOf } from './stand.ts'
import { uhr } from './clock.decider.ts'
import { viewOf } from './view.ts'

const startOf = (rest: Parameters<typeof positionInput>[0] = {}) => {
  const w = welt(entwurf({ positionen: [positionInput(rest)] }))
  w.run(pflege, 'senden', {})
  return w
}
const andereFrist = (gueltigBis: string, grund = 'Befristet bis zur Kontrolle') => ({ andereFrist: { gueltigBis, grund } })
const rezeptOf = (w: Welt) => firstPosition(w).rezept
const prescribe = (w: Welt, rest: Record<string, unknown>) => w.run(arzt, 'verordnen', verordnung(w.ids, rest))

const paper = { rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-10' } as const
const btm = { btm: true, btmMenge: '20 Stück', rezeptart: 'BTM', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-17' } as const
const produkt = { ...positionInput().produkt, pzn: null, angabeart: 'FREITEXT' } as const
const lenalidomid = { ...produkt, bezeichnung: 'Lenalidomid 10 mg Hartkapseln', wirkstoff: 'Lenalidomid' }
const isotretinoin = { ...produkt, bezeichnung: 'Isotretinoin 20 mg Weichkapseln', wirkstoff: 'Isotretinoin' }
const tRezept = { produkt: lenalidomid, rezeptart: 'T_REZEPT', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-17' } as const
const retinoid = { ...paper, produkt: isotretinoin, ausgestelltAm: '2026-11-16', gebaerfaehig: true } as const

const accepted = (rest: Parameters<typeof positionInput>[0]) => {
  const w = startOf(rest)
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  return w
}

describe('another last day', () => {
  it('is said by the doctor with a reason, and it is known who said it and what was computed', () => {
    const w = startOf()
    prescribe(w, andereFrist('2026-11-30'))
    expect(rezeptOf(w)).toMatchObject({
      gueltigBis: '2026-11-30',
      andereFrist: { grund: 'Befristet bis zur Kontrolle', berechnet: '2026-12-16', seite: 'ARZT', durch: { name: 'Dr. Weber' } },
    })
  })
  it('is said by pharmaceutical staff of a prescription in hand', () => {
    const w = accepted(paper)
    expect(rezeptOf(w)?.gueltigBis).toBe('2026-12-08')
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, andereFrist('2027-01-31', 'Gültig bis Ende Januar laut Rezept')))
    expect(rezeptOf(w)).toMatchObject({ gueltigBis: '2027-01-31', andereFrist: { berechnet: '2026-12-08', seite: 'APOTHEKE' } })
  })
  it('needs more than a word as its reason', () => {
    expect(codeOf(() => prescribe(startOf(), andereFrist('2026-11-30', 'kurz')))).toBe('bestellung.frist_grund_kurz')
  })
  it('does not lie before the day of issue', () => {
    expect(codeOf(() => prescribe(startOf(), andereFrist('2026-11-17')))).toBe('bestellung.frist_vor_ausstellung')
    expect(codeOf(() => prescribe(startOf(), andereFrist('2026-11-18')))).toBe('angenommen')
  })
  it('that is the computed one is none', () => {
    const w = startOf()
    prescribe(w, andereFrist('2026-12-16'))
    expect(rezeptOf(w)).toMatchObject({ gueltigBis: '2026-12-16', andereFrist: null })
  })
  it.each([
    ['a BtM', btm, '2026-11-24'],
    ['a T-Rezept', tRezept, '2026-11-23'],
    ['an oral retinoid for a woman of childbearing age', retinoid, '2026-11-22'],
  ] as const)('is only an earlier one for %s', (_what, position, ofLaw) => {
    const presented = (gueltigBis: string) => {
      const w = accepted(position)
      expect(rezeptOf(w)?.gueltigBis).toBe(ofLaw)
      return codeOf(() => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { btmNummer: null, ...andereFrist(gueltigBis) })))
    }
    expect(presented('2026-12-24')).toBe('bestellung.frist_gesetzlich')
    expect(['angenommen', 'bestellung.btm_nummer_fehlt']).toContain(presented('2026-11-19'))
  })
  it('is not made later by the pharmacy than law lets it, when the doctor made it earlier', () => {
    const w = startOf({ ...btm, rezeptVorlage: 'ANFORDERN', ausgestelltAm: null })
    prescribe(w, { rezeptart: 'BTM', ort: 'PAPIER_PRAXIS', ...andereFrist('2026-11-20') })
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    const present = (gueltigBis: string) => () => w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, andereFrist(gueltigBis)))
    expect(codeOf(present('2026-11-26'))).toBe('bestellung.frist_gesetzlich')
    present('2026-11-25')()
    expect(rezeptOf(w)).toMatchObject({ gueltigBis: '2026-11-25', andereFrist: null })
  })
  it('is kept when the prescription is presented and nobody says more', () => {
    const w = startOf()
    prescribe(w, andereFrist('2026-11-30'))
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
    expect(rezeptOf(w)).toMatchObject({ gueltigBis: '2026-11-30', andereFrist: { seite: 'ARZT' } })
  })
})

describe('after another last day was said', () => {
  it('the clock warns before it, and the prescription has expired after it', () => {
    const w = startOf()
    prescribe(w, andereFrist('2026-11-30'))
    expect(uhr(w.bestellung, '2026-11-22T09:00:00.000Z')).toEqual([])
    expect(uhr(w.bestellung, '2026-11-24T09:00:00.000Z')).toMatchObject([{ art: 'fristWarnen', angaben: { gueltigBis: '2026-11-30' } }])
    const seen = (now: string) => overlaysOf(w.bestellung, firstPosition(w), { now, klientPruefen: false, seite: 'PFLEGE' })
    expect(seen('2026-11-30T22:59:59.999Z')).not.toContain('REZEPT_ABGELAUFEN')
    expect(seen('2026-11-30T23:00:00.000Z')).toContain('REZEPT_ABGELAUFEN')
    w.wait('2026-12-01T09:00:00.000Z')
    expect(codeOf(() => w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null }))).toBe('bestellung.rezept_abgelaufen')
  })
  it('nobody serves it later, whatever the reason', () => {
    const late = (rest: Record<string, unknown>) => {
      const w = startOf()
      prescribe(w, rest)
      w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
      w.wait('2026-12-20T09:00:00.000Z')
      const said = vorlage(w.ids, { vorgelegtAm: '2026-12-20', ablaufGrund: 'zahlt die Patientin selbst' })
      return codeOf(() => w.run(apotheke, 'rezeptVorlegen', said))
    }
    expect(late(andereFrist('2026-11-30'))).toBe('bestellung.rezept_abgelaufen')
    expect(late({})).toBe('angenommen')
  })
  it('a correction of the prescription computes anew', () => {
    const w = startOf()
    prescribe(w, andereFrist('2026-11-30'))
    w.run(arzt, 'rezeptKorrigieren', { ...verordnung(w.ids, { rezeptart: 'EREZEPT_PRIVAT' }), grund: 'Privat versichert' })
    expect(rezeptOf(w)).toMatchObject({ gueltigBis: '2027-02-18', andereFrist: null })
    expect(firstPosition(w).fruehereRezepte).toMatchObject([{ gueltigBis: '2026-11-30', andereFrist: { seite: 'ARZT' } }])
  })
  it('the practice reads the reason of the pharmacy, and no name', () => {
    const w = startOf()
    prescribe(w, {})
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, andereFrist('2027-01-31')))
    const namen = { klient: null, pflegedienst: { id: organisation.PFLEGE, name: 'P', telefon: null }, praxis: null, apotheke: null }
    const of = (seite: 'PFLEGE' | 'ARZT' | 'APOTHEKE') =>
      viewOf(w.bestellung, { namen, person: person(seite), now: '2026-11-18T09:00:00.000Z' }).positionen[0]?.rezept?.andereFrist
    expect(of('PFLEGE')).toMatchObject({ durch: { name: 'Felix Brandt' } })
    expect(of('APOTHEKE')).toMatchObject({ durch: { name: 'Felix Brandt' } })
    expect(of('ARZT')).toMatchObject({ seite: 'APOTHEKE', grund: 'Befristet bis zur Kontrolle', durch: null })
  })
})

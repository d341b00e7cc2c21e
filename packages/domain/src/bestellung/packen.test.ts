import { describe, expect, it } from 'vitest'
import { apotheke, bis, bring, entwurf, nachweis, positionInput, welt, withoutRezept, type Welt } from './bestellung.fixtures.ts'
import { inUseUntil } from './packen.ts'

const lieferungId = (w: Welt) => w.bestellung.lieferungen.at(-1)?.id
const pack = (w: Welt, rest: Record<string, unknown> = {}, verfall: string | null = null) =>
  w.run(apotheke, 'bereitstellen', {
    positionen: w.ids.map((positionId) => ({ positionId, menge: 2, charge: null, verfall })),
    geplantAm: null,
    kontrolliertVon: null,
    ...rest,
  })
const btm = () =>
  bis(
    'IN_BEARBEITUNG',
    welt(entwurf({ positionen: [positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 10 })] })),
  )

describe('the second pair of eyes', () => {
  it('looks at a narcotic before the bag is shut, and at other medicines when somebody is named', () => {
    expect(() => pack(btm())).toThrow('bestellung.kontrolle_fehlt')
    const w = btm()
    pack(w, { kontrolliertVon: 'person-kontrolle' })
    expect(w.bestellung.lieferungen[0]).toMatchObject({ kontrolliertVon: 'Nina Vogel', kontrollePersonId: 'person-kontrolle' })
    const usual = bis('IN_BEARBEITUNG')
    pack(usual)
    expect(usual.bestellung.lieferungen[0]).toMatchObject({ kontrolliertVon: null, kontrollePersonId: null })
  })

  it('looks at what was compounded or blistered', () => {
    for (const produktart of ['REZEPTUR', 'BLISTER'] as const) {
      const produkt = { ...positionInput().produkt, produktart }
      const w = bis('IN_BEARBEITUNG', welt(entwurf({ positionen: [positionInput({ produkt })] })))
      expect(() => pack(w)).toThrow('bestellung.kontrolle_fehlt')
    }
  })

  it('is another person than who packs, of the pharmacy, and of its pharmaceutical staff', () => {
    expect(() => pack(btm(), { kontrolliertVon: apotheke.personId })).toThrow('bestellung.kontrolle_selbst')
    expect(() => pack(btm(), { kontrolliertVon: 'person-fremd' })).toThrow('bestellung.kontrolle_unbekannt')
    const w = btm()
    w.umstaende = { kontrolle: { personId: 'person-pka', name: 'Lea Sturm', istPharmazeutisch: false } }
    expect(() => pack(w, { kontrolliertVon: 'person-pka' })).toThrow('bestellung.kontrolle_unbekannt')
  })
})

describe('what has expired', () => {
  it('is not packed for the day on which it comes', () => {
    const w = bis('IN_BEARBEITUNG')
    expect(() => pack(w, {}, '2026-11-17')).toThrow('bestellung.verfallen')
    expect(() => pack(w, { geplantAm: '2026-11-20' }, '2026-11-19')).toThrow('bestellung.verfallen')
    pack(w, { geplantAm: '2026-11-20' }, '2026-11-20')
  })

  it('is not handed over when it has expired in the meantime', () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, {}, '2026-11-18')
    w.wait('2026-11-19T09:00:00.000Z')
    expect(() => bring(w)).toThrow('bestellung.verfallen')
  })

  it('is known from how long it is to last, after what is still there', () => {
    expect(inUseUntil({ reichdauerTage: 30, reichweiteBis: null }, '2026-11-18')).toBe('2026-12-18')
    expect(inUseUntil({ reichdauerTage: 30, reichweiteBis: '2026-12-01' }, '2026-11-18')).toBe('2026-12-31')
    expect(inUseUntil({ reichdauerTage: null, reichweiteBis: '2026-12-01' }, '2026-11-18')).toBeNull()
  })
})

describe('the cold chain', () => {
  const cold = () => {
    const w = bis('BEREIT', welt(entwurf({ positionen: [positionInput({ kuehlpflichtig: true })] })))
    w.run(apotheke, 'ausliefern', { lieferungId: lieferungId(w), bote: null, temperatur: null })
    return w
  }
  const handOver = (w: Welt, temperatur: number) =>
    w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis({ temperatur }) })
  const report = (w: Welt, rest: Record<string, unknown> = {}) =>
    w.run(apotheke, 'zustellungGescheitert', {
      lieferungId: lieferungId(w),
      grund: 'KUEHLKETTE',
      text: 'Stau, Box offen',
      temperatur: 12,
      ...rest,
    })

  it.each([1.9, 8.1])('stops the hand-over at %s °C', (temperatur) => {
    expect(() => handOver(cold(), temperatur)).toThrow('bestellung.kuehlkette_verletzt')
  })

  it.each([2, 8])('holds at %s °C', (temperatur) => {
    const w = cold()
    handOver(w, temperatur)
    expect(w.bestellung.positionen[0]?.status).toBe('GELIEFERT')
  })

  it('given it is reported with reading and reason, then the bag stands still until the pharmacy releases it', () => {
    expect(() => report(cold(), { temperatur: null })).toThrow('bestellung.temperatur_fehlt')
    expect(() => report(cold(), { text: null })).toThrow('bestellung.kuehlkette_ursache_fehlt')
    const w = cold()
    report(w)
    const leave = (temperatur: number | null) => w.run(apotheke, 'ausliefern', { lieferungId: lieferungId(w), bote: null, temperatur })
    expect(() => leave(5)).toThrow('bestellung.kuehlkette_offen')
    w.run(apotheke, 'kuehlketteFreigeben', { lieferungId: lieferungId(w), begruendung: 'Laut Hersteller 72 Stunden bis 25 °C' })
    expect(w.bestellung.lieferungen[0]?.kuehlung?.freigabe).toMatchObject({ durch: 'Felix Brandt' })
    expect(() => leave(null)).toThrow('bestellung.temperatur_fehlt')
    expect(() => leave(12.1)).toThrow('bestellung.kuehlkette_verletzt')
    leave(5)
    handOver(w, 9)
    expect(w.bestellung.positionen[0]?.status).toBe('GELIEFERT')
  })

  it('given the pharmacy does not release it, then it is taken back and packed anew', () => {
    const w = cold()
    report(w)
    w.run(apotheke, 'zuruecknehmen', { lieferungId: lieferungId(w), grund: 'Nicht mehr verwendbar' })
    expect(w.bestellung.positionen[0]).toMatchObject({ status: 'IN_BEARBEITUNG', mengeBereit: 0 })
  })
})

describe('advice', () => {
  it('belongs to what was prescribed, or somebody says that it was not wanted', () => {
    const w = bis('BEREIT')
    expect(() => bring(w, { beratung: null })).toThrow('bestellung.beratung_fehlt')
    w.run(apotheke, 'zustellen', { lieferungId: lieferungId(w), nachweis: nachweis({ beratung: 'VERZICHTET' }) })
    expect(w.bestellung.positionen[0]?.status).toBe('GELIEFERT')
  })

  it('is not asked for with what needs no prescription', () => {
    const w = welt(entwurf({ positionen: [withoutRezept()] }))
    w.run({ ...apotheke, seite: 'PFLEGE', organisationId: 'org-pflege' }, 'senden', {})
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    pack(w)
    bring(w, { beratung: null })
    expect(w.bestellung.positionen[0]?.status).toBe('GELIEFERT')
  })
})

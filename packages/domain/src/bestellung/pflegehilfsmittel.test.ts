import { describe, expect, it } from 'vitest'
import { apotheke, bring, entwurf, pflege, positionInput, welt, withoutRezept, type Welt } from './bestellung.fixtures.ts'
import { anteileOf } from './pflegehilfsmittel.ts'

const handschuhe = () => {
  const input = positionInput({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })
  return {
    ...input,
    produkt: { ...input.produkt, produktart: 'PFLEGEHILFSMITTEL' as const, bezeichnung: 'Einmalhandschuhe', wirkstoff: null },
  }
}

function ordered(): Welt {
  const w = welt(entwurf({ positionen: [handschuhe()] }))
  w.run(pflege, 'senden', {})
  return w
}

const pack = (w: Welt, menge: number, rest: object = {}) =>
  w.run(apotheke, 'bereitstellen', {
    positionen: w.ids.map((positionId) => ({ positionId, menge, charge: null, verfall: null, ...rest })),
    geplantAm: null,
    kontrolliertVon: 'person-kontrolle',
  })

describe('what an order of Pflegehilfsmittel zum Verbrauch adds to the month', () => {
  it('is nothing while it is a draft, and then something whose amount nobody knows', () => {
    expect(anteileOf(welt(entwurf({ positionen: [handschuhe()] })).bestellung, 'PFLEGE')).toEqual([])
    const w = ordered()
    expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([{ tag: null, cent: null }])
    expect(anteileOf(w.bestellung, 'APOTHEKE')).toEqual([{ tag: null, cent: null }])
    expect(anteileOf(w.bestellung, 'ARZT')).toEqual([])
  })

  it('is what the pharmacy has said when it packed, on the day on which it was handed over', () => {
    const w = ordered()
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    pack(w, 2, { betragCent: 1999 })
    expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([{ tag: null, cent: 1999 }])
    bring(w)
    expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([{ tag: '2026-11-18', cent: 1999 }])
  })

  it('is one share for each delivery, and one without an amount for what is still owed', () => {
    const w = ordered()
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    pack(w, 1)
    bring(w)
    expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([
      { tag: '2026-11-18', cent: null },
      { tag: null, cent: null },
    ])
  })

  it('is nothing any more when it was cancelled', () => {
    const w = ordered()
    w.run(pflege, 'stornieren', { positionIds: w.ids, grund: 'FALSCH' })
    expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([])
  })

  it('is nothing for a medicine', () => {
    const w = welt(entwurf({ positionen: [withoutRezept()] }))
    w.run(pflege, 'senden', {})
    expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([])
  })
})

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

  describe('after a part or all of it came back', () => {
    function delivered(): Welt {
      const w = ordered()
      w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
      pack(w, 2, { betragCent: 1999 })
      bring(w)
      return w
    }
    const giveBack = (w: Welt, rest: object = {}) =>
      w.run(apotheke, 'retoureFesthalten', {
        positionIds: w.ids,
        art: 'RUECKGABE',
        menge: 2,
        einheit: 'PACKUNG',
        grund: 'Falsche Größe',
        zeugen: [],
        ...rest,
      })

    it('is nothing of what was given back as a whole, at once or by and by', () => {
      const w = delivered()
      giveBack(w)
      expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([])
      const byAndBy = delivered()
      giveBack(byAndBy, { menge: 1 })
      giveBack(byAndBy, { menge: 1 })
      expect(anteileOf(byAndBy.bestellung, 'APOTHEKE')).toEqual([])
    })

    it('is half of it when one of two packs came back', () => {
      const w = delivered()
      giveBack(w, { menge: 1 })
      expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([{ tag: '2026-11-18', cent: 1000 }])
    })

    it('is an amount that nobody knows when it was counted otherwise', () => {
      const w = delivered()
      giveBack(w, { menge: 20, einheit: 'STUECK' })
      expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([{ tag: '2026-11-18', cent: null }])
    })

    it('is all of it when it was destroyed, for it was paid for', () => {
      const w = delivered()
      giveBack(w, { art: 'VERNICHTUNG' })
      expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([{ tag: '2026-11-18', cent: 1999 }])
    })
  })

  it('takes what came back from what came last', () => {
    const w = ordered()
    w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
    pack(w, 1, { betragCent: 900 })
    bring(w)
    w.now = '2026-12-02T09:00:00.000Z'
    pack(w, 1, { betragCent: 900 })
    bring(w)
    const angaben = { positionIds: w.ids, art: 'RUECKGABE', menge: 1, einheit: 'PACKUNG', grund: 'Zu viel', zeugen: [] }
    w.run(pflege, 'retoureFesthalten', angaben)
    expect(anteileOf(w.bestellung, 'PFLEGE')).toEqual([{ tag: '2026-11-18', cent: 900 }])
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

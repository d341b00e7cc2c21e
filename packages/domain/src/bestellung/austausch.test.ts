import { describe, expect, it } from 'vitest'
import { apotheke, austausch, bis, bring, entwurf, pflege, positionInput, welt, type Welt, firstPosition } from './bestellung.fixtures.ts'
import { allowedFaelle } from './austausch.ts'
import { rest, sollMenge } from './stand.ts'

const swap = (w: Welt, part: Record<string, unknown> = {}) => w.run(apotheke, 'austauschen', austausch(w.ids, part))
const pack = (w: Welt, menge: number) =>
  w.run(apotheke, 'bereitstellen', {
    positionen: [{ positionId: w.ids[0], menge, charge: null, verfall: null }],
    geplantAm: null,
    kontrolliertVon: null,
  })
const nichtDa = { anfragen: 2 }
const privat = () => bis('IN_BEARBEITUNG', welt(entwurf({ positionen: [positionInput({ rezeptart: 'EREZEPT_PRIVAT' })] })))

describe('how much of the substitute is owed', () => {
  it('given one large pack was prescribed, then two small ones are, and both can be packed', () => {
    const w = bis('IN_BEARBEITUNG', welt(entwurf({ positionen: [positionInput({ menge: 1 })] })))
    swap(w, { fall: 'PACKUNGSANZAHL', menge: 2, ...nichtDa })
    expect(sollMenge(firstPosition(w))).toBe(2)
    expect(() => pack(w, 3)).toThrow('bestellung.menge_zu_gross')
    pack(w, 2)
    bring(w)
    expect(firstPosition(w)).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 2 })
  })

  it('given a part of a pack is all there is, then it is counted in pieces', () => {
    const w = bis('IN_BEARBEITUNG')
    swap(w, { fall: 'TEILMENGE', menge: 12, mengeneinheit: 'STUECK', ...nichtDa })
    pack(w, 12)
    bring(w)
    expect(firstPosition(w)).toMatchObject({
      status: 'GELIEFERT',
      mengeGeliefert: 12,
      austauschUmfang: { soll: 12, mengeneinheit: 'STUECK' },
    })
  })

  it('given a part came before, then the substitute takes the place of the rest, in the same unit', () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, 1)
    bring(w)
    expect(() => swap(w, { fall: 'TEILMENGE', menge: 12, mengeneinheit: 'STUECK', ...nichtDa })).toThrow('bestellung.einheit_gemischt')
    swap(w, { fall: 'PACKUNGSANZAHL', menge: 2, ...nichtDa })
    expect([sollMenge(firstPosition(w)), rest(firstPosition(w))]).toEqual([3, 2])
  })

  it('given the rest was waived and what came is complained about, then the substitute is all that is owed', () => {
    const w = bis('IN_BEARBEITUNG')
    pack(w, 1)
    bring(w)
    w.run(apotheke, 'restErlassen', { positionIds: w.ids, grund: 'nicht lieferbar' })
    w.run(pflege, 'restErlassBeantworten', { positionIds: w.ids, zustimmung: true })
    w.run(pflege, 'reklamieren', { positionIds: w.ids, grund: 'FALSCH', text: 'falsch', menge: 1 })
    swap(w, { menge: 1 })
    expect(rest(firstPosition(w))).toBe(1)
  })
})

describe('what the pharmacy declares of a substitute', () => {
  it.each(['wirkstoffgleich', 'gesamtmengeEingehalten', 'nichtAufAusschlussliste', 'gleicheDarreichungsform', 'keineBedenken'])(
    'is whole: without %s the doctor prescribes anew',
    (punkt) => {
      expect(() => swap(bis('IN_BEARBEITUNG'), { [punkt]: false })).toThrow('bestellung.austausch_unzulaessig')
    },
  )

  it('needs enquiries at wholesalers where the law says not available, and not for an urgent case or concerns', () => {
    expect(() => swap(bis('IN_BEARBEITUNG'), { fall: 'WIRKSTAERKE' })).toThrow('bestellung.anfragen_fehlen')
    for (const fall of ['DRINGENDER_FALL', 'PHARMAZEUTISCHE_BEDENKEN', 'PREISGUENSTIG', 'RABATTVERTRAG']) {
      const w = bis('IN_BEARBEITUNG')
      swap(w, { fall })
      expect(firstPosition(w).austausch?.fall).toBe(fall)
    }
  })
})

describe('a private prescription', () => {
  it('knows no contract with a Kasse: who pays or the practice agrees', () => {
    expect(() => swap(privat(), { einverstanden: 'KLIENT' })).toThrow('bestellung.austausch_fall')
    expect(() => swap(privat(), { fall: 'ABSPRACHE' })).toThrow('bestellung.einverstaendnis_fehlt')
    const w = privat()
    swap(w, { fall: 'ABSPRACHE', einverstanden: 'PRAXIS' })
    expect(firstPosition(w).austauschUmfang?.einverstanden).toBe('PRAXIS')
  })

  it('shares its cases with what may be paid by either', () => {
    expect(allowedFaelle('EREZEPT_GKV')).not.toContain('ABSPRACHE')
    expect(allowedFaelle('EREZEPT_PRIVAT')).toEqual(['PHARMAZEUTISCHE_BEDENKEN', 'DRINGENDER_FALL', 'ABSPRACHE'])
    expect(allowedFaelle('BTM')).toEqual(expect.arrayContaining(['RABATTVERTRAG', 'ABSPRACHE']))
  })
})

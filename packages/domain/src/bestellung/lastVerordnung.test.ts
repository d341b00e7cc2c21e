import { describe, expect, it } from 'vitest'
import { arzt, entwurf, organisation, pflege, positionInput, verordnung, welt } from './bestellung.fixtures.ts'
import { findLastVerordnungen } from './lastVerordnung.ts'

const asked = (positionen = [positionInput()]) => {
  const w = welt(entwurf({ positionen }))
  w.run(pflege, 'senden', {})
  return w
}
const prescribed = (rest: Record<string, unknown> = {}) => {
  const w = asked()
  w.run(arzt, 'verordnen', verordnung(w.ids, rest))
  return w
}

describe('what the practice last prescribed of a product', () => {
  it('is its newest prescription, with day, doctor and amount', () => {
    const old = prescribed({ ausgestelltAm: '2026-11-10', datumBestaetigt: true })
    const fresh = prescribed()
    const [last] = findLastVerordnungen(asked().bestellung, [fresh.bestellung, old.bestellung], organisation.ARZT)
    expect(last).toMatchObject({ am: '2026-11-18', arzt: 'Dr. Weber', menge: 2, zurueckgezogen: false })
  })

  it('is what the doctor made of it, where another strength was asked for', () => {
    const produkt = { ...positionInput().produkt, pzn: null, bezeichnung: 'Ramipril 2,5 mg', wirkstaerke: '2,5 mg' }
    const changed = prescribed({ aenderung: { produkt, menge: 1, dosierung: null, grund: 'Blutdruck' } })
    const [last] = findLastVerordnungen(asked().bestellung, [changed.bestellung], organisation.ARZT)
    expect(last?.produkt.bezeichnung).toBe('Ramipril 2,5 mg')
  })

  it('says of a prescription that was withdrawn that it was', () => {
    const w = prescribed()
    w.run(arzt, 'rezeptZurueckziehen', { positionIds: w.ids, grund: 'falsche Person' })
    expect(findLastVerordnungen(asked().bestellung, [w.bestellung], organisation.ARZT)[0]?.zurueckgezogen).toBe(true)
  })

  it('is nothing that another practice prescribed, that is not prescribed yet, or that is another product', () => {
    const other = {
      ...positionInput().produkt,
      pzn: null,
      angabeart: 'WIRKSTOFF' as const,
      bezeichnung: 'Torasemid 10 mg',
      wirkstoff: 'Torasemid',
      wirkstaerke: '10 mg',
    }
    expect(findLastVerordnungen(asked().bestellung, [prescribed().bestellung], 'org-andere')).toEqual([])
    expect(findLastVerordnungen(asked().bestellung, [asked().bestellung], organisation.ARZT)).toEqual([])
    const request = asked([positionInput({ produkt: other })])
    expect(findLastVerordnungen(request.bestellung, [prescribed().bestellung], organisation.ARZT)).toEqual([])
  })
})

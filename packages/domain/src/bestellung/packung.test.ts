import { describe, expect, it } from 'vitest'
import type { Produkt } from '../arzneimittel/produkt.ts'
import { positionInput } from './bestellung.fixtures.ts'
import { comparePack } from './packung.ts'

const ramipril: Produkt = positionInput().produkt
const metformin: Produkt = { ...ramipril, pzn: '02239828', bezeichnung: 'Metformin 500 mg', wirkstoff: 'Metformin', wirkstaerke: '500 mg' }
const other = (rest: Partial<Produkt>): Produkt => ({ ...ramipril, pzn: '02223945', ...rest })

const item = (id: string, produkt: Produkt, handed: Produkt = produkt) => ({
  id,
  produkt,
  rezept: null,
  austausch: null,
  abgaben: [{ produkt: handed, menge: 1, charge: null, verfall: null }],
})
const delivered = [item('eins', ramipril), item('zwei', metformin)]

const said = (pzn: string, known: Produkt | null = null, positionen: Parameters<typeof comparePack>[1] = delivered) => {
  const { art, ...rest } = comparePack(pzn, positionen, known)
  return 'positionId' in rest ? `${art} ${rest.positionId}` : art
}

describe('a scanned pack', () => {
  it('is the one that the pharmacy has delivered', () => {
    expect(said('08585997')).toBe('GLEICH eins')
    expect(said('02239828')).toBe('GLEICH zwei')
  })

  it('has another strength, read from the field or from the name', () => {
    expect(said('02223945', other({ bezeichnung: 'Ramipril 10 mg', wirkstaerke: '10 mg' }))).toBe('ANDERE_STAERKE eins')
    expect(said('02223945', other({ bezeichnung: 'Ramipril 2,5 mg', wirkstoff: null, wirkstaerke: null }))).toBe('ANDERE_STAERKE eins')
  })

  it('has another size', () => {
    expect(said('02223945', other({ normgroesse: 'N1' }))).toBe('ANDERE_GROESSE eins')
  })

  it('is another one of the same medicine when no difference is known', () => {
    expect(said('02223945', other({ bezeichnung: 'Ramipril Hexal 5 mg', normgroesse: null }))).toBe('ANDERE_PACKUNG eins')
    expect(said('02223945', other({ bezeichnung: 'Ramipril', wirkstoff: null, wirkstaerke: null }))).toBe('ANDERE_PACKUNG eins')
  })

  it('is as it was ordered, while the pharmacy says that it has delivered another one', () => {
    const exchanged = [item('eins', ramipril, other({}))]
    expect(said('08585997', null, exchanged)).toBe('NUR_BESTELLT eins')
    expect(said('02223945', null, exchanged)).toBe('GLEICH eins')
  })

  it('belongs to none when each delivered pack has a number and none is like it', () => {
    expect(said('02223945')).toBe('KEINE')
    expect(said('02223945', other({ bezeichnung: 'Torasemid 10 mg', wirkstoff: 'Torasemid', wirkstaerke: '10 mg' }))).toBe('KEINE')
    expect(said('08585997', null, [{ ...item('eins', ramipril), abgaben: [] }])).toBe('KEINE')
  })

  it('cannot be compared with what was delivered without a number', () => {
    const unnumbered = [item('eins', { ...ramipril, pzn: null }), item('zwei', metformin)]
    expect(said('02223945', null, unnumbered)).toBe('OFFEN')
    expect(said('02223945', other({ wirkstaerke: '10 mg' }), unnumbered)).toBe('OFFEN')
    expect(said('02239828', null, unnumbered)).toBe('GLEICH zwei')
  })
})

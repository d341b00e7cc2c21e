import { describe, expect, it } from 'vitest'
import { newPosition, type PositionValues } from './formValues.ts'
import { errorBehind, saidBehind, vornOf } from './vorn.ts'

const versicherung = { art: 'GKV', befreitBis: null, geburtsdatum: '1940-03-12', am: '2026-11-25' } as const
const medizin = newPosition({ angabeart: 'PZN' }, { schluessel: 'a', versicherung })
const mit = (change: Partial<PositionValues>) => ({ ...medizin, ...change })

describe('The front of the card', () => {
  it('asks for the dosage of a medicine on prescription, not of one without', () => {
    expect(vornOf(medizin).dosierung).toBe(true)
    expect(vornOf(mit({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })).dosierung).toBe(false)
  })
  it('asks for the diagnosis of an aid and for what is left when the stock runs out', () => {
    expect(vornOf(mit({ produktart: 'HILFSMITTEL' })).hilfsmittel).toBe(true)
    expect(vornOf(mit({ grund: 'REICHWEITE_ERSCHOEPFT' })).rest).toBe(true)
  })
  it('does not change by what is typed', () => {
    const ohne = mit({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })
    expect(vornOf({ ...ohne, dosierungArt: 'TEXT', restbestand: 3, diagnose: 'x' })).toEqual(vornOf(ohne))
  })
})

describe('More details', () => {
  it.each(['aenderungZuBisher', 'produkt.wirkstaerke', 'vorherigeRezeptId', 'restbestand', 'zeitraum', 'mvoGewuenscht'])(
    'open for an error at %s',
    (field) => {
      expect(errorBehind(medizin, { [field]: 'x' })).toBe(true)
    },
  )
  it.each(['produkt.pzn', 'produkt.bezeichnung', 'menge', 'dosierung', 'rezeptart', 'doppeltGrund'])(
    'stay closed for an error at %s',
    (field) => {
      expect(errorBehind(medizin, { [field]: 'x' })).toBe(false)
    },
  )
  it('stay closed for the strength of a substance, which stands in the front', () => {
    expect(errorBehind(mit({ angabeart: 'WIRKSTOFF' }), { 'produkt.wirkstoff': 'x' })).toBe(false)
  })
  it('are open from the beginning when something was said there', () => {
    expect(saidBehind(medizin)).toBe(false)
    expect(saidBehind(mit({ kuehlpflichtig: true }))).toBe(true)
    expect(saidBehind(mit({ diagnose: 'Bronchitis' }))).toBe(true)
  })
})

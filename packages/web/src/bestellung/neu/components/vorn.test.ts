import { describe, expect, it } from 'vitest'
import { neuePosition, type PositionWerte } from './formWerte.ts'
import { fehlerDahinter, gesagtDahinter, vornVon } from './vorn.ts'

const versicherung = { art: 'GKV', befreitBis: null, am: '2026-11-25' } as const
const medizin = neuePosition({ angabeart: 'PZN' }, { schluessel: 'a', versicherung })
const mit = (aenderung: Partial<PositionWerte>) => ({ ...medizin, ...aenderung })

describe('The front of the card', () => {
  it('asks for the dosage of a medicine on prescription, not of one without', () => {
    expect(vornVon(medizin).dosierung).toBe(true)
    expect(vornVon(mit({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })).dosierung).toBe(false)
  })
  it('asks for the diagnosis of an aid and for what is left when the stock runs out', () => {
    expect(vornVon(mit({ produktart: 'HILFSMITTEL' })).hilfsmittel).toBe(true)
    expect(vornVon(mit({ grund: 'REICHWEITE_ERSCHOEPFT' })).rest).toBe(true)
  })
  it('does not change by what is typed', () => {
    const ohne = mit({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })
    expect(vornVon({ ...ohne, dosierungArt: 'TEXT', restbestand: 3, diagnose: 'x' })).toEqual(vornVon(ohne))
  })
})

describe('More details', () => {
  it.each(['aenderungZuBisher', 'produkt.wirkstaerke', 'vorherigeRezeptId', 'restbestand', 'zeitraum', 'mvoGewuenscht'])(
    'open for an error at %s',
    (feld) => {
      expect(fehlerDahinter(medizin, { [feld]: 'x' })).toBe(true)
    },
  )
  it.each(['produkt.pzn', 'produkt.bezeichnung', 'menge', 'dosierung', 'rezeptart', 'doppeltGrund'])(
    'stay closed for an error at %s',
    (feld) => {
      expect(fehlerDahinter(medizin, { [feld]: 'x' })).toBe(false)
    },
  )
  it('stay closed for the strength of a substance, which stands in the front', () => {
    expect(fehlerDahinter(mit({ angabeart: 'WIRKSTOFF' }), { 'produkt.wirkstoff': 'x' })).toBe(false)
  })
  it('are open from the beginning when something was said there', () => {
    expect(gesagtDahinter(medizin)).toBe(false)
    expect(gesagtDahinter(mit({ kuehlpflichtig: true }))).toBe(true)
    expect(gesagtDahinter(mit({ diagnose: 'Bronchitis' }))).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { sayWare } from './rowWords.ts'

describe('what is ordered, in one line', () => {
  it('counts packs with a sign', () => {
    expect(sayWare({ menge: 2, mengeneinheit: 'PACKUNG', bezeichnung: 'Ramipril 5 mg' }, 'de')).toBe('2 × Ramipril 5 mg')
  })

  it('says the unit of all else: 30 pieces are no 30 packs', () => {
    const gloves = { menge: 30, mengeneinheit: 'STUECK', bezeichnung: 'Kompressen' } as const
    expect(sayWare(gloves, 'de')).toBe('30 Stück Kompressen')
    expect(sayWare({ ...gloves, menge: 1 }, 'en')).toBe('1 piece Kompressen')
    expect(sayWare(gloves, 'en')).toBe('30 pieces Kompressen')
  })
})

import { describe, expect, it } from 'vitest'
import { fachgruppeName, fachgruppenSchluessel } from './fachgruppen.ts'
import { fachgruppeOf } from './personal.ts'

describe('the Fachgruppe of a doctor', () => {
  it('has a word for every number that the KBV gives out, in both languages, and each word once', () => {
    expect(fachgruppenSchluessel.slice(0, 69)).toEqual(Array.from({ length: 69 }, (_, i) => String(i + 1).padStart(2, '0')))
    for (const language of ['de', 'en'] as const) {
      const words = fachgruppenSchluessel.map((key) => fachgruppeName(key, language))
      expect(words).not.toContain('')
      expect(new Set(words).size).toBe(fachgruppenSchluessel.length)
    }
  })

  it('is read from the LANR', () => {
    expect(fachgruppeName(fachgruppeOf('838382202') ?? '', 'de')).toBe('Praktische Ärztin oder Arzt')
  })

  it('has no word where a KV has given out the number for itself', () => {
    expect([fachgruppeName('72', 'de'), fachgruppeName('00', 'de')]).toEqual([null, null])
  })
})

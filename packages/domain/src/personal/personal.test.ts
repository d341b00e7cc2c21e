import { describe, expect, it } from 'vitest'
import { berufe, berufeOfArt, fachgruppeOf, overlap } from './personal.ts'

describe('the kinds of organisation', () => {
  it('know every profession', () => expect(new Set(Object.values(berufeOfArt).flat())).toEqual(new Set(berufe)))
})

describe('an LANR', () => {
  it('says the Fachgruppe by its last two digits, and none when it stands for a doctor without a number', () => {
    expect(fachgruppeOf('838382202')).toBe('02')
    expect(fachgruppeOf('294471237')).toBe('37')
    expect([fachgruppeOf(null), fachgruppeOf('999999900'), fachgruppeOf('123456600')]).toEqual([null, null, null])
  })
})

describe('two absences', () => {
  const week = { von: '2026-11-02', bis: '2026-11-06' }
  it('overlap when they have a day in common, the first and the last included', () => {
    expect(overlap(week, { von: '2026-11-06', bis: '2026-11-09' })).toBe(true)
    expect(overlap(week, { von: '2026-10-01', bis: '2026-12-31' })).toBe(true)
    expect(overlap(week, { von: '2026-11-07', bis: '2026-11-09' })).toBe(false)
  })
})

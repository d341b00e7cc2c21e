import { describe, expect, it } from 'vitest'
import { beratungsbesuchFrist, halbjahrsBeginn, halbjahrsEnde, hasBeratungspflicht } from './beratung.ts'

const today = '2026-11-18'
const geld = { leistungsart: 'PFLEGEGELD', lastBesuch: null, today } as const

describe('advice at home', () => {
  it.each([2, 3, 4, 5])('has to be taken in each half-year by who receives Pflegegeld with Pflegegrad %i', (pflegegrad) => {
    expect(beratungsbesuchFrist({ ...geld, pflegegrad })).toEqual({ art: 'PFLICHT', faellig: '2026-12-31' })
    expect(beratungsbesuchFrist({ ...geld, pflegegrad, today: '2026-06-30' })).toEqual({ art: 'PFLICHT', faellig: '2026-06-30' })
    expect(hasBeratungspflicht({ pflegegrad, leistungsart: 'PFLEGEGELD' })).toBe(true)
  })

  it.each(['PFLEGEGELD', 'SACHLEISTUNG', 'KOMBINATION', null] as const)(
    'is an offer with Pflegegrad 1, whatever is received: %s',
    (leistungsart) => {
      expect(beratungsbesuchFrist({ ...geld, leistungsart, pflegegrad: 1 })).toEqual({ art: 'ANGEBOT', faellig: '2026-12-31' })
      expect(hasBeratungspflicht({ pflegegrad: 1, leistungsart })).toBe(false)
    },
  )

  it.each(['SACHLEISTUNG', 'KOMBINATION'] as const)('is an offer to who is cared for by a service: %s', (leistungsart) => {
    expect(beratungsbesuchFrist({ ...geld, leistungsart, pflegegrad: 5 })).toEqual({ art: 'ANGEBOT', faellig: '2026-12-31' })
    expect(beratungsbesuchFrist({ ...geld, leistungsart, pflegegrad: 5, lastBesuch: '2026-07-01' })).toBeNull()
    expect(hasBeratungspflicht({ pflegegrad: 5, leistungsart })).toBe(false)
  })

  it('is no duty while nobody has said what is received', () => {
    expect(beratungsbesuchFrist({ ...geld, leistungsart: null, pflegegrad: 3 })).toEqual({ art: 'UNBEKANNT', faellig: null })
    expect(hasBeratungspflicht({ pflegegrad: 3, leistungsart: null })).toBe(false)
  })

  it.each([0, null])('is none of who has no Pflegegrad: %s', (pflegegrad) => {
    expect(beratungsbesuchFrist({ ...geld, pflegegrad })).toBeNull()
    expect(hasBeratungspflicht({ pflegegrad, leistungsart: 'PFLEGEGELD' })).toBe(false)
  })

  it('was taken when it was made in this half-year, and not when it was made before', () => {
    expect(beratungsbesuchFrist({ ...geld, pflegegrad: 3, lastBesuch: '2026-07-01' })).toBeNull()
    expect(beratungsbesuchFrist({ ...geld, pflegegrad: 3, lastBesuch: '2026-06-30' })).toEqual({ art: 'PFLICHT', faellig: '2026-12-31' })
  })

  it('may be asked for once more in the next quarter with Pflegegrad 4 and 5', () => {
    const zweites = { ...geld, pflegegrad: 4, lastBesuch: '2026-09-30' }
    expect(beratungsbesuchFrist(zweites)).toEqual({ art: 'ANGEBOT', faellig: '2026-12-31' })
    expect(beratungsbesuchFrist({ ...zweites, today: '2026-09-30' })).toBeNull()
    expect(beratungsbesuchFrist({ ...zweites, lastBesuch: '2026-10-01' })).toBeNull()
  })

  it.each([
    ['2026-01-01', '2026-01-01', '2026-06-30'],
    ['2026-06-30', '2026-01-01', '2026-06-30'],
    ['2026-07-01', '2026-07-01', '2026-12-31'],
    ['2026-12-31', '2026-07-01', '2026-12-31'],
  ])('counts %s to the half-year from %s to %s', (tag, from, to) => {
    expect([halbjahrsBeginn(tag), halbjahrsEnde(tag)]).toEqual([from, to])
  })
})

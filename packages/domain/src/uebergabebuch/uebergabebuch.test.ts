import { describe, expect, it } from 'vitest'
import { dienstAt, listDienste, isUnread, nextDienst, findOfferedDienst, findWithoutUebergabe, spanOf } from './uebergabebuch.ts'

describe('the shift that runs', () => {
  it.each([
    ['2026-11-18T04:59:59.000Z', '2026-11-17', 'NACHT'],
    ['2026-11-18T05:00:00.000Z', '2026-11-18', 'FRUEH'],
    ['2026-11-18T13:00:00.000Z', '2026-11-18', 'SPAET'],
    ['2026-11-18T22:59:00.000Z', '2026-11-18', 'NACHT'],
    ['2026-11-18T23:01:00.000Z', '2026-11-18', 'NACHT'],
    // Summer: an hour earlier by the clock of the world.
    ['2026-07-01T04:00:00.000Z', '2026-07-01', 'FRUEH'],
  ])('at %s is that of %s, %s, as the clock in Berlin shows', (now, tag, schicht) => {
    expect(dienstAt(now)).toEqual({ tag, schicht })
  })

  it('ends where the next one begins, also in the night that is an hour longer', () => {
    const night = { tag: '2026-10-24', schicht: 'NACHT' } as const
    expect(nextDienst(night)).toEqual({ tag: '2026-10-25', schicht: 'FRUEH' })
    expect(spanOf(night)).toEqual({ von: '2026-10-24T20:00:00.000Z', bis: '2026-10-25T05:00:00.000Z' })
  })

  it('is offered for writing until two hours after its end', () => {
    expect(findOfferedDienst('2026-11-18T14:59:00.000Z')).toEqual({ tag: '2026-11-18', schicht: 'FRUEH' })
    expect(findOfferedDienst('2026-11-18T15:00:00.000Z')).toEqual({ tag: '2026-11-18', schicht: 'SPAET' })
  })

  it('is the first in the book, and none that has not begun stands there', () => {
    const dienste = listDienste({ von: '2026-11-17', bis: '2026-11-20', now: '2026-11-18T12:00:00.000Z' })
    expect(dienste.map(({ tag, schicht }) => `${tag.slice(8)} ${schicht}`)).toEqual(['18 FRUEH', '17 NACHT', '17 SPAET', '17 FRUEH'])
  })
})

describe('a gap in the book', () => {
  const early = { tag: '2026-11-18', schicht: 'FRUEH' } as const
  const worked = [{ personId: 'nina' }, { personId: 'tom' }]
  const handed = { ...early, personId: 'nina', uebergebenAm: '2026-11-18T13:05:00.000Z' }
  const anHourLater = '2026-11-18T14:00:00.000Z'

  it('is everybody who worked and handed over nothing, an hour after the shift', () => {
    expect(findWithoutUebergabe(early, { worked, uebergaben: [handed], now: anHourLater })).toEqual([{ personId: 'tom' }])
    expect(findWithoutUebergabe(early, { worked, uebergaben: [handed], now: '2026-11-18T13:59:59.000Z' })).toEqual([])
  })

  it('is not closed by a draft, nor by what was handed over after another shift', () => {
    const others = [
      { ...handed, uebergebenAm: null },
      { ...handed, tag: '2026-11-17' },
    ]
    expect(findWithoutUebergabe(early, { worked, uebergaben: others, now: anHourLater })).toEqual(worked)
  })

  it('is also what nobody has read when the shift after it has ended', () => {
    const late = '2026-11-18T22:00:00.000Z'
    expect(isUnread({ ...handed, gelesen: [] }, late)).toBe(true)
    expect(isUnread({ ...handed, gelesen: [] }, '2026-11-18T21:59:00.000Z')).toBe(false)
    expect(isUnread({ ...handed, gelesen: ['tom'] }, late)).toBe(false)
    expect(isUnread({ ...handed, uebergebenAm: null, gelesen: [] }, late)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { type Oeffnung, bearbeitetUntil, isOpen, nextOeffnung, nextBestellschluss, spannenOn, vertretungenOn } from './oeffnung.ts'

const tag = [
  { von: '08:00', bis: '12:00' },
  { von: '14:00', bis: '18:00' },
]
const oeffnung: Oeffnung = {
  bundesland: 'BY',
  woche: { mo: tag, di: tag, mi: [{ von: '08:00', bis: '12:00' }], do: tag, fr: tag, sa: [], so: [] },
  ausnahmen: [
    { datum: '2026-11-19', spannen: [], hinweis: 'Fortbildung' },
    { datum: '2026-12-26', spannen: [{ von: '09:00', bis: '24:00' }], hinweis: 'Notdienst' },
  ],
}

describe('a house is open', () => {
  it.each([
    ['on a Tuesday morning', '2026-11-17T09:00:00+01:00', true],
    ['at the first minute of a span', '2026-11-17T14:00:00+01:00', true],
    ['no more at its last', '2026-11-17T12:00:00+01:00', false],
    ['not on a Wednesday afternoon', '2026-11-18T15:00:00+01:00', false],
    ['not on a holiday of its Bundesland', '2026-01-06T09:00:00+01:00', false],
    ['not on the day of an exception without spans', '2026-11-19T09:00:00+01:00', false],
    ['by an exception also on a holiday, until midnight', '2026-12-26T23:59:00+01:00', true],
    ['by summer time in summer', '2026-07-14T08:30:00+02:00', true],
  ])('%s', (_wann, now, open) => expect(isOpen(oeffnung, now)).toBe(open))

  it('on regional holidays when no Bundesland is known, and never on national ones', () => {
    const ohne = { ...oeffnung, bundesland: null }
    expect(spannenOn(ohne, '2026-01-06')).toEqual(tag)
    expect(spannenOn(ohne, '2026-12-25')).toEqual([])
  })

  it('again at the next span, over week-ends and holidays', () => {
    expect(nextOeffnung(oeffnung, '2026-11-17T12:30:00+01:00')).toEqual({ datum: '2026-11-17', uhrzeit: '14:00' })
    expect(nextOeffnung(oeffnung, '2026-11-18T12:30:00+01:00')).toEqual({ datum: '2026-11-20', uhrzeit: '08:00' })
    expect(
      nextOeffnung(
        { ...oeffnung, woche: { mo: [], di: [], mi: [], do: [], fr: [], sa: [], so: [] }, ausnahmen: [] },
        '2026-11-18T12:30:00Z',
      ),
    ).toBeNull()
  })
})

describe('orders go with the next tour', () => {
  const touren = [
    { name: 'Nachmittag', tage: ['mo', 'di', 'mi', 'do', 'fr'], bestellschluss: '14:00' },
    { name: 'Vormittag', tage: ['mo', 'di', 'mi', 'do', 'fr'], bestellschluss: '09:00' },
  ] as const
  const schluss = (now: string) => nextBestellschluss(touren, { oeffnung, now })

  it('whose end has not passed', () => {
    expect(schluss('2026-11-17T08:59:00+01:00')).toEqual({ tour: 'Vormittag', datum: '2026-11-17', uhrzeit: '09:00' })
    expect(schluss('2026-11-17T09:00:00+01:00')).toEqual({ tour: 'Nachmittag', datum: '2026-11-17', uhrzeit: '14:00' })
  })
  it('over a closed day and a week-end', () => {
    expect(schluss('2026-11-18T14:00:00+01:00')).toEqual({ tour: 'Vormittag', datum: '2026-11-20', uhrzeit: '09:00' })
    expect(schluss('2026-11-20T14:00:00+01:00')).toEqual({ tour: 'Vormittag', datum: '2026-11-23', uhrzeit: '09:00' })
  })
  it('and with none where there is none', () => expect(nextBestellschluss([], { oeffnung: null, now: '2026-11-18T12:00:00Z' })).toBeNull())
})

describe('a practice', () => {
  it('counts office days', () => {
    expect(bearbeitetUntil('2026-11-20T10:00:00+01:00', 2, null)).toBe('2026-11-24')
    expect(bearbeitetUntil('2026-11-20T10:00:00+01:00', 0, null)).toBe('2026-11-20')
    expect((['BY', 'BE'] as const).map((land) => bearbeitetUntil('2027-01-05T10:00:00+01:00', 1, land))).toEqual([
      '2027-01-07',
      '2027-01-06',
    ])
  })
  it('has its stand-ins from the first to the last day', () => {
    const time = { praxisId: 'p', von: '2026-12-21', bis: '2026-12-31' }
    expect(['2026-12-20', '2026-12-21', '2026-12-31', '2027-01-01'].map((today) => vertretungenOn([time], today).length)).toEqual([
      0, 1, 1, 0,
    ])
    expect(vertretungenOn([{ ...time, bis: null }], '2031-01-01')).toHaveLength(1)
  })
})

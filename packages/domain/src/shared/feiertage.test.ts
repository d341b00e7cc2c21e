import { describe, expect, it } from 'vitest'
import { afterWorkingTime, bundeslaender, holidayIn, lastOfWerktage, plusWorkingDays, workingTimeMs } from './feiertage.ts'
import { berlinInstant } from './time.ts'

const STUNDE = 3_600_000

describe('a holiday', () => {
  it.each([
    ['2026-12-25', bundeslaender],
    ['2026-04-03', bundeslaender],
    ['2026-06-04', ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']],
    ['2026-11-18', ['SN']],
    ['2026-11-01', ['BW', 'BY', 'NW', 'RP', 'SL']],
    ['2026-03-08', ['BE', 'MV']],
    ['2026-11-25', []],
    ['2026-08-08', []],
  ] as const)('%s is one in %j', (date, laender) => expect(holidayIn(date)).toEqual(laender))
})

it.each([
  ['2026-06-03', 'BY', '2026-06-06'],
  ['2026-06-04', 'BY', '2026-06-08'],
  ['2026-06-04', 'BE', '2026-06-06'],
  ['2026-06-04', null, '2026-06-06'],
  ['2026-11-22', 'NW', '2026-11-25'],
] as const)('three Werktage from %s in %s end on %s', (from, bundesland, end) => expect(lastOfWerktage(from, 3, bundesland)).toBe(end))

it.each([
  ['2027-01-05', 'BE', '2027-01-07'],
  ['2027-01-05', 'BY', '2027-01-08'],
  ['2027-01-05', null, '2027-01-07'],
  ['2027-03-05', 'BE', '2027-03-10'],
  ['2027-03-05', 'BY', '2027-03-09'],
] as const)('two working days after %s in %s are over on %s', (from, bundesland, end) =>
  expect(plusWorkingDays(from, 2, bundesland)).toBe(end),
)

describe('the clock of escalations', () => {
  it('stands still from Friday evening to Monday morning', () => {
    const freitag = berlinInstant('2026-11-20', '18:00')
    expect(afterWorkingTime(freitag, 24 * STUNDE, null)).toBe(berlinInstant('2026-11-23', '18:00'))
    expect(workingTimeMs(freitag, berlinInstant('2026-11-23', '18:00'), null)).toBe(24 * STUNDE)
  })

  it('counts the hours that there are in the night in which the clocks change', () =>
    expect(workingTimeMs(berlinInstant('2026-03-27'), berlinInstant('2026-03-31'), null)).toBe(48 * STUNDE))

  it('stands still on Christmas', () =>
    expect(afterWorkingTime(berlinInstant('2026-12-24', '12:00'), 24 * STUNDE, null)).toBe(berlinInstant('2026-12-28', '12:00')))

  it('stands still on a holiday of the own Bundesland, and goes on in the others', () => {
    const before = berlinInstant('2027-05-26', '10:00')
    const fronleichnam = (bundesland: 'BY' | 'BE' | null) => afterWorkingTime(before, 24 * STUNDE, bundesland)
    expect([fronleichnam('BY'), fronleichnam('BE'), fronleichnam(null)]).toEqual([
      berlinInstant('2027-05-28', '10:00'),
      berlinInstant('2027-05-27', '10:00'),
      berlinInstant('2027-05-27', '10:00'),
    ])
    expect(workingTimeMs(before, fronleichnam('BY'), 'BY')).toBe(24 * STUNDE)
  })
})

import { describe, expect, it } from 'vitest'
import { bundeslaender, holidayIn, lastOfWerktage } from './feiertage.ts'

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

import { expect, it } from 'vitest'
import { countBack } from './workingTime.ts'

it.each([
  ['in the morning', '2026-11-18T10:00+01:00', 90, '2026-11-18T08:30+01:00'],
  ['over a night', '2026-11-18T08:00+01:00', 120, '2026-11-17T17:59+01:00'],
  ['over a weekend', '2026-11-16T07:30+01:00', 60, '2026-11-13T18:29+01:00'],
  ['from a night', '2026-11-18T01:05+01:00', 19, '2026-11-17T18:40+01:00'],
  ['from a Sunday', '2026-11-15T12:00+01:00', 0, '2026-11-13T18:59+01:00'],
  ['over several days', '2026-11-18T09:00+01:00', 24 * 60, '2026-11-16T08:58+01:00'],
])('working time is counted back %s', (_name, from, minutes, expected) => {
  expect(countBack(new Date(from), minutes)).toEqual(new Date(expected))
})

import { describe, expect, it } from 'vitest'
import { nextCardOf, nextDayOf } from './recurring.ts'

// A Wednesday.
const today = '2026-11-18'

describe('a card that comes again', () => {
  it.each([
    ['every week', 'FREQ=WEEKLY', '2026-11-17', '2026-11-24'],
    ['not before it was due itself', 'FREQ=WEEKLY', '2026-12-01', '2026-12-08'],
    ['not on a day that is over', 'FREQ=DAILY', '2026-11-02', '2026-11-19'],
    ['on its hour’s day in Berlin', 'FREQ=WEEKLY', '2026-11-17T23:30:00.000Z', '2026-11-25'],
    ['from today on without a date', 'FREQ=WEEKLY', null, '2026-11-25'],
    ['in a month that has its day', 'FREQ=MONTHLY', '2027-01-31', '2027-03-31'],
    ['no more after its last day', 'FREQ=WEEKLY;UNTIL=20261120', '2026-11-17', null],
    ['no more when it was the last that counts', 'FREQ=WEEKLY;COUNT=1', '2026-11-17', null],
  ])('comes %s', (_when, repeat, dueDate, expected) => {
    expect(nextDayOf({ dueDate, repeat }, today)).toBe(expected)
  })

  const next = (repeat: string, nextDay: string, dueDate: string | null = '2026-11-11') => nextCardOf({ dueDate, repeat, nextDay }, today)

  it('is due on its day, and knows when it comes next', () => {
    expect(next('FREQ=WEEKLY;COUNT=5', today)).toEqual({ dueDate: today, repeat: 'FREQ=WEEKLY;COUNT=4', nextDay: '2026-11-25' })
    expect(next('FREQ=WEEKLY', today, '2026-11-11T08:00:00.000Z')?.dueDate).toBe('2026-11-18T08:00:00.000Z')
    expect(next('FREQ=WEEKLY', today, null)?.dueDate).toBeNull()
  })

  it('is made once for the days on which no clock ran, of which each counts', () => {
    expect(next('FREQ=DAILY;COUNT=5', '2026-11-16')).toEqual({ dueDate: today, repeat: 'FREQ=DAILY;COUNT=2', nextDay: '2026-11-19' })
    expect(next('FREQ=DAILY;COUNT=3', '2026-11-14')).toEqual({ dueDate: '2026-11-15', repeat: 'FREQ=DAILY;COUNT=1', nextDay: null })
  })

  it('is not made before its day', () => {
    expect(next('FREQ=WEEKLY', '2026-11-19')).toBeNull()
  })
})

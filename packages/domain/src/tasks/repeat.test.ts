import { describe, expect, it } from 'vitest'
import { nextOf } from './repeat.ts'

const next = (repeat: string, dueDate: string | null, today = '2026-11-18') =>
  nextOf({ dueDate, reminder: null, repeat }, today)?.dueDate ?? null

describe('a task that repeats', () => {
  it.each([
    // The 18th of November 2026 is a Wednesday.
    ['every day', 'FREQ=DAILY', '2026-11-18', '2026-11-19'],
    ['every third day', 'FREQ=DAILY;INTERVAL=3', '2026-11-18', '2026-11-21'],
    ['on weekdays, from a Friday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-20', '2026-11-23'],
    ['every week on the day that it has', 'FREQ=WEEKLY', '2026-11-18', '2026-11-25'],
    ['on Monday and Thursday of every second week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-11-16', '2026-11-19'],
    ['the same, from the last day of its week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-11-19', '2026-11-30'],
    ['every month', 'FREQ=MONTHLY', '2026-11-18', '2026-12-18'],
    ['every month on the 31st, which few have', 'FREQ=MONTHLY', '2026-12-31', '2027-01-31'],
    ['on the last Friday of the month', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', '2026-12-25'],
    ['until a day that has come', 'FREQ=DAILY;UNTIL=20261118', '2026-11-18', null],
    ['never again', 'FREQ=DAILY;COUNT=1', '2026-11-18', null],
  ])('%s comes on the next day of its rule', (_name, repeat, due, expected) => {
    expect(next(repeat, due)).toBe(expected)
  })

  it('given it was done late, then it comes on no day that has passed, and today is still time enough', () => {
    expect(next('FREQ=DAILY', '2026-11-10')).toBe('2026-11-18')
    expect(next('FREQ=WEEKLY', '2026-11-03')).toBe('2026-11-24')
  })

  it('given it was done early, then the next one is behind its own day', () => {
    expect(next('FREQ=WEEKLY', '2026-11-25')).toBe('2026-12-02')
  })

  it('given it has no day, then the day on which it was done counts', () => {
    expect(next('FREQ=WEEKLY', null)).toBe('2026-11-25')
  })

  it('given an hour, then the clock in Berlin shows the same hour, also when it was changed between; so for the reminder', () => {
    const summer = { dueDate: '2026-10-24T07:00:00.000Z', reminder: '2026-10-23T16:00:00.000Z', repeat: 'FREQ=DAILY;COUNT=3' }
    expect(nextOf(summer, '2026-10-24')).toEqual({
      dueDate: '2026-10-25T08:00:00.000Z',
      reminder: '2026-10-24T16:00:00.000Z',
      repeat: 'FREQ=DAILY;COUNT=2',
    })
    expect(nextOf({ ...summer, repeat: 'FREQ=DAILY;INTERVAL=2' }, '2026-10-24')?.reminder).toBe('2026-10-25T17:00:00.000Z')
  })

  it('given no rule, then it does not come again', () => {
    expect(nextOf({ dueDate: '2026-11-18', reminder: null, repeat: null }, '2026-11-18')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { berlinClock, berlinDate, berlinInstant, isFederalHoliday, isIsoDate, plusCountedDays, plusMonths, isWeekday } from './time.ts'

describe('the calendar in Berlin', () => {
  it('starts the day at midnight in Berlin, in summer and in winter', () => {
    expect(berlinDate('2026-07-01T22:30:00.000Z')).toBe('2026-07-02')
    expect(berlinDate('2026-12-01T22:30:00.000Z')).toBe('2026-12-01')
    expect(berlinInstant('2026-07-02')).toBe('2026-07-01T22:00:00.000Z')
    expect(berlinInstant('2026-12-02')).toBe('2026-12-01T23:00:00.000Z')
  })
  it('knows both nights in which the clocks change', () => {
    expect(berlinInstant('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(berlinInstant('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
  })
  it('shows what a clock in Berlin shows, at each half hour around both of them in twenty years', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })
    const days = Array.from({ length: 20 }, (_no, i) => ['03-24', '09-22', '10-24'].map((day) => `${2015 + i}-${day}`)).flat()
    const instants = days.flatMap((day) =>
      Array.from({ length: 9 * 48 }, (_no, i) => new Date(Date.parse(`${day}T00:00:00Z`) + i * 1_800_000).toISOString()),
    )
    expect(instants.filter((instant) => berlinClock(instant) !== clock.format(new Date(instant)))).toEqual([])
  })
  it('knows the moving holidays', () => {
    for (const tag of ['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2027-03-26', '2026-10-03'])
      expect(isFederalHoliday(tag)).toBe(true)
    expect(isFederalHoliday('2026-04-05')).toBe(false)
  })
  it('refuses days that do not exist', () => {
    expect(isIsoDate('2026-02-29')).toBe(false)
    expect(isIsoDate('2028-02-29')).toBe(true)
    expect(isIsoDate('1935-02-30')).toBe(false)
  })
  it('ends a month where it ends', () => expect(plusMonths('2026-11-30', 3)).toBe('2027-02-28'))
})

it('counts Saturdays as Werktage', () => expect(plusCountedDays('2026-11-20', 2, isWeekday)).toBe('2026-11-23'))

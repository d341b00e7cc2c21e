import { describe, expect, it } from 'vitest'
import { turnPages, daysShown } from './calendar.ts'

describe('a calendar', () => {
  it('has whole weeks of a month, and the week of a day', () => {
    const month = daysShown('monat', '2026-11-18')
    expect([month.length, month[0], month.at(-1)]).toEqual([42, '2026-10-26', '2026-12-06'])
    expect(daysShown('monat', '2027-02-10')).toHaveLength(28)
    expect(daysShown('woche', '2026-11-22')).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`))
  })

  it('is turned by weeks or by months, and no month is left out after the 31st', () => {
    expect(turnPages('woche', '2026-12-30', 1)).toBe('2027-01-06')
    expect(turnPages('monat', '2027-01-31', 1)).toBe('2027-02-28')
    expect(turnPages('monat', '2027-01-31', -1)).toBe('2026-12-31')
  })
})

import { describe, expect, it } from 'vitest'
import { selectOutdated } from './keepRule.ts'

const now = new Date('2026-11-29T03:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

describe('which backups stay', () => {
  it('all of the last two days, and the newest however old it is', () => {
    expect(selectOutdated([hoursAgo(1), hoursAgo(2), hoursAgo(30)], now)).toEqual([])
    expect(selectOutdated([hoursAgo(24 * 900)], now)).toEqual([])
  })

  it('of a year with one each night: the last seven days, then one a week and one a month', () => {
    const nights = Array.from({ length: 500 }, (_, night) => hoursAgo(24 * night))
    const gone = new Set(selectOutdated(nights, now))
    const daysOld = nights.flatMap((at, night) => (gone.has(at) ? [] : [night]))
    expect(daysOld.filter((days) => days < 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
    // The 27th day stands for its month, the others for their weeks.
    expect(daysOld.filter((days) => days >= 7 && days < 35)).toEqual([11, 18, 25, 27, 32])
    expect(daysOld.filter((days) => days >= 35)).toHaveLength(11)
    expect(Math.max(...daysOld)).toBeLessThan(360)
  })

  it('lets a younger one not push out the older one that stands for its week', () => {
    const nights = Array.from({ length: 60 }, (_, night) => hoursAgo(24 * night))
    const kept = nights.filter((at) => !selectOutdated(nights, now).includes(at))
    const nextNight = new Date(now.getTime() + 86_400_000)
    expect(selectOutdated([...kept, nextNight.toISOString()], nextNight).length).toBeLessThanOrEqual(2)
  })
})

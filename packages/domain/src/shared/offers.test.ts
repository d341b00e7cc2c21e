import { describe, expect, it } from 'vitest'
import { offersAt } from './offers.ts'

describe('times that are offered', () => {
  it('are at the next quiet hour of today, tomorrow at eight, and on Monday at eight, as the clock in Berlin shows', () => {
    // A Wednesday in winter, ten o'clock in Berlin.
    expect(offersAt('2026-11-18T09:00:00.000Z')).toEqual([
      { offer: 'today', at: '2026-11-18T12:00:00.000Z' },
      { offer: 'tomorrow', at: '2026-11-19T07:00:00.000Z' },
      { offer: 'nextWeek', at: '2026-11-23T07:00:00.000Z' },
    ])
  })

  it('do not name the same Monday twice on a Sunday', () => {
    expect(offersAt('2026-11-29T20:00:00.000Z').map(({ offer }) => offer)).toEqual(['tomorrow'])
  })

  it('leave today out when the evening has come, and know the summer', () => {
    expect(offersAt('2026-07-03T16:00:00.000Z')).toEqual([
      { offer: 'tomorrow', at: '2026-07-04T06:00:00.000Z' },
      { offer: 'nextWeek', at: '2026-07-06T06:00:00.000Z' },
    ])
  })
})

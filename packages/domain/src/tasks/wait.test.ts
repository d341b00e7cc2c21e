import { describe, expect, it } from 'vitest'
import { positionStatus } from '../bestellung/bestellung.ts'
import { besuchStatus } from '../hausbesuch/hausbesuch.ts'
import { dueAfter, outcomeOfBestellung, outcomeOfVisit, reachedAt, waitAfter } from './wait.ts'

describe('a task that waits for a prescription', () => {
  it('goes on waiting while the practice has the order, and is due when it is prescribed or farther', () => {
    expect(positionStatus.map((status) => [status, outcomeOfBestellung(status, 'VERORDNET')])).toEqual([
      ['ENTWURF', 'waits'],
      ['BEIM_ARZT', 'waits'],
      ['VERORDNET', 'reached'],
      ['BEI_APOTHEKE', 'reached'],
      ['IN_BEARBEITUNG', 'reached'],
      ['BEREIT', 'reached'],
      ['GELIEFERT', 'reached'],
      ['ABGESCHLOSSEN', 'reached'],
      ['ABGELEHNT', 'ended'],
      ['STORNIERT', 'ended'],
    ])
  })

  it('given the order went back to the practice once, then the day of the second prescription counts', () => {
    const steps = [
      { status: 'BEIM_ARZT', am: 'Monday' },
      { status: 'VERORDNET', am: 'Tuesday' },
      { status: 'BEIM_ARZT', am: 'Wednesday' },
      { status: 'VERORDNET', am: 'Thursday' },
      { status: 'BEI_APOTHEKE', am: 'Friday' },
    ] as const
    expect(reachedAt(steps, 'VERORDNET')).toBe('Thursday')
    expect(reachedAt(steps.slice(0, 3), 'VERORDNET')).toBeNull()
    expect(reachedAt([], 'VERORDNET')).toBeNull()
  })

  it('is due so many days later, by the calendar of Berlin', () => {
    expect(dueAfter('2026-11-18T23:30:00.000Z', { days: 1 })).toBe('2026-11-20')
  })
})

describe('a task that waits for a visit', () => {
  it('is due when it is over, and knows when it will not be', () => {
    const outcomes = besuchStatus.map((status) => outcomeOfVisit(status))
    expect(outcomes).toEqual(['waits', 'waits', 'waits', 'waits', 'reached', 'ended', 'ended', 'ended'])
  })
})

describe('a day and a wait', () => {
  const wait = { on: 'visit', id: 'a', days: 1 } as const

  it('given somebody lets it wait, then it has no day; given somebody says a day, then it no longer waits', () => {
    expect(waitAfter({ dueDate: '2026-12-01', wait: null }, { dueDate: '2026-12-01', wait })).toEqual({
      dueDate: null,
      wait,
      isNewWait: true,
    })
    expect(waitAfter({ dueDate: null, wait }, { dueDate: '2026-12-01', wait })).toEqual({
      dueDate: '2026-12-01',
      wait: null,
      isNewWait: true,
    })
  })

  it('given neither is touched, then both stay', () => {
    const task = { dueDate: '2026-12-01', wait: { ...wait } }
    expect(waitAfter(task, { ...task, wait })).toEqual({ ...task, isNewWait: false })
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { installClock, setClock } from './clock.ts'

const MachineDate = Date

describe('the clock of the practice', () => {
  afterEach(() => {
    globalThis.Date = MachineDate
    MachineDate.prototype.constructor = MachineDate
    setClock(0)
  })

  it('runs ahead of the machine wherever the page asks for now, and leaves every other date alone', () => {
    installClock()
    const day = 86_400_000
    setClock(day)
    const before = MachineDate.now()
    const told = [Date.now(), new Date().getTime(), new MachineDate(Date()).getTime()]
    const after = MachineDate.now()
    for (const ms of told) {
      // As text it has whole seconds only.
      expect(ms).toBeGreaterThan(before + day - 1000)
      expect(ms).toBeLessThanOrEqual(after + day)
    }
    const birthday = new Date('1934-12-19T00:00:00Z')
    expect([birthday.toISOString(), Date.UTC(2026, 0), new Date(5).getTime()]).toEqual(['1934-12-19T00:00:00.000Z', 1_767_225_600_000, 5])
    expect([birthday instanceof Date, birthday.constructor === Date]).toEqual([true, true])
  })
})

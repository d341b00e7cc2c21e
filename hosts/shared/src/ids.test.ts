import { describe, expect, it } from 'vitest'
import { createIds } from './ids.ts'

describe('the ids of new records', () => {
  it('are UUIDs of version 7 that hold the time', () => {
    const id = createIds(() => Date.UTC(2026, 10, 21))()
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(Date.UTC(2026, 10, 21))
  })

  it('rise, also many in one millisecond and when the clock is set back', () => {
    let now = 1_000_000
    const nextId = createIds(() => now)
    const ids = Array.from({ length: 10_000 }, (_, index) => {
      if (index === 7_000) now -= 5_000
      return nextId()
    })
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })
})

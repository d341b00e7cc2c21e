import { describe, expect, it } from 'vitest'
import { plusDays } from '../shared/time.ts'
import { dueUntil, keptUntil } from './abschriftFrist.ts'

const deed = (zuletzt: string, verfall: string | null = null) => ({ zuletzt, verfall })

describe('How long a copy is kept', () => {
  it('is ten years for a practice, whatever expires when', () => {
    expect(keptUntil('ARZT', deed('2026-11-18', '2040-01-31'))).toBe('2036-11-18')
  })

  it('is five years for a pharmacy, and a year after the expiry date where that is later', () => {
    expect(keptUntil('APOTHEKE', deed('2026-11-18'))).toBe('2031-11-18')
    expect(keptUntil('APOTHEKE', deed('2026-11-18', '2028-01-31'))).toBe('2031-11-18')
    expect(keptUntil('APOTHEKE', deed('2026-11-18', '2031-06-30'))).toBe('2032-06-30')
  })

  it.each(['ARZT', 'APOTHEKE'] as const)('a copy is due on the day after its last one, also over a leap day (%s)', (seite) => {
    for (const zuletzt of ['2024-02-28', '2024-02-29', '2024-03-01', '2026-11-18']) {
      const bis = keptUntil(seite, deed(zuletzt))
      expect(dueUntil(seite, bis).zuletzt < zuletzt, `${zuletzt} on ${bis}`).toBe(true)
      expect(dueUntil(seite, plusDays(bis, 1)).zuletzt >= zuletzt, `${zuletzt} after ${bis}`).toBe(true)
    }
  })

  it('what expires late keeps a pharmacy from letting go', () => {
    const due = dueUntil('APOTHEKE', '2032-06-30')
    expect([due.zuletzt >= '2026-11-18', due.verfall >= '2031-06-30']).toEqual([true, false])
    expect(dueUntil('APOTHEKE', '2032-07-01').verfall >= '2031-06-30').toBe(true)
  })
})

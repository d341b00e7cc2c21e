import { describe, expect, it } from 'vitest'
import { overlap } from './abwesenheit.ts'

describe('two absences of one Klient', () => {
  const reha = { von: '2026-12-01', bis: '2026-12-10' }

  it.each([
    ['overlap by some days', { von: '2026-12-09', bis: '2026-12-20' }, true],
    ['overlap when one lies within the other', { von: '2026-12-03', bis: '2026-12-04' }, true],
    ['overlap when nobody knows the end of the earlier one', { von: '2026-11-20', bis: null }, true],
    ['do not when he leaves again on the day he comes back', { von: '2026-12-10', bis: '2026-12-20' }, false],
    ['do not when one is over before', { von: '2026-11-20', bis: '2026-12-01' }, false],
    ['do not when the one without an end begins later', { von: '2026-12-10', bis: null }, false],
  ])('%s', (_name, others, erwartet) => {
    expect([overlap(reha, others), overlap(others, reha)]).toEqual([erwartet, erwartet])
  })
})

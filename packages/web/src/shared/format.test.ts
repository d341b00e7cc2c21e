import { expect, it } from 'vitest'
import { formatHours } from './format.ts'

it('hours stand as on a clock', () => {
  expect([0, 59, 60, 234].map(formatHours)).toEqual(['0:00', '0:59', '1:00', '3:54'])
})

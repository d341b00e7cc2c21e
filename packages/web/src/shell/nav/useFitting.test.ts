import { expect, it } from 'vitest'
import { countFitting } from './useFitting.ts'

it.each([
  ['all when there is room for all, without the button for the rest', { each: [100, 100, 100], more: 90, room: 300 }, 3],
  ['as many as leave room for the button', { each: [100, 100, 100], more: 90, room: 299 }, 2],
  ['none in a very narrow row', { each: [100, 100], more: 90, room: 120 }, 0],
  ['nothing of nothing', { each: [], more: 90, room: 10 }, 0],
])('a row shows %s', (_name, measures, count) => {
  expect(countFitting(measures)).toBe(count)
})

import { expect, it } from 'vitest'
import { fitViews } from './fitViews.ts'

const each = [100, 80, 80, 50]

it('shows every view when there is room for all', () => {
  expect(fitViews({ each, more: 60, room: 310, active: 0 })).toEqual([0, 1, 2, 3])
})

it('folds the last views away, which leaves room for the button that has them', () => {
  expect(fitViews({ each, more: 60, room: 250, active: 0 })).toEqual([0, 1])
})

it('never folds the active view away, wherever it stands', () => {
  expect(fitViews({ each, more: 60, room: 250, active: 3 })).toEqual([0, 3])
  expect(fitViews({ each, more: 60, room: 20, active: 2 })).toEqual([2])
})

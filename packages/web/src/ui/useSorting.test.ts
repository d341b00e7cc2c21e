import { describe, expect, it } from 'vitest'
import { withMoved } from './useSorting.ts'

describe('another sequence', () => {
  it.each([
    ['a', 2, 'bcad'],
    ['d', 0, 'dabc'],
    ['b', 1, 'abcd'],
    ['b', -1, 'abcd'],
    ['b', 4, 'abcd'],
    ['x', 1, 'abcd'],
  ])('with %s at place %i is %s', (id, to, expected) => {
    expect(withMoved(['a', 'b', 'c', 'd'], id, to).join('')).toBe(expected)
  })
})

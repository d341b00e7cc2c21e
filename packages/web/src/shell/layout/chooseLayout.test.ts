import { describe, expect, it } from 'vitest'
import { chooseLayout } from './chooseLayout.ts'

describe('the layout of a page', () => {
  it.each([
    ['is classy when nobody has said anything', { route: undefined, query: undefined, saved: null }, 'classy'],
    ['is the one that the person has chosen', { route: undefined, query: undefined, saved: 'dense' }, 'dense'],
    ['is the one of the address, although another is chosen', { route: undefined, query: 'thin', saved: 'dense' }, 'thin'],
    ['is the one of the route before all', { route: 'empty', query: 'thin', saved: 'dense' }, 'empty'],
    ['is not what nobody knows', { route: undefined, query: 'baroque', saved: 'dense' }, 'dense'],
    ['is not a list from a repeated key', { route: undefined, query: ['thin', 'dense'], saved: null }, 'classy'],
  ] as const)('%s', (_name, choice, layout) => {
    expect(chooseLayout(choice)).toBe(layout)
  })
})

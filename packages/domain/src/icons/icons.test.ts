import { describe, expect, it } from 'vitest'
import { drawingsOf, findIcons, iconSetIds } from './icons.ts'

const kept = {
  bell: {},
  'bell-alert': {},
  'bell-solid': {},
  'bell-20-solid': {},
  'bell-16-solid': {},
  'baseline-3d-rotation': {},
  'outline-3d-rotation': {},
  'twotone-3d-rotation': {},
  'round-3d-rotation': {},
  'outline-gone': { hidden: true },
}

describe('A set of symbols', () => {
  it('takes what was drawn for it out of the package, and leaves out what its author has withdrawn', () => {
    const names = Object.fromEntries(iconSetIds.map((set) => [set, drawingsOf(set, kept).map(([name]) => name)]))
    expect(names).toMatchObject({
      'heroicons-outline': expect.arrayContaining(['bell', 'bell-alert']),
      'heroicons-solid': ['bell'],
      'heroicons-mini': ['bell'],
      'material-solid': ['3d_rotation'],
      'material-outline': ['3d_rotation'],
      'material-twotone': ['3d_rotation'],
    })
    expect(names['heroicons-outline']).not.toContain('bell-solid')
  })

  it('is searched by words in any order, however a name joins them', () => {
    const names = ['arrow-circle-left', 'arrow_left', 'circle']
    expect(findIcons(names, ' Left  ARROW ')).toEqual(['arrow-circle-left', 'arrow_left'])
    expect(findIcons(names, 'arrow_left')).toEqual(['arrow-circle-left', 'arrow_left'])
    expect(findIcons(names, '')).toEqual(names)
    expect(findIcons(names, 'glocke')).toEqual([])
  })
})

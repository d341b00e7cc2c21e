import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDuplicateKey } from './duplicateKey.ts'

describe('a key that stands twice', () => {
  it.each([
    ['{"a":1,"a":2}', ['a']],
    ['{"a":1,"a":1}', ['a']],
    ['{ "a" : 1 , "b" : "x" ,\n "a"\t: 2 }', ['a']],
    ['{"a":1,"\\u0061":2}', ['a']],
    ['{"\\"":1,"b":{},"\\u0022":2}', ['"']],
    ['{"__proto__":1,"__proto__":2}', ['__proto__']],
    ['{"":1,"":2}', ['']],
    ['{"positionen":[{"menge":1},{"menge":1,"art":"x","menge":99}]}', ['positionen', 1, 'menge']],
    ['[[],[{"a":{"b":"\\\\","b":"}"}}]]', [1, 0, 'a', 'b']],
  ])('is found: %s', (json, path) => {
    expect(() => void JSON.parse(json)).not.toThrow()
    expect(findDuplicateKey(json)).toEqual(path)
  })

  it.each([
    '{}',
    '[]',
    '"{\\"a\\":1,\\"a\\":2}"',
    '{"a":{"a":[{"a":1},{"a":1}]}}',
    '{"a":"a","b":"a"}',
    '{"a":"\\\\","b":"\\",\\"a\\":1"}',
    '1',
    'null',
  ])('is not seen where there is none: %s', (json) => {
    expect(findDuplicateKey(json)).toBeNull()
  })

  it('is found in no text that was written from a value, however its texts look', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.integer({ min: 0, max: 3 }), (json, space) => {
        expect(findDuplicateKey(JSON.stringify(JSON.parse(json), null, space))).toBeNull()
      }),
      { seed: 4, numRuns: 200 },
    )
  })

  it('is found wherever it is put', () => {
    const keys = fc.uniqueArray(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(keys, fc.json(), fc.nat(7), (names, inner, which) => {
        const twice = [...names, names[which % names.length] ?? '']
        const json = `[0,{${twice.map((name) => `${JSON.stringify(name)}:${inner}`).join(',')}}]`
        expect(findDuplicateKey(json)).toEqual([1, twice.at(-1)])
      }),
      { seed: 5, numRuns: 100 },
    )
  })
})

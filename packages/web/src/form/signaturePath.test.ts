import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitStrokes, pathOfName, pathOfStrokes, signatureBox } from './signaturePath.ts'

const allowed = /^[MLCQZmlcqz0-9 ,.-]*$/
const numbersOf = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number)

describe('a signature', () => {
  it('is drawn stroke by stroke, a touch as a short line', () => {
    expect(
      pathOfStrokes([
        [
          { x: 1.4, y: 2 },
          { x: 3, y: 4.6 },
        ],
        [],
        [{ x: 9, y: 9 }],
      ]),
    ).toBe('M1 2L3 5M9 9L10 9')
  })

  it('is scaled into its box', () => {
    expect(fitStrokes([[{ x: 300, y: 100 }]], { width: 300, height: 100 })).toEqual([[{ x: 600, y: 200 }]])
  })

  it('that is typed lies inside the box, for every name that people have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
        const path = pathOfName(name)
        const numbers = numbersOf(path)
        return (
          allowed.test(path) &&
          numbers.every((value, index) => value >= 0 && value <= (index % 2 === 0 ? signatureBox.width : signatureBox.height))
        )
      }),
    )
  })

  it('knows umlauts and accents', () => {
    expect(pathOfName('Ö')).toBe(pathOfName('oe'))
    expect(pathOfName('Weiß')).toBe(pathOfName('weiss'))
    expect(pathOfName('Renée')).toBe(pathOfName('Renee'))
    expect(pathOfName('   ')).toBe('')
  })

  it('stays far below what the contract allows', () => {
    expect(pathOfName('W'.repeat(60)).length).toBeLessThan(10_000)
  })
})

import { describe, expect, it } from 'vitest'
import { breakLines } from './lineBreaks.ts'

const to = (length: number) => (text: string) => text.length <= length

describe('a text in a narrow column', () => {
  it('breaks between words', () => {
    expect(breakLines('Ramipril 5 mg morgens eine', to(13))).toEqual(['Ramipril 5 mg', 'morgens eine'])
  })

  it('keeps the breaks that somebody wrote, and empty lines', () => {
    expect(breakLines('eins\n\nzwei\r\ndrei', to(20))).toEqual(['eins', '', 'zwei', 'drei'])
  })

  it('divides a word that is wider than the column, behind its signs where it has some, and loses no letter', () => {
    expect(breakLines('anna.lena@sonnenhof.example', to(12))).toEqual(['anna.lena@', 'sonnenhof.', 'example'])
    const word = 'Donaudampfschifffahrtsgesellschaft'
    const rows = breakLines(`Die ${word} da`, to(10))
    expect(rows.every((row) => row.length <= 10)).toBe(true)
    expect(rows.join('')).toContain('schifffahrt')
    expect(rows.join('').replaceAll(' ', '')).toBe(`Die${word}da`)
  })

  it('ends also where not even one letter fits', () => {
    expect(breakLines('ab c', to(0))).toEqual(['a', 'b', 'c'])
  })
})

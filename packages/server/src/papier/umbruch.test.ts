import { describe, expect, it } from 'vitest'
import { brichUm } from './umbruch.ts'

const bis = (laenge: number) => (text: string) => text.length <= laenge

describe('a text in a narrow column', () => {
  it('breaks between words', () => {
    expect(brichUm('Ramipril 5 mg morgens eine', bis(13))).toEqual(['Ramipril 5 mg', 'morgens eine'])
  })

  it('keeps the breaks that somebody wrote, and empty lines', () => {
    expect(brichUm('eins\n\nzwei\r\ndrei', bis(20))).toEqual(['eins', '', 'zwei', 'drei'])
  })

  it('divides a word that is wider than the column, behind its signs where it has some, and loses no letter', () => {
    expect(brichUm('anna.lena@sonnenhof.example', bis(12))).toEqual(['anna.lena@', 'sonnenhof.', 'example'])
    const wort = 'Donaudampfschifffahrtsgesellschaft'
    const zeilen = brichUm(`Die ${wort} da`, bis(10))
    expect(zeilen.every((zeile) => zeile.length <= 10)).toBe(true)
    expect(zeilen.join('')).toContain('schifffahrt')
    expect(zeilen.join('').replaceAll(' ', '')).toBe(`Die${wort}da`)
  })

  it('ends also where not even one letter fits', () => {
    expect(brichUm('ab c', bis(0))).toEqual(['a', 'b', 'c'])
  })
})

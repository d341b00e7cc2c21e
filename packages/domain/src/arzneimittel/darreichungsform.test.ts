import { describe, expect, it } from 'vitest'
import { darreichungsformen, sayDarreichungsform } from './darreichungsform.ts'
import { sameProdukt } from './produkt.ts'

describe('a dosage form', () => {
  it.each([
    ['TAB', 'Tabletten', 'Tablets'],
    ['PFT', 'Transdermale Pflaster', 'Transdermal patches'],
    ['HKP', 'Hartkapseln', 'Hard capsules'],
    ['FTA', 'Filmtabletten', 'Film-coated tablets'],
    [' tab ', 'Tabletten', 'Tablets'],
  ])('%s is said as %s and %s', (code, de, en) => {
    expect([sayDarreichungsform(code, 'de'), sayDarreichungsform(code, 'en')]).toEqual([de, en])
  })

  it.each(['QQQ', 'Filmtablette', 'TAB 20', '', 'constructor'])('that is no code of the table is shown as it stands: %j', (form) => {
    expect([sayDarreichungsform(form, 'de'), sayDarreichungsform(form, 'en')]).toEqual([form, form])
  })

  it('has a word of its own in both languages for every code, and no code is its own word', () => {
    for (const [code, words] of darreichungsformen) {
      expect(code).toMatch(/^[A-Z]{3}$/)
      for (const word of words) {
        expect(word).toMatch(/^\p{Lu}/u)
        expect(word).not.toBe(code)
      }
    }
  })

  it('is the same by its code and by its word', () => {
    const ramipril = { pzn: null, bezeichnung: 'Ramipril', wirkstoff: 'Ramipril', wirkstaerke: '5 mg' }
    const as = (bezeichnung: string, darreichungsform: string) => ({ ...ramipril, bezeichnung, darreichungsform })
    expect(sameProdukt(as('Ramipril A', 'TAB'), as('Ramipril B', 'Tabletten'))).toBe(true)
    expect(sameProdukt(as('Ramipril A', 'TAB'), as('Ramipril B', 'HKP'))).toBe(false)
  })
})

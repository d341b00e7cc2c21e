import { describe, expect, it } from 'vitest'
import { type Ort, luftlinieKm, reisezeitMinutes } from './reisezeit.ts'

const ort = (mehr: Partial<Ort> = {}): Ort => ({
  plz: '50667',
  strasse: 'Domkloster',
  hausnummer: '4',
  breite: null,
  laenge: null,
  ...mehr,
})
const dom = { breite: 50.9413, laenge: 6.9583 }
const deutz = { breite: 50.9407, laenge: 6.9748 }

describe('the way between two doors', () => {
  it('is none within one house, however it is written', () =>
    expect(reisezeitMinutes(ort({ ...dom }), ort({ ...deutz, strasse: 'DOMKLOSTER' }))).toBe(0))

  it.each([
    ['50667', 5],
    ['50668', 15],
    ['53111', 30],
  ])('without coordinates is guessed from the PLZ: 50667 to %s in %i minutes', (plz, minutes) =>
    expect(reisezeitMinutes(ort(), ort({ plz, hausnummer: '5' }))).toBe(minutes),
  )

  it('with coordinates grows with the distance, and is the same in both directions', () => {
    const [hier, nah] = [ort({ ...dom }), ort({ ...deutz, hausnummer: '7' })]
    const fern = ort({ breite: 50.7374, laenge: 7.0982, plz: '53111' })
    expect(luftlinieKm(dom, deutz)).toBeCloseTo(1.16, 1)
    expect([reisezeitMinutes(hier, nah), reisezeitMinutes(nah, hier)]).toEqual([6, 6])
    expect(reisezeitMinutes(hier, fern)).toBeGreaterThan(45)
  })

  it('with the coordinates of one door only is guessed from the PLZ', () =>
    expect(reisezeitMinutes(ort({ ...dom }), ort({ hausnummer: '5' }))).toBe(5))
})

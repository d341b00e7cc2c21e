import { describe, expect, it } from 'vitest'
import { findMonatsbetrag, fragenOf, restCent, countMonat } from './pflegehilfsmittel.ts'

const approved = {
  pflegegrad: 2,
  wohnform: 'ALLEIN',
  versicherungsart: 'GKV',
  pflegehilfsmittelVon: '2026-01-01',
  pflegehilfsmittelBis: null,
} as const

describe('the monthly amount for Pflegehilfsmittel zum Verbrauch', () => {
  it.each([
    ['2021-12-31', undefined],
    ['2024-12-31', 4000],
    ['2025-01-01', 4200],
    ['2026-11-27', 4200],
  ])('on %s it is %s cents', (tag, cent) => expect(findMonatsbetrag(tag)?.cent).toBe(cent))
})

describe('whether the Pflegekasse pays', () => {
  it.each([
    ['nothing to ask', {}, []],
    ['Pflegegrad 1 is enough', { pflegegrad: 1 }, []],
    ['nobody has said a Pflegegrad', { pflegegrad: null }, ['PFLEGEGRAD_OFFEN']],
    ['no Pflegegrad', { pflegegrad: 0 }, ['KEIN_PFLEGEGRAD']],
    ['lives in a Heim', { wohnform: 'HEIM' }, ['NICHT_ZU_HAUSE']],
    ['insured otherwise', { versicherungsart: 'BEIHILFE' }, ['ANDERER_TRAEGER']],
    ['nobody has written down an approval', { pflegehilfsmittelVon: null }, ['GENEHMIGUNG_OFFEN']],
    ['approved from next month on', { pflegehilfsmittelVon: '2026-12-01' }, ['GENEHMIGUNG_SPAETER']],
    ['approved until today', { pflegehilfsmittelBis: '2026-11-18' }, []],
    ['approved until yesterday', { pflegehilfsmittelBis: '2026-11-17' }, ['GENEHMIGUNG_VORBEI']],
  ] as const)('%s', (_name, rest, fragen) => expect(fragenOf({ ...approved, ...rest }, '2026-11-18')).toEqual(fragen))
})

describe('the sum of a month', () => {
  const anteile = [
    { tag: '2026-10-31', cent: 4200 },
    { tag: '2026-11-02', cent: 1999 },
    { tag: '2026-11-16', cent: null },
    { tag: null, cent: 1500 },
    { tag: null, cent: null },
  ]

  it('counts what was handed over in it and what is under way, and how many have no amount', () => {
    const summe = countMonat(anteile, '2026-11-18')
    expect(summe).toEqual({
      monat: '2026-11-01',
      betrag: { cent: 4200, ab: '2025-01-01' },
      geliefertCent: 1999,
      bestelltCent: 1500,
      ohneBetrag: 2,
      anzahl: 4,
    })
    expect(restCent(summe)).toBe(701)
  })

  it('is exceeded by a cent as well as by euros', () => {
    expect(restCent(countMonat([{ tag: '2026-11-02', cent: 4201 }], '2026-11-18'))).toBe(-1)
    expect(restCent(countMonat([{ tag: '2026-11-02', cent: 4200 }], '2026-11-18'))).toBe(0)
  })

  it('is compared with nothing where no amount is known', () => expect(restCent(countMonat([], '2020-05-01'))).toBeNull())
})

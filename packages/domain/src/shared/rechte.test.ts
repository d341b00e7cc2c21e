import { describe, expect, it } from 'vitest'
import { pseudoLanr } from './checkDigits.ts'
import { type Ausbildung, lanrOf, rechteOf, verordnungSperre } from './rechte.ts'

const nobody: Ausbildung = { beruf: null, funktion: null, qualifikation: null, approbationAm: null, lanr: null, anleitung: null }
const weber = { personId: 'weber', name: 'Dr. Martin Weber', lanr: '482915401' }
const of = (rest: Partial<Ausbildung>) => rechteOf({ ...nobody, ...rest })

describe('who signs a prescription', () => {
  it.each([
    ['a doctor with an own LANR', { beruf: 'ARZT', lanr: '482915401' }, null],
    ['a private doctor, a dentist, a doctor of a hospital: Approbation, no LANR', { beruf: 'ARZT', approbationAm: '2019-03-01' }, null],
    ['a doctor of whom neither is known', { beruf: 'ARZT' }, 'nur_arzt'],
    ['somebody with the placeholder for "no number"', { beruf: 'ARZT', lanr: pseudoLanr }, 'nur_arzt'],
    ['a pharmacist with an Approbation', { beruf: 'APOTHEKER', approbationAm: '2003-06-12' }, 'nur_arzt'],
    ['an assistant with a number by mistake', { beruf: 'MFA', lanr: '482915401' }, 'nur_arzt'],
    [
      'a doctor in Weiterbildung of whom nobody says under whose number',
      { beruf: 'ARZT', funktion: 'WEITERBILDUNGSASSISTENT', approbationAm: '2025-01-02' },
      'anleitung_fehlt',
    ],
    [
      'a doctor in Weiterbildung under the number of a colleague',
      { beruf: 'ARZT', funktion: 'WEITERBILDUNGSASSISTENT', approbationAm: '2025-01-02', anleitung: weber },
      null,
    ],
    ['a student under the number of a colleague', { beruf: 'ARZT', funktion: 'WEITERBILDUNGSASSISTENT', anleitung: weber }, 'nur_arzt'],
  ] as const)('%s', (_who, ausbildung, sperre) => {
    expect(verordnungSperre(of(ausbildung))).toBe(sperre)
  })

  it('does so under the own number, under that of who trains, or under none', () => {
    expect(lanrOf(of({ beruf: 'ARZT', lanr: '730264703' }))).toEqual({ nummer: '730264703', von: null })
    expect(lanrOf(of({ beruf: 'ARZT', approbationAm: '2019-03-01', lanr: pseudoLanr }))).toEqual({ nummer: null, von: null })
    const learns = of({ beruf: 'ARZT', funktion: 'WEITERBILDUNGSASSISTENT', approbationAm: '2025-01-02', anleitung: weber })
    expect(lanrOf(learns)).toEqual({ nummer: '482915401', von: { personId: 'weber', name: 'Dr. Martin Weber' } })
  })
})

describe('who has the three years of training in nursing', () => {
  it.each([
    ['PDL', true],
    ['PFLEGEFACHKRAFT', true],
    ['PFLEGEHELFER_1J', false],
    ['PFLEGEHILFSKRAFT', false],
    ['BETREUUNG', false],
    ['AZUBI', false],
    [null, false],
  ] as const)('%s: %s', (qualifikation, yes) => {
    expect(of({ beruf: 'PFLEGEKRAFT', qualifikation }).istFachkraft).toBe(yes)
    expect(of({ beruf: 'VERWALTUNG', qualifikation }).istFachkraft).toBe(false)
  })
})

it.each([
  ['APOTHEKER', true],
  ['APOTHEKERASSISTENT', true],
  ['PHIP', true],
  ['PTA', true],
  ['PI', true],
  ['PKA', false],
  ['BOTE', false],
  ['ARZT', false],
  [null, false],
] as const)('pharmaceutical staff: %s, %s', (beruf, yes) => {
  expect(of({ beruf }).istPharmazeutisch).toBe(yes)
})

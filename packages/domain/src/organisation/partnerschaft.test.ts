import { describe, expect, it } from 'vitest'
import { organisationArten } from '../shared/akteur.ts'
import { refusal } from '../shared/policy.fixtures.ts'
import { type Partnerschaft, byAnfrage, fitTogether, checkAnswer, checkEnde } from './partnerschaft.ts'

const wir = 'wir'
const andere = 'andere'
const stand = (neu: Partial<Partnerschaft>): Partnerschaft => ({ status: 'AKTIV', gefragtVon: wir, beendetVon: null, ...neu })

describe('working together', () => {
  it('is possible between a nursing service and the other two, never between a practice and a pharmacy', () => {
    const paare = organisationArten.flatMap((eine) => organisationArten.map((zweite) => [eine, zweite] as const))
    expect(paare.filter(([eine, zweite]) => fitTogether(eine, zweite))).toEqual([
      ['PFLEGEDIENST', 'APOTHEKE'],
      ['PFLEGEDIENST', 'ARZTPRAXIS'],
      ['APOTHEKE', 'PFLEGEDIENST'],
      ['ARZTPRAXIS', 'PFLEGEDIENST'],
    ])
  })

  it.each([
    ['nobody has asked', null, 'ANGEFRAGT'],
    ['the other house has asked', stand({ status: 'ANGEFRAGT', gefragtVon: andere }), 'AKTIV'],
    ['we have asked', stand({ status: 'ANGEFRAGT' }), 'organisation.partnerschaft_laeuft'],
    ['it holds', stand({}), 'organisation.partnerschaft_laeuft'],
    ['we ended it', stand({ status: 'BEENDET', beendetVon: wir }), 'ANGEFRAGT'],
    ['the other house ended it', stand({ status: 'BEENDET', beendetVon: andere }), 'organisation.partnerschaft_beendet'],
  ] as const)('can be asked for when %s: %s', (_wann, bisher, erwartet) => expect(refusal(() => byAnfrage(bisher, wir))).toBe(erwartet))

  it.each([
    ['that the other house put', stand({ status: 'ANGEFRAGT', gefragtVon: andere }), 'yes'],
    ['but not our own', stand({ status: 'ANGEFRAGT' }), 'organisation.partnerschaft_nicht_gefragt'],
    ['but not twice', stand({ gefragtVon: andere }), 'organisation.partnerschaft_nicht_gefragt'],
    [
      'and not after the end',
      stand({ status: 'BEENDET', gefragtVon: andere, beendetVon: andere }),
      'organisation.partnerschaft_nicht_gefragt',
    ],
  ] as const)('answers a question %s', (_welche, bisher, erwartet) => expect(refusal(() => checkAnswer(bisher, wir))).toBe(erwartet))

  it('ends once', () => {
    expect(refusal(() => checkEnde(stand({})))).toBe('yes')
    expect(refusal(() => checkEnde(stand({ status: 'ANGEFRAGT' })))).toBe('yes')
    expect(refusal(() => checkEnde(stand({ status: 'BEENDET', beendetVon: andere })))).toBe('organisation.partnerschaft_laeuft_nicht')
  })
})

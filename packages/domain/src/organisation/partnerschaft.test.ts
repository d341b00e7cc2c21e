import { describe, expect, it } from 'vitest'
import { organisationArten } from '../shared/akteur.ts'
import { refusal } from '../shared/policy.fixtures.ts'
import { type Partnerschaft, byAnfrage, fitTogether, checkAnswer, checkEnde } from './partnerschaft.ts'

const wir = 'wir'
const others = 'andere'
const stand = (neu: Partial<Partnerschaft>): Partnerschaft => ({ status: 'AKTIV', gefragtVon: wir, beendetVon: null, ...neu })

describe('working together', () => {
  it('is possible between a nursing service and the other two, never between a practice and a pharmacy', () => {
    const paare = organisationArten.flatMap((one) => organisationArten.map((zweite) => [one, zweite] as const))
    expect(paare.filter(([one, zweite]) => fitTogether(one, zweite))).toEqual([
      ['PFLEGEDIENST', 'APOTHEKE'],
      ['PFLEGEDIENST', 'ARZTPRAXIS'],
      ['APOTHEKE', 'PFLEGEDIENST'],
      ['ARZTPRAXIS', 'PFLEGEDIENST'],
    ])
  })

  it.each([
    ['nobody has asked', null, 'ANGEFRAGT'],
    ['the other house has asked', stand({ status: 'ANGEFRAGT', gefragtVon: others }), 'AKTIV'],
    ['we have asked', stand({ status: 'ANGEFRAGT' }), 'organisation.partnerschaft_laeuft'],
    ['it holds', stand({}), 'organisation.partnerschaft_laeuft'],
    ['we ended it', stand({ status: 'BEENDET', beendetVon: wir }), 'ANGEFRAGT'],
    ['the other house ended it', stand({ status: 'BEENDET', beendetVon: others }), 'organisation.partnerschaft_beendet'],
  ] as const)('can be asked for when %s: %s', (_wann, previous, erwartet) => expect(refusal(() => byAnfrage(previous, wir))).toBe(erwartet))

  it.each([
    ['that the other house put', stand({ status: 'ANGEFRAGT', gefragtVon: others }), 'yes'],
    ['but not our own', stand({ status: 'ANGEFRAGT' }), 'organisation.partnerschaft_nicht_gefragt'],
    ['but not twice', stand({ gefragtVon: others }), 'organisation.partnerschaft_nicht_gefragt'],
    [
      'and not after the end',
      stand({ status: 'BEENDET', gefragtVon: others, beendetVon: others }),
      'organisation.partnerschaft_nicht_gefragt',
    ],
  ] as const)('answers a question %s', (_welche, previous, erwartet) => expect(refusal(() => checkAnswer(previous, wir))).toBe(erwartet))

  it('ends once', () => {
    expect(refusal(() => checkEnde(stand({})))).toBe('yes')
    expect(refusal(() => checkEnde(stand({ status: 'ANGEFRAGT' })))).toBe('yes')
    expect(refusal(() => checkEnde(stand({ status: 'BEENDET', beendetVon: others })))).toBe('organisation.partnerschaft_laeuft_nicht')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ZielAngaben, zielAngaben } from './zielbereich.contract.ts'
import { stillApplies, zielSperre } from './zielbereich.policy.ts'
import { isPossible, vitalArten, vitalTable } from './vitalwerte.ts'

const target = (rest: Partial<ZielAngaben> = {}): ZielAngaben => ({
  art: 'BLUTDRUCK',
  von: 110,
  bis: 150,
  von2: null,
  bis2: 90,
  gueltigAb: '2026-11-18',
  gueltigBis: null,
  ...rest,
})
const error = (rest: Partial<ZielAngaben>) =>
  zielAngaben.safeParse(target(rest)).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

describe('who sets ranges for a Klient', () => {
  it.each([
    ['a doctor', 'ROLE_ARZT', true, null],
    ['the doctor who leads the practice', 'ROLE_ARZT_ADMIN', true, null],
    ['an assistant of the practice', 'ROLE_ARZT', false, 'dokumentation.ziel_nur_arzt'],
    ['a nurse', 'ROLE_PFLEGER', false, 'dokumentation.ziel_nur_arzt'],
    ['a pharmacist, whatever stands beside the name', 'ROLE_APOTHEKER', true, 'dokumentation.ziel_nur_arzt'],
    ['the administrator of the platform', 'ROLE_ADMIN', false, 'dokumentation.ziel_nur_arzt'],
  ] as const)('%s', (_wer, rolle, istArzt, erwartet) => {
    expect(zielSperre({ rolle, istArzt })).toBe(erwartet)
  })
})

describe('a range', () => {
  it('can be open at any end but not at all of them', () => {
    expect(error({})).toEqual([])
    expect(error({ von: null, bis: 140, bis2: null })).toEqual([])
    expect(error({ von: null, bis: null, bis2: null })).toEqual(['von pflicht'])
  })

  it('has its ends in order, and its days', () => {
    expect(error({ von: 150, bis: 110 })).toEqual(['bis bereich'])
    expect(error({ von2: 95, bis2: 90 })).toEqual(['bis2 bereich'])
    expect(error({ gueltigBis: '2026-11-17' })).toEqual(['gueltigBis zeitraum'])
  })

  it('has a second number only where two are measured', () => {
    expect(error({ art: 'PULS', von: 50, bis: 90, bis2: 60 })).toEqual(['bis2 falsch'])
  })

  it('names no number that cannot be measured, of no vital sign', () => {
    const count = fc.oneof(fc.integer({ min: -50, max: 1000 }), fc.double({ min: 0, max: 500, noNaN: true }))
    fc.assert(
      fc.property(fc.constantFrom(...vitalArten), count, (art, von) => {
        const geht = zielAngaben.safeParse(target({ art, von, bis: null, bis2: null })).success
        return geht === isPossible(von, vitalTable[art])
      }),
      { seed: 39 },
    )
  })

  it('can be ended until its last day is over', () => {
    const today = '2026-11-18'
    expect([null, '2026-11-19', today, '2026-11-17'].map((gueltigBis) => stillApplies({ gueltigBis }, today))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { readBereich } from './klient.document.ts'
import { emptyMittel, type Mittel } from './mittel.document.ts'
import { checkMittel, planChangesOf, planOnDay, planSchemeOf } from './medikation.ts'

const mittel = (rest: Partial<Mittel> = {}): Mittel => ({
  ...emptyMittel,
  arzneimittel: 'Ramipril',
  staerke: '5 mg',
  morgens: '1',
  von: '2026-11-01',
  planHerkunft: 'ARZT',
  angegebenAm: '2026-11-01',
  ...rest,
})

describe('the plan of medicines', () => {
  it('says what is taken on a day, the first and the last included', () => {
    const plan = [mittel({ bis: '2026-11-20' }), mittel({ arzneimittel: 'Novaminsulfon', von: '2026-11-20' })]
    const on = (day: string) => planOnDay(plan, day).map(({ arzneimittel }) => arzneimittel)
    expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-20'), on('2026-11-21')]).toEqual([
      [],
      ['Ramipril'],
      ['Ramipril', 'Novaminsulfon'],
      ['Novaminsulfon'],
    ])
  })

  it('writes the doses of a day as the paper plan does, and none where there is only one on demand', () => {
    expect(planSchemeOf(mittel({ abends: '1/2' }))).toBe('1–0–1/2–0')
    expect(planSchemeOf(mittel({ morgens: null, beiBedarf: true }))).toBeNull()
  })

  it('needs a dose, and on demand a most and a least distance; no day is of tomorrow', () => {
    const errors = (rest: Partial<Mittel>) => checkMittel('m', mittel(rest), '2026-11-18').map(({ path, code }) => `${path} ${code}`)
    expect(errors({})).toEqual([])
    expect(errors({ morgens: null })).toEqual(['m.morgens pflicht'])
    expect(errors({ morgens: null, beiBedarf: true })).toEqual([
      'm.einzeldosis pflicht',
      'm.hoechstmenge pflicht',
      'm.mindestabstand pflicht',
    ])
    expect(errors({ bis: '2026-10-31', angegebenAm: '2026-11-19' })).toEqual(['m.bis falsch', 'm.angegebenAm falsch'])
  })

  it('tells what is new, what was changed and what was stopped since the version before', () => {
    const before = [mittel(), mittel({ arzneimittel: 'Torasemid' }), mittel({ arzneimittel: 'ASS' })]
    const after = [mittel({ staerke: '10 mg' }), mittel({ arzneimittel: 'ASS' }), mittel({ arzneimittel: 'Pantoprazol' })]
    const told = planChangesOf(before, after).map(({ vorher, nachher }) => [vorher?.arzneimittel, nachher?.arzneimittel])
    expect(told).toEqual([
      ['Ramipril', 'Ramipril'],
      [undefined, 'Pantoprazol'],
      ['Torasemid', undefined],
    ])
    expect(planChangesOf(before, before)).toEqual([])
  })

  it('is empty in a record of before there was one', () => {
    expect(readBereich('medikation', {})).toEqual({ mittel: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { type Mittel, emptyMittel } from '../klient/mittel.document.ts'
import { positionInput } from './bestellung.fixtures.ts'
import { compareWithPlan, planBezugOf, planLineOf } from './planMatch.ts'

const line = (rest: Partial<Mittel> = {}): Mittel => ({
  ...emptyMittel,
  arzneimittel: 'Ramipril',
  staerke: '5 mg',
  morgens: '1',
  von: '2026-11-01',
  planHerkunft: 'ARZT',
  angegebenAm: '2026-11-01',
  ...rest,
})

const produkt = (bezeichnung: string, rest: { wirkstoff?: string | null; wirkstaerke?: string | null } = {}) => ({
  produktart: 'ARZNEIMITTEL' as const,
  bezeichnung,
  wirkstoff: null,
  wirkstaerke: null,
  ...rest,
})

const schema = (text: string) => {
  const [morgens = '', mittags = '', abends = '', nachts = ''] = text.split('-')
  return { schema: { morgens, mittags, abends, nachts }, text: null, lautMedikationsplan: false }
}
const inWords = (text: string) => ({ schema: null, text, lautMedikationsplan: false })
const differs = (
  name: ReturnType<typeof produkt>,
  dosierung: ReturnType<typeof schema> | ReturnType<typeof inWords> | null,
  plan = [line()],
) => compareWithPlan({ produkt: name, dosierung }, { mittel: plan })?.abweichungen

describe('a wish beside the plan of medicines', () => {
  it('is the same by substance, strength and numbers, however they are written', () => {
    expect(differs(produkt('Ramipril AbZ 5mg Tabletten N3'), schema('1-0-0-0'))).toEqual([])
    expect(differs(produkt('Delix 5 mg', { wirkstoff: 'Ramipril', wirkstaerke: '5 mg' }), inWords('1-0-0'))).toEqual([])
    expect(
      differs(produkt('Torasemid 10 mg'), schema('0,5-0-0-0'), [
        line({ arzneimittel: 'Torasemid', staerke: '10 mg', morgens: '1/2 Tablette' }),
      ]),
    ).toEqual([])
    expect(differs(produkt('Ramipril 5 mg'), null)).toEqual([])
  })

  it('differs in strength or dose, and says where one cannot compare', () => {
    expect(differs(produkt('Ramipril 10 mg'), schema('1-0-0-0'))).toEqual(['STAERKE'])
    expect(differs(produkt('Ramipril Tabletten'), schema('1-0-1-0'))).toEqual(['STAERKE_OFFEN', 'DOSIS'])
    expect(differs(produkt('Ramipril 5 mg'), inWords('morgens eine'))).toEqual(['DOSIS_OFFEN'])
    expect(differs(produkt('Ramipril 5 mg'), schema('1-0-0-0'), [line({ morgens: null, beiBedarf: true })])).toEqual(['DOSIS_OFFEN'])
  })

  it('is not the combination, nor another substance of the same maker, and of two strengths the one that is meant', () => {
    expect(differs(produkt('Ramipril HCT 5 mg/25 mg'), null)).toEqual(['FEHLT'])
    expect(differs(produkt('Bisoprolol 5 mg'), null)).toEqual(['FEHLT'])
    const both = [line(), line({ staerke: '2,5 mg', abends: '1', morgens: null })]
    expect(differs(produkt('Ramipril 2,5 mg'), schema('0-0-1-0'), both)).toEqual([])
    expect(
      compareWithPlan({ produkt: { ...produkt('Kompresse'), produktart: 'VERBANDSTOFF' }, dosierung: null }, { mittel: both }),
    ).toBeNull()
  })

  it('keeps with an order which plan was meant, and of its line no more than a dose needs', () => {
    const plan = { version: 3, am: '2026-11-12', mittel: [line({ anlass: 'Blutdruck' })] }
    const asInPlan = positionInput({ dosierung: { schema: null, text: null, lautMedikationsplan: true } })
    const bezug = planBezugOf(asInPlan, plan)
    expect(bezug).toMatchObject({ version: 3, am: '2026-11-12', zeile: { arzneimittel: 'Ramipril', planSchema: '1–0–0–0' } })
    expect(bezug?.zeile).not.toHaveProperty('anlass')
    expect(planBezugOf(positionInput(), plan)).toBeNull()
  })
})

describe('what a prescription would make of the plan', () => {
  const { produkt: ramipril } = positionInput()
  const stronger = { ...ramipril, bezeichnung: 'Ramipril 10 mg', wirkstaerke: '10 mg' }

  it('takes strength and numbers over, and keeps what else the line says', () => {
    const before = line({ anlass: 'Blutdruck', abends: '1' })
    expect(planLineOf({ produkt: stronger, dosierung: inWords('1/2-0-0') }, before, '2026-11-18')).toMatchObject({
      arzneimittel: 'Ramipril',
      staerke: '10 mg',
      morgens: '1/2',
      abends: null,
      anlass: 'Blutdruck',
      von: '2026-11-18',
      planHerkunft: 'ARZT',
    })
  })

  it('reads no numbers out of a sentence: they stay to be said', () => {
    const made = planLineOf({ produkt: stronger, dosierung: inWords('abends eine halbe') }, line(), '2026-11-18')
    expect([made.morgens, made.abends, made.anweisung]).toEqual([null, null, 'abends eine halbe'])
  })
})

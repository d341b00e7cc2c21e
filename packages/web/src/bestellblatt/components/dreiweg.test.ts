import { sayDarreichungsform } from '@dreiklang/domain/arzneimittel/darreichungsform'
import { describe, expect, it } from 'vitest'
import { position, positionId, ramipril, rezept } from '../../bestellung/components/position.fixtures.ts'
import { dreiwegOf, listChanges } from './Dreiweg.tsx'

const row = (rows: ReturnType<typeof dreiwegOf>, merkmal: string) => rows.find((one) => one.merkmal === merkmal)
const saying = (asked: string | null) => ({
  dosierung: (said: { text: string | null } | null) => (said === null ? asked : said.text),
  form: (said: string) => sayDarreichungsform(said, 'de'),
  menge: ({ menge, mengeneinheit }: { menge: number; mengeneinheit: string }) => `${menge} ${mengeneinheit}`,
})
const abgabe = (rest: Partial<typeof ramipril> = {}) => ({
  lieferungId: positionId(900),
  produkt: { ...ramipril, ...rest },
  menge: 2,
  charge: null,
  verfall: null,
  austauschGrund: null,
})

describe('asked for, prescribed, delivered', () => {
  it('marks nothing while nothing differs', () => {
    const rows = dreiwegOf(position({ rezept: rezept(), abgaben: [abgabe()], mengeGeliefert: 2 }), saying('1-0-0-0'))
    expect([...listChanges(rows, 'verordnet'), ...listChanges(rows, 'geliefert')]).toEqual([])
  })

  it('says the form in words, and a code that became its word is no change', () => {
    const asked = position({
      produkt: { ...ramipril, darreichungsform: 'FTA' },
      rezept: rezept({ produkt: { ...ramipril, darreichungsform: 'Filmtabletten' } }),
    })
    const said = row(dreiwegOf(asked, saying(null)), 'darreichungsform')
    expect([said?.angefordert, said?.verordnet]).toEqual(['Filmtabletten', { text: 'Filmtabletten', geaendert: false }])
    const other = { ...asked, rezept: rezept({ produkt: { ...ramipril, darreichungsform: 'HKP' } }) }
    expect(row(dreiwegOf(other, saying(null)), 'darreichungsform')?.verordnet).toEqual({ text: 'Hartkapseln', geaendert: true })
  })

  it('marks what the doctor changed', () => {
    const rows = dreiwegOf(position({ rezept: rezept({ menge: 1, geaendert: true, dosierungText: '1/2 abends' }) }), saying('1-0-0-0'))
    expect(row(rows, 'menge')?.verordnet).toEqual({ text: '1 PACKUNG', geaendert: true })
    expect(row(rows, 'dosierung')?.verordnet).toEqual({ text: '1/2 abends', geaendert: true })
    expect(row(rows, 'menge')?.geliefert).toBeNull()
  })

  it('has room in a row for product, amount and dose, and for another detail only where none of these differs', () => {
    const other = { ...ramipril, bezeichnung: 'Ramipril AbZ 5 mg', pzn: '01234562' }
    const named = dreiwegOf(position({ rezept: rezept({ produkt: other }) }), saying(null))
    expect(listChanges(named, 'verordnet')).toEqual([{ merkmal: 'bezeichnung', now: 'Ramipril AbZ 5 mg', before: 'Ramipril 5 mg' }])
    const sized = dreiwegOf(position({ rezept: rezept({ produkt: { ...ramipril, normgroesse: 'N1' } }) }), saying(null))
    expect(listChanges(sized, 'verordnet')).toMatchObject([{ merkmal: 'normgroesse', now: 'N1' }])
  })

  it('counts what was handed out in the unit of the substitute', () => {
    const austauschUmfang = { soll: 20, mengeneinheit: 'STUECK' as const, einverstanden: null }
    const rows = dreiwegOf(position({ rezept: rezept(), abgaben: [abgabe()], mengeGeliefert: 20, austauschUmfang }), saying(null))
    expect(row(rows, 'menge')).toMatchObject({ angefordert: '2 PACKUNG', geliefert: { text: '20 STUECK' } })
  })

  it('compares the delivery with the prescription, not with the wish', () => {
    const anderes = { ...ramipril, bezeichnung: 'Ramipril AbZ 5 mg' }
    const rows = dreiwegOf(position({ rezept: rezept({ produkt: anderes }), abgaben: [abgabe(anderes)], mengeGeliefert: 2 }), saying(null))
    expect(row(rows, 'bezeichnung')?.verordnet?.geaendert).toBe(true)
    expect(row(rows, 'bezeichnung')?.geliefert?.geaendert).toBe(false)
  })

  it('names two different packs of one position', () => {
    const rows = dreiwegOf(position({ abgaben: [abgabe(), abgabe({ bezeichnung: 'Ramipril AbZ 5 mg' })], mengeGeliefert: 2 }), saying(null))
    expect(row(rows, 'bezeichnung')?.geliefert).toEqual({ text: 'Ramipril 5 mg + Ramipril AbZ 5 mg', geaendert: true })
  })

  it('takes a missing PZN for no difference', () => {
    const rows = dreiwegOf(position({ rezept: rezept({ produkt: { ...ramipril, pzn: null } }) }), saying(null))
    expect(row(rows, 'pzn')?.verordnet).toEqual({ text: '–', geaendert: false })
  })
})

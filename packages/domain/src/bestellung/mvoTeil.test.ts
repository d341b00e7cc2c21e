import { describe, expect, it } from 'vitest'
import { after } from './bestellung.decider.ts'
import {
  apotheke,
  arzt,
  codeOf,
  entwurf,
  firstPosition,
  pflege,
  positionInput,
  verordnung,
  welt,
  type Welt,
} from './bestellung.fixtures.ts'
import { senden } from './entwurf.decider.ts'
import { handlungSchemas } from './handlungen.contract.ts'
import { asked, context, delivered, draftOfNext, prescribe, rezeptOf, teile, today, unnumbered } from './mvo.fixtures.ts'
import { listOrderedTeile, mvoIdOf } from './mvo.ts'
import { readRezept } from './rezept.document.ts'
import { checkVersand } from './versand.ts'
import { type Names, viewOf } from './view.ts'

const namen: Names = { klient: null, pflegedienst: { id: 'org-pflege', name: 'Pflege', telefon: null }, praxis: null, apotheke: null }

describe('each part has a Rezept-ID of its own', () => {
  const [first, second, third] = ['160.100.000.000.002.36', '160.000.000.000.123.76', '160.123.456.789.123.58']
  const numbered = (...ids: (string | undefined)[]) => teile.map((teil, i) => ({ ...teil, rezeptId: ids[i] ?? null }))
  const [withNumbers] = [numbered(first, second)]
  const said = (bestellung: Welt['bestellung'], vorherigeRezeptId: string | null) => ({
    ...bestellung,
    positionen: bestellung.positionen.map((position) => ({ ...position, vorherigeRezeptId })),
  })
  const faults = (bestellung: Welt['bestellung']) => checkVersand(bestellung, context).filter(({ schwere }) => schwere === 'FEHLER')

  it('which the doctor says part by part, and the order of the next part brings along', () => {
    const w = delivered(withNumbers)
    expect(firstPosition(w).rezept).toMatchObject({ rezeptId: first, mvo: { teile: withNumbers } })
    const { bestellung } = draftOfNext(w)
    expect(bestellung.positionen[0]).toMatchObject({ vorherigeRezeptId: second, rezept: { rezeptId: second, mvo: { nr: 2 } } })
    expect(after(bestellung, senden(bestellung, context)).positionen[0]?.rezept?.rezeptId).toBe(second)
  })
  it('which is that of the first part when it is said of the prescription as a whole', () => {
    const w = asked()
    prescribe(w, teile, { rezeptId: first })
    expect(rezeptOf(w)).toMatchObject({ rezeptId: first, mvo: { teile: numbered(first) } })
    expect(codeOf(() => prescribe(asked(), withNumbers, { rezeptId: first }))).toBe('angenommen')
    expect(codeOf(() => prescribe(asked(), withNumbers, { rezeptId: third }))).toBe('bestellung.mvo_rezept_id')
  })
  it('and no other part has it', () => {
    expect(codeOf(() => prescribe(asked(), numbered(first, second, first)))).toBe('bestellung.mvo_rezept_id')
    expect(codeOf(() => prescribe(asked(), numbered(undefined, second, second)))).toBe('bestellung.mvo_rezept_id')
    const fits = (mvo: unknown) => handlungSchemas.verordnen.safeParse({ version: 1, ...verordnung([], { mvo }) }).error?.issues ?? []
    const wrong = numbered('160.100.000.000.002.37').map((teil) => ({ ...teil }))
    expect(fits(wrong).map(({ path }) => path.join('.'))).toContain('mvo.0.rezeptId')
    expect(fits(withNumbers).map(({ path }) => path.join('.'))).not.toContain('mvo.0.rezeptId')
  })
  it('which no two medicines can be told by at once', () => {
    const w = welt(entwurf({ positionen: [positionInput(), positionInput()] }))
    w.run(pflege, 'senden', {})
    expect(codeOf(() => prescribe(w, withNumbers))).toBe('bestellung.rezept_id_einzeln')
  })
  it('which the nurse says of the part that she orders, and never that of another one', () => {
    const { bestellung } = draftOfNext(delivered(numbered(first)))
    expect(faults(said(bestellung, first)).map(({ path, code }) => [path, code])).toEqual([
      ['positionen.0.vorherigeRezeptId', 'versand.rezept_id_anderer_teil'],
    ])
    const right = said(bestellung, second)
    expect(faults(right)).toEqual([])
    expect(after(right, senden(right, context)).positionen[0]?.rezept).toMatchObject({
      rezeptId: second,
      mvo: { teile: numbered(first, second) },
    })
  })
  it('which is known as it was said last, in whichever order of the Mehrfachverordnung', () => {
    const { bestellung } = draftOfNext(delivered(numbered(first)), [{ nr: 3, rezeptId: third }])
    expect(faults(said(bestellung, third)).map(({ code }) => code)).toEqual(['versand.rezept_id_anderer_teil'])
  })
  it('which the pharmacy reads of the part that it serves, and not of the others', () => {
    const w = delivered(withNumbers)
    const numbersFor = (who: typeof pflege) =>
      viewOf(w.bestellung, { namen, person: who, now: today.now }).positionen[0]?.rezept?.mvo?.teile.map(({ rezeptId }) => rezeptId)
    expect(numbersFor(apotheke)).toEqual([first, null, null])
    expect(numbersFor(arzt)).toEqual([first, second, null])
    expect(numbersFor({ ...arzt, organisationId: 'another-practice' })).toEqual([first, null, null])
    expect(numbersFor(pflege)).toEqual([first, second, null])
  })
})

describe('an order takes its part for itself', () => {
  const sent = () => {
    const { bestellung } = draftOfNext(delivered())
    return after(bestellung, senden(bestellung, context))
  }
  it('by the prescription of the first part, from the draft on', () => {
    const w = delivered()
    const mvoId = firstPosition(w).rezept?.id
    expect(listOrderedTeile(w.bestellung)).toEqual([])
    expect(listOrderedTeile(draftOfNext(w).bestellung)).toEqual([{ mvoId, nr: 2 }])
    expect(listOrderedTeile(sent())).toMatchObject([{ nr: 2 }])
  })
  it('until it is cancelled or declined', () => {
    for (const status of ['STORNIERT', 'ABGELEHNT'] as const) {
      const bestellung = sent()
      const positionen = bestellung.positionen.map((position) => ({ ...position, status }))
      expect(listOrderedTeile({ positionen })).toEqual([])
    }
  })
  it('and also of a prescription that was stored before its Mehrfachverordnung had a name', () => {
    const w = delivered()
    const { rezept } = firstPosition(w)
    const older = readRezept({ ...rezept, mvo: { nr: 1, teile } })
    expect(older.mvo).toEqual({ id: null, nr: 1, teile: teile.map(unnumbered) })
    expect(mvoIdOf(older)).toBe(rezept?.id)
  })
})

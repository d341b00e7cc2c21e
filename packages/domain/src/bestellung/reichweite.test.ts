import { describe, expect, it } from 'vitest'
import { emptyMittel, type Mittel } from '../klient/mittel.document.ts'
import { apotheke, austausch, bis, bring, entwurf, firstPosition, pflege, positionInput, type Welt, welt } from './bestellung.fixtures.ts'
import { findReichweite, isReorderDue } from './reichweite.ts'

const ramipril = (rest: Partial<Mittel> = {}): Mittel => ({
  ...emptyMittel,
  arzneimittel: 'Ramipril',
  staerke: '5 mg',
  morgens: '1',
  von: '2026-01-01',
  planHerkunft: 'ARZT',
  angegebenAm: '2026-01-01',
  ...rest,
})
const plan = (...mittel: Mittel[]) => ({ version: 3, am: '2026-11-02', mittel })
const byPlan = { schema: null, text: null, lautMedikationsplan: true } as const

const delivered = (rest: Parameters<typeof positionInput>[0] = {}): Welt =>
  bis('GELIEFERT', welt(entwurf({ positionen: [positionInput(rest)] })))
/** Two packs of 50, delivered on 18 November. */
const of = (w: Welt, known: Parameters<typeof findReichweite>[1] = { inhalt: 50, plan: plan(ramipril()) }) =>
  findReichweite(firstPosition(w), known)

describe('what was delivered lasts by arithmetic', () => {
  it('until pieces by the dose of the plan, with all that it was reckoned from', () => {
    expect(of(delivered())).toEqual({
      stueck: 100,
      am: '2026-11-18',
      jeTag: 1,
      plan: { version: 3, am: '2026-11-02' },
      bis: '2027-02-25',
    })
  })

  it('with halves, thirds and several times a day', () => {
    const dose = { morgens: '1', mittags: '0', abends: '1/2', nachts: '' }
    const halves = delivered({ dosierung: { schema: dose, text: null, lautMedikationsplan: false } })
    expect(of(halves, { inhalt: 50, plan: plan(ramipril({ abends: '1/2' })) })).toMatchObject({ jeTag: 1.5, bis: '2027-01-22' })
  })

  it('by the dose of the order where no plan is kept', () => {
    expect(of(delivered(), { inhalt: 50, plan: null })).toMatchObject({ jeTag: 1, plan: null, bis: '2027-02-25' })
  })

  it('of single pieces without asking how many a pack holds', () => {
    expect(of(delivered({ mengeneinheit: 'STUECK' }), { inhalt: null, plan: plan(ramipril()) })).toMatchObject({
      stueck: 2,
      bis: '2026-11-19',
    })
  })

  it.each([
    ['of packs of which nobody says what they hold', { inhalt: null, plan: plan(ramipril()) }],
    ['of what the plan does not list: it may have been stopped', { inhalt: 50, plan: plan(ramipril({ arzneimittel: 'Metoprolol' })) }],
    ['of another strength', { inhalt: 50, plan: plan(ramipril({ staerke: '10 mg' })) }],
    ['of another dose', { inhalt: 50, plan: plan(ramipril({ abends: '1' })) }],
    ['of a dose in words', { inhalt: 50, plan: plan(ramipril({ morgens: 'nach Plan' })) }],
    ['of what is taken on demand', { inhalt: 50, plan: plan(ramipril({ morgens: null, beiBedarf: true, einzeldosis: '1' })) }],
  ])('not %s', (_what, known) => expect(of(delivered(), known)).toBeNull())

  it('not as in the plan where none is kept any more', () => {
    const w = delivered()
    w.bestellung = { ...w.bestellung, positionen: w.bestellung.positionen.map((one) => ({ ...one, rezept: null, dosierung: byPlan })) }
    expect(of(w, { inhalt: 50, plan: null })).toBeNull()
    expect(of(w)).toMatchObject({ jeTag: 1 })
  })

  it('not of a substitute, nor of what went back', () => {
    const substitute = bis('IN_BEARBEITUNG')
    substitute.run(apotheke, 'austauschen', austausch(substitute.ids))
    substitute.run(apotheke, 'bereitstellen', {
      positionen: substitute.ids.map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null })),
      geplantAm: null,
      kontrolliertVon: null,
    })
    bring(substitute)
    expect(of(substitute)).toBeNull()
    const returned = delivered()
    returned.run(pflege, 'retoureFesthalten', {
      positionIds: returned.ids,
      art: 'RUECKGABE',
      menge: 1,
      einheit: 'PACKUNG',
      grund: 'Zu viel',
      zeugen: [],
    })
    expect(of(returned)).toBeNull()
  })
})

it('is proposed within so many days before its end, and no longer when it has long been over', () => {
  const dueOn = (heute: string) => isReorderDue({ bis: '2026-11-25' }, { heute, within: 7 })
  expect(['2026-11-18', '2026-11-19', '2026-11-25', '2026-12-09', '2026-12-10'].map(dueOn)).toEqual([false, true, true, true, false])
})

import { expect, it } from 'vitest'
import { apotheke, arzt, bis, bring, firstPosition, pflege, type Welt } from './bestellung.fixtures.ts'
import { sperre } from './bestellung.policy.ts'

function packed(zuzahlungCent: number | null): Welt {
  const w = bis('IN_BEARBEITUNG')
  w.run(apotheke, 'bereitstellen', {
    positionen: w.ids.map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null, zuzahlungCent })),
    geplantAm: null,
    kontrolliertVon: null,
  })
  return w
}
const after = (zuzahlungCent: number | null): Welt => {
  const w = packed(zuzahlungCent)
  bring(w)
  return w
}
const gate = (w: Welt, who = apotheke) =>
  sperre('recordZuzahlung', { bestellung: w.bestellung, position: firstPosition(w), handelnder: who, heute: '2026-11-18' })

it('what is open of a Zuzahlung is told by the pharmacy, once the bag was handed over, and while something is open', () => {
  expect(gate(after(1000))).toBeNull()
  expect(gate(packed(1000))).toBe('bestellung.keine_zuzahlung_offen')
  expect([gate(after(0)), gate(after(null))]).toEqual(['bestellung.keine_zuzahlung_offen', 'bestellung.keine_zuzahlung_offen'])
  expect([gate(after(1000), pflege), gate(after(1000), arzt)]).toEqual(['bestellung.nicht_deine_rolle', 'bestellung.nicht_deine_rolle'])
})

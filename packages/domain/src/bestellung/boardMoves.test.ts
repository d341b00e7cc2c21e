import { describe, expect, it } from 'vitest'
import { boardColumns, boardEnds, boardTargets, moveTo, stepsBetween } from './boardMoves.ts'
import { endStatus, positionStatus } from './bestellung.ts'
import { transitions } from './transitions.ts'

describe('The board of orders', () => {
  it('has a column or an end for every state but the draft, which is written and not drawn', () => {
    expect(boardTargets.toSorted()).toEqual(positionStatus.filter((status) => status !== 'ENTWURF').toSorted())
    expect(boardEnds.toSorted()).toEqual(endStatus.toSorted())
  })

  it('lets a position be drawn only along the table of steps', () => {
    for (const from of boardColumns)
      for (const to of boardTargets)
        for (const handlung of stepsBetween(from, to)) {
          expect(transitions[handlung].von).toContain(from)
          expect(transitions[handlung].nach[0]).toBe(to)
        }
  })

  it.each([
    ['VERORDNET', 'BEI_APOTHEKE', ['anApothekeGeben']],
    ['BEI_APOTHEKE', 'IN_BEARBEITUNG', ['annehmen']],
    ['BEI_APOTHEKE', 'ABGELEHNT', ['rezeptZurueckziehen', 'apothekeAblehnen']],
    ['IN_BEARBEITUNG', 'BEREIT', ['bereitstellen']],
    ['BEREIT', 'IN_BEARBEITUNG', ['zuruecknehmen']],
    ['BEREIT', 'GELIEFERT', ['zustellen', 'abholungBestaetigen']],
    ['GELIEFERT', 'ABGESCHLOSSEN', ['eingangBestaetigen']],
    ['BEIM_ARZT', 'GELIEFERT', []],
    ['BEREIT', 'BEREIT', []],
  ] as const)('from %s to %s asks for %j', (from, to, steps) => {
    expect(stepsBetween(from, to)).toEqual(steps)
  })
})

describe('A position that is drawn', () => {
  const atApotheke = {
    status: 'BEI_APOTHEKE',
    uebergaenge: { annehmen: true, apothekeAblehnen: 'bestellung.notfall_erst_bestaetigen' },
  } as const

  it('takes the step that is open to the reader', () => {
    expect(moveTo(atApotheke, 'IN_BEARBEITUNG')).toEqual({ kind: 'step', handlung: 'annehmen' })
  })

  it('says why a step is not open now', () => {
    expect(moveTo(atApotheke, 'ABGELEHNT')).toEqual({ kind: 'shut', reason: 'bestellung.notfall_erst_bestaetigen' })
  })

  it('says that a step is another role’s', () => {
    expect(moveTo(atApotheke, 'STORNIERT')).toEqual({ kind: 'shut', reason: 'bestellung.nicht_deine_rolle' })
  })

  it('has no reason to tell where no step of anybody leads', () => {
    expect(moveTo(atApotheke, 'GELIEFERT')).toEqual({ kind: 'shut', reason: null })
  })

  it('stays where it is', () => {
    expect(moveTo(atApotheke, 'BEI_APOTHEKE')).toEqual({ kind: 'stays' })
  })

  it('takes whichever of two steps is the reader’s own', () => {
    const uebergaenge = { zustellen: 'bestellung.nicht_deine_rolle', abholungBestaetigen: true } as const
    expect(moveTo({ status: 'BEREIT', uebergaenge }, 'GELIEFERT')).toEqual({ kind: 'step', handlung: 'abholungBestaetigen' })
  })
})

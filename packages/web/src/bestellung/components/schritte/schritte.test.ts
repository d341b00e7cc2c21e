import { describe, expect, it } from 'vitest'
import { bestellung, position, positionId } from '../position.fixtures.ts'
import { sharedSteps, lockedSteps, lockedStepsOf, isAnforderer, nextStep, openSteps, stepOf } from './schritte.ts'

describe('the buttons of a position', () => {
  it('come from the answer and from nothing else', () => {
    const transitions = { verordnen: true, arztAblehnen: 'bestellung.falscher_status', rueckfrageStellen: true } as const
    expect(openSteps(transitions)).toEqual(['verordnen', 'rueckfrageStellen'])
  })

  it('leave out what the contract does not know, and what has a place of its own', () => {
    expect(openSteps({ zaubern: true, senden: true, rueckfrageAntworten: true, annehmen: true })).toEqual(['annehmen'])
  })

  it('have a natural first', () => {
    expect(stepOf(bestellung(), position())).toBe('verordnen')
    expect(nextStep(['stornieren', 'rueckfrageStellen'], null, true)).toBeNull()
    expect(nextStep(['bereitstellen', 'stornoBeantworten'], null, true)).toBe('stornoBeantworten')
  })

  it('send a bag out before it is handed over, unless somebody fetches it', () => {
    const offene = ['ausliefern', 'zustellen'] as const
    expect(nextStep(offene, { status: 'VORBEREITET' }, true)).toBe('ausliefern')
    expect(nextStep(offene, { status: 'UNTERWEGS' }, true)).toBe('zustellen')
    expect(nextStep(offene, { status: 'NICHT_ZUGESTELLT' }, true)).toBe('ausliefern')
    expect(nextStep(offene, { status: 'VORBEREITET' }, false)).toBe('zustellen')
  })
})

describe('several positions', () => {
  it('share the steps that are open for each of them', () => {
    const one = position({ uebergaenge: { verordnen: true, arztAblehnen: true } })
    const others = position({ id: positionId(2), uebergaenge: { verordnen: 'bestellung.falscher_status', arztAblehnen: true } })
    expect(sharedSteps([one, others])).toEqual(['arztAblehnen'])
  })

  it('do not share a step whose words fit one only', () => {
    const uebergaenge = { austauschen: true, bereitstellen: true } as const
    expect(sharedSteps([position({ uebergaenge })])).toContain('austauschen')
    expect(sharedSteps([position({ uebergaenge }), position({ id: positionId(2), uebergaenge })])).toEqual(['bereitstellen'])
  })
})

describe('why not', () => {
  it('groups by reason, the most telling first', () => {
    const groups = lockedSteps({
      stornieren: 'bestellung.falscher_status',
      anApothekeGeben: 'bestellung.rezept_abgelaufen',
      neuAnfordern: true,
      reklamieren: 'bestellung.falscher_status',
    })
    expect(groups.slice(0, 2)).toEqual([
      { code: 'bestellung.rezept_abgelaufen', steps: ['anApothekeGeben'] },
      { code: 'bestellung.falscher_status', steps: ['reklamieren', 'stornieren'] },
    ])
    expect(groups[2]).toMatchObject({
      code: 'bestellung.nicht_deine_rolle',
      steps: expect.arrayContaining(['annehmen', 'verordnen']),
    })
    expect(groups).toHaveLength(3)
  })

  it('is asked of several at once: what one of them holds up is shut for all', () => {
    const groups = lockedStepsOf([{ annehmen: true }, { annehmen: 'bestellung.falscher_status' }])
    expect(groups.find(({ steps }) => steps.includes('annehmen'))?.code).toBe('bestellung.falscher_status')
    expect(lockedStepsOf([{ annehmen: true }, { annehmen: true }]).some(({ steps }) => steps.includes('annehmen'))).toBe(false)
  })

  it('says nothing about a copy, with which nobody can do anything', () => expect(lockedSteps({})).toEqual([]))
})

describe('reordering', () => {
  const mit = (step: string) => bestellung({ positionen: [position({ uebergaenge: { [step]: 'bestellung.falscher_status' } })] })

  it('is for whom the server takes for one who sends', () => {
    expect(isAnforderer(mit('senden'))).toBe(true)
    expect(isAnforderer(mit('annehmen'))).toBe(false)
  })

  it('is not for the reader of a kept copy, whose steps are empty', () => {
    expect(isAnforderer(bestellung({ positionen: [position({ uebergaenge: {} })] }))).toBe(false)
  })
})

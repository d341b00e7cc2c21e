import { describe, expect, it } from 'vitest'
import { bestellung, position, positionId } from '../position.fixtures.ts'
import { gemeinsameSchritte, gesperrteSchritte, istAnforderer, naechsterSchritt, offeneSchritte, schrittVon } from './schritte.ts'

describe('the buttons of a position', () => {
  it('come from the answer and from nothing else', () => {
    const uebergaenge = { verordnen: true, arztAblehnen: 'bestellung.falscher_status', rueckfrageStellen: true } as const
    expect(offeneSchritte(uebergaenge)).toEqual(['verordnen', 'rueckfrageStellen'])
  })

  it('leave out what the contract does not know, and what has a place of its own', () => {
    expect(offeneSchritte({ zaubern: true, senden: true, rueckfrageAntworten: true, annehmen: true })).toEqual(['annehmen'])
  })

  it('have a natural first', () => {
    expect(schrittVon(bestellung(), position())).toBe('verordnen')
    expect(naechsterSchritt(['stornieren', 'rueckfrageStellen'], null, true)).toBeNull()
    expect(naechsterSchritt(['bereitstellen', 'stornoBeantworten'], null, true)).toBe('stornoBeantworten')
  })

  it('send a bag out before it is handed over, unless somebody fetches it', () => {
    const offene = ['ausliefern', 'zustellen'] as const
    expect(naechsterSchritt(offene, { status: 'VORBEREITET' }, true)).toBe('ausliefern')
    expect(naechsterSchritt(offene, { status: 'UNTERWEGS' }, true)).toBe('zustellen')
    expect(naechsterSchritt(offene, { status: 'NICHT_ZUGESTELLT' }, true)).toBe('ausliefern')
    expect(naechsterSchritt(offene, { status: 'VORBEREITET' }, false)).toBe('zustellen')
  })
})

describe('several positions', () => {
  it('share the steps that are open for each of them', () => {
    const eine = position({ uebergaenge: { verordnen: true, arztAblehnen: true } })
    const andere = position({ id: positionId(2), uebergaenge: { verordnen: 'bestellung.falscher_status', arztAblehnen: true } })
    expect(gemeinsameSchritte([eine, andere])).toEqual(['arztAblehnen'])
  })

  it('do not share a step whose words fit one only', () => {
    const uebergaenge = { austauschen: true, bereitstellen: true } as const
    expect(gemeinsameSchritte([position({ uebergaenge })])).toContain('austauschen')
    expect(gemeinsameSchritte([position({ uebergaenge }), position({ id: positionId(2), uebergaenge })])).toEqual(['bereitstellen'])
  })
})

describe('why not', () => {
  it('groups by reason, the most telling first', () => {
    const gruppen = gesperrteSchritte({
      stornieren: 'bestellung.falscher_status',
      anApothekeGeben: 'bestellung.rezept_abgelaufen',
      neuAnfordern: true,
      reklamieren: 'bestellung.falscher_status',
    })
    expect(gruppen.slice(0, 2)).toEqual([
      { code: 'bestellung.rezept_abgelaufen', steps: ['anApothekeGeben'] },
      { code: 'bestellung.falscher_status', steps: ['reklamieren', 'stornieren'] },
    ])
    expect(gruppen[2]).toMatchObject({
      code: 'bestellung.nicht_deine_rolle',
      steps: expect.arrayContaining(['annehmen', 'verordnen']),
    })
    expect(gruppen).toHaveLength(3)
  })

  it('says nothing about a copy, with which nobody can do anything', () => expect(gesperrteSchritte({})).toEqual([]))
})

describe('reordering', () => {
  const mit = (schritt: string) => bestellung({ positionen: [position({ uebergaenge: { [schritt]: 'bestellung.falscher_status' } })] })

  it('is for whom the server takes for one who sends', () => {
    expect(istAnforderer(mit('senden'))).toBe(true)
    expect(istAnforderer(mit('annehmen'))).toBe(false)
  })

  it('is not for the reader of a kept copy, whose steps are empty', () => {
    expect(istAnforderer(bestellung({ positionen: [position({ uebergaenge: {} })] }))).toBe(false)
  })
})

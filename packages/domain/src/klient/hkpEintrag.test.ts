import { describe, expect, it } from 'vitest'
import { maxVerordnungen } from './hkp.ts'
import { type Eintrag, recordVerordnung } from './hkpEintrag.ts'
import { emptyVerordnung } from './klient.document.ts'

const positionId = '00000000-0000-4000-8000-000000000001'
const paper: Eintrag = {
  ...emptyVerordnung,
  von: '2026-12-01',
  bis: '2026-12-31',
  leistungen: ['31b'],
  massnahmen: 'Kompressionsstrümpfe anziehen',
  haeufigkeit: '1 × täglich',
  ausgestelltAm: '2026-11-24',
  positionId,
}
const submitted = { ...paper, eingereichtAm: '2026-11-27' }
const told = { paper: submitted, felder: ['eingereichtAm'] as const, first: false, vorrang: null }

describe('the record of a Klient learns from the way of his Verordnung', () => {
  it('has it as an entry as soon as the paper is fetched', () => {
    const fetched = { paper, felder: ['massnahmen'] as const, first: true, vorrang: null }
    expect(recordVerordnung([], fetched)).toEqual({ art: 'GESCHRIEBEN', verordnungen: [paper] })
  })

  it('writes the day on which it was handed in, and keeps what a person has changed meanwhile', () => {
    const byHand = { ...paper, haeufigkeit: '2 × täglich' }
    expect(recordVerordnung([byHand], told)).toEqual({ art: 'GESCHRIEBEN', verordnungen: [{ ...byHand, eingereichtAm: '2026-11-27' }] })
  })

  it('goes on with the entry that somebody typed from the same paper', () => {
    expect(recordVerordnung([{ ...paper, positionId: null }], told)).toEqual({ art: 'GESCHRIEBEN', verordnungen: [submitted] })
  })

  it('asks before it replaces what a person wrote', () => {
    const byHand = { ...paper, eingereichtAm: '2026-11-25' }
    expect(recordVerordnung([byHand], told)).toEqual({ art: 'ANDERS', felder: ['eingereichtAm'] })
    expect(recordVerordnung([byHand], { ...told, vorrang: 'AKTE' })).toEqual({ art: 'GESCHRIEBEN', verordnungen: [byHand] })
    expect(recordVerordnung([byHand], { ...told, vorrang: 'PAPIER' })).toEqual({ art: 'GESCHRIEBEN', verordnungen: [submitted] })
  })

  it('asks before it brings back what a person has removed', () => {
    expect(recordVerordnung([], told)).toEqual({ art: 'ANDERS', felder: [] })
    expect(recordVerordnung([], { ...told, vorrang: 'AKTE' })).toEqual({ art: 'GESCHRIEBEN', verordnungen: [] })
    expect(recordVerordnung([], { ...told, vorrang: 'PAPIER' })).toEqual({ art: 'GESCHRIEBEN', verordnungen: [submitted] })
  })

  it('leaves every other Verordnung alone, and says when there is no room for one more', () => {
    const others = Array.from({ length: maxVerordnungen }, (_, i) => ({
      ...paper,
      positionId: null,
      von: `2026-01-${String(i + 1).padStart(2, '0')}`,
    }))
    const fetched = { paper, felder: ['massnahmen'] as const, first: true, vorrang: null }
    expect(recordVerordnung(others, fetched)).toEqual({ art: 'VOLL' })
    expect(recordVerordnung(others.slice(1), fetched)).toEqual({ art: 'GESCHRIEBEN', verordnungen: [...others.slice(1), paper] })
  })
})

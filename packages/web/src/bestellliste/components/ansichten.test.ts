import { describe, expect, it } from 'vitest'
import { anfrageOf, reiterOf, queryFrom, searchSchema } from '../../liste/components/listForm.ts'
import { readSearch } from '../../shared/searchParams.ts'
import { ansichten, bestellLists } from './ansichten.ts'

describe('the lists of orders', () => {
  it('open with what lies with the reader', () => {
    expect(reiterOf(bestellLists.pflege, null)?.fest).toEqual({ wartetAuf: ['PFLEGE'] })
    expect(reiterOf(bestellLists.arzt, null)?.fest).toEqual({ wartetAuf: ['ARZT'] })
    expect(reiterOf(bestellLists.apotheke, null)?.fest).toEqual({ status: ['BEI_APOTHEKE'] })
  })

  it('fall back to their first tab for the tab of another side', () => {
    expect(reiterOf(bestellLists.arzt, 'entwuerfe')?.id).toBe('anfragen')
  })

  it('read the addresses that people have kept', () => {
    const adresse = {
      ansicht: 'alle',
      status: ['BEREIT', 'GELIEFERT'],
      prioritaet: 'NOTFALL',
      von: '2026-11-01',
      suche: 'Müller',
      sortierung: 'bedarf',
    }
    const search = queryFrom(bestellLists.pflege, readSearch(searchSchema(bestellLists.pflege), adresse))
    expect(anfrageOf(bestellLists.pflege, search)).toEqual({
      status: ['BEREIT', 'GELIEFERT'],
      prioritaet: ['NOTFALL'],
      von: '2026-11-01',
      suche: 'Müller',
      sortierung: 'bedarf',
      limit: '25',
    })
  })

  it('count what lies in a tab', () => {
    const apotheke = ansichten.pflege.find(({ id }) => id === 'apotheke')
    expect(
      apotheke?.anzahl?.({ status: { BEI_APOTHEKE: 2, BEREIT: 1, GELIEFERT: 9 }, wartetAufMich: 4, wartetAufAndere: 2, ueberfaellig: 1 }),
    ).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { readSearch } from '../../../shared/searchParams.ts'
import { anfrageVon, ansichten, ansichtVon, anzahlFilter, listenSuche } from './ansichten.ts'

const gelesen = (raw: Record<string, unknown>) => readSearch(listenSuche, raw)

describe('the address of a list', () => {
  it('opens with what lies with the reader', () => {
    expect(ansichtVon('pflege', null).wartetAuf).toEqual(['PFLEGE'])
    expect(ansichtVon('arzt', null).wartetAuf).toEqual(['ARZT'])
    expect(ansichtVon('apotheke', null).status).toEqual(['BEI_APOTHEKE'])
  })

  it('falls back to its first tab for the tab of another side', () => {
    expect(ansichtVon('arzt', 'entwuerfe').id).toBe('anfragen')
  })

  it('reads one value and several values of a filter', () => {
    expect(gelesen({ status: 'BEREIT' }).status).toEqual(['BEREIT'])
    expect(gelesen({ status: ['BEREIT', 'GELIEFERT'] }).status).toEqual(['BEREIT', 'GELIEFERT'])
  })

  it('ignores a wrong value without losing the others', () => {
    const suche = gelesen({ klientId: 'niemand', von: '2026-02-30', prioritaet: 'NOTFALL' })
    expect(suche.klientId).toBeNull()
    expect(suche.von).toBeNull()
    expect(suche.prioritaet).toEqual(['NOTFALL'])
  })

  it('asks the server for the last page that was gone to', () => {
    expect(anfrageVon(gelesen({ cursor: ['eins', 'zwei'] }), ansichtVon('pflege', 'alle')).cursor).toBe('zwei')
  })

  it('lets a tab decide its own dimension', () => {
    const suche = gelesen({ ansicht: 'arzt', status: 'BEREIT', wartetAuf: 'PFLEGE' })
    const anfrage = anfrageVon(suche, ansichtVon('pflege', 'arzt'))
    expect(anfrage.status).toEqual(['BEIM_ARZT'])
    expect(anfrage.wartetAuf).toEqual(['PFLEGE'])
    expect(anzahlFilter(suche, ansichtVon('pflege', 'arzt'))).toBe(1)
  })

  it('searches from two letters on', () => {
    expect(anfrageVon(gelesen({ suche: 'm' }), ansichtVon('pflege', 'alle')).suche).toBeUndefined()
    expect(anfrageVon(gelesen({ suche: ' mü ' }), ansichtVon('pflege', 'alle')).suche).toBe('mü')
  })

  it('counts what lies in a tab', () => {
    const apotheke = ansichten.pflege.find(({ id }) => id === 'apotheke')
    expect(apotheke?.anzahl?.({ status: { BEI_APOTHEKE: 2, BEREIT: 1, GELIEFERT: 9 }, wartetAufMich: 4 })).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { geplant, inStatus } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import { emptyBlatt } from './blatt.document.ts'
import { composeLeistungsnachweis, monthOf } from './leistungsnachweis.ts'

const insulin = { code: null, bezeichnung: 'Insulin', quelle: 'HKP', sollMinuten: 5, erbracht: true, grundNichtErbracht: null } as const
const waschen = { ...insulin, bezeichnung: 'Waschen', quelle: 'SGB_XI' } as const
const done = (besuch: Hausbesuch) => ({
  besuch: { ...besuch, leistungen: [insulin, waschen] },
  blatt: { ...emptyBlatt(2), leistungen: [true, true].map((erbracht) => ({ erbracht, grund: null })) },
  abgeschlossen: true,
  name: 'Jonas',
})
const compose = (...visits: Parameters<typeof composeLeistungsnachweis>[0]) => composeLeistungsnachweis(visits, '2026-11-30')

describe('the month sheet', () => {
  it('counts what was provided on each day, Behandlungspflege and Pflegeversicherung apart', () => {
    const { summen } = compose(done(inStatus('ABGESCHLOSSEN')), done(inStatus('ABGESCHLOSSEN')))
    expect(summen.map(({ bezeichnung, quelle, tage }) => [bezeichnung, quelle, tage.length])).toEqual([
      ['Insulin', 'HKP', 2],
      ['Waschen', 'SGB_XI', 2],
    ])
  })

  it('counts nothing of a visit that did not take place, also where its sheet was begun and closed with it', () => {
    const { besuche, summen, offene } = compose(done(inStatus('NICHT_ANGETROFFEN')), done(inStatus('ABGESAGT')))
    expect([besuche, summen, offene]).toEqual([[], [], []])
  })

  it('names the visits up to today that nobody has documented, and those of tomorrow not yet', () => {
    const open = { besuch: geplant(), blatt: null, abgeschlossen: false, name: null }
    expect(compose(open).offene).toHaveLength(1)
    expect(composeLeistungsnachweis([open], '2026-11-18').offene).toEqual([])
  })

  it('goes from the first to the last day of the month, also in February', () => {
    expect(monthOf('2028-02-10')).toEqual({ von: '2028-02-01', bis: '2028-02-29' })
  })
})

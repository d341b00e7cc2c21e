import { describe, expect, it } from 'vitest'
import { geplant, jonas, sabine } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { Person } from '../hausbesuch/hausbesuch.policy.ts'
import { viewOf } from '../hausbesuch/view.ts'
import type { Entry } from './entry.contract.ts'
import { withWaiting } from './vorausschau.ts'

const am = '2026-11-19T07:00:00.000Z'
const haus = { id: '0190a000-0000-7000-8000-000000000001', name: 'Sonnenhof', telefon: null }
const leistung = { code: null, bezeichnung: 'Waschen', quelle: 'SGB_XI', sollMinuten: 10 } as const
const sicht = (person: Person) => {
  const besuch = geplant(sabine, { leistungen: [leistung] })
  return viewOf(besuch, { namen: { klient: null, pflegedienst: haus, praxis: null, apotheke: null, hkpZeiten: null }, person, now: am })
}
const write = (art: Entry['art'], angaben: object): Entry =>
  ({ eintragId: art, hausbesuchId: 'besuch', art, am, gesehen: 1, angaben }) as Entry
const beginn = write('beginnen', { identitaetGeprueft: true })
const end = write('abschliessen', { ergebnis: 'gut', leistungen: [{ erbracht: false, grund: 'schlief' }] })

describe('A visit while its entries wait for the network', () => {
  it('shows what was written at once, under the version that was seen', () => {
    const stand = withWaiting(sicht(jonas), { eintraege: [beginn, end, write('nachtragen', { text: 'später' })], name: 'Jonas' })
    expect(stand).toMatchObject({
      version: 1,
      status: 'ABGESCHLOSSEN',
      beginn: am,
      ende: am,
      ergebnis: 'gut',
      leistungen: [{ erbracht: false, grundNichtErbracht: 'schlief' }],
      nachtraege: [{ name: 'Jonas', text: 'später' }],
    })
    expect(stand.uebergaenge).toMatchObject({ nachtragen: true, beginnen: 'hausbesuch.falscher_status' })
  })

  it('opens the steps at the door, and says of all others that they need the network', () => {
    const { uebergaenge } = withWaiting(sicht(jonas), { eintraege: [beginn], name: 'Jonas' })
    expect(uebergaenge).toMatchObject({
      abschliessen: true,
      losfahren: 'hausbesuch.falscher_status',
      verschieben: 'unterwegs.ohne_netz',
      absagen: 'unterwegs.ohne_netz',
    })
    expect(withWaiting(sicht(sabine), { eintraege: [], name: 'Sabine' }).uebergaenge['losfahren']).toBe('hausbesuch.nicht_zugewiesen')
  })

  it('leaves what was written for another visit aside', () => {
    const fremd = { ...beginn, hausbesuchId: 'anderer' }
    expect(withWaiting(sicht(jonas), { eintraege: [fremd], name: 'Jonas' }).status).toBe('GEPLANT')
  })
})

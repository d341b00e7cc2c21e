import { describe, expect, it } from 'vitest'
import type { Entwurf } from './angaben.contract.ts'
import { after } from './bestellung.decider.ts'
import { entwurf, klientStand, pflege, positionInput, welt, type Welt } from './bestellung.fixtures.ts'
import { change } from './entwurf.decider.ts'
import { rowsOf } from './listRow.ts'

const muster12 = positionInput({
  produkt: {
    ...positionInput().produkt,
    produktart: 'SONSTIGES',
    angabeart: 'FREITEXT',
    pzn: null,
    bezeichnung: 'Häusliche Krankenpflege',
  },
  rezeptart: 'MUSTER12',
  dosierung: null,
})
const delivered: Partial<Entwurf> = {
  lieferart: 'LIEFERUNG_ANDERE_ADRESSE',
  lieferadresse: { strasse: 'Hof', hausnummer: '2', zusatz: null, plz: '80331', ort: 'München' },
  lieferzeitfenster: 'vormittags',
}
const way = ({ bestellung }: Welt) => {
  const { apothekeId, abweichung, abweichungGrund, lieferadresse, lieferzeitfenster, einloesung } = bestellung
  return [apothekeId, abweichung, abweichungGrund, lieferadresse, lieferzeitfenster, einloesung]
}
const nothing = [null, null, null, null, null, null]

describe('an order of a Muster 12 alone', () => {
  it('keeps no pharmacy and nothing of a delivery, as a draft and as it is changed', () => {
    const w = welt(entwurf({ ...delivered, positionen: [muster12] }))
    expect(way(w)).toEqual(nothing)
    const both = entwurf({ ...delivered, positionen: [muster12, positionInput()] })
    const tool = { now: w.now, neueId: () => 'neu' }
    w.bestellung = after(w.bestellung, change(w.bestellung, both, tool))
    expect(way(w)).toEqual(['org-apotheke', null, null, delivered.lieferadresse, 'vormittags', 'DURCH_PFLEGE'])
    w.bestellung = after(w.bestellung, change(w.bestellung, { ...both, positionen: [muster12] }, tool))
    expect(way(w)).toEqual(nothing)
  })

  it('is sent without one, and takes back what a draft of before has said of it', () => {
    const w = welt(entwurf({ positionen: [muster12] }))
    const abweichung = { art: 'NOTDIENST', erklaertVon: 'Frau Zeiger', erklaertRolle: 'KLIENT', erklaertAm: '2026-11-18' } as const
    w.bestellung = { ...w.bestellung, apothekeId: 'org-andere', abweichung, abweichungGrund: 'Urlaub', lieferzeitfenster: 'vormittags' }
    w.umstaende = { klient: { ...klientStand, einwilligungen: ['EMPFANGSVOLLMACHT', 'VORABINFO'] } }
    w.run(pflege, 'senden', {})
    expect(way(w)).toEqual(nothing)
    expect(rowsOf(w.bestellung).map(({ seite }) => seite)).toEqual(['PFLEGE', 'ARZT'])
  })
})

it('what a pharmacy may know beforehand of an order is not its Muster 12', () => {
  const w = welt(entwurf({ positionen: [muster12, positionInput()] }))
  w.umstaende = { klient: { ...klientStand, einwilligungen: ['EMPFANGSVOLLMACHT', 'VORABINFO'] } }
  w.run(pflege, 'senden', {})
  expect(w.bestellung.positionen.map(({ sichtApotheke }) => sichtApotheke)).toEqual(['KEINE', 'VORSCHAU'])
})

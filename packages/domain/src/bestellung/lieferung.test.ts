import { describe, expect, it } from 'vitest'
import { apotheke, bis, entwurf, nachweis, organisation, pflege, positionInput, welt, type Welt } from './bestellung.fixtures.ts'
import { isUnterwegsOrReady } from './lieferung.ts'
import { type Names, viewOf } from './view.ts'

const namen: Names = {
  klient: null,
  pflegedienst: { id: organisation.PFLEGE, name: 'Sonnenhof', telefon: null },
  praxis: null,
  apotheke: null,
}
const beutel = (w: Welt) => viewOf(w.bestellung, { namen, person: apotheke, heute: '2026-11-18' }).lieferungen

function cancel(w: Welt, positionIds: string[], zustimmung = true): void {
  w.run(pflege, 'stornoAnfragen', { positionIds, grund: 'Abgesetzt' })
  w.run(apotheke, 'stornoBeantworten', { positionIds, zustimmung, text: null })
}

const two = () => bis('BEREIT', welt(entwurf({ positionen: [positionInput(), positionInput({ doppeltGrund: 'zweite' })] })))

describe('a packed bag', () => {
  it('given its only position was cancelled by consent, then it is cancelled and nobody waits for it', () => {
    const w = bis('BEREIT')
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
    cancel(w, w.ids)
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
    expect(beutel(w).filter(isUnterwegsOrReady)).toEqual([])
  })

  it('given it was on its way already, then it is cancelled as well', () => {
    const w = bis('BEREIT')
    w.run(apotheke, 'ausliefern', { lieferungId: w.bestellung.lieferungen[0]?.id, bote: null })
    cancel(w, w.ids)
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
  })

  it('given the pharmacy did not agree, then it stays prepared', () => {
    const w = bis('BEREIT')
    cancel(w, w.ids, false)
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
  })

  it('given one of two positions was cancelled, then it goes out with the other, and with the second it ends', () => {
    const w = two()
    cancel(w, w.ids.slice(0, 1))
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
    cancel(w, w.ids.slice(1))
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
  })

  it('given it was handed over before the rest was cancelled, then it stays handed over', () => {
    const w = bis('IN_BEARBEITUNG')
    const positionen = [{ positionId: w.ids[0], menge: 1, charge: null, verfall: null }]
    w.run(apotheke, 'bereitstellen', { positionen, geplantAm: null, kontrolliertVon: null })
    w.run(apotheke, 'zustellen', { lieferungId: w.bestellung.lieferungen[0]?.id, nachweis: nachweis() })
    cancel(w, w.ids)
    expect(w.bestellung.positionen.map(({ status }) => status)).toEqual(['STORNIERT'])
    expect(beutel(w).map(({ status }) => status)).toEqual(['ZUGESTELLT'])
  })

  it('that is cancelled cannot be sent out or handed over any more', () => {
    const w = bis('BEREIT')
    cancel(w, w.ids)
    const lieferungId = w.bestellung.lieferungen[0]?.id
    expect(() => w.run(apotheke, 'ausliefern', { lieferungId, bote: null })).toThrow('bestellung.falscher_status')
    expect(() => w.run(apotheke, 'zustellen', { lieferungId, nachweis: nachweis() })).toThrow('bestellung.falscher_status')
  })
})

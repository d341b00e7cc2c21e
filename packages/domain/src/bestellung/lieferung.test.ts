import { describe, expect, it } from 'vitest'
import { apotheke, bis, entwurf, nachweis, organisation, pflege, positionEingabe, welt } from './bestellung.fixtures.ts'
import type { Welt } from './bestellung.fixtures.ts'
import { istUnterwegsOderBereit } from './lieferung.ts'
import { type Namen, sichtVon } from './sicht.ts'

const namen: Namen = {
  klient: null,
  pflegedienst: { id: organisation.PFLEGE, name: 'Sonnenhof', telefon: null },
  praxis: null,
  apotheke: null,
}
const beutel = (w: Welt) => sichtVon(w.bestellung, { namen, person: apotheke, heute: '2026-11-18' }).lieferungen

function storniere(w: Welt, positionIds: string[], zustimmung = true): void {
  w.tue(pflege, 'stornoAnfragen', { positionIds, grund: 'Abgesetzt' })
  w.tue(apotheke, 'stornoBeantworten', { positionIds, zustimmung, text: null })
}

const zwei = () => bis('BEREIT', welt(entwurf({ positionen: [positionEingabe(), positionEingabe({ doppeltGrund: 'zweite' })] })))

describe('a packed bag', () => {
  it('given its only position was cancelled by consent, then it is cancelled and nobody waits for it', () => {
    const w = bis('BEREIT')
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
    storniere(w, w.ids)
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
    expect(beutel(w).filter(istUnterwegsOderBereit)).toEqual([])
  })

  it('given it was on its way already, then it is cancelled as well', () => {
    const w = bis('BEREIT')
    w.tue(apotheke, 'ausliefern', { lieferungId: w.bestellung.lieferungen[0]?.id, bote: null })
    storniere(w, w.ids)
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
  })

  it('given the pharmacy did not agree, then it stays prepared', () => {
    const w = bis('BEREIT')
    storniere(w, w.ids, false)
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
  })

  it('given one of two positions was cancelled, then it goes out with the other, and with the second it ends', () => {
    const w = zwei()
    storniere(w, w.ids.slice(0, 1))
    expect(beutel(w).map(({ status }) => status)).toEqual(['VORBEREITET'])
    storniere(w, w.ids.slice(1))
    expect(beutel(w).map(({ status }) => status)).toEqual(['STORNIERT'])
  })

  it('given it was handed over before the rest was cancelled, then it stays handed over', () => {
    const w = bis('IN_BEARBEITUNG')
    const positionen = [{ positionId: w.ids[0], menge: 1, charge: null, verfall: null }]
    w.tue(apotheke, 'bereitstellen', { positionen, geplantAm: null, kontrolliertVon: null })
    w.tue(apotheke, 'zustellen', { lieferungId: w.bestellung.lieferungen[0]?.id, nachweis: nachweis() })
    storniere(w, w.ids)
    expect(w.bestellung.positionen.map(({ status }) => status)).toEqual(['STORNIERT'])
    expect(beutel(w).map(({ status }) => status)).toEqual(['ZUGESTELLT'])
  })

  it('that is cancelled cannot be sent out or handed over any more', () => {
    const w = bis('BEREIT')
    storniere(w, w.ids)
    const lieferungId = w.bestellung.lieferungen[0]?.id
    expect(() => w.tue(apotheke, 'ausliefern', { lieferungId, bote: null })).toThrow('bestellung.falscher_status')
    expect(() => w.tue(apotheke, 'zustellen', { lieferungId, nachweis: nachweis() })).toThrow('bestellung.falscher_status')
  })
})

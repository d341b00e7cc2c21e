import { describe, expect, it } from 'vitest'
import { beispielWerte, vollePosition } from './entwurf.fixtures.ts'
import { nochNichtsGutes, pruefeEingabe, speicherbar, stelleVon } from './entwurfPruefung.ts'
import type { EntwurfWerte, PositionWerte } from './formWerte.ts'

const mitPosition = (aenderung: Partial<PositionWerte>): EntwurfWerte => ({
  ...beispielWerte,
  positionen: [{ ...vollePosition, ...aenderung }],
})
const mitKopf = (aenderung: Partial<EntwurfWerte['kopf']>): EntwurfWerte => ({
  ...beispielWerte,
  kopf: { ...beispielWerte.kopf, ...aenderung },
})
const felder = (werte: EntwurfWerte) => pruefeEingabe(werte).map(({ stelle }) => `${stelle.schluessel ?? 'kopf'} ${stelle.feld}`)

describe('The check of the words', () => {
  it('finds nothing in good words', () => expect(felder(beispielWerte)).toEqual([]))
  it('names position and field', () => {
    expect(felder(mitPosition({ pzn: '08585998' }))).toEqual(['p1 produkt.pzn'])
    expect(felder(mitPosition({ bezeichnung: ' ' }))).toEqual(['p1 produkt.bezeichnung'])
    expect(felder(mitPosition({ menge: null }))).toEqual(['p1 menge'])
    expect(felder(mitPosition({ schema: { ...vollePosition.schema, mittags: 'zwei' } }))).toEqual(['p1 dosierung.schema.mittags'])
  })
  it('names fields of the header', () => {
    expect(felder(mitKopf({ lieferadresse: { ...beispielWerte.kopf.lieferadresse, plz: '00000' } }))).toEqual(['kopf lieferadresse.plz'])
    expect(felder(mitKopf({ bedarfBis: null }))).toEqual(['kopf bedarfBis'])
  })
  it('tells the check digit apart from the form of the number', () => {
    expect(pruefeEingabe(mitPosition({ pzn: '08585998' }))[0]?.issue.message).toBe('pzn.pruefziffer')
    expect(pruefeEingabe(mitPosition({ pzn: '123' }))[0]?.issue.message).toBe('pzn.format')
  })
})

describe('A path of the wire', () => {
  it('leads to the position that was sent at that place', () => {
    expect(stelleVon('positionen.1.produkt.pzn', ['a', 'b'])).toEqual({ schluessel: 'b', feld: 'produkt.pzn' })
    expect(stelleVon('bedarfBis', ['a'])).toEqual({ schluessel: null, feld: 'bedarfBis' })
    expect(stelleVon('positionen', ['a'])).toEqual({ schluessel: null, feld: 'positionen' })
    expect(stelleVon('positionen.7.menge', ['a'])).toEqual({ schluessel: null, feld: 'positionen.7.menge' })
  })
})

describe('What the server can keep', () => {
  it('is everything when everything is good', () => {
    const ergebnis = speicherbar(beispielWerte, nochNichtsGutes)
    expect(ergebnis?.vollstaendig).toBe(true)
    expect(ergebnis?.entwurf.positionen).toHaveLength(2)
  })

  it('leaves out a position that has no name yet, and counts the others on', () => {
    const werte = {
      ...beispielWerte,
      positionen: [
        { ...vollePosition, bezeichnung: '' },
        { ...vollePosition, schluessel: 'p2' },
      ],
    }
    const ergebnis = speicherbar(werte, nochNichtsGutes)
    expect(ergebnis?.vollstaendig).toBe(false)
    expect(ergebnis?.schluessel).toEqual(['p2'])
  })

  it('keeps the last good words of a position while one of its fields is half typed', () => {
    const vorher = speicherbar(mitPosition({}), nochNichtsGutes)
    const ergebnis = speicherbar(mitPosition({ pzn: '0858', menge: 5 }), vorher?.gute ?? nochNichtsGutes)
    expect(ergebnis?.vollstaendig).toBe(false)
    expect(ergebnis?.entwurf.positionen[0]).toMatchObject({ menge: 2, produkt: { pzn: '08585997' } })
  })

  it('keeps the last good day while a day is typed, and takes all other words of the header', () => {
    const vorher = speicherbar(beispielWerte, nochNichtsGutes)
    const ergebnis = speicherbar(mitKopf({ bedarfBis: null, bemerkung: 'neu' }), vorher?.gute ?? nochNichtsGutes)
    expect(ergebnis?.entwurf).toMatchObject({ bedarfBis: '2026-11-24', bemerkung: 'neu' })
    expect(ergebnis?.vollstaendig).toBe(false)
  })

  it('leaves out an address that is not finished', () => {
    const halb = mitKopf({ lieferadresse: { ...beispielWerte.kopf.lieferadresse, plz: '' } })
    expect(speicherbar(halb, nochNichtsGutes)?.entwurf.lieferadresse).toBeNull()
  })

  it('is nothing without a day of need, because a draft must have one', () => {
    expect(speicherbar(mitKopf({ bedarfBis: null }), nochNichtsGutes)).toBeNull()
  })
})

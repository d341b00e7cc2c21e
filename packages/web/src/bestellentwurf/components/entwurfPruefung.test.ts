import { describe, expect, it } from 'vitest'
import { beispielValues, vollePosition } from './entwurf.fixtures.ts'
import { nochNichtsGutes, checkInput, missingFields, savable, stelleVon } from './entwurfPruefung.ts'
import type { EntwurfValues, PositionValues } from './formValues.ts'

const withPosition = (change: Partial<PositionValues>): EntwurfValues => ({
  ...beispielValues,
  positionen: [{ ...vollePosition, ...change }],
})
const withHead = (change: Partial<EntwurfValues['kopf']>): EntwurfValues => ({
  ...beispielValues,
  kopf: { ...beispielValues.kopf, ...change },
})
const fields = (values: EntwurfValues) => checkInput(values).map(({ stelle }) => `${stelle.schluessel ?? 'kopf'} ${stelle.feld}`)

describe('The check of the words', () => {
  it('finds nothing in good words', () => expect(fields(beispielValues)).toEqual([]))
  it('names position and field', () => {
    expect(fields(withPosition({ pzn: '08585998' }))).toEqual(['p1 produkt.pzn'])
    expect(fields(withPosition({ bezeichnung: ' ' }))).toEqual(['p1 produkt.bezeichnung'])
    expect(fields(withPosition({ menge: null }))).toEqual(['p1 menge'])
    expect(fields(withPosition({ schema: { ...vollePosition.schema, mittags: 'zwei' } }))).toEqual(['p1 dosierung.schema.mittags'])
  })
  it('names fields of the header', () => {
    expect(fields(withHead({ lieferadresse: { ...beispielValues.kopf.lieferadresse, plz: '00000' } }))).toEqual(['kopf lieferadresse.plz'])
    expect(fields(withHead({ bedarfBis: null }))).toEqual(['kopf bedarfBis'])
  })
  it('tells the check digit apart from the form of the number', () => {
    expect(checkInput(withPosition({ pzn: '08585998' }))[0]?.issue.message).toBe('pzn.pruefziffer')
    expect(checkInput(withPosition({ pzn: '123' }))[0]?.issue.message).toBe('pzn.format')
  })
})

describe('What a line still asks', () => {
  const stand = { heute: '2026-11-21', klient: { versicherungsart: 'GKV' as const, medikationsplan: false, plan: null } }
  const missing = (change: Partial<PositionValues>) => missingFields({ ...vollePosition, entlassung: false, ...change }, stand)
  it('is nothing where all is said', () => expect(missing({})).toEqual([]))
  it('is what the practice has to be told, before anything is saved', () => {
    const asked = { rezeptVorlage: 'ANFORDERN', rezeptblattNr: null } as const
    expect(missing({ ...asked, grund: null, dosierungArt: null })).toEqual(['dosierung', 'grund'])
    expect(missing({ ...asked, restbestand: null, reichweiteBis: null })).toEqual(['restbestand'])
  })
  it('is the amount of a BtM in pieces', () => expect(missing({ btmMenge: '' })).toEqual(['btmMenge']))
  it('is what the others lack as well, while a field is half typed', () => {
    const asked = { rezeptVorlage: 'ANFORDERN', rezeptblattNr: null, grund: null } as const
    expect(missing({ ...asked, menge: null })).toEqual(['menge', 'grund'])
    expect(missing({ ...asked, bezeichnung: '' })).toEqual(['produkt.bezeichnung', 'grund'])
  })
  it('is each field once that cannot be kept as it is typed', () =>
    expect(missing({ menge: null, bezeichnung: '' })).toEqual(['produkt.bezeichnung', 'menge']))
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
    const result = savable(beispielValues, nochNichtsGutes)
    expect(result?.vollstaendig).toBe(true)
    expect(result?.entwurf.positionen).toHaveLength(2)
  })

  it('leaves out a position that has no name yet, and counts the others on', () => {
    const values = {
      ...beispielValues,
      positionen: [
        { ...vollePosition, bezeichnung: '' },
        { ...vollePosition, schluessel: 'p2' },
      ],
    }
    const result = savable(values, nochNichtsGutes)
    expect(result?.vollstaendig).toBe(false)
    expect(result?.schluessel).toEqual(['p2'])
  })

  it('keeps the last good words of a position while one of its fields is half typed', () => {
    const before = savable(withPosition({}), nochNichtsGutes)
    const result = savable(withPosition({ pzn: '0858', menge: 5 }), before?.gute ?? nochNichtsGutes)
    expect(result?.vollstaendig).toBe(false)
    expect(result?.entwurf.positionen[0]).toMatchObject({ menge: 2, produkt: { pzn: '08585997' } })
  })

  it('keeps the last good day while a day is typed, and takes all other words of the header', () => {
    const before = savable(beispielValues, nochNichtsGutes)
    const result = savable(withHead({ bedarfBis: null, bemerkung: 'neu' }), before?.gute ?? nochNichtsGutes)
    expect(result?.entwurf).toMatchObject({ bedarfBis: '2026-11-24', bemerkung: 'neu' })
    expect(result?.vollstaendig).toBe(false)
  })

  it('leaves out an address that is not finished', () => {
    const halb = withHead({ lieferadresse: { ...beispielValues.kopf.lieferadresse, plz: '' } })
    expect(savable(halb, nochNichtsGutes)?.entwurf.lieferadresse).toBeNull()
  })

  it('is nothing without a day of need, because a draft must have one', () => {
    expect(savable(withHead({ bedarfBis: null }), nochNichtsGutes)).toBeNull()
  })
})

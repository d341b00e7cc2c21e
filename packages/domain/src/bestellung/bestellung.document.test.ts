import { expect, it } from 'vitest'
import { copyOf, labelledLines } from '../shared/document.ts'
import { namesOfWords } from '../shared/words.ts'
import { entwurf } from './angaben.contract.ts'
import { kopfDocument, readBestellung } from './bestellung.document.ts'
import { welt } from './bestellung.fixtures.ts'
import { handlungSchemas } from './handlungen.contract.ts'
import { positionDocument, positionStand } from './position.document.ts'
import { bestellungAnswer } from './view.contract.ts'

const samples = import.meta.glob<{ version: number; daten: { positionen: unknown[] } }>('./samples/*.json', {
  eager: true,
  import: 'default',
})

it.each(Object.entries(samples))('an order of %s is read whole: what it does not say means what the description says', (_file, stored) => {
  const bestellung = readBestellung(stored)
  expect(bestellung).toMatchObject(stored.daten)
  expect(Object.keys(kopfDocument).filter((name) => !(name in bestellung))).toEqual([])
  for (const position of bestellung.positionen)
    expect(Object.keys({ ...positionDocument, ...positionStand }).filter((name) => !(name in position))).toEqual([])
})

it('an order that lacks what every version has written is no order', () => {
  const { version, klientId: _weg, ...daten } = welt().bestellung
  expect(() => readBestellung({ version, daten })).toThrow('The stored document lacks klientId')
})

it('a question or a delivery that lacks what every version has written is none', () => {
  const { version, ...daten } = welt().bestellung
  const stored = (parts: object) => () => readBestellung({ version, daten: { ...daten, ...parts } })
  expect(stored({ rueckfragen: [{ id: 'frage' }] })).toThrow('The stored document lacks positionIds')
  expect(stored({ lieferungen: [{ id: 'lieferung' }] })).toThrow('The stored document lacks lfdNr')
})

it('what somebody does not see can be read as nothing', () => {
  const readers = ['PFLEGE', 'ARZT', 'APOTHEKE', 'VORSCHAU']
  const hidden = Object.entries({ ...positionDocument, ...positionStand }).filter(
    ([, { sees }]) => sees.length > 0 && readers.some((reader) => !sees.includes(reader)),
  )
  expect(hidden.flatMap(([name, { schema }]) => (schema.safeParse(null).success ? [] : [name]))).toEqual([])
  expect(hidden.length).toBeGreaterThan(5)
})

it('all that people write in words of their own about an order is sealed', () => {
  expect([...namesOfWords(entwurf, bestellungAnswer, ...Object.values(handlungSchemas))]).toEqual(
    expect.arrayContaining([
      'abweichungGrund',
      'aenderungGrund',
      'aenderungZuBisher',
      'autIdemWunsch',
      'begruendung',
      'bemerkung',
      'diagnose',
      'doppeltGrund',
      'dosierungText',
      'erklaertVon',
      'grund',
      'interneNotiz',
      'text',
      'zeitraum',
    ]),
  )
})

it('a copy takes the words for others along, and not the note for the own house', () => {
  const { bestellung } = welt()
  const copy = copyOf(kopfDocument, { ...bestellung, bemerkung: 'Klingel defekt', prioritaet: 'NOTFALL' })
  expect(copy).toMatchObject({ klientId: 'klient', bemerkung: 'Klingel defekt', interneNotiz: null, prioritaet: 'NORMAL' })
  expect(copy).not.toHaveProperty('bedarfBis')
})

it('the Klient is told what was said about him, by its name', () => {
  const { bestellung } = welt()
  expect(labelledLines(kopfDocument, bestellung)).toEqual(['Interne Notiz: nur für uns'])
})

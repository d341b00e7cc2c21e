import { expect, it } from 'vitest'
import { z } from 'zod'
import { shapeOf } from '../shared/document.ts'
import { namesOfWords } from '../shared/words.ts'
import { handlungSchemas } from './handlungen.contract.ts'
import { hausbesuchDocument, readHausbesuch } from './hausbesuch.document.ts'

const samples = import.meta.glob<{ version: number; daten: object }>('./samples/*.json', { eager: true, import: 'default' })

it.each(Object.entries(samples))('a visit of %s is read whole: what it does not say means what the description says', (_file, stored) => {
  const besuch = readHausbesuch(stored)
  expect(besuch).toMatchObject(stored.daten)
  expect(Object.keys(hausbesuchDocument).filter((name) => !(name in besuch))).toEqual([])
})

it('a visit that was stored when there were no series and no doors stands by itself', () => {
  expect(readHausbesuch(samples['./samples/beforeSeries.json'] ?? { version: 0, daten: {} })).toMatchObject({ serie: null, tuer: null })
})

it('all that people write in words of their own about a visit is sealed', () => {
  expect([...namesOfWords(z.strictObject(shapeOf(hausbesuchDocument)), ...Object.values(handlungSchemas))]).toEqual(
    expect.arrayContaining([
      'abgebrochen',
      'anlass',
      'ergebnis',
      'etage',
      'grund',
      'grundNichtErbracht',
      'klingelname',
      'text',
      'transportunfaehigGrund',
      'zugang',
    ]),
  )
})

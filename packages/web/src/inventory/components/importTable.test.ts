import { expect, it } from 'vitest'
import { interpretHeadings, rowFrom } from './importTable.ts'

it('understands the headings of the own export in both languages, and leaves out what is a sum', () => {
  const german = [
    'Name',
    'Artikelnummer',
    'PZN oder EAN',
    'Bestand',
    'Reserviert',
    'Mindestbestand',
    'Nächster Verfall',
    'Einkaufspreis',
    'Nettopreis',
    'Steuersatz in %',
    'Bruttopreis',
    'Gewicht in kg',
    'Beschreibung',
  ]
  const english = [
    'Name',
    'Item number',
    'PZN or EAN',
    'Stock',
    'Reserved',
    'Minimum',
    'Next expiry',
    'Cost',
    'Net price',
    'Tax in %',
    'Gross price',
    'Weight in kg',
    'Description',
  ]
  const meant = ['name', 'sku', 'barcode', 'stock', null, 'minimum', null, 'cost', 'basePrice', 'taxPercent', null, 'weight', 'description']
  expect(interpretHeadings(german)).toEqual(meant)
  expect(interpretHeadings(english)).toEqual(meant)
})

it('reads numbers as Germans and as English people write them', () => {
  const row = (cost: string) => rowFrom(['Binden', cost], ['name', 'cost'])?.cost
  expect([row('1.234,50 €'), row('1,234.50'), row('7,5'), row('')]).toEqual([1234.5, 1234.5, 7.5, null])
})

it('takes in no line without a name or with a number that is none', () => {
  expect([rowFrom(['', '1'], ['name', 'cost']), rowFrom(['Binden', 'viel'], ['name', 'cost'])]).toEqual([null, null])
})

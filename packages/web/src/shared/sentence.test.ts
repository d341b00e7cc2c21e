import { expect, it } from 'vitest'
import { sentenceOf, type TextValues } from './sentence.ts'

const tree = {
  list: { title: 'Bestellungen von {{name}}' },
  day_one: 'ein Tag',
  day_other: '{{count}} Tage',
  after_zero: 'am selben Tag',
  after_one: 'am nächsten Tag',
  after_other: 'nach {{count}} Tagen',
  plain: '{{count}} von {{all}}',
}
const say = (key: string, values: TextValues = {}) => sentenceOf(tree, key, { language: 'de', values })

it('a sentence is found under its dotted key, with its values', () => {
  expect(say('list.title', { name: 'Frau Weber' })).toBe('Bestellungen von Frau Weber')
  expect(say('plain', { count: 0, all: 3 })).toBe('0 von 3')
})

it('a number chooses its sentence, and none has its own where there is one', () => {
  expect([0, 1, 2].map((count) => say('day', { count }))).toEqual(['0 Tage', 'ein Tag', '2 Tage'])
  expect([0, 1, 2].map((count) => say('after', { count }))).toEqual(['am selben Tag', 'am nächsten Tag', 'nach 2 Tagen'])
})

it('what a person has written is shown as it was written', () => {
  expect(say('list.title', { name: '{{count}} $& <b>' })).toBe('Bestellungen von {{count}} $& <b>')
})

it('a key without a sentence says itself', () => {
  expect([say('missing'), say('list'), say('list.title.more'), say('constructor')]).toEqual([
    'missing',
    'list',
    'list.title.more',
    'constructor',
  ])
})

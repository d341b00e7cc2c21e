import { describe, expect, it } from 'vitest'
import { adresseFrom, publicAdresse } from '../anliegen.paths.ts'
import { frageAus, frageSchema, emptyFrage, emptyProdukt } from './frageValues.ts'

const values = (frage: object) => {
  const empty = emptyFrage('RUECKRUF')
  return { ...empty, frage: { ...empty.frage, wer: 'ANGEHOERIGE' as const, name: 'Ada', telefon: '089 123456', ...frage } }
}
const error = (frage: object) => frageSchema.safeParse(frageAus(values(frage))).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('what is sent of the public form', () => {
  it('a call back needs nobody else to be named', () => expect(error({})).toEqual([]))
  it('a Klient who is named is named with the day of birth', () =>
    expect(error({ klient: { name: 'Maria', geburtsdatum: null } })).toEqual(['frage.klient.geburtsdatum']))
  it('whoever asks for himself says his name once, and his day of birth where it is needed', () => {
    expect(error({ wer: 'KLIENT' })).toEqual([])
    expect(error({ wer: 'KLIENT', art: 'BESUCH' })).toEqual(['frage.klient.geburtsdatum'])
    expect(error({ wer: 'KLIENT', art: 'BESUCH', name: '' })).toEqual(['frage.name', 'frage.klient.geburtsdatum'])
    const klient = { name: 'of somebody else', geburtsdatum: '1941-03-02' }
    expect(frageAus(values({ wer: 'KLIENT', klient }))).toMatchObject({ frage: { klient: { name: 'Ada', geburtsdatum: '1941-03-02' } } })
  })
  it('a reorder needs the Klient, and what is wanted', () =>
    expect(error({ art: 'NACHBESTELLUNG' })).toEqual(['frage.klient.name', 'frage.klient.geburtsdatum']))
  it('products of another kind of inquiry stay behind', () => {
    const produkte = [{ ...emptyProdukt('a'), pzn: 'falsch' }]
    expect(error({ produkte })).toEqual([])
    const klient = { name: 'Maria', geburtsdatum: '1941-03-02' }
    expect(error({ art: 'NACHBESTELLUNG', klient, produkte })).toEqual([
      'frage.produkte.0.bezeichnung',
      'frage.produkte.0.pzn',
      'frage.produkte.0.produktart',
      'frage.produkte.0.menge',
    ])
  })
})

describe('the address that somebody types', () => {
  it.each([
    [' Sonnenhof ', 'sonnenhof'],
    [publicAdresse('https://dreiklang.example', 'am-markt'), 'am-markt'],
    ['dreiklang.example/public-form?x=1&an=am-markt#oben', 'am-markt'],
  ])('«%s» means %s', (input, adresse) => expect(adresseFrom(input)).toBe(adresse))
})

import { describe, expect, it } from 'vitest'
import { readPznInput } from './pznInput.ts'

const waehrend = (text: string) => readPznInput(text, { fertig: false })
const amEnde = (text: string) => readPznInput(text, { fertig: true })

describe('A PZN that is typed', () => {
  it('is good at its eighth digit when the check digit fits', () => expect(waehrend('08585997')).toEqual({ art: 'gut', pzn: '08585997' }))
  it('is told at once when the check digit does not fit', () =>
    expect(waehrend('08585998')).toEqual({ art: 'fehler', fehler: 'pruefziffer' }))
  it('is not told off while digits are still coming', () => expect(waehrend('0858599')).toEqual({ art: 'unfertig', ziffern: 7 }))
  it('gets its leading zero when a person is done after seven digits', () =>
    expect(amEnde('8585997')).toEqual({ art: 'gut', pzn: '08585997' }))
  it('is too short when a person is done after five', () => expect(amEnde('85859')).toEqual({ art: 'fehler', fehler: 'format' }))
  it('is too long with nine digits', () => expect(waehrend('085859971')).toEqual({ art: 'fehler', fehler: 'format' }))
  it('may carry its name and blanks', () => {
    expect(amEnde('PZN-08585997')).toEqual({ art: 'gut', pzn: '08585997' })
    expect(amEnde('pzn 08 585 997')).toEqual({ art: 'gut', pzn: '08585997' })
  })
})

describe('A PZN that is scanned', () => {
  it.each([
    ['Code 39 of the pack', '-08585997'],
    ['the 13 digits under the bar code', '4150085859974'],
    ['the same with a leading zero', '04150085859974'],
    ['a GS1 DataMatrix', ']d2010415008585997421ABC123'],
    ['a GS1 DataMatrix with its date first', '010415008585997417270131'],
    ['an IFA DataMatrix', '9N110858599747'],
    ['an IFA DataMatrix with its serial number', '9N110858599747\u001dSABC'],
  ])('is read from %s', (_name, text) => expect(amEnde(text)).toEqual({ art: 'gut', pzn: '08585997' }))
})

describe('Other things in the field', () => {
  it('are nothing when it is empty', () => expect(waehrend('   ')).toEqual({ art: 'leer' }))
  it('are the beginning of a name when there are letters', () => expect(waehrend('Rami 5')).toEqual({ art: 'name', text: 'Rami 5' }))
  it('are a wrong form when there are signs without sense', () => expect(waehrend('0858*')).toEqual({ art: 'fehler', fehler: 'format' }))
})

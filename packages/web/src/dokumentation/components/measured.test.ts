import { describe, expect, it } from 'vitest'
import { asTyped, readMeasured } from './measured.ts'

const pressure = (text: string) => asTyped(text, 'BLUTDRUCK')
const read = (text: string) => readMeasured(pressure(text), { art: 'BLUTDRUCK', inMmol: false })

describe('What is typed into the field of a value', () => {
  it('needs no stroke between the two numbers of a blood pressure', () => {
    expect(['1', '142', '1428', '14285', '9560', '95', '956'].map(pressure)).toEqual(['1', '142', '142/8', '142/85', '95/60', '95', '95/6'])
    expect(read('14285')).toEqual({ wert: 142, wert2: 85 })
    expect(read('8050')).toEqual({ wert: 80, wert2: 50 })
  })

  it('keeps the stroke that somebody has set, however it was typed', () => {
    expect(['142/85', '142 85', '142-85', '142/'].map(pressure)).toEqual(['142/85', '142/85', '142/85', '142/'])
    expect(read('142/')).toEqual({ wert: 142, wert2: null })
  })

  it('never makes a possible pair of an impossible number', () => {
    expect(read('80070').wert2).toBeNaN()
    expect(read('142851').wert2).toBe(851)
    expect(read('1421205').wert2).toBe(1205)
    expect(read('400/90')).toEqual({ wert: 400, wert2: 90 })
  })

  it('takes the comma and the point, and blood sugar in either unit', () => {
    const one = (text: string, inMmol = false) => readMeasured(asTyped(text, 'BLUTZUCKER'), { art: 'BLUTZUCKER', inMmol }).wert
    expect(one('118')).toBe(118)
    expect(one('6,5', true)).toBe(117)
    expect(one('6.5 mmol', true)).toBe(117)
    expect(one('')).toBeNull()
    expect(one('1,2,3')).toBeNaN()
  })
})

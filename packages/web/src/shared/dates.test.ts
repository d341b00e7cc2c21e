import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatLongDate, formatNumber, formatRelative, formatSince, formatTime } from './format.ts'
import { readGermanDate, writeGermanDate } from './germanDate.ts'
import { changeLanguage, initI18n } from './i18n.ts'
import { sharedTexts } from './shared.texts.ts'

describe('a typed date', () => {
  it.each([
    ['24.12.2026', '2026-12-24'],
    ['1.2.2026', '2026-02-01'],
    ['01.02.26', '2026-02-01'],
    ['1.2.58', '1958-02-01'],
    ['24/12/2026', '2026-12-24'],
    ['24122026', '2026-12-24'],
    ['241226', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['  29.2.2028 ', '2028-02-29'],
  ])('%s is a day', (text, day) => {
    expect(readGermanDate(text)).toBe(day)
  })

  it.each(['', '24', '24.12', '24.12.202', '29.2.2026', '31.4.2026', '0.1.2026', '12.24.2026', 'morgen', '2026-13-01'])(
    '%j is none',
    (text) => {
      expect(readGermanDate(text)).toBeNull()
    },
  )

  it('of birth means the last century where this one is still to come', () => {
    expect(readGermanDate('3.5.31', 26)).toBe('1931-05-03')
    expect(readGermanDate('3.5.26', 26)).toBe('2026-05-03')
  })

  it('comes back as it was written', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(fc.property(days, (day) => readGermanDate(writeGermanDate(day)) === day))
  })
})

describe('times on the screen', () => {
  beforeAll(() => initI18n('de', [sharedTexts]))

  it('are wall time in Berlin, also around the change of the clocks', () => {
    expect(formatDateTime('2026-03-29T00:59:00Z')).toBe('29.03.2026, 01:59')
    expect(formatDateTime('2026-03-29T01:00:00Z')).toBe('29.03.2026, 03:00')
    expect(formatDateTime('2026-12-31T23:30:00Z')).toBe('01.01.2027, 00:30')
    expect(formatTime('2026-07-01T22:05:00Z')).toBe('00:05')
  })

  it('a day stays the day it is', () => {
    expect(formatDate('2026-12-24')).toBe('24.12.2026')
    expect(formatLongDate('2026-12-24')).toBe('Donnerstag, 24. Dezember 2026')
  })

  it('say how long ago', () => {
    const now = Date.parse('2026-11-21T10:00:00Z')
    expect(formatRelative('2026-11-21T09:59:30Z', now)).toBe('gerade eben')
    expect(formatRelative('2026-11-21T09:55:00Z', now)).toBe('vor 5 Minuten')
    expect(formatRelative('2026-11-21T12:00:00Z', now)).toBe('in 2 Stunden')
    expect(formatRelative('2026-11-20T09:00:00Z', now)).toBe('gestern')
  })

  it('say yesterday of the day before in Berlin, however many hours ago that was', () => {
    const morning = Date.parse('2026-11-21T07:00:00Z')
    expect(formatRelative('2026-11-19T23:30:00Z', morning)).toBe('gestern')
    expect(formatRelative('2026-11-19T22:30:00Z', morning)).toBe('vorgestern')
    expect(formatRelative('2026-11-22T23:30:00Z', morning)).toBe('übermorgen')
  })

  it('say since when something lasts', () => {
    const now = Date.parse('2026-11-21T10:00:00Z')
    expect(formatSince('2026-11-21T09:59:30Z', now)).toBe('seit eben')
    expect(formatSince('2026-11-21T09:00:00Z', now)).toBe('seit einer Stunde')
    expect(formatSince('2026-11-20T09:00:00Z', now)).toBe('seit gestern')
    expect(formatSince('2026-11-18T20:00:00Z', now)).toBe('seit 3 Tagen')
  })

  it('are English where the screen is', async () => {
    await changeLanguage('en')
    expect(formatDate('2026-12-24')).toBe('24/12/2026')
    expect(formatDateTime('2026-12-24T07:05:00Z')).toBe('24/12/2026, 08:05')
    expect(formatNumber(1234.5)).toBe('1,234.5')
    await changeLanguage('de')
    expect(formatNumber(1234.5)).toBe('1.234,5')
  })
})

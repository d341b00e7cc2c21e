import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { berlinInstant } from '../shared/time.ts'
import { readIcs } from './ics.fixtures.ts'
import { type Termin, icsOf } from './ics.ts'

const termin = (rest: Partial<Termin> = {}): Termin => ({
  uid: 'a.b@dreiklang',
  sequenz: 3,
  geaendertAm: '2026-11-18T09:00:00.123Z',
  titel: 'Hausbesuch',
  text: null,
  ort: null,
  abgesagt: false,
  zeit: { von: '2026-11-19T07:00:00.000Z', dauerMinuten: 30 },
  ...rest,
})
const write = (...termine: Termin[]) => icsOf({ name: 'Hausbesuche', termine })
const seen = (rest: Partial<Termin> = {}) => readIcs(write(termin(rest))).termine[0]

describe('a calendar that another program reads', () => {
  it('says when, what and how often it changed', () => {
    expect(seen()).toEqual({
      uid: 'a.b@dreiklang',
      sequenz: 3,
      titel: 'Hausbesuch',
      ort: null,
      text: null,
      status: 'CONFIRMED',
      ganztags: false,
      von: '2026-11-19T07:00:00.000Z',
      bis: '2026-11-19T07:30:00.000Z',
      geaendertAm: '2026-11-18T09:00:00Z',
    })
  })

  it.each([
    ['the day before the clocks go forward', '2026-03-28', '08:00', '2026-03-28T07:00:00.000Z'],
    ['the day on which they do', '2026-03-29', '08:00', '2026-03-29T06:00:00.000Z'],
    ['the hour that is missing', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['the day before they go back', '2026-10-24', '08:00', '2026-10-24T06:00:00.000Z'],
    ['the day on which they do', '2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
    ['the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('is right on %s', (_wann, date, uhrzeit, von) => {
    expect(berlinInstant(date, uhrzeit)).toBe(von)
    expect(seen({ zeit: { von, dauerMinuten: 20 } })?.von).toBe(von)
  })

  it('ends half an hour later, also when the clocks go back meanwhile', () => {
    const von = berlinInstant('2026-10-25', '02:45')
    expect(seen({ zeit: { von, dauerMinuten: 30 } })).toMatchObject({ von, bis: '2026-10-25T01:15:00.000Z' })
  })

  it('says of what is off that it is cancelled, and blocks no time', () => {
    const text = write(termin({ abgesagt: true }))
    expect(readIcs(text).termine[0]?.status).toBe('CANCELLED')
    expect(text).toContain('TRANSP:TRANSPARENT')
  })

  it('shows a deadline as a whole day', () => {
    expect(seen({ zeit: { tag: '2028-02-29' } })).toMatchObject({ ganztags: true, von: '2028-02-29', bis: '2028-03-01' })
  })

  it('has the rules of Berlin with it', () => {
    expect(write()).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Berlin\r\n/)
  })

  it('is empty without any visit, and still a calendar', () => {
    expect(readIcs(write())).toEqual({ name: 'Hausbesuche', termine: [] })
  })
})

describe('whatever words stand in it', () => {
  const words = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('a;b,c\\n\\', 'Zeile 1\nZeile 2', 'Ü'.repeat(90), 'BEGIN:VEVENT'),
    )
    .map((text) => text.replaceAll(/(?!\n)\p{Cc}/gu, ''))
    .filter((text) => text !== '')

  it('they are the same on the other side, and no line is too long', () => {
    fc.assert(
      fc.property(words, words, words, (titel, ort, text) => {
        const ics = write(termin({ titel, ort, text }))
        for (const row of ics.split('\r\n')) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75)
        const { termine } = readIcs(ics)
        expect(termine).toHaveLength(1)
        expect(termine[0]).toMatchObject({ titel, ort, text })
      }),
      { seed: 8, numRuns: 100 },
    )
  })
})

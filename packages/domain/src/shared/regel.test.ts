import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from './time.ts'
import { type Regel, frequenzen, kuerzelOf, readRegel, writeRegel, daysOfRegel, weekdayKuerzel } from './regel.ts'

const days = (text: string, erster: string, bis: string, von = erster) => {
  const regel = readRegel(text)
  if (regel === null) throw new Error(text)
  return daysOfRegel(regel, erster, { von, bis })
}

describe('a rule as text', () => {
  it.each([
    ['FREQ=DAILY', 'FREQ=DAILY'],
    ['RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=FR,MO,WE;INTERVAL=1', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['freq=monthly;byday=-1fr,-1tu;count=5', 'FREQ=MONTHLY;BYDAY=-1TU,-1FR;COUNT=5'],
    // An end as an instant is the day in Berlin.
    ['FREQ=DAILY;UNTIL=20261231T233000Z', 'FREQ=DAILY;UNTIL=20270101'],
    ['FREQ=DAILY;UNTIL=20261231T233000', 'FREQ=DAILY;UNTIL=20261231'],
  ])('%s is kept as %s', (text, gleich) => expect(writeRegel(readRegel(text) ?? ({} as Regel))).toBe(gleich))

  it.each([
    'FREQ=YEARLY',
    'FREQ=HOURLY;INTERVAL=8',
    'FREQ=DAILY;COUNT=3;UNTIL=20261231',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=100',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;BYHOUR=8',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=WEEKLY;BYDAY=',
    'FREQ=WEEKLY;WKST=SU',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYDAY=2TU,-1FR',
    'täglich',
    '',
  ])('%s is none that a series can follow', (text) => expect(readRegel(text)).toBeNull())
})

describe('the days of a rule', () => {
  it.each([
    ['each second day', 'FREQ=DAILY;INTERVAL=2', '2026-02-27', '2026-03-05', ['2026-02-27', '2026-03-01', '2026-03-03', '2026-03-05']],
    ['on working days', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', '2026-11-20', '2026-11-24', ['2026-11-20', '2026-11-23', '2026-11-24']],
    // Weeks are counted from Monday on, also when the first day is in the middle of one.
    [
      'each second week',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      '2026-11-18',
      '2026-12-20',
      ['2026-11-20', '2026-11-30', '2026-12-04', '2026-12-14', '2026-12-18'],
    ],
    ['weekly on the day of the first', 'FREQ=WEEKLY', '2026-11-18', '2026-12-03', ['2026-11-18', '2026-11-25', '2026-12-02']],
    ['three times only', 'FREQ=WEEKLY;BYDAY=TU;COUNT=3', '2026-11-18', '2027-01-31', ['2026-11-24', '2026-12-01', '2026-12-08']],
    ['up to a day', 'FREQ=DAILY;UNTIL=20261120', '2026-11-18', '2027-01-31', ['2026-11-18', '2026-11-19', '2026-11-20']],
    ['on the 31st, where there is one', 'FREQ=MONTHLY', '2026-01-31', '2026-06-30', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['on each second Tuesday of a month', 'FREQ=MONTHLY;BYDAY=2TU', '2026-11-01', '2027-01-31', ['2026-11-10', '2026-12-08', '2027-01-12']],
    ['on the last Friday', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-11-01', '2027-01-31', ['2026-11-27', '2026-12-25', '2027-01-29']],
    ['on a fifth Monday, where there is one', 'FREQ=MONTHLY;BYDAY=5MO', '2026-11-01', '2027-03-31', ['2026-11-30', '2027-03-29']],
    ['every quarter', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-15', '2027-06-01', ['2026-11-15', '2027-02-15', '2027-05-15']],
  ])('%s', (_name, text, erster, to, gleich) => expect(days(text, erster, to)).toEqual(gleich))

  it('are the same whichever window one looks through, also when they are counted', () => {
    const all = days('FREQ=WEEKLY;BYDAY=MO,TH;COUNT=9', '2026-11-18', '2027-12-31')
    expect(all).toHaveLength(9)
    expect(days('FREQ=WEEKLY;BYDAY=MO,TH;COUNT=9', '2026-11-18', '2027-12-31', '2026-12-05')).toEqual(
      all.filter((tag) => tag >= '2026-12-05'),
    )
  })
})

const regeln: fc.Arbitrary<Regel> = fc.constantFrom(...frequenzen).chain((frequenz) =>
  fc.record({
    frequenz: fc.constant(frequenz),
    intervall: fc.integer({ min: 1, max: 5 }),
    tage: fc
      .uniqueArray(fc.constantFrom(...weekdayKuerzel), { maxLength: 7 })
      .map((welche) => weekdayKuerzel.filter((kuerzel) => welche.includes(kuerzel)).map((tag) => ({ tag, nr: null }))),
    anzahl: fc.constant(null),
    bis: fc.option(
      fc.integer({ min: 0, max: 700 }).map((n) => plusDays('2026-01-01', n)),
      { nil: null },
    ),
  }),
)

/** Another way to the same days: leaps from period to period instead of a look at each day. */
function jump({ frequenz, intervall, tage: weekdays, bis }: Regel, erster: string, end: string): string[] {
  const found: string[] = []
  const fits = (tag: string) => weekdays.length === 0 || weekdays.some((one) => one.tag === kuerzelOf(tag))
  const take = (tag: string) => tag >= erster && tag <= end && (bis === null || tag <= bis) && found.push(tag)
  if (frequenz === 'DAILY') {
    for (let tag = erster; tag <= end; tag = plusDays(tag, intervall)) if (fits(tag)) take(tag)
    return found
  }
  if (frequenz === 'WEEKLY') {
    let montag = erster
    while (kuerzelOf(montag) !== 'MO') montag = plusDays(montag, -1)
    for (; montag <= end; montag = plusDays(montag, 7 * intervall))
      for (let i = 0; i < 7; i += 1) {
        const tag = plusDays(montag, i)
        if (weekdays.length === 0 ? kuerzelOf(tag) === kuerzelOf(erster) : fits(tag)) take(tag)
      }
    return found
  }
  const [year = 0, month = 0] = erster.split('-').map(Number)
  for (let i = 0; i < 60; i += intervall) {
    const start = new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 10)
    for (let tag = start; tag.slice(0, 7) === start.slice(0, 7); tag = plusDays(tag, 1))
      if (weekdays.length === 0 ? tag.slice(8) === erster.slice(8) : fits(tag)) take(tag)
  }
  return found
}

it('a rule is read as it was written, and finds the days that one finds by leaping from period to period', () => {
  fc.assert(
    fc.property(regeln, fc.integer({ min: 0, max: 364 }), (regel, n) => {
      const erster = plusDays('2026-01-01', n)
      expect(readRegel(writeRegel(regel))).toEqual(regel)
      expect(daysOfRegel(regel, erster, { von: erster, bis: '2027-12-31' })).toEqual(jump(regel, erster, '2027-12-31'))
    }),
    { seed: 20261122, numRuns: 200 },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundeslaender, holidayIn } from '../shared/feiertage.ts'
import { berlinClock, berlinTimeOfDay, plusDays } from '../shared/time.ts'
import { serie } from './serie.fixtures.ts'
import { feiertagsregeln } from './serie.ts'
import { isAway } from '../klient/abwesenheit.ts'
import { nextTermine, planDes, termineOf } from './termine.ts'

const daheim = { abwesend: [] }
const amTag = (termine: ReturnType<typeof termineOf>) =>
  termine.map(({ tag, datum, ausfall }) => `${tag}${datum === tag ? '' : ` am ${datum}`}${ausfall === null ? '' : ` ${ausfall}`}`)

const nachtsOn = (tag: string) => {
  const nachts = serie({ regel: 'FREQ=DAILY', gueltigVon: tag, uhrzeit: '02:30' })
  return termineOf(nachts, { von: tag, bis: tag, ...daheim }).map((termin) => planDes(nachts, termin))[0]
}

describe('a visit that comes back', () => {
  it('keeps its hour on the clock of the wall over both changes of the clocks', () => {
    const um = (von: string, bis: string) =>
      termineOf(serie({ regel: 'FREQ=DAILY', gueltigVon: '2026-01-01' }), { von, bis, ...daheim }).map(
        (termin) => planDes(serie(), termin).von,
      )
    expect(um('2026-03-28', '2026-03-29')).toEqual(['2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z'])
    expect(um('2026-10-24', '2026-10-25')).toEqual(['2026-10-24T06:00:00.000Z', '2026-10-25T07:00:00.000Z'])
    expect(um('2027-03-27', '2027-03-28')).toEqual(['2027-03-27T07:00:00.000Z', '2027-03-28T06:00:00.000Z'])
    expect(um('2027-10-30', '2027-10-31')).toEqual(['2027-10-30T06:00:00.000Z', '2027-10-31T07:00:00.000Z'])
  })

  it.each([
    ['2026-03-29', '2026-03-29T01:30:00.000Z', '03:30'],
    ['2027-03-28', '2027-03-28T01:30:00.000Z', '03:30'],
  ])('comes an hour later on %s, when half past two is not there', (tag, from, uhrzeit) => {
    const plan = nachtsOn(tag)
    expect([plan?.von, berlinTimeOfDay(plan?.von ?? '')]).toEqual([from, uhrzeit])
  })

  it.each([
    ['2026-10-25', '2026-10-25T00:30:00.000Z'],
    ['2027-10-31', '2027-10-31T00:30:00.000Z'],
  ])('comes at the first of the two on %s, when half past two is there twice', (tag, from) => {
    expect(nachtsOn(tag)?.von).toBe(from)
  })

  it('falls out on a holiday, or comes on the working day before it, as the series says', () => {
    const zuOstern = (mehr: Parameters<typeof serie>[0]) =>
      amTag(
        termineOf(serie({ regel: 'FREQ=WEEKLY;BYDAY=MO', gueltigVon: '2027-03-01', ...mehr }), {
          von: '2027-03-22',
          bis: '2027-04-05',
          ...daheim,
        }),
      )
    expect(zuOstern({ feiertagsregel: 'AUSFUEHREN' })).toEqual(['2027-03-22', '2027-03-29', '2027-04-05'])
    expect(zuOstern({ feiertagsregel: 'AUSFALLEN' })).toEqual(['2027-03-22', '2027-03-29 FEIERTAG', '2027-04-05'])
    // Before Easter Monday there is Easter Sunday: Saturday.
    expect(zuOstern({ feiertagsregel: 'VORZIEHEN' })).toEqual(['2027-03-22', '2027-03-29 am 2027-03-27', '2027-04-05'])
  })

  it('is not brought forward onto another visit of the series', () => {
    const weihnachten = (regel: string) =>
      amTag(
        termineOf(serie({ regel, feiertagsregel: 'VORZIEHEN' }), { von: '2026-12-23', bis: '2026-12-28', ...daheim }).filter(
          ({ feiertag }) => feiertag,
        ),
      )
    expect(weihnachten('FREQ=DAILY')).toEqual(['2026-12-25 FEIERTAG', '2026-12-26 FEIERTAG'])
    expect(weihnachten('FREQ=WEEKLY;BYDAY=FR,SA')).toEqual(['2026-12-25 am 2026-12-24', '2026-12-26 FEIERTAG'])
  })

  it('knows the holidays of its Bundesland', () => {
    const ist = (bundesland: 'BY' | 'NI') =>
      termineOf(serie({ regel: 'FREQ=DAILY', gueltigVon: '2026-01-01', feiertagsregel: 'AUSFALLEN', bundesland }), {
        von: '2026-10-31',
        bis: '2026-11-01',
        ...daheim,
      }).map(({ ausfall }) => ausfall)
    expect([ist('BY'), ist('NI')]).toEqual([
      [null, 'FEIERTAG'],
      ['FEIERTAG', null],
    ])
  })

  it('falls out while the Klient is away, and comes again on the day of his return', () => {
    const abwesend = [{ von: '2026-11-20', bis: '2026-11-23' }]
    expect(amTag(termineOf(serie(), { von: '2026-11-18', bis: '2026-11-25', abwesend }))).toEqual([
      '2026-11-18',
      '2026-11-20 ABWESEND',
      '2026-11-23',
      '2026-11-25',
    ])
    expect(isAway([{ von: '2026-11-20', bis: null }], '2027-11-20')).toBe(true)
  })

  it('shows its next days, also when they are far apart, and none behind its end', () => {
    expect(nextTermine(serie({ regel: 'FREQ=MONTHLY;INTERVAL=6' }), { ab: '2026-11-18', anzahl: 3, ...daheim })).toHaveLength(3)
    expect(nextTermine(serie({ gueltigBis: '2026-11-20' }), { ab: '2026-11-18', anzahl: 10, ...daheim })).toHaveLength(2)
  })
})

const tagIn = (days: number) => fc.integer({ min: 0, max: days }).map((n) => plusDays('2026-01-01', n))
const serien = fc.record({
  regel: fc
    .tuple(
      fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY'),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('', ';BYDAY=MO,WE,FR', ';BYDAY=SA,SU', ';BYDAY=FR'),
    )
    .map(([frequenz, intervall, days]) => `${frequenz};INTERVAL=${intervall}${days}`),
  uhrzeit: fc
    .integer({ min: 0, max: 95 })
    .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`),
  gueltigVon: tagIn(300),
  gueltigBis: fc.constant(null),
  feiertagsregel: fc.constantFrom(...feiertagsregeln),
  bundesland: fc.constantFrom(...bundeslaender),
  ausnahmen: fc.array(tagIn(729), { maxLength: 20 }),
})
const abwesenheiten = fc.array(
  fc.record({ von: tagIn(729), tage: fc.integer({ min: 1, max: 30 }) }).map(({ von, tage }) => ({ von, bis: plusDays(von, tage) })),
  { maxLength: 4 },
)

it('500 series: all of 2026 and 2027 at the hour that was said, no day twice, none on a day that falls out', () => {
  let seen = 0
  fc.assert(
    fc.property(serien, abwesenheiten, (angaben, abwesend) => {
      const one = serie(angaben)
      const kommt = termineOf(one, { von: '2026-01-01', bis: '2027-12-31', abwesend }).filter(({ ausfall }) => ausfall === null)
      seen += kommt.length
      expect(new Set(kommt.map(({ datum }) => datum)).size).toBe(kommt.length)
      const plaene = kommt.map((termin) => planDes(one, termin))
      const isMissing = (date: string) => ['2026-03-29', '2027-03-28'].includes(date) && angaben.uhrzeit.startsWith('02')
      const gesagt = kommt.map(({ datum }) => `${datum} ${isMissing(datum) ? angaben.uhrzeit.replace('02', '03') : angaben.uhrzeit}:00`)
      expect(plaene.map(({ von }) => berlinClock(von))).toEqual(gesagt)
      expect(plaene.filter(({ von, bis }) => Date.parse(bis) - Date.parse(von) !== 30 * 60_000)).toEqual([])
      expect(kommt.filter(({ tag, datum }) => angaben.ausnahmen.includes(tag) || isAway(abwesend, datum))).toEqual([])
      const amFeiertag = kommt.filter(({ datum }) => holidayIn(datum).includes(one.bundesland))
      if (one.feiertagsregel !== 'AUSFUEHREN') expect(amFeiertag).toEqual([])
      const vorgezogen = kommt.filter(({ tag, datum }) => tag !== datum)
      expect(vorgezogen.filter(({ tag }) => one.feiertagsregel !== 'VORZIEHEN' || !holidayIn(tag).includes(one.bundesland))).toEqual([])
      // Looked at month by month it is the same.
      const inMonaten = Array.from({ length: 25 }, (_, n) => plusDays('2026-01-01', n * 30)).flatMap((von) =>
        termineOf(one, { von, bis: plusDays(von, 29), abwesend }),
      )
      expect(amTag(inMonaten.filter(({ tag, ausfall }) => ausfall === null && tag <= '2027-12-31'))).toEqual(amTag(kommt))
    }),
    { seed: 20261122, numRuns: 500 },
  )
  expect(seen).toBeGreaterThan(20_000)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Person } from '../hausbesuch/hausbesuch.policy.ts'
import { plusDays } from '../shared/time.ts'
import { artSperre, ruheSperre, zuweisenSperre } from './frist.policy.ts'
import {
  type FristFilter,
  type FristWithVermerk,
  answerDueOn,
  fristArten,
  isOverdue,
  withVermerk,
  quartalsBeginn,
  quartalsEnde,
  show,
} from './frist.ts'
import { fristSentence } from './sentences.ts'

// Wednesday, ten o’clock in Berlin.
const now = '2026-11-18T09:00:00.000Z'
const heute = '2026-11-18'
const frist = (rest: Partial<FristWithVermerk> = {}): FristWithVermerk => ({
  art: 'HKP',
  objektId: 'k1',
  faellig: '2026-11-30',
  uhrzeit: null,
  ueberfaelligAb: null,
  klient: { id: 'k1', name: 'Lange, Erna', initialen: 'E. L.' },
  nummer: null,
  haus: 'Praxis Weber',
  praxisId: null,
  entbunden: null,
  folge: null,
  termin: null,
  vermerk: null,
  ...rest,
})
const filter = (rest: Partial<FristFilter> = {}): FristFilter => ({
  arten: fristArten,
  bis: plusDays(heute, 30),
  klientId: null,
  zustaendigId: null,
  ruhende: false,
  heute,
  now,
  ...rest,
})
const vermerk = (rest: Partial<NonNullable<FristWithVermerk['vermerk']>> = {}) => ({
  faellig: '2026-11-30',
  ruhe: null,
  zustaendig: null,
  ...rest,
})
const ruhe = (bis: string) => ({ bis, grund: 'BEANTRAGT', durch: 'Jonas' }) as const

describe('the quarter of a card', () => {
  it.each([
    ['2026-01-01', '2026-01-01', '2026-03-31'],
    ['2026-03-31', '2026-01-01', '2026-03-31'],
    ['2028-02-29', '2028-01-01', '2028-03-31'],
    ['2026-04-01', '2026-04-01', '2026-06-30'],
    ['2026-09-30', '2026-07-01', '2026-09-30'],
    ['2026-12-31', '2026-10-01', '2026-12-31'],
  ])('of %s goes from %s to %s', (tag, from, to) => {
    expect([quartalsBeginn(tag), quartalsEnde(tag)]).toEqual([from, to])
  })

  it('follows right after the one before, on every day of two years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 730 }), (days) => {
        const tag = plusDays('2027-01-01', days)
        expect(quartalsBeginn(tag) <= tag && tag <= quartalsEnde(tag)).toBe(true)
        expect(quartalsBeginn(plusDays(quartalsEnde(tag), 1))).toBe(plusDays(quartalsEnde(tag), 1))
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})

describe('an answer to who asks for a visit', () => {
  it.each([
    ['SOFORT', null, '2026-11-18'],
    ['HEUTE', null, '2026-11-18'],
    ['DIESE_WOCHE', null, '2026-11-22'],
    ['ROUTINE', null, '2026-11-25'],
    ['ROUTINE', '2026-11-20', '2026-11-20'],
    ['HEUTE', '2026-11-20', '2026-11-18'],
  ] as const)('is due for %s, wished on %s, on %s', (dringlichkeit, wunschTag, tag) => {
    expect(answerDueOn({ dringlichkeit, am: '2026-11-18T09:00:00.000Z', wunschTag })).toBe(tag)
  })

  it('asked on a Sunday for this week is due on that day', () => {
    expect(answerDueOn({ dringlichkeit: 'DIESE_WOCHE', am: '2026-11-22T09:00:00.000Z', wunschTag: null })).toBe('2026-11-22')
  })

  it('counts the day in Berlin', () => {
    expect(answerDueOn({ dringlichkeit: 'HEUTE', am: '2026-11-18T23:30:00.000Z', wunschTag: null })).toBe('2026-11-19')
  })
})

describe('what a person is shown', () => {
  it('stands in the order of days, the overdue first', () => {
    const all = [frist({ faellig: '2026-12-01' }), frist({ faellig: '2026-11-01', art: 'BESTELLUNG' }), frist({ faellig: heute })]
    expect(show(all, filter()).fristen.map(({ faellig }) => faellig)).toEqual(['2026-11-01', heute, '2026-12-01'])
  })

  it('puts what was needed by an hour that is over before the rest of its day', () => {
    const needed = (uhrzeit: string, ueberfaelligAb: string | null) => frist({ faellig: heute, art: 'BESTELLUNG', uhrzeit, ueberfaelligAb })
    const late = needed('09:59', '2026-11-18T08:59:00.000Z')
    const inTime = needed('10:01', '2026-11-18T09:01:00.000Z')
    const delivered = needed('08:00', null)
    const visit = frist({ faellig: heute, art: 'BESUCH' })
    expect(show([visit, inTime, delivered, late], filter()).fristen[0]).toEqual(late)
    expect([late, inTime, delivered, visit].map((one) => isOverdue(one, { now, heute }))).toEqual([true, false, false, false])
    expect(isOverdue({ ...delivered, faellig: '2026-11-17' }, { now, heute })).toBe(true)
  })

  it('ends where one wants to look no further, but for cards of this quarter and advice of this half-year', () => {
    const all = [
      frist({ faellig: '2026-12-31' }),
      frist({ faellig: '2026-12-31', art: 'KARTE' }),
      frist({ faellig: '2026-12-31', art: 'BERATUNG' }),
    ]
    expect(show(all, filter()).fristen.map(({ art }) => art)).toEqual(['KARTE', 'BERATUNG'])
  })

  it('counts all kinds, whichever are chosen', () => {
    const { fristen, zahlen } = show([frist(), frist({ art: 'KARTE' }), frist({ art: 'KARTE' })], filter({ arten: ['HKP'] }))
    expect([fristen.length, zahlen]).toEqual([1, { HKP: 1, KARTE: 2 }])
  })

  it('leaves out what rests, until the day after', () => {
    const one = frist({ vermerk: vermerk({ ruhe: ruhe('2026-11-20') }) })
    expect(show([one], filter()).fristen).toEqual([])
    expect(show([one], filter({ ruhende: true })).fristen).toEqual([one])
    expect(show([one], filter({ heute: '2026-11-21' })).fristen).toEqual([one])
  })

  it('is only what the person sees to, or only one Klient', () => {
    const meine = frist({ vermerk: vermerk({ zustaendig: { id: 'p1', name: 'Jonas' } }) })
    expect(show([meine, frist()], filter({ zustaendigId: 'p1' })).fristen).toEqual([meine])
    expect(show([frist(), frist({ klient: null })], filter({ klientId: 'k1' })).fristen).toHaveLength(1)
  })
})

describe('a note', () => {
  it('holds for the day that was meant, and is over when the deadline moves', () => {
    const { vermerk: _no, ...eine } = frist()
    expect(withVermerk(eine, vermerk()).vermerk).not.toBeNull()
    expect(withVermerk({ ...eine, faellig: '2027-01-31' }, vermerk()).vermerk).toBeNull()
  })

  const person = (rest: Partial<Person>): Person => ({
    seite: 'PFLEGE',
    rolle: 'ROLE_PFLEGER',
    organisationId: 'o',
    personId: 'p1',
    name: 'Jonas',
    ...rest,
  })

  it('gives to oneself what one takes on, and to others what one plans', () => {
    expect(zuweisenSperre(person({}), 'p1')).toBeNull()
    expect(zuweisenSperre(person({}), 'p2')).toBe('frist.nur_leitung')
    expect(zuweisenSperre(person({ rolle: 'ROLE_PFLEGE_ADMIN' }), 'p2')).toBeNull()
    expect(zuweisenSperre(person({ seite: 'ARZT', rolle: 'ROLE_ARZT' }), 'p2')).toBeNull()
  })

  it('is about what the side works on', () => {
    expect(artSperre('HKP', person({}))).toBeNull()
    expect(artSperre('HKP', person({ seite: 'ARZT' }))).toBe('frist.nicht_eure')
  })

  it('lets nothing rest for ever', () => {
    expect([ruheSperre(heute, heute), ruheSperre(plusDays(heute, 1), heute)]).toEqual(['frist.ruhe_zu_lang', null])
    expect([ruheSperre(plusDays(heute, 92), heute), ruheSperre(plusDays(heute, 93), heute)]).toEqual([null, 'frist.ruhe_zu_lang'])
  })
})

it('a calendar hears the kind, first letters and a number', () => {
  expect(fristSentence(frist(), 'de')).toBe('HKP-Verordnung endet · E. L.')
  expect(fristSentence(frist({ art: 'BESTELLUNG', klient: null, nummer: '2026-000012' }), 'en')).toBe('Order waiting · 2026-000012')
})

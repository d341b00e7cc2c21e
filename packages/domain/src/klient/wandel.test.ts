import { describe, expect, it } from 'vitest'
import { type Wandel, besuchTat, positionTat, serieTat, findStrongestTat, zuruecknehmbarUntil } from './wandel.ts'

const now = '2026-11-18T10:00:00.000Z'
const tod: Wandel = { art: 'VERSTORBEN', abwesenheit: null, ab: '2026-11-18', bis: null, now }
const ende: Wandel = { ...tod, art: 'BEENDET', ab: '2026-12-01' }
const klinik: Wandel = { art: 'ABWESEND', abwesenheit: 'KRANKENHAUS', ab: '2026-11-18', bis: '2026-11-25', now }
const am = (tag: string, status: 'ANGEFRAGT' | 'GEPLANT' | 'UNTERWEGS' | 'BEGONNEN' = 'GEPLANT', uhrzeit = '13:00') => ({
  tag,
  bis: `${tag}T${uhrzeit}:00.000Z`,
  status,
})

describe('a visit of somebody who', () => {
  it.each([
    ['has died: today and later', tod, am('2026-11-18'), 'ABSAGEN'],
    ['has died: in three weeks, series or not', tod, am('2026-12-09'), 'ABSAGEN'],
    ['has died: a nurse is on her way', tod, am('2026-11-18', 'UNTERWEGS', '09:00'), 'ABSAGEN'],
    ['has died: a nurse is with him', tod, am('2026-11-18', 'BEGONNEN'), 'LAEUFT'],
    ['has died: asked for, without a day', tod, { tag: null, bis: null, status: 'ANGEFRAGT' as const }, 'ABSAGEN'],
    ['has died: it should be over, and may have been done', tod, am('2026-11-18', 'GEPLANT', '09:00'), null],
    ['leaves the service: before the last day', ende, am('2026-11-30'), null],
    ['leaves the service: afterwards', ende, am('2026-12-01'), 'ABSAGEN'],
    ['is in hospital: today', klinik, am('2026-11-18'), 'ABSAGEN'],
    ['is in hospital: on the last day away', klinik, am('2026-11-24'), 'ABSAGEN'],
    ['is in hospital: on the day of return', klinik, am('2026-11-25'), null],
    ['is in hospital: nobody knows how long', { ...klinik, bis: null }, am('2027-02-01'), 'ABSAGEN'],
    ['is in hospital: asked for, without a day', klinik, { tag: null, bis: null, status: 'ANGEFRAGT' as const }, null],
  ])('%s', (_name, wandel, besuch, tat) => expect(besuchTat(wandel, besuch)).toBe(tat))
})

describe('an order of somebody who', () => {
  it.each([
    ['has died, before the pharmacy has taken it', tod, 'VOR_ANNAHME', 'STORNIEREN'],
    ['has died, at the pharmacy', tod, 'IN_ARBEIT', 'STORNO_ANFRAGEN'],
    ['has died, on the road', tod, 'UNTERWEGS', 'ZURUECKRUFEN'],
    ['has died, delivered', tod, 'GELIEFERT', null],
    ['has died, a draft', tod, 'ENTWURF', 'GESPERRT'],
    ['leaves the service and still needs the medicine', ende, 'IN_ARBEIT', 'MELDEN'],
    ['is in hospital', klinik, 'VOR_ANNAHME', 'MELDEN'],
  ] as const)('%s', (_name, wandel, stelle, tat) => expect(positionTat(wandel, stelle)).toBe(tat))

  it('is shown by the strongest of its items', () => {
    expect(findStrongestTat(['STORNIEREN', 'ZURUECKRUFEN', 'STORNO_ANFRAGEN'])).toBe('ZURUECKRUFEN')
    expect(findStrongestTat([])).toBeNull()
  })
})

it('a series ends with the care and pauses with an absence', () => {
  expect([serieTat(tod), serieTat(ende), serieTat(klinik)]).toEqual(['BEENDEN', 'BEENDEN', 'PAUSIERT'])
})

it('a slip can be taken back for a week', () => expect(zuruecknehmbarUntil(now)).toBe('2026-11-25T10:00:00.000Z'))

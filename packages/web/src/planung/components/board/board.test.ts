import type { TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import { describe, expect, it } from 'vitest'
import { findExtent, placeBars, shiftTime, fitTime } from './boardTime.ts'
import { levelOf, countMinutes } from './load.ts'
import { backOf, conflictsAt, isMoved, refusalOf, zugOf } from './placing.ts'

const visit = (changes: Partial<TafelBesuch> = {}): TafelBesuch => ({
  id: 'a',
  nummer: 'H-2026-000001',
  version: 3,
  typ: 'PFLEGEBESUCH',
  status: 'GEPLANT',
  dringlichkeit: 'ROUTINE',
  datum: '2026-11-25',
  uhrzeit: '08:00',
  dauerMinuten: 30,
  von: '2026-11-25T07:00:00.000Z',
  bis: '2026-11-25T07:30:00.000Z',
  klient: { id: 'k', name: 'Engel, Renate', zustand: null },
  anschrift: null,
  personIds: ['jonas'],
  leistungen: [],
  verschiebbar: true,
  befunde: [],
  ...changes,
})
const person = (id: string, abwesenheiten: { von: string; bis: string }[] = []) => ({
  id,
  name: id,
  qualifikation: null,
  wochenstunden: null,
  abwesenheiten,
})

describe('The hours of a day', () => {
  it('are twelve from six o’clock on, and more as soon as a visit lies outside of them', () => {
    expect(findExtent([visit()], 12)).toEqual({ from: 360, to: 1080 })
    expect(findExtent([visit()], 16)).toEqual({ from: 360, to: 1320 })
    expect(findExtent([visit({ uhrzeit: '05:40' }), visit({ uhrzeit: '23:45' })], 12)).toEqual({ from: 300, to: 1440 })
  })

  it('move on in quarters, and let a visit that was only lifted keep its own time', () => {
    expect(fitTime(612, { before: null, step: 15 })).toBe(615)
    expect(fitTime(612, { before: null, step: 5 })).toBe(610)
    expect(fitTime(503, { before: 500, step: 15 })).toBe(500)
    expect(fitTime(1439, { before: null, step: 15 })).toBe(1425)
    expect(shiftTime({ datum: '2026-11-25', uhrzeit: '23:50' }, 15)).toEqual({ datum: '2026-11-26', uhrzeit: '00:05' })
  })

  it('put visits at the same time beside one another, and tell each name how far it may run on', () => {
    const laid = placeBars(
      [visit(), visit({ id: 'b', uhrzeit: '08:15' }), visit({ id: 'c', uhrzeit: '10:00' }), visit({ id: 'd', uhrzeit: '11:00' })],
      { from: 360, to: 1080 },
    )
    expect(laid.map(({ one, lane, lanes, until }) => [one.id, lane, lanes, until])).toEqual([
      ['a', 0, 2, 600],
      ['b', 1, 2, 600],
      ['c', 0, 1, 660],
      ['d', 0, 1, 1080],
    ])
  })
})

describe('The load', () => {
  it('counts what is planned and done for each person who goes, and nobody who was not met', () => {
    const day = [visit(), visit({ id: 'b', personIds: ['jonas', 'sabine'] }), visit({ id: 'c', status: 'NICHT_ANGETROFFEN' })]
    expect(countMinutes(day, { personId: 'jonas' })).toBe(60)
    expect(countMinutes(day, { personId: null })).toBe(90)
    expect(countMinutes(day, { personId: 'jonas', tag: '2026-11-26' })).toBe(0)
    expect([300, 510, 600, 601].map((minutes) => levelOf(minutes, 600))).toEqual(['free', 'high', 'high', 'over'])
  })
})

describe('A visit on its way', () => {
  const sabineAt = (uhrzeit: string) => ({ ...zugOf(visit(), 'jonas'), uhrzeit, nachPersonId: 'sabine' })

  it('is told whom it meets and who is away, by the rules of the server', () => {
    const besuche = [visit(), visit({ id: 'b', personIds: ['sabine'] })]
    const personen = [person('jonas'), person('sabine', [{ von: '2026-11-25', bis: '2026-11-27' }])]
    expect(conflictsAt({ personen, besuche }, sabineAt('08:15')).map(({ art }) => art)).toEqual(['UEBERSCHNEIDUNG', 'PERSON_ABWESEND'])
    expect(conflictsAt({ personen, besuche }, sabineAt('08:30')).map(({ art }) => art)).toEqual(['PERSON_ABWESEND'])
    expect(conflictsAt({ personen: [person('jonas')], besuche }, zugOf(visit(), 'jonas'))).toEqual([])
  })

  it('does not go to nobody when it needs somebody, nor to who goes there already', () => {
    expect(refusalOf(visit({ typ: 'ERSTBESUCH' }), { from: 'jonas', to: null })).toBe('needsPerson')
    expect(refusalOf(visit(), { from: 'jonas', to: null })).toBeNull()
    expect(refusalOf(visit({ personIds: ['jonas', 'sabine'] }), { from: 'jonas', to: 'sabine' })).toBe('alreadyThere')
  })

  it('goes back to where it stood, in the version that the move has made', () => {
    const moved = sabineAt('10:15')
    expect(isMoved(visit(), moved)).toBe(true)
    expect(isMoved(visit(), zugOf(visit(), 'jonas'))).toBe(false)
    expect(backOf(visit(), moved, { version: 4, grund: 'zurück' })).toEqual({
      hausbesuchId: 'a',
      version: 4,
      datum: '2026-11-25',
      uhrzeit: '08:00',
      dauerMinuten: 30,
      vonPersonId: 'sabine',
      nachPersonId: 'jonas',
      grund: 'zurück',
    })
  })
})

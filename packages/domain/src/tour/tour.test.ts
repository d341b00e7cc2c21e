import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aylin, now, jonas, sabine } from '../hausbesuch/hausbesuch.fixtures.ts'
import { Refusal } from '../shared/refusal.ts'
import { handOver } from './tour.decider.ts'
import { besuch, besuche, geplant, ids, nach, tourOf, um, context } from './tour.fixtures.ts'
import { type Stopp, folgePlan } from './tour.ts'
import { tourSperre, tourTransitionsOf } from './tour.policy.ts'
import { checkTourTransitions, tourTransitions } from './transitions.ts'

const code = (tat: () => unknown): string => {
  try {
    tat()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'done'
}
const angaben = { version: 0 }
const tanken = { art: 'EIGENER', bezeichnung: 'Tanken', adresse: null, dauerMinuten: 10 } as const
const withTanken = (vor: string | null = 'mittags') =>
  nach(geplant(), { handlung: 'stoppHinzufuegen', angaben: { ...angaben, stopp: tanken, vor } })

describe('the table of a tour', () => {
  it('lets every state be reached and left', () => {
    expect(checkTourTransitions(tourTransitions)).toEqual([])
    const { beenden: _b, ...withoutEnde } = tourTransitions
    expect(checkTourTransitions(withoutEnde)).toEqual(['BEENDET cannot be reached'])
  })
})

describe('a tour that follows the plan', () => {
  it('begins in the order of time', () => expect(ids(geplant(besuche.toReversed()))).toEqual(['frueh', 'mittags', 'spaet']))

  it('loses what is called off, puts what is moved at its new time, and keeps the rest as it was ordered', () => {
    const geordnet = nach(geplant(), { handlung: 'ordnen', angaben: { ...angaben, reihenfolge: ['spaet', 'mittags', 'frueh'] } })
    expect(ids(folgePlan(geordnet, [besuch('spaet', '15:00'), besuch('frueh', '11:00')]))).toEqual(['spaet', 'frueh'])
    expect(ids(folgePlan(geordnet, [besuch('spaet', '15:00'), besuch('mittags', '10:00'), besuch('frueh', '11:00')]))).toEqual([
      'mittags',
      'spaet',
      'frueh',
    ])
  })

  it('holds each visit of the plan once, and never loses an own stop, whatever happens to the plan', () => {
    const plan = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 23 })), {
      selector: ([id]) => id,
      maxLength: 10,
    })
    const besucheFrom = (entries: readonly [number, number][]) =>
      entries.map(([id, hour]) => besuch(`b${id}`, `${String(hour).padStart(2, '0')}:00`))
    fc.assert(
      fc.property(plan, plan, (before, danach) => {
        const withOwn = nach(geplant(besucheFrom(before)), {
          handlung: 'stoppHinzufuegen',
          angaben: { ...angaben, stopp: tanken, vor: null },
        })
        const neu = folgePlan(withOwn, besucheFrom(danach))
        expect(ids(neu).toSorted()).toEqual([...danach.map(([id]) => `b${id}`), 'neu'].toSorted())
        expect(folgePlan(neu, besucheFrom(danach))).toEqual(neu)
      }),
      { seed: 5, numRuns: 500 },
    )
  })
})

describe('steps with a tour', () => {
  it('take a new order only when it names every stop', () => {
    const ordnen = (reihenfolge: string[]) => () => nach(geplant(), { handlung: 'ordnen', angaben: { ...angaben, reihenfolge } })
    expect(ids(ordnen(['spaet', 'frueh', 'mittags'])())).toEqual(['spaet', 'frueh', 'mittags'])
    expect(code(ordnen(['spaet', 'frueh']))).toBe('tour.veraltet')
    expect(code(ordnen(['spaet', 'frueh', 'fremd']))).toBe('tour.veraltet')
  })

  it('take own stops at their place, tick them off and let them go', () => {
    expect(ids(withTanken())).toEqual(['frueh', 'neu', 'mittags', 'spaet'])
    const gehakt = nach(withTanken(), {
      handlung: 'abhaken',
      angaben: { ...angaben, stoppId: 'neu', erledigt: true, grund: 'egal', nachweis: null },
    })
    expect(gehakt.stopps[1]).toMatchObject({ erledigung: { am: now, erledigt: true, grund: null } })
    expect(ids(nach(gehakt, { handlung: 'stoppEntfernen', angaben: { ...angaben, stoppId: 'neu' } }))).toEqual([
      'frueh',
      'mittags',
      'spaet',
    ])
    expect(code(() => withTanken('fremd'))).toBe('tour.stopp_unbekannt')
    expect(code(() => nach(geplant(), { handlung: 'stoppEntfernen', angaben: { ...angaben, stoppId: 'frueh' } }))).toBe(
      'tour.besuch_bleibt',
    )
  })

  it('take along only what lies ready, and each house once', () => {
    const abholbar = [{ art: 'ABHOLUNG_REZEPT', organisationId: 'praxis', bestellungIds: ['b1'] }] as const
    const stopp = { art: 'ABHOLUNG_REZEPT', organisationId: 'praxis' } as const
    const hole = (tour = geplant(), bereit: Parameters<typeof context>[1] = { abholbar: [{ ...abholbar[0], bestellungIds: ['b1'] }] }) =>
      nach(tour, { handlung: 'stoppHinzufuegen', angaben: { ...angaben, stopp, vor: null } }, bereit)
    expect(hole().stopps.at(-1)).toEqual({ ...stopp, id: 'neu', bestellungIds: ['b1'], erledigung: null })
    expect(code(() => hole(hole()))).toBe('tour.abholung_weg')
    expect(code(() => hole(geplant(), {}))).toBe('tour.abholung_weg')
  })

  it('start today only and by the driver only, end without a running visit, and begin again', () => {
    const starten = { handlung: 'starten', angaben } as const
    const running = nach(geplant(), starten)
    expect(running).toMatchObject({ status: 'GESTARTET', gestartetAm: now })
    expect(code(() => nach(geplant(), starten, { person: sabine }))).toBe('tour.nur_eigene')
    expect(code(() => nach({ ...geplant(), datum: '2026-11-19' }, starten))).toBe('tour.nicht_heute')
    expect(code(() => nach(running, starten))).toBe('tour.falscher_status')
    const beenden = { handlung: 'beenden', angaben } as const
    expect(code(() => nach(running, beenden, { besuche: [besuch('frueh', '11:00', 'BEGONNEN')] }))).toBe('tour.besuch_laeuft')
    const aus = nach(running, beenden, { person: sabine })
    expect(aus).toMatchObject({ status: 'BEENDET', beendetAm: now })
    expect(nach(aus, starten)).toMatchObject({ status: 'GESTARTET', beendetAm: null })
    expect(code(() => nach(aus, { handlung: 'einrichten', angaben: { ...angaben, fahrzeug: 'M-DK 1', start: null, ziel: null } }))).toBe(
      'tour.falscher_status',
    )
  })

  it('are open to driver and head as the table says, and to no other colleague', () => {
    const open = (who: typeof jonas) =>
      Object.entries(tourTransitionsOf(geplant(), context(who)))
        .filter(([, value]) => value === true)
        .map(([handlung]) => handlung)
    expect(open(jonas)).toEqual(['ordnen', 'einrichten', 'stoppHinzufuegen', 'stoppEntfernen', 'abhaken', 'zuruecknehmen', 'starten'])
    expect(open(sabine)).toEqual(['ordnen', 'einrichten', 'stoppHinzufuegen', 'stoppEntfernen', 'uebergeben'])
    expect(open(aylin)).toEqual([])
    expect(tourSperre('uebergeben', geplant(), context(jonas))).toBe('tour.nur_leitung')
  })
})

describe('a tour that is handed over', () => {
  const an = { ...tourOf(aylin), name: 'Aylin' }

  it('gives what has not begun, with the own stops in front of the visits where they stood', () => {
    const lage = context(sabine, {
      besuche: [besuch('frueh', '11:00', 'BEGONNEN'), besuch('mittags', '12:00'), besuch('spaet', '15:00')],
    })
    const { gebende, nehmende, besuchIds } = handOver(withTanken(), { an, grund: 'krank' }, lage)
    expect(besuchIds).toEqual(['mittags', 'spaet'])
    expect(ids(gebende)).toEqual(['frueh'])
    expect(ids(nehmende)).toEqual(['neu', 'mittags', 'spaet'])
    for (const tour of [gebende, nehmende])
      expect(tour.uebergaben).toEqual([{ vonPersonId: 'jonas', anPersonId: 'aylin', name: 'Aylin', grund: 'krank', am: now }])
  })

  it('goes in between what the other has already, and wakes a tour that was over', () => {
    const full = { ...folgePlan(tourOf(aylin), [besuch('eigen', '13:00')]), name: 'Aylin', status: 'BEENDET' as const }
    const { nehmende } = handOver(geplant(), { an: full, grund: 'krank' }, context(sabine))
    expect(ids(nehmende)).toEqual(['frueh', 'mittags', 'eigen', 'spaet'])
    expect(nehmende.status).toBe('OFFEN')
  })

  it('is refused to the driver, to the same person, and when nothing is open', () => {
    expect(code(() => handOver(geplant(), { an, grund: 'x' }, context(jonas)))).toBe('tour.nur_leitung')
    expect(code(() => handOver(geplant(), { an: { ...tourOf(), name: 'Jonas' }, grund: 'x' }, context(sabine)))).toBe(
      'tour.person_unbekannt',
    )
    const done = [besuch('frueh', '11:00', 'ABGESCHLOSSEN')]
    expect(code(() => handOver(geplant(done), { an, grund: 'x' }, context(sabine, { besuche: done })))).toBe('tour.leer')
  })

  it('loses and doubles nothing', () => {
    const hours = fc.uniqueArray(fc.integer({ min: 6, max: 20 }), { maxLength: 8 })
    fc.assert(
      fc.property(hours, hours, (seine, ihre) => {
        const from = seine.map((hour) => besuch(`a${hour}`, `${String(hour).padStart(2, '0')}:00`))
        const zu = ihre.map((hour) => besuch(`b${hour}`, `${String(hour).padStart(2, '0')}:30`))
        fc.pre(from.length > 0)
        const nehmer = { ...folgePlan(tourOf(aylin), zu), name: 'Aylin' }
        const { gebende, nehmende } = handOver(geplant(from), { an: nehmer, grund: 'x' }, context(sabine, { besuche: from }))
        expect(gebende.stopps).toEqual<Stopp[]>([])
        expect(ids(nehmende).toSorted()).toEqual([...from, ...zu].map(({ id }) => id).toSorted())
        expect(folgePlan(nehmende, [...from, ...zu])).toEqual(nehmende)
      }),
      { seed: 7, numRuns: 300 },
    )
    expect(um('08:00')).toBe('2026-11-18T07:00:00.000Z')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fahrt, type Halt, fahrplanOf } from './fahrplan.ts'
import type { Wegweiser } from './reise.ts'
import { betterSequence, cheapestStelle } from './sequence.ts'
import { datum, um } from './tour.fixtures.ts'

/** All places lie on one road, so many minutes from its beginning; the caller's organisation at 0. */
const strasse =
  (lage: Readonly<Record<string, number>>): Wegweiser =>
  (from, to) => {
    const [a, b] = [lage[from] ?? (from in lage ? 0 : null), lage[to] ?? null]
    return a === null || b === null ? null : { minuten: Math.abs(a - b), meter: null, quelle: 'SCHAETZUNG' }
  }
const halt = (id: string, uhrzeit: string | null, rest: Partial<Halt> = {}): Halt => ({
  id,
  dauerMinuten: 20,
  von: uhrzeit === null ? null : um(uhrzeit),
  stand: 'OFFEN',
  seit: null,
  ...rest,
})
const fahrt = (halte: readonly Halt[], now = um('06:00')): Fahrt => ({ datum, now, gestartet: false, halte })
const lage = { start: 0, ziel: 0, a: 10, b: 20, c: 30 }
const ankuenfte = (plan: ReturnType<typeof fahrplanOf>) =>
  [...plan.ankuenfte].map(([id, { am, spaetMinuten }]) => `${id} ${am.slice(11, 16)}${spaetMinuten > 0 ? ` +${spaetMinuten}` : ''}`)

describe('the timetable of a tour', () => {
  it('starts out in time for the first visit, waits where it is early, and says how late it gets', () => {
    const plan = fahrplanOf(fahrt([halt('a', '08:00'), halt('c', '08:30'), halt('b', '11:00')]), strasse(lage))
    // 07:00 UTC is eight in Berlin: twenty minutes there, twenty to c, ten back to b.
    expect(ankuenfte(plan)).toEqual(['a 07:00', 'c 07:40 +10', 'b 08:10'])
    expect([plan.fahrMinuten, plan.spaetMinuten, plan.zurueckUm?.slice(11, 16)]).toEqual([10 + 20 + 10 + 20, 10, '10:40'])
  })

  it('goes on from where the person is, at the time it is', () => {
    const laufend = halt('a', '08:00', { stand: 'LAEUFT', seit: um('08:05') })
    const now = um('08:15')
    expect(ankuenfte(fahrplanOf(fahrt([laufend, halt('b', '08:30')], now), strasse(lage)))).toEqual(['b 07:35 +5'])
    const done = halt('a', '08:00', { stand: 'FERTIG', seit: um('08:10') })
    expect(ankuenfte(fahrplanOf(fahrt([done, halt('b', '08:30')], now), strasse(lage)))).toEqual(['b 07:25'])
  })

  it('counts no minutes for a way that nobody knows', () => {
    const plan = fahrplanOf(fahrt([halt('a', '08:00'), halt('nirgends', null)]), strasse(lage))
    expect(plan.ankuenfte.get('nirgends')).toMatchObject({ reise: null, spaetMinuten: 0 })
    expect(plan.heimweg).toBeNull()
  })

  it('ends when nothing is open', () => {
    const plan = fahrplanOf(fahrt([halt('a', '08:00', { stand: 'FERTIG', seit: um('08:10') })], um('09:00')), strasse(lage))
    expect([plan.ankuenfte.size, plan.zurueckUm]).toEqual([0, null])
  })
})

describe('a better order', () => {
  it('drives past every door once when nothing has a time', () => {
    const vorschlag = betterSequence(fahrt([halt('a', null), halt('c', null), halt('b', null)]), strasse({ ...lage, ziel: 30 }))
    expect(vorschlag).toMatchObject({ reihenfolge: ['a', 'b', 'c'], fahrMinuten: 30, gespartMinuten: 20, punktlicherMinuten: 0 })
  })

  it('keeps the times that were agreed, although another order would be shorter', () => {
    expect(betterSequence(fahrt([halt('a', '08:00'), halt('c', '09:00'), halt('b', '10:00')]), strasse({ ...lage, ziel: 30 }))).toBeNull()
  })

  it('puts who waits for an hour behind who is due now', () => {
    const vorschlag = betterSequence(fahrt([halt('b', '10:00'), halt('a', '08:00')]), strasse(lage))
    expect(vorschlag?.reihenfolge).toEqual(['a', 'b'])
    expect(vorschlag?.punktlicherMinuten).toBeGreaterThan(60)
  })

  it('is never worse, holds every stop once, and leaves in front what is done', () => {
    const place = fc.record({
      ort: fc.integer({ min: 0, max: 40 }),
      stunde: fc.option(fc.integer({ min: 7, max: 12 })),
      fertig: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 7 }), (stellen) => {
        const orte = Object.fromEntries(stellen.map(({ ort }, i) => [`s${i}`, ort + 1]))
        const weg = strasse({ start: 0, ziel: 0, ...orte })
        const halte = stellen.map(({ stunde, fertig }, i) =>
          halt(
            `s${i}`,
            stunde === null ? null : `${String(stunde).padStart(2, '0')}:00`,
            fertig ? { stand: 'FERTIG', seit: um('06:00') } : {},
          ),
        )
        const now = fahrplanOf(fahrt(halte), weg)
        const vorschlag = betterSequence(fahrt(halte), weg)
        if (vorschlag === null) return
        expect(vorschlag.reihenfolge.toSorted()).toEqual(halte.map(({ id }) => id).toSorted())
        const sortiert = vorschlag.reihenfolge.flatMap((id) => halte.find((one) => one.id === id) ?? [])
        const dann = fahrplanOf(fahrt(sortiert), weg)
        expect([dann.spaetMinuten, dann.fahrMinuten]).toEqual([vorschlag.spaetMinuten, vorschlag.fahrMinuten])
        const besser =
          dann.spaetMinuten < now.spaetMinuten || (dann.spaetMinuten === now.spaetMinuten && dann.fahrMinuten < now.fahrMinuten)
        expect(besser).toBe(true)
        const countFertige = halte.filter(({ stand }) => stand === 'FERTIG').length
        expect(sortiert.slice(0, countFertige).every(({ stand }) => stand === 'FERTIG')).toBe(true)
      }),
      { seed: 3, numRuns: 300 },
    )
  })
})

describe('one more stop', () => {
  const neu = halt('neu', null, { dauerMinuten: 10 })
  const weg = strasse({ ...lage, neu: 15 })

  it('goes where it costs least way', () => {
    const halte = [halt('a', '08:00'), halt('b', '10:00'), halt('c', '12:00')]
    expect(cheapestStelle(fahrt(halte), { neu, spaetestens: [], weg })).toEqual({ vor: 'b', umwegMinuten: 0, mehrSpaetMinuten: 0 })
  })

  it('goes in front of the visit for which it is fetched, and never among what is done', () => {
    const halte = [halt('a', '08:00', { stand: 'FERTIG', seit: um('08:00') }), halt('b', '10:00'), halt('c', '12:00')]
    expect(cheapestStelle(fahrt(halte, um('08:30')), { neu: { ...neu, id: 'start' }, spaetestens: ['b'], weg }).vor).toBe('b')
  })

  it('goes to the end of an empty tour', () => {
    expect(cheapestStelle(fahrt([]), { neu, spaetestens: [], weg })).toMatchObject({ vor: null, mehrSpaetMinuten: 0 })
  })
})

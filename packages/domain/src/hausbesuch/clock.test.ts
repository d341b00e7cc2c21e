import { describe, expect, it } from 'vitest'
import { decideByClock, naechsteFristOf } from './clock.decider.ts'
import { evolve } from './hausbesuch.decider.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { angefragt, geplant, inStatus, jonas, lange, nach, sabine, steps } from './hausbesuch.fixtures.ts'
import { meldungenOf } from './meldung.ts'

/** What the clock says at a moment, to whom. */
function told(besuch: Hausbesuch, am: string): { neu: Hausbesuch; an: string[] } {
  const step = decideByClock(besuch, am)
  if (step === null) return { neu: besuch, an: [] }
  const neu = evolve(besuch, step)
  return {
    neu,
    an: meldungenOf(step.art, { alt: besuch, neu, personId: null }).map(
      ({ anlass, organisationId, an }) => `${anlass} ${organisationId} ${an.toString()}`,
    ),
  }
}

describe('a visit planned for eight in the morning that nobody begins', () => {
  const insulin = { code: null, bezeichnung: 'Insulin', quelle: 'HKP' as const, sollMinuten: 10 }

  it('is told to the head at nine, and once', () => {
    expect(told(geplant(), '2026-11-19T07:59:59.999Z').an).toEqual([])
    const first = told(geplant(), '2026-11-19T08:00:00.000Z')
    expect(first.an).toEqual(['BESUCH_UEBERFAELLIG pflege LEITUNG'])
    expect([told(first.neu, '2026-11-20T08:00:00.000Z').an, naechsteFristOf(first.neu)]).toEqual([[], null])
  })

  it('with treatment is told half an hour after its time', () =>
    expect(naechsteFristOf(geplant(sabine, { leistungen: [insulin] }))).toBe('2026-11-19T07:30:00.000Z'))

  it('leaves whoever is on the way late the same time from there, and is settled once it was begun', () => {
    const unterwegs = { ...inStatus('UNTERWEGS'), unterwegsAb: '2026-11-19T07:40:00.000Z' }
    expect(naechsteFristOf(unterwegs)).toBe('2026-11-19T08:40:00.000Z')
    expect(told(unterwegs, '2026-11-19T08:40:00.000Z').an).toEqual(['BESUCH_UEBERFAELLIG pflege LEITUNG'])
    expect(naechsteFristOf(inStatus('BEGONNEN'))).toBeNull()
  })
})

describe('a request for at once', () => {
  const sofort = angefragt('ARZTBESUCH', jonas, { dringlichkeit: 'SOFORT' })

  it('has words of its own', () => {
    const said = (besuch: Hausbesuch) => meldungenOf('anfragen', { alt: null, neu: besuch, personId: 'jonas' }).map(({ anlass }) => anlass)
    expect([said(sofort), said(angefragt())]).toEqual([['BESUCH_SOFORT'], ['BESUCH_ANGEFRAGT']])
  })

  it('is told again to all of the practice after 15 and 30 minutes, and whoever asked is told to phone', () => {
    expect(told(sofort, '2026-11-18T09:14:59.999Z').an).toEqual([])
    const first = told(sofort, '2026-11-18T09:15:00.000Z')
    expect(first.an).toEqual(['BESUCH_SOFORT_OFFEN arzt ALLE', 'BESUCH_SOFORT_ANRUFEN pflege jonas'])
    const second = told(first.neu, '2026-11-18T09:30:00.000Z')
    expect(second.an).toEqual([
      'BESUCH_SOFORT_OFFEN arzt ALLE',
      'BESUCH_SOFORT_ANRUFEN pflege jonas',
      'BESUCH_SOFORT_ANRUFEN pflege LEITUNG',
    ])
    expect(naechsteFristOf(second.neu)).toBeNull()
  })

  it('waits for the nursing service once the practice has asked back', () => {
    const gefragt = nach({ ...sofort, mahnungen: 1 }, lange, steps.rueckfragen, { now: '2026-11-18T09:20:00.000Z' })
    expect(naechsteFristOf(gefragt)).toBe('2026-11-18T09:35:00.000Z')
    expect(told(gefragt, '2026-11-18T09:35:00.000Z').an).toEqual(['BESUCH_SOFORT_OFFEN pflege ALLE', 'BESUCH_SOFORT_ANRUFEN arzt LEITUNG'])
  })

  it('is over with an answer, and less urgent requests are not reminded of', () => {
    expect(naechsteFristOf(nach(sofort, lange, steps.ablehnen))).toBeNull()
    expect(naechsteFristOf(angefragt())).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { berlinDate } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import { sperre } from './bestellung.policy.ts'
import { isEnd, positionStatus } from './bestellung.ts'
import { nextFrist, uhr } from './clock.decider.ts'
import { noLaender } from './handelnder.ts'
import { type Ereignis, evolve } from './ereignis.ts'
import { openFolgen } from './folgen.ts'
import { findImpossible } from './impossible.fixtures.ts'
import { isUnterwegsOrReady } from './lieferung.ts'
import type { Position } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'
import { type Stand, allerStaende, allHandlungen, personen } from './randomWalk.fixtures.ts'
import { rest, sollMenge, turnFor, visiblePositionen, waitsForOverall, wartetAuf } from './stand.ts'
import { transitions } from './transitions.ts'

const staende = allerStaende(300, 20261121)
function inJedemStand(blick: (stand: Stand) => void, where: readonly Stand[] = staende): void {
  for (const stand of where) {
    try {
      blick(stand)
    } catch (error) {
      throw new Error(`after${stand.weg}`, { cause: error })
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const saved = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const empty = (id: string) => ({ id, version: 1, positionen: [], rueckfragen: [], lieferungen: [] }) as unknown as Bestellung

/** Where a sheet lies is told of all that stands on it, and who has it may say that something stands on another. */
const placeOf = ({ ort, ortSeit, rezeptblattId, vorgelegtAm }: Rezept) => ({ ort, ortSeit, rezeptblattId, vorgelegtAm })

describe('on every way that people and the clock can take an order', () => {
  it('every state and every step is met', () => {
    const seen = new Set<string>()
    const getan = new Set<string>()
    inJedemStand(({ bestellung, neue }) => {
      for (const { status } of bestellung.positionen) seen.add(status)
      for (const { art } of neue) getan.add(art)
    })
    expect([...positionStatus].filter((status) => !seen.has(status))).toEqual([])
    expect(Object.keys(transitions).filter((handlung) => !getan.has(handlung))).toEqual([])
  })

  it('the events, read again from the beginning, give the order', () => {
    const last = staende.filter((_stand, i) => (staende[i + 1]?.vorher ?? null) === null)
    inJedemStand(({ bestellung, ereignisse }) => {
      const { version: _gezaehlt, ...erwartet } = saved(bestellung)
      const { version: _immer, ...gefaltet } = saved(ereignisse).reduce(evolve, empty(bestellung.id))
      expect(gefaltet).toEqual(erwartet)
    }, last)
  })

  it('an event says truly what was before', () => {
    inJedemStand(({ vorher, neue }) => {
      if (vorher === null) return
      neue.reduce((stand, ereignis) => {
        expect(oldOf(stand, ereignis)).toEqual(ereignis.aenderung.ziel === 'nichts' ? null : ereignis.aenderung.alt)
        return evolve(stand, ereignis)
      }, vorher)
    })
  })

  it('amounts add up: delivered, packed and left are what was prescribed or asked for', () => {
    inJedemStand(({ bestellung }) => {
      for (const position of bestellung.positionen) {
        const { mengeGeliefert, mengeBereit, abgaben, reklamationen, status } = position
        expect(mengeGeliefert).toBe(sum(abgaben.map(({ menge }) => menge)) - sum(reklamationen.map(({ menge }) => menge)))
        expect(Math.min(mengeGeliefert, mengeBereit, rest(position))).toBeGreaterThanOrEqual(0)
        expect(mengeGeliefert + mengeBereit + rest(position)).toBe(sollMenge(position))
        expect(mengeBereit > 0).toBe(status === 'BEREIT')
        if (status === 'BEREIT') expect(gepackt(bestellung, position)).toBe(mengeBereit)
        expect(status === 'GELIEFERT' ? position.geliefertAm !== null : true).toBe(true)
      }
    })
  })

  it('an open position has a step that moves it, in the hands of somebody', () => {
    inJedemStand(({ bestellung, now, verstorben }) => {
      const heute = berlinDate(now)
      for (const position of bestellung.positionen.filter(({ status }) => !isEnd(status))) {
        const hinaus = personen.flatMap((handelnder) =>
          allHandlungen.filter(
            (handlung) =>
              transitions[handlung].nach.some((target) => target !== position.status) &&
              sperre(handlung, { bestellung, position, handelnder, heute, verstorben }) === null,
          ),
        )
        const vorZustimmung =
          position.stornoAnfrage === null &&
          sperre('stornoAnfragen', { bestellung, position, handelnder: personen[0] ?? 'UHR', heute }) === null
        expect(hinaus.length > 0 || vorZustimmung).toBe(true)
      }
    })
  })

  it('an ended position is never touched again, but by a complaint, a return, a proposal, where its sheet lies and for what is left to do', () => {
    inJedemStand(({ bestellung, vorher, neue: ereignisse }) => {
      const reklamiert = ereignisse.flatMap(({ art, positionId }) => (art === 'reklamieren' ? [positionId] : []))
      for (const alte of vorher?.positionen.filter(({ id, status }) => isEnd(status) && !reklamiert.includes(id)) ?? []) {
        const neue = bestellung.positionen.find(({ id }) => id === alte.id)
        const { rezept } = alte
        const shared = rezept !== null && rezept.rezeptblattId !== null ? { rezept: { ...neue?.rezept, ...placeOf(rezept) } } : {}
        expect(neue && { ...neue, folgen: alte.folgen, retouren: alte.retouren, nachschub: alte.nachschub, ...shared }).toEqual(alte)
        expect(neue?.folgen.length).toBe(alte.folgen.length)
      }
    })
  })

  it('while something is left to do, it is somebody’s turn, and that side has the step', () => {
    inJedemStand(({ bestellung, now }) => {
      const heute = berlinDate(now)
      for (const position of bestellung.positionen) {
        const bei = new Set(openFolgen(position).map((folge) => folge.bei))
        if (bei.size > 0) expect(wartetAuf(bestellung, position)).not.toBe('NIEMAND')
        if (bei.size > 0) expect(waitsForOverall(bestellung, bestellung.positionen)).not.toBe('NIEMAND')
        for (const seite of bei) {
          const visible = visiblePositionen(bestellung, seite)
          expect(visible).toContain(position)
          expect(turnFor(seite, bestellung, visible)).toBe(seite)
          const handelnder = personen.find((one) => one.seite === seite) ?? 'UHR'
          expect(sperre('folgeErledigen', { bestellung, position, handelnder, heute })).toBeNull()
        }
      }
    })
  })

  it('a refused position leaves something to do, until somebody has done or waived it', () => {
    inJedemStand(({ bestellung }) => {
      for (const { status, folgen } of bestellung.positionen) if (status === 'ABGELEHNT') expect(folgen.length).toBeGreaterThan(0)
    })
  })

  it('the requests to the others follow the state: one is open while somebody works on it, none at the end', () => {
    const open: Partial<Record<Position['status'], string[]>> = {
      BEIM_ARZT: ['VERORDNUNG'],
      BEI_APOTHEKE: ['ABGABE'],
      IN_BEARBEITUNG: ['ABGABE'],
      BEREIT: ['ABGABE'],
    }
    inJedemStand(({ bestellung }) => {
      const ids = bestellung.positionen.flatMap(({ anforderungen }) => anforderungen.map(({ requestId }) => requestId))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { status, anforderungen } of bestellung.positionen) {
        expect(anforderungen.filter((a) => a.status === 'active').map(({ art }) => art)).toEqual(open[status] ?? [])
        for (const art of ['VERORDNUNG', 'ABGABE'])
          expect(anforderungen.filter((a) => a.art === art).map(({ runde }, i) => runde - i)).toEqual(
            anforderungen.filter((a) => a.art === art).map(() => 1),
          )
      }
    })
  })

  it('proposals end with the state in which they were made', () => {
    inJedemStand(({ bestellung }) => {
      for (const { status, stornoAnfrage, restEntfaellt, zurueckgerufen } of bestellung.positionen) {
        if (stornoAnfrage !== null) expect(['IN_BEARBEITUNG', 'BEREIT']).toContain(status)
        if (restEntfaellt !== null) expect(status).toBe('IN_BEARBEITUNG')
        if (zurueckgerufen !== null) expect(status).toBe('BEREIT')
      }
    })
  })

  it('sheets of paper with several positions are moved, and one of their positions ends before the others', () => {
    const shared = (stand: Stand) => stand.bestellung.positionen.filter(({ rezept }) => rezept !== null && rezept.rezeptblattId !== null)
    const moved = (stand: Stand) =>
      stand.vorher?.positionen.some(
        (one) => one.rezept !== null && shared(stand).some(({ id, rezept }) => id === one.id && rezept?.ort !== one.rezept?.ort),
      ) === true
    expect(staende.filter((stand) => shared(stand).length > 1 && moved(stand)).length).toBeGreaterThan(10)
    expect(staende.some((stand) => moved(stand) && shared(stand).some(({ status }) => isEnd(status)))).toBe(true)
  })

  it('nothing stands there that must not be, also when somebody dies on the way', () => {
    inJedemStand((stand) => expect(findImpossible(stand)).toEqual([]))
    expect(staende.some(({ verstorben }) => verstorben)).toBe(true)
  })

  it.each([noLaender, { PFLEGE: 'SN', ARZT: 'BY', APOTHEKE: 'TH' }] as const)(
    'the clock knows when it is next needed, and is done with what it has done (%j)',
    (laender) => {
      inJedemStand(({ bestellung, now }) => {
        const frist = nextFrist(bestellung, laender)
        const faellig = uhr(bestellung, now, laender)
        expect((nextFrist(bestellung) ?? '') <= (frist ?? '')).toBe(true)
        expect(faellig.length > 0).toBe(frist !== null && frist <= now)
        if (faellig.length > 0) expect(uhr(faellig.reduce(evolve, bestellung), now, laender)).toEqual([])
        else if (frist !== null) {
          expect(uhr(bestellung, frist, laender).length).toBeGreaterThan(0)
          expect(uhr(bestellung, new Date(Date.parse(frist) - 1).toISOString(), laender)).toEqual([])
        }
      })
    },
  )
})

const gepackt = (bestellung: Bestellung, { id }: Position): number =>
  sum(
    bestellung.lieferungen
      .filter(isUnterwegsOrReady)
      .flatMap(({ positionen }) => positionen)
      .filter(({ positionId }) => positionId === id)
      .map(({ menge }) => menge),
  )

function oldOf(bestellung: Bestellung, { aenderung }: Ereignis): unknown {
  const part = (ganzes: object | undefined, neu: object) =>
    Object.fromEntries(Object.entries(ganzes ?? {}).filter(([field]) => field in neu))
  switch (aenderung.ziel) {
    case 'kopf':
      return part(bestellung, aenderung.neu)
    case 'positionen':
      return bestellung.positionen
    case 'position':
      return part(
        bestellung.positionen.find(({ id }) => id === aenderung.id),
        aenderung.neu,
      )
    case 'rueckfrage':
      return bestellung.rueckfragen.find(({ id }) => id === aenderung.neu.id) ?? null
    case 'lieferung':
      return bestellung.lieferungen.find(({ id }) => id === aenderung.neu.id) ?? null
    case 'nichts':
      return null
    default:
      return aenderung satisfies never
  }
}

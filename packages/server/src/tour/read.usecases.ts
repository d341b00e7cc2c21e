import { plansForAll } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import { type Wegweiser, createWegweiser } from '@dreiklang/domain/tour/reise'
import { tourErrors } from '@dreiklang/domain/tour/tour.errors'
import { seesTour } from '@dreiklang/domain/tour/tour.policy'
import { nextStopsOf, orteOf, tourView, tourListRowOf } from '@dreiklang/domain/tour/view'
import type { NextStops, TourAnswer, TourListRow } from '@dreiklang/domain/tour/view.contract'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { createTourStore } from './seal.ts'
import { type Gefunden, loadTourenWithUmfeld } from './umfeld.ts'

export function createTourReading(ports: Ports) {
  const { database, clock, routing, mapTiles } = ports
  const store = createTourStore(ports)
  const now = () => clock.now().toISOString()

  /** Outside of any transaction: a routing service may take its time. */
  async function wegeIn({ tour, umfeld }: Gefunden): Promise<Wegweiser> {
    const orte = orteOf(tour, umfeld)
    return createWegweiser([...orte.keys()], await routing.reisen([...orte.values()]))
  }

  const load = (akteur: Akteur, gesucht: { datum: IsoDate; personIds: readonly string[] | null }): Promise<Gefunden[]> =>
    database.transaction(contextOf(akteur), (tx) =>
      loadTourenWithUmfeld(tx, { person: personOf(akteur), now: now() }, { ...gesucht, store }),
    )

  return {
    async list(akteur: Akteur, datum: IsoDate): Promise<{ touren: TourListRow[]; alle: boolean }> {
      const person = personOf(akteur)
      const alle = plansForAll(person)
      const found = await load(akteur, { datum, personIds: alle ? null : [person.personId] })
      const rows = await Promise.all(found.map(async (one) => tourListRowOf(one.tour, one.umfeld, await wegeIn(one))))
      const touren = rows.filter(({ stopps, version }) => stopps > 0 || version > 0)
      return { touren: touren.toSorted((a, b) => a.person.name.localeCompare(b.person.name, 'de')), alle }
    },

    /** Of the own tour of today; without a routing service, which may take its time. */
    async next(akteur: Akteur, count: number): Promise<NextStops> {
      const [found] = await load(akteur, { datum: berlinDate(now()), personIds: [personOf(akteur).personId] })
      return found === undefined ? { stopps: 0, fertige: 0, naechste: [] } : nextStopsOf(found.tour, found.umfeld, count)
    },

    /** @throws nicht_gefunden for someone of another organisation, tour.nur_eigene */
    async read(akteur: Akteur, { datum, personId }: { datum: IsoDate; personId: string }): Promise<TourAnswer> {
      const [found] = await load(akteur, { datum, personIds: [personId] })
      if (found === undefined) throw sharedErrors.refuse('nicht_gefunden')
      if (!seesTour(personOf(akteur), personId)) throw tourErrors.refuse('tour.nur_eigene')
      return { ...tourView(found.tour, found.umfeld, await wegeIn(found)), mapTiles }
    },
  }
}

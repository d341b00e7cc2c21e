/** Reading tours: the day of the organisation, and one with its timetable. */
import { plantFuerAlle } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { type Wegweiser, wegweiser } from '@dreiklang/domain/tour/reise'
import { orteVon, tourSicht, tourZeileVon } from '@dreiklang/domain/tour/sicht'
import type { TourAntwort, TourZeile } from '@dreiklang/domain/tour/sicht.contract'
import { tourFehler } from '@dreiklang/domain/tour/tour.errors'
import { siehtTour } from '@dreiklang/domain/tour/tour.policy'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { type Gefunden, ladeTourenMitUmfeld } from './umfeld.ts'

export function createTourLesen({ database, clock, routing, mapTiles }: Pick<Ports, 'database' | 'clock' | 'routing' | 'mapTiles'>) {
  const jetzt = () => clock.now().toISOString()

  /** Outside of any transaction: a routing service may take its time. */
  async function wegeIn({ tour, umfeld }: Gefunden): Promise<Wegweiser> {
    const orte = orteVon(tour, umfeld)
    return wegweiser([...orte.keys()], await routing.reisen([...orte.values()]))
  }

  const lade = (akteur: Akteur, gesucht: { datum: Datum; personIds: readonly string[] | null }): Promise<Gefunden[]> =>
    database.transaction(kontextVon(akteur), (tx) => ladeTourenMitUmfeld(tx, { person: personVon(akteur), jetzt: jetzt() }, gesucht))

  return {
    /** Those on which something stands. */
    async list(akteur: Akteur, datum: Datum): Promise<{ touren: TourZeile[]; alle: boolean }> {
      const person = personVon(akteur)
      const alle = plantFuerAlle(person)
      const gefunden = await lade(akteur, { datum, personIds: alle ? null : [person.personId] })
      const zeilen = await Promise.all(gefunden.map(async (eine) => tourZeileVon(eine.tour, eine.umfeld, await wegeIn(eine))))
      const touren = zeilen.filter(({ stopps, version }) => stopps > 0 || version > 0)
      return { touren: touren.toSorted((a, b) => a.person.name.localeCompare(b.person.name, 'de')), alle }
    },

    /** @throws nicht_gefunden for someone of another organisation, tour.nur_eigene */
    async read(akteur: Akteur, { datum, personId }: { datum: Datum; personId: string }): Promise<TourAntwort> {
      const [gefunden] = await lade(akteur, { datum, personIds: [personId] })
      if (gefunden === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
      if (!siehtTour(personVon(akteur), personId)) throw tourFehler.ablehnen('tour.nur_eigene')
      return { ...tourSicht(gefunden.tour, gefunden.umfeld, await wegeIn(gefunden)), mapTiles }
    },
  }
}

/** The round of a pharmacy: its orders as they may be seen, read once for all bags that are on the road. */
import { viewOf } from '@dreiklang/domain/bestellung/view'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import { type RundeBestellung, listRundeStopps } from '@dreiklang/domain/tour/runde'
import { type RundeAnswer, rundeContract } from '@dreiklang/domain/tour/runde.contract'
import { createKlientAbschriften } from '../bestellung/klientAbschrift.ts'
import type { Geladen } from '../bestellung/read/one.repository.ts'
import { loadOnTheRoad } from '../bestellung/read/road.repository.ts'
import { createSeal } from '../bestellung/seal.ts'
import { personOf } from '../bestellung/who.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { loadHaeuser } from './umfeld.repository.ts'

/** Days for which an order that has ended meanwhile still shows what was handed over today. */
const recentDays = 7

interface Reading {
  sprache: Language
  /** For the audit trail: looked at, or given out to be kept on a device. */
  art?: 'LESEN' | 'AUSGEBEN'
}

export function createRunde(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  const abschriften = createKlientAbschriften(ports)

  return async (akteur: Akteur, { sprache, art = 'LESEN' }: Reading): Promise<RundeAnswer> => {
    const db = onBehalfOfPerson(ports.database, akteur)
    const person = personOf(akteur)
    const { organisationId } = person
    const now = ports.clock.now().toISOString()
    const heute = berlinDate(now)
    const since = berlinInstant(heute, '00:00')
    const loaded = await loadOnTheRoad(db, { organisationId, heute, recent: plusDays(heute, -recentDays), since })
    const houses = await loadHaeuser(db, [...new Set(loaded.map(({ bestellung }) => bestellung.pflegedienstId))])
    await audit(
      db,
      akteur,
      loaded.map(({ bestellung: { id, klientId } }) => ({
        aktion: rundeContract.round.id,
        art,
        objektArt: 'BESTELLUNG' as const,
        objektId: id,
        klientId,
      })),
    )
    const bestellungen = await Promise.all(loaded.map(show))
    return { datum: heute, am: now, stopps: listRundeStopps(bestellungen, now) }

    /** Why a bag came back lies sealed; the other words of an order the round does not tell. */
    async function show(one: Geladen): Promise<RundeBestellung> {
      const opened = await abschriften.open(one)
      const view = viewOf(opened.bestellung, { ...opened, person, now })
      const lieferungen = await geoeffnet(view.lieferungen, { ...opened, id: view.id, sprache })
      const pflegedienstAdresse = houses.find(({ id }) => id === view.pflegedienst.id)?.adresse ?? null
      return { view: { ...view, lieferungen }, pflegedienstAdresse }
    }
  }
}

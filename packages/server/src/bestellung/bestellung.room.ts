/** Orders: drafts, steps, the live stream, and their clock. */
import type { Partnerschaften } from '../organisation/partnerschaft.usecases.ts'
import type { Ports } from '../ports.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import { createBestellungenFuerAuskunft } from './auskunft.ts'
import { bestellungRoutes } from './bestellung.routes.ts'
import { verknuepfeAusAblehnung } from './besuch.usecases.ts'
import { createEntwuerfe } from './entwurf.usecases.ts'
import { createKlientStand } from './klientStand.usecases.ts'
import { uebernehmeKlientname } from './liste.repository.ts'
import { createSchreiben } from './schreiben.usecases.ts'
import { type EreignisStrom, createEreignisStrom } from './strom.ts'
import { createUhr } from './uhr.usecases.ts'

interface Needs {
  sitzungen: Sitzungen
  partnerschaften: Partnerschaften
  /** Who tells people of what happened reads the same events as the stream. */
  wake(): void
}

export async function bestellungRoom(ports: Ports, { sitzungen, partnerschaften, wake }: Needs) {
  const events = await createEreignisStrom(ports)
  const strom: EreignisStrom = {
    ...events,
    weck: () => {
      events.weck()
      wake()
    },
  }
  const schreiben = createSchreiben(ports, { strom, partnerschaften })
  const entwuerfe = createEntwuerfe(ports, strom, schreiben)
  const uhr = createUhr(ports, strom)
  return {
    routes: bestellungRoutes(ports, { strom, sitzungen, schreiben, entwuerfe }),
    /** Answers how many orders it has moved. */
    jobs: { bestellungen: () => uhr.tick() },
    close: () => strom.close(),
    entwuerfe,
    verknuepfe: verknuepfeAusAblehnung,
    /** What the room of the Klienten below does not know of orders. */
    ofKlienten: {
      klientGeaendert: uebernehmeKlientname,
      verlauf: createKlientStand(ports),
      bestellungen: createBestellungenFuerAuskunft(ports),
    },
  }
}

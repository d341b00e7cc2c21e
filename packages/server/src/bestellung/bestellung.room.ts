import type { Partnerschaften } from '../organisation/partnerschaft.usecases.ts'
import type { Ports } from '../ports.ts'
import type { Sessions } from '../shared/sessions.ts'
import { bestellungRoutes } from './bestellung.routes.ts'
import { createClock } from './clock/clock.usecases.ts'
import { createEntwuerfe } from './draft/entwurf.usecases.ts'
import { createBestellungenForAuskunft } from './read/auskunft.ts'
import { adoptKlientname } from './read/liste.repository.ts'
import { createKlientStand } from './step/klientStand.usecases.ts'
import { createStepTaking } from './step/write.usecases.ts'
import { type EreignisStream, createEreignisStream } from './stream/stream.ts'
import { linkFromAblehnung } from './visit/besuch.usecases.ts'

interface Needs {
  sitzungen: Sessions
  partnerschaften: Partnerschaften
  wake(): void
}

export async function bestellungRoom(ports: Ports, { sitzungen, partnerschaften, wake }: Needs) {
  const events = await createEreignisStream(ports)
  const stream: EreignisStream = {
    ...events,
    weck: () => {
      events.weck()
      wake()
    },
  }
  const schreiben = createStepTaking(ports, { stream, partnerschaften })
  const entwuerfe = createEntwuerfe(ports, stream, schreiben)
  const uhr = createClock(ports, stream)
  return {
    routes: bestellungRoutes(ports, { stream, sitzungen, schreiben, entwuerfe }),
    jobs: { bestellungen: () => uhr.tick() },
    close: () => stream.close(),
    entwuerfe,
    link: linkFromAblehnung,
    ofKlienten: {
      klientChanged: adoptKlientname,
      verlauf: createKlientStand(ports),
      bestellungen: createBestellungenForAuskunft(ports),
    },
  }
}

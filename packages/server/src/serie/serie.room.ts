import { serieContract as c } from '@dreiklang/domain/serie/serie.contract'
import { createInstanzen } from '../hausbesuch/instanzen.usecases.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createAbgleich, createSerienClock } from './abgleich.ts'
import { createReading } from './read.usecases.ts'
import { createSerien } from './serie.usecases.ts'

export function serieRoom(ports: Ports, { meldungen }: { meldungen: Meldungen }): Room {
  const sameSerieFrom = createAbgleich(createInstanzen(ports))
  const lesen = createReading(ports)
  const serien = createSerien(ports, { sameSerieFrom, meldungen })
  const routes = [
    signedIn(c.list, ({ akteur, query }) => lesen.list(akteur, query)),
    signedIn(c.defaults, ({ akteur }) => lesen.defaults(akteur)),
    signedInOnce(c.create, (anfrage) => serien.create(anfrage, anfrage.body)),
    signedIn(c.preview, ({ akteur, body }) => serien.preview(akteur, body)),
    signedIn(c.read, ({ akteur, params }) => lesen.read(akteur, params.serieId)),
    signedInOnce(c.change, (anfrage) => serien.change(anfrage, anfrage.params.serieId, anfrage.body)),
    signedInOnce(c.end, (anfrage) => serien.end(anfrage, anfrage.params.serieId, anfrage.body)),
  ]
  return { routes, jobs: { serien: createSerienClock(ports, sameSerieFrom) } }
}

import { serieContract as c } from '@dreiklang/domain/serie/serie.contract'
import { createInstanzen } from '../hausbesuch/instanzen.usecases.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { inOrganisation } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createAbgleich, createSerienBackfill, createSerienClock } from './abgleich.ts'
import { createReading } from './read.usecases.ts'
import { loadSerienOfPerson } from './serie.repository.ts'
import { createSerien } from './serie.usecases.ts'

export function serieRoom(ports: Ports, { meldungen }: { meldungen: Meldungen }) {
  const sameSerieFrom = createAbgleich(ports, createInstanzen(ports))
  const read = createReading(ports)
  const serien = createSerien(ports, { sameSerieFrom, meldungen })
  const routes = [
    signedIn(c.list, ({ akteur, query }) => read.list(akteur, query)),
    signedIn(c.defaults, ({ akteur }) => read.defaults(akteur)),
    signedInOnce(c.create, (request) => serien.create(request, request.body)),
    signedIn(c.preview, ({ akteur, body }) => serien.preview(akteur, body)),
    signedIn(c.read, ({ akteur, params, sprache }) => read.read(akteur, params.serieId, sprache)),
    signedInOnce(c.change, (request) => serien.change(request, request.params.serieId, request.body)),
    signedInOnce(c.end, (request) => serien.end(request, request.params.serieId, request.body)),
  ]
  const own = { serien: inOrganisation(loadSerienOfPerson) }
  return { routes, own, jobs: { serien: createSerienClock(ports, sameSerieFrom) }, backfill: createSerienBackfill(ports) }
}

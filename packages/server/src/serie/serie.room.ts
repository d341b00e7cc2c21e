import { createInstanzen } from '../hausbesuch/instanzen.usecases.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { createAbgleich } from './abgleich.ts'
import { createSerienClock } from './clock.usecases.ts'
import { serieRoutes } from './serie.routes.ts'

export function serieRoom(ports: Ports, { meldungen }: { meldungen: Meldungen }): Room {
  const sameSerieFrom = createAbgleich(createInstanzen(ports))
  return { routes: serieRoutes(ports, { sameSerieFrom, meldungen }), jobs: { serien: createSerienClock(ports, sameSerieFrom) } }
}

import type { Ports } from '../ports.ts'
import { loadKettenStand } from './kette.repository.ts'
import { createKette } from './kette.ts'
import { protokollRoutes } from './protokoll.routes.ts'

export function protokollRoom(ports: Ports) {
  const kette = createKette(ports)
  return {
    routes: protokollRoutes(ports, kette),
    jobs: { protokoll: () => kette.tick() },
    close: () => kette.close(),
    readState: loadKettenStand,
  }
}

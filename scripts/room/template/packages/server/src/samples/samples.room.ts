/** The samples of a house. */
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { samplesRoutes } from './samples.routes.ts'
import { createSamples } from './samples.usecases.ts'

export function samplesRoom(ports: Ports): Room {
  const samples = createSamples(ports)
  return { routes: samplesRoutes(samples), own: { samples: samples.addedBy } }
}

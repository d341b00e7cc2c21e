import type { MeldeBesuch } from '../hausbesuch/meldungen.usecases.ts'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { createUebergabe } from '../hausbesuch/uebergabe.usecases.ts'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { tourRoutes } from './tour.routes.ts'

export function tourRoom(ports: Ports, { taten, schritte, tell }: { taten: Taten; schritte: Steps; tell: MeldeBesuch }): Room {
  return { routes: tourRoutes(ports, { taten, handOverBesuche: createUebergabe(schritte), report: tell }) }
}

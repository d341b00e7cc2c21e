/** Tours of a day: what is driven, handed over and taken along. */
import type { MeldeBesuch } from '../hausbesuch/meldungen.usecases.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { createUebergabe } from '../hausbesuch/uebergabe.usecases.ts'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { tourRoutes } from './tour.routes.ts'

export function tourRoom(ports: Ports, { taten, schritte, tell }: { taten: Taten; schritte: Schritte; tell: MeldeBesuch }): Room {
  return { routes: tourRoutes(ports, { taten, uebergibBesuche: createUebergabe(schritte), melde: tell }) }
}

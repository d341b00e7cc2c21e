/** The plan of the visits: proposals, moves, taking back. */
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { planungRoutes } from './planung.routes.ts'

export const planungRoom = (ports: Ports, visits: { schritte: Schritte; taten: Taten }): Room => ({ routes: planungRoutes(ports, visits) })

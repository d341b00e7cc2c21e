import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { planungRoutes } from './planung.routes.ts'

export const planungRoom = (ports: Ports, visits: { schritte: Steps; taten: Taten }): Room => ({ routes: planungRoutes(ports, visits) })

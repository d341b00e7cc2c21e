import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { demoRoutes } from './demo.routes.ts'

export const demoRoom = (ports: Ports): Room => ({ routes: demoRoutes(ports) })

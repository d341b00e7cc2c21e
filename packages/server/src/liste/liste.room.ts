import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { ansichtRoutes } from './ansicht.routes.ts'

export const listRoom = (ports: Ports): Room => ({ routes: ansichtRoutes(ports) })

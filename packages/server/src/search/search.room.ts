import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { searchRoutes } from './search.routes.ts'

export const searchRoom = (ports: Ports): Room => ({ routes: searchRoutes(ports) })

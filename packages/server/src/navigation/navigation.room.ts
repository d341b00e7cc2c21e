import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { type Counter, navigationRoutes } from './navigation.routes.ts'

export const navigationRoom = (ports: Ports, counter: Counter): Room => ({ routes: navigationRoutes(ports, counter) })

import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { chatRoutes } from './chat.routes.ts'

export const chatRoom = (ports: Ports): Room => ({ routes: chatRoutes(ports) })

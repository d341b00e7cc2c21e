import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { type Wege, unterwegsRoutes } from './unterwegs.routes.ts'

export const unterwegsRoom = (ports: Ports, { tell, ...wege }: Omit<Wege, 'report'> & { tell: Wege['report'] }): Room => ({
  routes: unterwegsRoutes(ports, { ...wege, report: tell }),
})

import type { RoomRoute } from '../shared/roomRoute.ts'
import { machinePath } from './machine.paths.ts'

export const machineRoutes: readonly RoomRoute[] = [
  { path: machinePath, load: async () => ({ Page: (await import('./pages/MachinesPage.tsx')).MachinesPage }) },
]

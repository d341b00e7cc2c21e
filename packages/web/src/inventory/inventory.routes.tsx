import type { RoomRoute } from '../shared/roomRoute.ts'

export const inventoryRoutes: readonly RoomRoute[] = [
  { path: '/inventory', load: async () => ({ Page: (await import('./pages/InventoryPage.tsx')).InventoryPage }) },
]

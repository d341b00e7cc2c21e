import type { RoomRoute } from '../shared/roomRoute.ts'
import { inventoryPath, placesPath, proposalPath, recallsPath } from './inventory.paths.ts'

export const inventoryRoutes: readonly RoomRoute[] = [
  { path: inventoryPath, load: async () => ({ Page: (await import('./pages/InventoryPage.tsx')).InventoryPage }) },
  { path: placesPath, load: async () => ({ Page: (await import('./pages/PlacesPage.tsx')).PlacesPage }) },
  { path: proposalPath, load: async () => ({ Page: (await import('./pages/ProposalPage.tsx')).ProposalPage }) },
  { path: recallsPath, load: async () => ({ Page: (await import('./pages/RecallsPage.tsx')).RecallsPage }) },
]

import type { RoomRoute } from '../shared/roomRoute.ts'

export const navigationRoutes: readonly RoomRoute[] = [
  { path: '/example', load: async () => ({ Page: (await import('./pages/ExamplePage.tsx')).ExamplePage }) },
]

import type { RoomRoute } from '../shared/roomRoute.ts'

export const planungRoutes: readonly RoomRoute[] = [
  { path: '/hausbesuch/planung', load: async () => ({ Page: (await import('./pages/PlanungPage.tsx')).PlanungPage }) },
]

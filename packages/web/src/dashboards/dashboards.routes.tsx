import type { RoomRoute } from '../shared/roomRoute.ts'

export const dashboardsRoutes: readonly RoomRoute[] = [
  { path: '/dashboards/$dashboard', load: async () => ({ Page: (await import('./pages/DashboardPage.tsx')).DashboardPage }) },
  { path: '/dashboards/bestellungen/steps', load: async () => ({ Page: (await import('./pages/StepsPage.tsx')).StepsPage }) },
]

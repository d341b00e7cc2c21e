import type { RoomRoute } from '../shared/roomRoute.ts'

const load = async () => ({ Page: (await import('./pages/GuidePage.tsx')).GuidePage })

export const helpRoutes: readonly RoomRoute[] = [
  { path: '/apps/help-center', load: async () => ({ Page: (await import('./pages/HelpPage.tsx')).HelpPage }) },
  { path: '/apps/help-center/$category', load: async () => ({ Page: (await import('./pages/CategoryPage.tsx')).CategoryPage }) },
  { path: '/apps/help-center/$category/$guide', load },
  { path: '/docs/guides/$category/$guide', load },
  { path: '/docs/changelog', load: async () => ({ Page: (await import('./pages/ChangesPage.tsx')).ChangesPage }) },
]

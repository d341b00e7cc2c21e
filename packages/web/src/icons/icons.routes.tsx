import type { RoomRoute } from '../shared/roomRoute.ts'

const load = async () => ({ Page: (await import('./pages/IconsPage.tsx')).IconsPage })

export const iconsRoutes: readonly RoomRoute[] = ['/ui/icons', '/ui/icons/$set'].map((path) => ({ path, load }))

import type { RoomRoute } from '../shared/roomRoute.ts'
import { settingsPath } from './settings.paths.ts'

export const settingsRoutes: readonly RoomRoute[] = [
  { path: settingsPath, load: async () => ({ Page: (await import('./pages/SettingsPage.tsx')).SettingsPage }) },
]

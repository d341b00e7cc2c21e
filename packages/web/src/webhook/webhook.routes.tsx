import { webhookPath } from '../machine/machine.paths.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'

export const webhookRoutes: readonly RoomRoute[] = [
  { path: webhookPath, load: async () => ({ Page: (await import('./pages/WebhooksPage.tsx')).WebhooksPage }) },
]

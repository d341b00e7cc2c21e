import type { RoomRoute } from '../shared/roomRoute.ts'
import { setSources } from '../shared/source.ts'

// Registered here: the forms that take lines over stand in rooms that do not know the chat.
setSources(async () => (await import('./components/lineSources.ts')).lineSources)

export const chatRoutes: readonly RoomRoute[] = [
  // One route for list and conversation: the list keeps its place while conversations are opened one after the other.
  { path: '/apps/chat/{-$chatId}', load: async () => ({ Page: (await import('./pages/ChatPage.tsx')).ChatPage }) },
]

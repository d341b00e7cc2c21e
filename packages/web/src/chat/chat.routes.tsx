import type { RoomRoute } from '../shared/roomRoute.ts'

export const chatRoutes: readonly RoomRoute[] = [
  // One route for list and conversation: the list keeps its place while conversations are opened one after the other.
  { path: '/apps/chat/{-$chatId}', load: async () => ({ Page: (await import('./pages/ChatPage.tsx')).ChatPage }) },
]

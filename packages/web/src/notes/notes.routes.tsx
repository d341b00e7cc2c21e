import type { RoomRoute } from '../shared/roomRoute.ts'

export const notesRoutes: readonly RoomRoute[] = [
  { path: '/apps/notes', load: async () => ({ Page: (await import('./pages/NotesPage.tsx')).NotesPage }) },
]

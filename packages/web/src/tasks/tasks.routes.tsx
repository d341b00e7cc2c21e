import type { RoomRoute } from '../shared/roomRoute.ts'

export const tasksRoutes: readonly RoomRoute[] = [
  // One route for list and task: the list keeps its place while tasks are opened one after the other.
  { path: '/apps/tasks/{-$taskId}', load: async () => ({ Page: (await import('./pages/TasksPage.tsx')).TasksPage }) },
]

/** Files at a task: all people of the house see the task, and them with it. */
import { sql } from '../database/sql.ts'
import type { PlaceSource } from '../files/place.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { createTaskStore } from './taskStore.ts'

// In the trash it can still be restored, with its files.
const gone = sql(
  'tasks.goneForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked where not exists (select from task t where t.id = asked)`,
)

export function createFilesAtTasks(ports: Ports): PlaceSource {
  const store = createTaskStore(ports)
  return {
    async see(akteur, id) {
      const { organisationId } = akteur
      const task = organisationId === null ? null : await store.read(onBehalfOfPerson(ports.database, akteur), organisationId, id)
      if (task === null || organisationId === null) return null
      return { title: task.title, klient: null, mayAttach: true, hear: [organisationId] }
    },
    goneOf: async (db, ids) => (await db.query<{ id: string }>(gone, { ids })).map((row) => row.id),
  }
}

/** Files at a note: who sees the note sees them. */
import { sql } from '../database/sql.ts'
import type { PlaceSource } from '../files/place.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { createNoteStore } from './noteStore.ts'

const gone = sql(
  'notes.goneForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked where not exists (select from note n where n.id = asked)`,
)

export function createFilesAtNotes(ports: Ports): PlaceSource {
  const store = createNoteStore(ports)
  return {
    async see(akteur, id) {
      const { organisationId } = akteur
      const note = organisationId === null ? null : await store.read(onBehalfOfPerson(ports.database, akteur), organisationId, id)
      if (note === null || organisationId === null) return null
      const isShared = note.visibility === 'house'
      return {
        title: note.title,
        klient: null,
        mayAttach: note.deletedAt === null,
        hear: [isShared ? organisationId : note.createdBy],
      }
    },
    goneOf: async (db, ids) => (await db.query<{ id: string }>(gone, { ids })).map((row) => row.id),
  }
}

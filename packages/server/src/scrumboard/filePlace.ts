/** Files at a card: who sees its board sees them. */
import { sql } from '../database/sql.ts'
import type { PlaceSource } from '../files/place.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { loadBoard } from './board.repository.ts'
import { createBoardStore } from './boardStore.ts'
import { loadSomeCards } from './card.repository.ts'

const gone = sql(
  'scrumboard.goneForFiles',
  `select asked as id from unnest(:ids::uuid[]) asked where not exists (select from board_card c where c.id = asked)`,
)

export function createFilesAtCards(ports: Ports): PlaceSource {
  const store = createBoardStore(ports)
  return {
    async see(akteur, id) {
      const { organisationId } = akteur
      if (organisationId === null) return null
      const db = onBehalfOfPerson(ports.database, akteur)
      const [card] = await store.openCards(db, organisationId, await loadSomeCards(db, organisationId, [id]))
      const board = card === undefined ? null : await loadBoard(db, organisationId, card.boardId)
      if (card === undefined || board === null) return null
      return { title: card.title, klient: null, mayAttach: board.archivedAt === null, hear: [organisationId] }
    },
    goneOf: async (db, ids) => (await db.query<{ id: string }>(gone, { ids })).map((row) => row.id),
  }
}

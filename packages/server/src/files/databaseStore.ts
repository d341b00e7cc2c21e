/** Parts of files in the database: of small files everywhere, of all of them where there is no folder (training mode, tests). */
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { FileStore } from '../ports.ts'

const put = sql(
  'files.putPart',
  `insert into file_part (organisation_id, content_id, nr, inhalt) values (:organisationId, :contentId, :nr, :sealed)
    on conflict (organisation_id, content_id, nr) do update set inhalt = excluded.inhalt`,
)
const read = sql(
  'files.readPart',
  `select inhalt from file_part where organisation_id = :organisationId and content_id = :contentId and nr = :nr`,
)
const remove = sql('files.removeParts', `delete from file_part where organisation_id = :organisationId and content_id = :contentId`)

export const databaseStore: FileStore = {
  put: (tx, place, sealed) => exactly(1, tx.write(put, { ...place, sealed })),
  read: async (db, place) => (await maybe(db.query<{ inhalt: Uint8Array }>(read, { ...place })))?.inhalt ?? null,
  async remove(tx, what) {
    await tx.write(remove, { ...what })
  },
}

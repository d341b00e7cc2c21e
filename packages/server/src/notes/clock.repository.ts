/** Notes of all organisations, in the name of the system: what is old. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const removeOld = sql(
  'notes.deleteOld',
  `delete from note where deleted_at < :before returning organisation_id as "organisationId", image_id as image`,
)

/** What has been in the trash since before this moment. */
export function deleteOld(tx: Queryable, before: string): Promise<{ organisationId: string; image: string | null }[]> {
  return tx.query<{ organisationId: string; image: string | null }>(removeOld, { before })
}

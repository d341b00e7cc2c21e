/** Notes of all organisations, in the name of the system: what is due and what is old. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const updateDue = sql(
  'notes.updateDue',
  `update note n set rang_at = :now from (
      select organisation_id, id from note
      where reminder <= :now and rang_at is null and deleted_at is null order by reminder limit 500 for update skip locked
    ) due
    where n.organisation_id = due.organisation_id and n.id = due.id
    returning n.id, n.reminder_by as "personId"`,
)

/** Reminders that have become due and were not told; from here on they count as told. */
export function takeDue(tx: Queryable, now: string): Promise<{ id: string; personId: string }[]> {
  return tx.query<{ id: string; personId: string }>(updateDue, { now })
}

const removeOld = sql(
  'notes.deleteOld',
  `delete from note where deleted_at < :before returning organisation_id as "organisationId", image_id as image`,
)

/** What has been in the trash since before this moment. */
export function deleteOld(tx: Queryable, before: string): Promise<{ organisationId: string; image: string | null }[]> {
  return tx.query<{ organisationId: string; image: string | null }>(removeOld, { before })
}

/** Files of all organisations, in the name of the system: what is old, and what is to be removed from the store. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

interface Found {
  organisationId: string
  id: string
}

const selectOld = sql(
  'files.selectOldTrash',
  `select organisation_id as "organisationId", id from file where trash_id = id and deleted_at < :before order by deleted_at limit 100`,
)
export const loadOldTrash = (db: Queryable, before: string) => db.query<Found>(selectOld, { before })

const removeUploads = sql(
  'files.deleteOldUploads',
  `with old as (delete from file_upload where created_at < :before returning organisation_id, id, done_at)
    insert into file_gone (organisation_id, content_id) select organisation_id, id from old where done_at is null on conflict do nothing`,
)
export const deleteOldUploads = (tx: Queryable, before: string) => tx.write(removeUploads, { before })

const removeLinks = sql(
  'files.deleteOldLinks',
  `with old as (delete from file_link where expires_at < :before returning organisation_id, id),
      waiting as (select u.organisation_id, u.id from file_upload u join old o on o.organisation_id = u.organisation_id and o.id = u.link_id where u.done_at is null)
    insert into file_gone (organisation_id, content_id) select organisation_id, id from waiting on conflict do nothing`,
)
export const deleteOldLinks = (tx: Queryable, before: string) => tx.write(removeLinks, { before })

const removeEvents = sql('files.deleteOldEvents', `delete from file_event where at < :before`)
export const deleteOldEvents = (tx: Queryable, before: string) => tx.write(removeEvents, { before })

const selectGone = sql(
  'files.selectGone',
  `select organisation_id as "organisationId", content_id as id from file_gone order by organisation_id, content_id limit 100`,
)
export const loadGone = (db: Queryable) => db.query<Found>(selectGone, {})

const removeGone = sql('files.deleteGone', `delete from file_gone where organisation_id = :organisationId and content_id = :id`)
export const deleteGone = (tx: Queryable, which: Found) => tx.write(removeGone, { ...which })

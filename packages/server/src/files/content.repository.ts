/** What files contain and contained, what is to be removed from the store, and who read what. */
import type { FileDeed } from '@dreiklang/domain/files/files'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface ContentRow {
  id: string
  fileId: string
  size: number
  createdByName: string | null
  createdAt: string
}

const selectOf = sql(
  'files.selectContents',
  `select c.id, c.file_id as "fileId", c.size, c.created_at as "createdAt", (select p.name from person p where p.id = c.person_id) as "createdByName"
    from file_content c where c.organisation_id = :organisationId and c.file_id = :fileId order by c.created_at desc, c.id desc`,
)
/** The newest first. */
export const loadContents = (db: Queryable, which: { organisationId: string; fileId: string }) =>
  db.query<ContentRow>(selectOf, { ...which })

const insert = sql(
  'files.insertContent',
  `insert into file_content (organisation_id, id, file_id, size, person_id, created_at)
    values (:organisationId, :id, :fileId, :size, :personId, :now)`,
)
export async function insertContent(
  tx: Queryable,
  row: { organisationId: string; id: string; fileId: string; size: number; personId: string | null; now: string },
): Promise<void> {
  await exactly(1, tx.write(insert, { ...row }))
}

const copy = sql(
  'files.insertCopy',
  `insert into file_content (organisation_id, id, file_id, size, person_id, created_at)
    select organisation_id, :id, file_id, size, person_id, created_at from file_content where organisation_id = :organisationId and id = :of`,
)
/** A content with the same bytes, sealed under another key, of the same day and person. */
export async function insertCopy(tx: Queryable, row: { organisationId: string; id: string; of: string }): Promise<void> {
  await exactly(1, tx.write(copy, { ...row }))
}

const forget = sql(
  'files.forgetContents',
  `with gone as (delete from file_content where organisation_id = :organisationId and id = any (:ids::uuid[]) returning organisation_id, id)
    insert into file_gone (organisation_id, content_id) select organisation_id, id from gone`,
)
/** Their parts go after the commit. */
export async function forgetContents(tx: Queryable, row: { organisationId: string; ids: readonly string[] }): Promise<void> {
  await exactly(row.ids.length, tx.write(forget, { ...row }))
}

const forgetOfFiles = sql(
  'files.forgetContentsOf',
  `with gone as (
      delete from file_content where organisation_id = :organisationId and file_id = any (:fileIds::uuid[]) returning organisation_id, id
    )
    insert into file_gone (organisation_id, content_id) select organisation_id, id from gone`,
)
export async function forgetContentsOf(tx: Queryable, row: { organisationId: string; fileIds: readonly string[] }): Promise<void> {
  await tx.write(forgetOfFiles, { ...row })
}

const insertGone = sql(
  'files.insertGone',
  `insert into file_gone (organisation_id, content_id) values (:organisationId, :contentId) on conflict do nothing`,
)
/** Of an upload that never became a file. */
export async function markGone(tx: Queryable, row: { organisationId: string; contentId: string }): Promise<void> {
  await tx.write(insertGone, { ...row })
}

export interface EventRow {
  id: string
  deed: FileDeed
  personName: string | null
  byLink: boolean
  houseName: string | null
  at: string
}

const selectEvents = sql(
  'files.selectEvents',
  `select e.id, e.deed, (select p.name from person p where p.id = e.person_id) as "personName", e.person_id is null as "byLink",
      (select o.name from organisation o where o.id = e.house_id) as "houseName", e.at
    from file_event e where e.organisation_id = :organisationId and e.file_id = :fileId order by e.at desc, e.id desc limit 200`,
)
export const loadEvents = (db: Queryable, which: { organisationId: string; fileId: string }) =>
  db.query<EventRow>(selectEvents, { ...which })

interface Deeds {
  organisationId: string
  fileIds: readonly string[]
  deed: FileDeed
  personId: string | null
  /** Of who is of another house. */
  houseId?: string | null
  now: string
}

const insertEvents = sql(
  'files.insertEvents',
  `insert into file_event (organisation_id, id, file_id, deed, person_id, house_id, at)
    select :organisationId, gen_random_uuid(), id, :deed, :personId, :houseId, :now from unnest(:fileIds::uuid[]) as id`,
)
export async function insertDeeds(tx: Queryable, { houseId = null, ...row }: Deeds): Promise<void> {
  await exactly(row.fileIds.length, tx.write(insertEvents, { ...row, houseId }))
}

/** Links to files, and what is found by them in the name of the system. */
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface LinkRow {
  id: string
  fileId: string
  hasPassword: boolean
  uploads: boolean
  expiresAt: string
  createdAt: string
  createdByName: string | null
  uses: number
}

const selectOf = sql(
  'files.selectLinks',
  `select l.id, l.file_id as "fileId", l.password_hash is not null as "hasPassword", l.uploads, l.expires_at as "expiresAt", l.created_at as "createdAt",
      (select p.name from person p where p.id = l.person_id) as "createdByName", l.uses
    from file_link l where l.organisation_id = :organisationId and l.file_id = :fileId and l.expires_at > :now order by l.created_at desc, l.id`,
)
/** Those that may be used, the newest first. */
export const loadLinks = (db: Queryable, which: { organisationId: string; fileId: string; now: string }) =>
  db.query<LinkRow>(selectOf, { ...which })

interface NewLink {
  organisationId: string
  id: string
  fileId: string
  personId: string
  hash: Uint8Array
  passwordHash: string | null
  uploads: boolean
  expiresAt: string
  now: string
}

const insert = sql(
  'files.insertLink',
  `insert into file_link (organisation_id, id, file_id, person_id, hash, password_hash, uploads, expires_at, created_at)
    values (:organisationId, :id, :fileId, :personId, :hash, :passwordHash, :uploads, :expiresAt, :now)`,
)
export async function insertLink(tx: Queryable, row: NewLink): Promise<void> {
  await exactly(1, tx.write(insert, { ...row }))
}

const remove = sql(
  'files.deleteLink',
  `with gone as (
      insert into file_gone (organisation_id, content_id)
        select u.organisation_id, u.id from file_upload u where u.organisation_id = :organisationId and u.link_id = :id and u.done_at is null
    )
    delete from file_link where organisation_id = :organisationId and id = :id returning file_id as "fileId"`,
)
/** The file that it led to; null when there is none. What is being uploaded by it ends as well. */
export async function deleteLink(tx: Queryable, which: { organisationId: string; id: string }): Promise<string | null> {
  return (await maybe(tx.query<{ fileId: string }>(remove, { ...which })))?.fileId ?? null
}

const removeOf = sql(
  'files.deleteLinksOf',
  `with gone as (
      insert into file_gone (organisation_id, content_id)
        select u.organisation_id, u.id from file_upload u join file_link l on l.organisation_id = u.organisation_id and l.id = u.link_id
          where l.organisation_id = :organisationId and l.file_id = any (:fileIds::uuid[]) and u.done_at is null
    )
    delete from file_link where organisation_id = :organisationId and file_id = any (:fileIds::uuid[])`,
)
export async function deleteLinksOf(tx: Queryable, which: { organisationId: string; fileIds: readonly string[] }): Promise<void> {
  await tx.write(removeOf, { ...which })
}

export interface FoundLink {
  organisationId: string
  organisation: string
  id: string
  fileId: string
  passwordHash: string | null
  uploads: boolean
  expiresAt: string
  uses: number
}

const find = sql(
  'files.findLink',
  `select l.organisation_id as "organisationId", o.name as organisation, l.id, l.file_id as "fileId", l.password_hash as "passwordHash", l.uploads,
      l.expires_at as "expiresAt", l.uses
    from file_link l join organisation o on o.id = l.organisation_id where l.hash = :hash and l.expires_at > :now`,
)
/** In the name of the system: nobody is signed in. */
export const findLink = (db: Queryable, which: { hash: Uint8Array; now: string }): Promise<FoundLink | null> =>
  maybe(db.query<FoundLink>(find, { ...which }))

const use = sql('files.useLink', `update file_link set uses = uses + 1 where organisation_id = :organisationId and id = :id`)
export async function countUse(tx: Queryable, { organisationId, id }: { organisationId: string; id: string }): Promise<void> {
  await tx.write(use, { organisationId, id })
}

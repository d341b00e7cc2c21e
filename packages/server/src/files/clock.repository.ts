/** Files of all organisations, in the name of the system: what is old, and what is to be removed from the store. */
import type { PlaceKind } from '@dreiklang/domain/files/attachment'
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

const look = sql(
  'files.lookAtPlaces',
  `update file_place q set looked_at = :now from (
      select organisation_id, id from file_place where looked_at < :before order by looked_at limit 500 for update skip locked
    ) old where q.organisation_id = old.organisation_id and q.id = old.id
    returning q.organisation_id as "organisationId", q.id, q.kind, q.place_id as "placeId", q.part, q.klient_id as "klientId", q.created_at as "addedAt"`,
)
export interface LookedPlace extends Found {
  kind: PlaceKind
  placeId: string
  part: string | null
  klientId: string | null
  addedAt: string
}
/** Those that were not looked at for longest. */
export const takePlaces = (tx: Queryable, times: { now: string; before: string }) => tx.query<LookedPlace>(look, times)

const removePlaces = sql(
  'files.deletePlaces',
  `delete from file_place where organisation_id = :organisationId and id = any (:ids::uuid[]) returning file_id as id`,
)
const removeOld = sql(
  'files.deleteOldPlaces',
  `delete from file_place where removed_at < :before returning organisation_id as "organisationId", file_id as id`,
)
const selectOrphans = sql(
  'files.selectOrphans',
  `select f.id from file f where f.organisation_id = :organisationId and f.id = any (:ids::uuid[]) and f.only_places
      and not exists (select from file_place q where q.organisation_id = f.organisation_id and q.file_id = f.id)`,
)

/** Answers whose files they were. */
export async function deletePlaces(tx: Queryable, which: { organisationId: string; ids: readonly string[] }): Promise<string[]> {
  return (await tx.query<{ id: string }>(removePlaces, { ...which })).map(({ id }) => id)
}
export const deleteOldPlaces = (tx: Queryable, before: string) => tx.query<Found>(removeOld, { before })
/** Of these files those that lie in no folder and stand at nothing any more. */
export async function loadOrphans(tx: Queryable, which: { organisationId: string; ids: readonly string[] }): Promise<string[]> {
  return (await tx.query<{ id: string }>(selectOrphans, { ...which })).map(({ id }) => id)
}

const selectOfKlient = sql(
  'files.selectIdsOfKlient',
  `select id from file where organisation_id = :organisationId and klient_id = :klientId`,
)
export async function loadIdsOfKlient(tx: Queryable, which: { organisationId: string; klientId: string }): Promise<string[]> {
  return (await tx.query<{ id: string }>(selectOfKlient, { ...which })).map(({ id }) => id)
}

const removePlacesOfFiles = sql(
  'files.deletePlacesOfFiles',
  `delete from file_place where organisation_id = :organisationId and file_id = any (:ids::uuid[])`,
)
export const deletePlacesOfFiles = (tx: Queryable, which: { organisationId: string; ids: readonly string[] }) =>
  tx.write(removePlacesOfFiles, { ...which })

const removeUploadsOfKlient = sql(
  'files.deleteUploadsOfKlient',
  `with gone as (delete from file_upload where organisation_id = :organisationId and klient_id = :klientId returning organisation_id, id, done_at)
    insert into file_gone (organisation_id, content_id) select organisation_id, id from gone where done_at is null on conflict do nothing`,
)
export const deleteUploadsOfKlient = (tx: Queryable, which: { organisationId: string; klientId: string }) =>
  tx.write(removeUploadsOfKlient, { ...which })

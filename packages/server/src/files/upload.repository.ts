/** Uploads that are under way, of a person or by a link. */
import type { FileKind } from '@dreiklang/domain/files/fileKinds'
import type { PlaceKind } from '@dreiklang/domain/files/attachment'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface UploadRow {
  id: string
  folderId: string | null
  replacesId: string | null
  kind: FileKind
  length: number
  received: number
  lastModified: string | null
  createdAt: string
  doneAt: string | null
  /** The thing that it will stand at, and nowhere else. */
  placeKind: PlaceKind | null
  placeId: string | null
  part: string | null
  /** Whose key seals it. */
  klientId: string | null
  klientHouse: string | null
  /** Its name, sealed. */
  daten: unknown
}

/** Whose upload it is: of one of the two. */
export interface Bringer {
  organisationId: string
  personId: string | null
  linkId: string | null
  /** Null: by a link. */
  akteur: Akteur | null
}

const valuesOf = ({ organisationId, personId, linkId }: Bringer) => ({ organisationId, personId, linkId })

const columns = `id, folder_id as "folderId", replaces_id as "replacesId", kind, length, received, last_modified as "lastModified",
  created_at as "createdAt", done_at as "doneAt", place_kind as "placeKind", place_id as "placeId", part,
  klient_id as "klientId", klient_house as "klientHouse", daten`
const whose = `organisation_id = :organisationId and person_id is not distinct from :personId::uuid and link_id is not distinct from :linkId::uuid`

const selectWaiting = sql(
  'files.selectUploads',
  `select ${columns} from file_upload where ${whose} and done_at is null order by created_at desc, id limit 200`,
)
export const loadWaiting = (db: Queryable, bringer: Bringer) => db.query<UploadRow>(selectWaiting, valuesOf(bringer))

const selectOne = sql('files.selectUpload', `select ${columns} from file_upload where ${whose} and id = :id`)
export const loadUpload = (db: Queryable, bringer: Bringer, id: string) =>
  maybe(db.query<UploadRow>(selectOne, { ...valuesOf(bringer), id }))

const selectHeld = sql('files.holdUpload', `select ${columns} from file_upload where ${whose} and id = :id for update`)
/** Held until the end of the transaction: of two who send the same bytes the second waits and finds them there. */
export const holdUpload = (tx: Queryable, bringer: Bringer, id: string) =>
  maybe(tx.query<UploadRow>(selectHeld, { ...valuesOf(bringer), id }))

type NewUpload = Omit<UploadRow, 'received' | 'createdAt' | 'doneAt'> & { now: string }

const insert = sql(
  'files.insertUpload',
  `insert into file_upload (organisation_id, id, person_id, link_id, folder_id, replaces_id, kind, length, last_modified, created_at, daten,
      place_kind, place_id, part, klient_id, klient_house)
    values (:organisationId, :id, :personId, :linkId, :folderId, :replacesId, :kind, :length, :lastModified, :now, :daten::jsonb,
      :placeKind, :placeId, :part, :klientId, :klientHouse)`,
)
export async function insertUpload(tx: Queryable, bringer: Bringer, { daten, ...row }: NewUpload): Promise<void> {
  await exactly(1, tx.write(insert, { ...valuesOf(bringer), ...row, daten: JSON.stringify(daten) }))
}

const update = sql(
  'files.updateUpload',
  `update file_upload set received = :received, done_at = :doneAt where organisation_id = :organisationId and id = :id`,
)
/** Of an upload that is held. */
export async function saveReceived(
  tx: Queryable,
  row: { organisationId: string; id: string; received: number; doneAt: string | null },
): Promise<void> {
  await exactly(1, tx.write(update, { ...row }))
}

const remove = sql('files.deleteUpload', `delete from file_upload where ${whose} and id = :id and done_at is null`)
/** False when there is none that waits. */
export async function deleteUpload(tx: Queryable, bringer: Bringer, id: string): Promise<boolean> {
  return (await tx.write(remove, { ...valuesOf(bringer), id })) === 1
}

const count = sql(
  'files.countUploads',
  `select count(*)::int as count from file_upload where organisation_id = :organisationId and link_id = :linkId`,
)
export async function countUploadsOfLink(db: Queryable, which: { organisationId: string; linkId: string }): Promise<number> {
  return (await maybe(db.query<{ count: number }>(count, { ...which })))?.count ?? 0
}

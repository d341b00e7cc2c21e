/** Files and folders of one organisation. Every statement is scoped by the organisation of the actor. */
import type { FileKind } from '@dreiklang/domain/files/fileKinds'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface FileRow {
  id: string
  version: number
  folderId: string | null
  kind: FileKind | null
  contentId: string | null
  /** Of its content; 0: a folder. */
  size: number
  versions: number
  links: number
  createdBy: string | null
  createdByName: string | null
  changedByName: string | null
  createdAt: string
  modifiedAt: string
  deletedAt: string | null
  trashId: string | null
  /** Things that it stands at. */
  places: number
  /** Whose key seals it, of which house; null: that of the own house. */
  klientId: string | null
  klientHouse: string | null
  /** It lies in no folder. */
  onlyPlaces: boolean
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `f.id, f.version, f.folder_id as "folderId", f.kind, f.content_id as "contentId", f.person_id as "createdBy",
  (select p.name from person p where p.id = f.person_id) as "createdByName", (select p.name from person p where p.id = f.changed_by) as "changedByName",
  coalesce((select c.size from file_content c where c.organisation_id = f.organisation_id and c.id = f.content_id), 0)::bigint as size,
  (select count(*)::int from file_content c where c.organisation_id = f.organisation_id and c.file_id = f.id) as versions,
  (select count(*)::int from file_link l where l.organisation_id = f.organisation_id and l.file_id = f.id and l.expires_at > :now) as links,
  f.created_at as "createdAt", f.modified_at as "modifiedAt", f.deleted_at as "deletedAt", f.trash_id as "trashId", f.daten,
  (select count(*)::int from file_place q where q.organisation_id = f.organisation_id and q.file_id = f.id and q.removed_at is null) as places,
  f.klient_id as "klientId", f.klient_house as "klientHouse", f.only_places as "onlyPlaces"`

export interface Scope {
  organisationId: string
  /** What has ended by then does not count. */
  now: string
}

const selectIn = sql(
  'files.selectIn',
  `select ${columns} from file f
    where f.organisation_id = :organisationId and f.folder_id is not distinct from :folderId::uuid and f.deleted_at is null and not f.only_places`,
)
const selectAll = sql(
  'files.selectAll',
  `select ${columns} from file f where f.organisation_id = :organisationId and f.deleted_at is null and not f.only_places`,
)
const selectFolders = sql(
  'files.selectFolders',
  `select ${columns} from file f where f.organisation_id = :organisationId and f.kind is null and f.deleted_at is null`,
)
const selectTrash = sql(
  'files.selectTrash',
  `select ${columns} from file f where f.organisation_id = :organisationId and f.trash_id = f.id order by f.deleted_at desc, f.id`,
)
const selectSome = sql(
  'files.selectSome',
  `select ${columns} from file f where f.organisation_id = :organisationId and f.id = any (:ids::uuid[]) and not f.only_places`,
)
const selectPlaced = sql(
  'files.selectPlaced',
  `select ${columns} from file f where f.organisation_id = :organisationId and f.id = :id and f.kind is not null`,
)
const selectOfPerson = sql(
  'files.selectOfPerson',
  `select ${columns} from file f where f.organisation_id = :organisationId and f.person_id = :personId order by f.created_at, f.id`,
)

export const loadIn = (db: Queryable, scope: Scope & { folderId: string | null }) => db.query<FileRow>(selectIn, { ...scope })
export const loadAll = (db: Queryable, scope: Scope) => db.query<FileRow>(selectAll, { ...scope })
export const loadFolders = (db: Queryable, scope: Scope) => db.query<FileRow>(selectFolders, { ...scope })
export const loadTrash = (db: Queryable, scope: Scope) => db.query<FileRow>(selectTrash, { ...scope })
export const loadSome = (db: Queryable, scope: Scope & { ids: readonly string[] }) => db.query<FileRow>(selectSome, { ...scope })
export const loadOfPerson = (db: Queryable, scope: Scope & { personId: string }) => db.query<FileRow>(selectOfPerson, { ...scope })
export const loadOne = (db: Queryable, { id, ...scope }: Scope & { id: string }) =>
  maybe(db.query<FileRow>(selectSome, { ...scope, ids: [id] }))

/** Also one that lies in no folder: the caller has judged that it is seen where it stands. */
export const loadPlaced = (db: Queryable, scope: Scope & { id: string }) => maybe(db.query<FileRow>(selectPlaced, { ...scope }))

/** What a folder holds, however deep: its files and their bytes. */
export interface Sum {
  id: string
  count: number
  bytes: number
}

const selectSums = sql(
  'files.selectSums',
  `with recursive inside as (
      select f.id as root, f.id, f.kind, f.content_id from file f where f.organisation_id = :organisationId and f.id = any (:ids::uuid[])
      union all
      select i.root, f.id, f.kind, f.content_id from file f join inside i on f.folder_id = i.id
        where f.organisation_id = :organisationId and f.trash_id is not distinct from (select t.trash_id from file t where t.organisation_id = :organisationId and t.id = i.root)
    )
    select i.root as id, count(i.kind)::int as count, coalesce(sum(c.size), 0)::bigint as bytes
      from inside i left join file_content c on c.organisation_id = :organisationId and c.id = i.content_id group by i.root`,
)
export const loadSums = (db: Queryable, scope: { organisationId: string; ids: readonly string[] }) =>
  db.query<Sum>(selectSums, { ...scope })

const selectInside = sql(
  'files.selectInside',
  `with recursive inside as (
      select f.id, f.trash_id as with_trash from file f where f.organisation_id = :organisationId and f.id = any (:ids::uuid[])
      union
      select f.id, i.with_trash from file f join inside i on f.folder_id = i.id
        where f.organisation_id = :organisationId and f.trash_id is not distinct from i.with_trash
    )
    select id from inside`,
)

/** They and all that lies in them: what is in the trash goes with what it was put there with. */
export async function loadInside(db: Queryable, scope: { organisationId: string; ids: readonly string[] }): Promise<string[]> {
  return (await db.query<{ id: string }>(selectInside, { ...scope })).map(({ id }) => id)
}

const lock = sql('files.lock', `select pg_advisory_xact_lock(hashtextextended('files ' || :organisationId::text, 0)) is null as held`)

/** Two who change names or places at once go one after the other, until the end of the transaction. */
export async function holdTree(tx: Queryable, organisationId: string): Promise<void> {
  await tx.query(lock, { organisationId })
}

const selectCount = sql(
  'files.selectCount',
  `select count(*)::int as count from file where organisation_id = :organisationId and not only_places`,
)
export async function countItems(db: Queryable, organisationId: string): Promise<number> {
  return (await maybe(db.query<{ count: number }>(selectCount, { organisationId })))?.count ?? 0
}

interface NewFile {
  organisationId: string
  id: string
  folderId: string | null
  kind: FileKind | null
  contentId: string | null
  personId: string | null
  now: string
  daten: unknown
  klientId?: string | null
  klientHouse?: string | null
  onlyPlaces?: boolean
}

const insert = sql(
  'files.insert',
  `insert into file (organisation_id, id, folder_id, kind, content_id, person_id, changed_by, created_at, modified_at, daten, klient_id, klient_house,
      only_places)
    values (:organisationId, :id, :folderId, :kind, :contentId, :personId, :personId, :now, :now, :daten::jsonb, :klientId, :klientHouse, :onlyPlaces)`,
)
export async function insertFile(
  tx: Queryable,
  { daten, klientId = null, klientHouse = null, onlyPlaces = false, ...row }: NewFile,
): Promise<void> {
  await exactly(1, tx.write(insert, { ...row, klientId, klientHouse, onlyPlaces, daten: JSON.stringify(daten) }))
}

interface Changed {
  organisationId: string
  personId: string | null
  now: string
}

const updateWords = sql(
  'files.updateWords',
  `update file set daten = :daten::jsonb, version = version + 1, changed_by = :personId, modified_at = :now
    where organisation_id = :organisationId and id = :id`,
)
export async function saveWords(tx: Queryable, { daten, ...row }: Changed & { id: string; daten: unknown }): Promise<void> {
  await exactly(1, tx.write(updateWords, { ...row, daten: JSON.stringify(daten) }))
}

const updateContent = sql(
  'files.updateContent',
  `update file set content_id = :contentId, version = version + 1, changed_by = :personId, modified_at = :now
    where organisation_id = :organisationId and id = :id`,
)
export async function saveContent(tx: Queryable, row: Changed & { id: string; contentId: string }): Promise<void> {
  await exactly(1, tx.write(updateContent, { ...row }))
}

const updateKlient = sql(
  'files.updateKlient',
  `update file set klient_id = :klientId, klient_house = :klientHouse, content_id = :contentId, daten = :daten::jsonb
    where organisation_id = :organisationId and id = :id`,
)
/** From now on it is sealed under the key of this Klient. */
export async function saveKlient(
  tx: Queryable,
  { daten, ...row }: { organisationId: string; id: string; contentId: string; klientId: string; klientHouse: string; daten: unknown },
): Promise<void> {
  await exactly(1, tx.write(updateKlient, { ...row, daten: JSON.stringify(daten) }))
}

const updateFolder = sql(
  'files.updateFolder',
  `update file set folder_id = :folderId, version = version + 1, changed_by = :personId, modified_at = :now
    where organisation_id = :organisationId and id = any (:ids::uuid[])`,
)
export async function saveFolder(tx: Queryable, row: Changed & { ids: readonly string[]; folderId: string | null }): Promise<void> {
  await exactly(row.ids.length, tx.write(updateFolder, { ...row }))
}

const throwAway = sql(
  'files.throwAway',
  `update file set deleted_at = :now, trash_id = :trashId where organisation_id = :organisationId and id = any (:ids::uuid[]) and trash_id is null`,
)
/** With `trashId`, by which they come back together. */
export async function putIntoTrash(
  tx: Queryable,
  row: { organisationId: string; ids: readonly string[]; trashId: string; now: string },
): Promise<void> {
  await exactly(row.ids.length, tx.write(throwAway, { ...row }))
}

const bringBack = sql(
  'files.bringBack',
  `update file f set deleted_at = null, trash_id = null,
      folder_id = case when f.id = :trashId::uuid and exists (
        select from file o where o.organisation_id = f.organisation_id and o.id = f.folder_id and o.deleted_at is not null
      ) then null else f.folder_id end
    where f.organisation_id = :organisationId and f.trash_id = :trashId::uuid`,
)
/** To where it was, or to the root when that lies in the trash itself. */
export async function takeOutOfTrash(tx: Queryable, row: { organisationId: string; trashId: string }): Promise<void> {
  await tx.write(bringBack, { ...row })
}

const remove = sql('files.delete', `delete from file where organisation_id = :organisationId and id = any (:ids::uuid[])`)
/** Their contents are gone already. */
export async function deleteFiles(tx: Queryable, row: { organisationId: string; ids: readonly string[] }): Promise<void> {
  await exactly(row.ids.length, tx.write(remove, { ...row }))
}

/** Where files stand. A thing may hold files of several houses: who asks for them has judged that the thing is seen. */
import type { PlaceKind } from '@dreiklang/domain/files/attachment'
import type { FileKind } from '@dreiklang/domain/files/fileKinds'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface PlacedRow {
  id: string
  organisationId: string
  houseName: string
  fileId: string
  kind: PlaceKind
  placeId: string
  part: string | null
  personId: string
  personName: string | null
  addedAt: string
  removedAt: string | null
  fileKind: FileKind
  contentId: string
  size: number
  version: number
  klientId: string | null
  klientHouse: string | null
  onlyPlaces: boolean
  /** Things that it stands at, this one too. */
  places: number
  daten: unknown
}

const placed = `select q.id, q.organisation_id as "organisationId", (select o.name from organisation o where o.id = q.organisation_id) as "houseName",
    q.file_id as "fileId", q.kind, q.place_id as "placeId", q.part, q.person_id as "personId",
    (select p.name from person p where p.id = q.person_id) as "personName", q.created_at as "addedAt", q.removed_at as "removedAt",
    f.kind as "fileKind", f.content_id as "contentId", c.size, f.version, f.klient_id as "klientId", f.klient_house as "klientHouse",
    f.only_places as "onlyPlaces", f.daten,
    (select count(*)::int from file_place r where r.organisation_id = q.organisation_id and r.file_id = q.file_id and r.removed_at is null) as places
  from file_place q
    join file f on f.organisation_id = q.organisation_id and f.id = q.file_id
    join file_content c on c.organisation_id = f.organisation_id and c.id = f.content_id`

const selectAt = sql('files.selectAt', `${placed} where q.kind = :kind and q.place_id = :placeId order by q.created_at desc, q.id`)
export const loadAt = (db: Queryable, place: { kind: PlaceKind; placeId: string }) => db.query<PlacedRow>(selectAt, { ...place })

const selectOne = sql('files.selectPlace', `${placed} where q.id = :id`)
export const loadPlace = (db: Queryable, id: string) => maybe(db.query<PlacedRow>(selectOne, { id }))

const selectOfKlient = sql(
  'files.selectOfKlient',
  `${placed} where q.organisation_id = :organisationId and q.klient_id = :klientId and q.removed_at is null order by q.created_at, q.id`,
)
export const loadOfKlient = (db: Queryable, which: { organisationId: string; klientId: string }) =>
  db.query<PlacedRow>(selectOfKlient, { ...which })

const selectOf = sql(
  'files.selectPlacesOf',
  `select kind, place_id as "placeId", created_at as "addedAt" from file_place
    where organisation_id = :organisationId and file_id = :fileId and removed_at is null order by created_at, id`,
)
export const loadPlacesOf = (db: Queryable, which: { organisationId: string; fileId: string }) =>
  db.query<Pick<PlacedRow, 'kind' | 'placeId' | 'addedAt'>>(selectOf, { ...which })

const selectCount = sql(
  'files.countAt',
  `select count(*)::int as count from file_place where organisation_id = :organisationId and kind = :kind and place_id = :placeId`,
)
/** Of one house, with what was taken off. */
export async function countAt(db: Queryable, place: { organisationId: string; kind: PlaceKind; placeId: string }): Promise<number> {
  return (await one(db.query<{ count: number }>(selectCount, { ...place }))).count
}

const insert = sql(
  'files.insertPlace',
  `insert into file_place (organisation_id, id, file_id, kind, place_id, part, klient_id, person_id, created_at, looked_at)
    values (:organisationId, :id, :fileId, :kind, :placeId, :part, :klientId, :personId, :now, :now)
    on conflict on constraint file_place_once do update set removed_at = null`,
)
/** One that stood there before comes back as it was. */
export async function insertPlace(
  tx: Queryable,
  row: {
    organisationId: string
    id: string
    fileId: string
    kind: PlaceKind
    placeId: string
    part: string | null
    klientId: string | null
    personId: string
    now: string
  },
): Promise<void> {
  await exactly(1, tx.write(insert, { ...row }))
}

const updateRemoved = sql(
  'files.updateRemoved',
  `update file_place set removed_at = :removedAt where organisation_id = :organisationId and id = :id and (removed_at is null) = :wasThere`,
)
/** False when it was done already. */
export async function saveRemoved(tx: Queryable, row: { organisationId: string; id: string; removedAt: string | null }): Promise<boolean> {
  return (await tx.write(updateRemoved, { ...row, wasThere: row.removedAt !== null })) === 1
}

const leave = sql(
  'files.leaveAtPlaces',
  `update file f set only_places = true, folder_id = null, deleted_at = null, trash_id = null
    where f.organisation_id = :organisationId and f.id = any (:ids::uuid[]) and f.kind is not null
      and exists (select from file_place q where q.organisation_id = f.organisation_id and q.file_id = f.id and q.removed_at is null)
    returning f.id`,
)
/** What still stands at something leaves the folders and nothing else. Answers which did. */
export async function leaveAtPlaces(tx: Queryable, which: { organisationId: string; ids: readonly string[] }): Promise<string[]> {
  return (await tx.query<{ id: string }>(leave, { ...which })).map(({ id }) => id)
}

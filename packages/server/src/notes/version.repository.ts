/** Texts of notes that were written over. Every statement is scoped by the organisation of the actor. */
import { maxVersions } from '@dreiklang/domain/notes/notes'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface VersionRow {
  id: string
  changedBy: string
  changedByName: string | null
  changedAt: string
  /** The text, sealed. */
  daten: unknown
}

interface Where {
  organisationId: string
  noteId: string
}

const selectVersions = sql(
  'notes.selectVersions',
  `select v.id, v.changed_by as "changedBy", p.name as "changedByName", v.changed_at as "changedAt", v.daten
    from note_version v left join person p on p.id = v.changed_by
    where v.organisation_id = :organisationId and v.note_id = :noteId order by v.kept_at desc, v.id`,
)

export function loadVersions(db: Queryable, where: Where): Promise<VersionRow[]> {
  return db.query<VersionRow>(selectVersions, { ...where })
}

const selectKept = sql(
  'notes.selectKept',
  `select max(kept_at) as "keptAt" from note_version where organisation_id = :organisationId and note_id = :noteId`,
)

/** When a text of the note was kept last; null when none was. */
export async function loadKeptAt(tx: Queryable, where: Where): Promise<string | null> {
  return (await maybe(tx.query<{ keptAt: string | null }>(selectKept, { ...where })))?.keptAt ?? null
}

const insert = sql(
  'notes.insertVersion',
  `insert into note_version (organisation_id, id, note_id, changed_by, changed_at, kept_at, daten)
    values (:organisationId, :id, :noteId, :changedBy, :changedAt, :keptAt, :daten::jsonb)`,
)
const removeOldest = sql(
  'notes.deleteOldestVersions',
  `delete from note_version where organisation_id = :organisationId and note_id = :noteId and id not in (
    select v.id from note_version v where v.organisation_id = :organisationId and v.note_id = :noteId
    order by v.kept_at desc, v.id limit :most)`,
)

/** Of a note that is held. The oldest goes when there are too many. */
export async function keepVersion(
  tx: Queryable,
  where: Where,
  { daten, ...row }: Omit<VersionRow, 'changedByName'> & { keptAt: string },
): Promise<void> {
  await exactly(1, tx.write(insert, { ...where, ...row, daten: JSON.stringify(daten) }))
  await tx.write(removeOldest, { ...where, most: maxVersions })
}

const removeAll = sql('notes.deleteVersions', `delete from note_version where organisation_id = :organisationId and note_id = :noteId`)

export async function deleteVersions(tx: Queryable, where: Where): Promise<void> {
  await tx.write(removeAll, { ...where })
}

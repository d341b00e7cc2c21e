/** Tags of the tasks of one organisation. Every statement is scoped by the organisation of the actor. */
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface TagRow {
  id: string
  /** The document, its words sealed. */
  daten: unknown
}

const selectTags = sql('tasks.selectTags', `select id, daten from task_tag where organisation_id = :organisationId order by id`)

export function loadTags(db: Queryable, organisationId: string): Promise<TagRow[]> {
  return db.query<TagRow>(selectTags, { organisationId })
}

const insert = sql('tasks.insertTag', `insert into task_tag (organisation_id, id, daten) values (:organisationId, :id, :daten::jsonb)`)

export async function insertTag(tx: Queryable, organisationId: string, { id, daten }: TagRow): Promise<void> {
  await exactly(1, tx.write(insert, { organisationId, id, daten: JSON.stringify(daten) }))
}

const update = sql('tasks.updateTag', `update task_tag set daten = :daten::jsonb where organisation_id = :organisationId and id = :id`)

/** Of a tag that is there while the tasks of the house are locked. */
export async function updateTag(tx: Queryable, organisationId: string, { id, daten }: TagRow): Promise<void> {
  await exactly(1, tx.write(update, { organisationId, id, daten: JSON.stringify(daten) }))
}

const remove = sql('tasks.deleteTag', `delete from task_tag where organisation_id = :organisationId and id = :id`)

/** The database takes it off every task. False when there is none. */
export async function deleteTag(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await tx.write(remove, { organisationId, id })) === 1
}

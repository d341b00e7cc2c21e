/** Labels of the notes of one organisation. Every statement is scoped by the organisation of the actor. */
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface LabelRow {
  id: string
  /** The document, its words sealed. */
  daten: unknown
}

const selectLabels = sql('notes.selectLabels', `select id, daten from note_label where organisation_id = :organisationId order by id`)

export function loadLabels(db: Queryable, organisationId: string): Promise<LabelRow[]> {
  return db.query<LabelRow>(selectLabels, { organisationId })
}

const insert = sql('notes.insertLabel', `insert into note_label (organisation_id, id, daten) values (:organisationId, :id, :daten::jsonb)`)

export async function insertLabel(tx: Queryable, organisationId: string, { id, daten }: LabelRow): Promise<void> {
  await exactly(1, tx.write(insert, { organisationId, id, daten: JSON.stringify(daten) }))
}

const update = sql('notes.updateLabel', `update note_label set daten = :daten::jsonb where organisation_id = :organisationId and id = :id`)

/** Of a label that is there while the notes of the house are locked. */
export async function updateLabel(tx: Queryable, organisationId: string, { id, daten }: LabelRow): Promise<void> {
  await exactly(1, tx.write(update, { organisationId, id, daten: JSON.stringify(daten) }))
}

const remove = sql('notes.deleteLabel', `delete from note_label where organisation_id = :organisationId and id = :id`)

/** The database takes it off every note. False when there is none. */
export async function deleteLabel(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await tx.write(remove, { organisationId, id })) === 1
}

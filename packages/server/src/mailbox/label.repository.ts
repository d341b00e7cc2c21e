/** Labels and settings of one person's mailbox. Every statement is scoped by the person. */
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface LabelRow {
  id: string
  /** The document, its words sealed. */
  daten: unknown
}
interface Whose {
  personId: string
  organisationId: string
}

const selectLabels = sql('mailbox.selectLabels', `select id, daten from mail_label where person_id = :personId order by place, id`)

export function loadLabels(db: Queryable, personId: string): Promise<LabelRow[]> {
  return db.query<LabelRow>(selectLabels, { personId })
}

const insert = sql(
  'mailbox.insertLabel',
  `insert into mail_label (person_id, id, organisation_id, daten, place)
    values (:personId, :id, :organisationId, :daten::jsonb,
      (select coalesce(max(place), 0) + 1 from mail_label where person_id = :personId))`,
)

export async function insertLabel(tx: Queryable, { personId, organisationId }: Whose, { id, daten }: LabelRow): Promise<void> {
  await exactly(1, tx.write(insert, { personId, organisationId, id, daten: JSON.stringify(daten) }))
}

const update = sql('mailbox.updateLabel', `update mail_label set daten = :daten::jsonb where person_id = :personId and id = :id`)

/** Of a label that is there while the mailbox is locked. */
export async function updateLabel(tx: Queryable, personId: string, { id, daten }: LabelRow): Promise<void> {
  await exactly(1, tx.write(update, { personId, id, daten: JSON.stringify(daten) }))
}

const remove = sql('mailbox.deleteLabel', `delete from mail_label where person_id = :personId and id = :id`)
const takeOff = sql(
  'mailbox.takeOffLabel',
  `update mail_copy set labels = array_remove(labels, :id::uuid) where person_id = :personId and :id::uuid = any (labels)`,
)

/** False when there is none. */
export async function deleteLabel(tx: Queryable, personId: string, id: string): Promise<boolean> {
  if ((await tx.write(remove, { personId, id })) !== 1) return false
  await tx.write(takeOff, { personId, id })
  return true
}

const selectSettings = sql('mailbox.selectSettings', `select person_id as id, daten from mail_settings where person_id = :personId`)

/** Null as long as nobody has looked into the mailbox. */
export function loadSettings(db: Queryable, personId: string): Promise<LabelRow | null> {
  return maybe(db.query<LabelRow>(selectSettings, { personId }))
}

const saveStatement = sql(
  'mailbox.saveSettings',
  `insert into mail_settings (person_id, organisation_id, daten) values (:personId, :organisationId, :daten::jsonb)
    on conflict (person_id) do update set daten = excluded.daten`,
)

export async function saveSettings(tx: Queryable, { personId, organisationId }: Whose, daten: unknown): Promise<void> {
  await exactly(1, tx.write(saveStatement, { personId, organisationId, daten: JSON.stringify(daten) }))
}

const lock = sql('mailbox.lock', `select pg_advisory_xact_lock(hashtextextended(:name, 72)) as locked`)

/** From here to the commit nobody else changes labels and settings of this mailbox, or what lies in it. */
export async function lockMailbox(tx: Queryable, personId: string): Promise<void> {
  await tx.query(lock, { name: `mailbox ${personId}` })
}

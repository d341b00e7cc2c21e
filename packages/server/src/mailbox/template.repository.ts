/** Templates of one person's mailbox. Every statement is scoped by the person. */
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface TemplateRow {
  id: string
  /** The document, its words sealed. */
  daten: unknown
}

const selectAll = sql('mailbox.selectTemplates', `select id, daten from mail_template where person_id = :personId order by place, id`)

export function loadTemplates(db: Queryable, personId: string): Promise<TemplateRow[]> {
  return db.query<TemplateRow>(selectAll, { personId })
}

const save = sql(
  'mailbox.saveTemplate',
  `insert into mail_template (person_id, id, organisation_id, daten, place)
    values (:personId, :id, :organisationId, :daten::jsonb,
      (select coalesce(max(place), 0) + 1 from mail_template where person_id = :personId))
    on conflict (person_id, id) do update set daten = excluded.daten, organisation_id = excluded.organisation_id`,
)

export async function saveTemplate(
  tx: Queryable,
  whose: { personId: string; organisationId: string },
  { id, daten }: TemplateRow,
): Promise<void> {
  const { personId, organisationId } = whose
  await exactly(1, tx.write(save, { personId, organisationId, id, daten: JSON.stringify(daten) }))
}

const remove = sql('mailbox.deleteTemplate', `delete from mail_template where person_id = :personId and id = :id`)

/** False when there is none. */
export async function deleteTemplate(tx: Queryable, personId: string, id: string): Promise<boolean> {
  return (await tx.write(remove, { personId, id })) === 1
}

/** Templates of one organisation. Every statement is scoped by the organisation of the actor; its people share them (0126). */
import type { BoardIcon } from '@dreiklang/domain/scrumboard/scrumboard'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface TemplateRow {
  id: string
  icon: BoardIcon
  createdBy: string
  createdAt: string
  /** The document, its words sealed. */
  daten: unknown
}

const columns = `v.id, v.icon, v.person_id as "createdBy", v.created_at as "createdAt", v.daten`

const selectAll = sql(
  'scrumboard.selectTemplates',
  `select ${columns} from board_template v where v.organisation_id = :organisationId order by v.created_at, v.id`,
)

export function loadTemplates(db: Queryable, organisationId: string): Promise<TemplateRow[]> {
  return db.query<TemplateRow>(selectAll, { organisationId })
}

const selectOne = sql(
  'scrumboard.selectTemplate',
  `select ${columns} from board_template v where v.organisation_id = :organisationId and v.id = :id`,
)

/** Null when the house has none of this id. */
export function loadTemplate(db: Queryable, organisationId: string, id: string): Promise<TemplateRow | null> {
  return maybe(db.query<TemplateRow>(selectOne, { organisationId, id }))
}

const selectOfPerson = sql(
  'scrumboard.selectTemplatesOfPerson',
  `select ${columns} from board_template v
    where v.organisation_id = :organisationId and v.person_id = :personId order by v.created_at, v.id`,
)

export function loadTemplatesOfPerson(db: Queryable, whose: { organisationId: string; personId: string }): Promise<TemplateRow[]> {
  return db.query<TemplateRow>(selectOfPerson, whose)
}

const insert = sql(
  'scrumboard.insertTemplate',
  `insert into board_template (organisation_id, id, person_id, icon, daten, created_at)
    values (:organisationId, :id, :personId, :icon, :daten::jsonb, :now)`,
)

export async function insertTemplate(
  tx: Queryable,
  { daten, ...row }: { organisationId: string; id: string; personId: string; icon: BoardIcon; daten: unknown; now: string },
): Promise<void> {
  await exactly(1, tx.write(insert, { ...row, daten: JSON.stringify(daten) }))
}

const update = sql(
  'scrumboard.updateTemplate',
  `update board_template set daten = :daten::jsonb where organisation_id = :organisationId and id = :id`,
)

/** False when a colleague has just deleted it. */
export async function updateTemplate(
  tx: Queryable,
  { daten, ...row }: { organisationId: string; id: string; daten: unknown },
): Promise<boolean> {
  return (await tx.write(update, { ...row, daten: JSON.stringify(daten) })) === 1
}

const remove = sql('scrumboard.deleteTemplate', `delete from board_template where organisation_id = :organisationId and id = :id`)

/** False when a colleague was faster. */
export async function deleteTemplate(tx: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await tx.write(remove, { organisationId, id })) === 1
}

import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const all = sql(
  'kontakt.tags',
  `select t.id, t.title from kontakt_tag t where t.organisation_id = :organisationId order by falte(t.title) collate "C", t.id`,
)

export const loadTags = (db: Queryable, organisationId: string): Promise<KontaktTag[]> =>
  db.query<Columns<'kontakt_tag', 'id' | 'title'>>(all, { organisationId })

const insert = sql('kontakt.tagEinfuegen', `insert into kontakt_tag (organisation_id, id, title) values (:organisationId, :id, :title)`)

/** @throws ConstraintViolation kontakt_tag_title */
export async function insertTag(db: Queryable, organisationId: string, { id, title }: KontaktTag): Promise<void> {
  await exactly(1, db.write(insert, { organisationId, id, title }))
}

const sichern = sql(
  'kontakt.tagsSichern',
  `insert into kontakt_tag (organisation_id, id, title) select :organisationId, x.id, x.title
    from jsonb_to_recordset(:tags::jsonb) as x(id uuid, title text)
    on conflict do nothing`,
)

export async function ensureTags(db: Queryable, organisationId: string, tags: readonly KontaktTag[]): Promise<void> {
  await db.write(sichern, { organisationId, tags: JSON.stringify(tags) })
}

const update = sql(
  'kontakt.tagAendern',
  `update kontakt_tag set title = :title where organisation_id = :organisationId and id = :id returning id`,
)

/** @throws ConstraintViolation kontakt_tag_title */
export async function changeTag(db: Queryable, organisationId: string, { id, title }: KontaktTag): Promise<boolean> {
  return (await db.query(update, { organisationId, id, title })).length === 1
}

const loeschen = sql('kontakt.tagLoeschen', `delete from kontakt_tag where organisation_id = :organisationId and id = :id returning id`)

/** The database takes it off every contact. */
export async function deleteTag(db: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await db.query(loeschen, { organisationId, id })).length === 1
}

/** Tags of one organisation. Every statement is scoped by the organisation of the actor, which is always $1. */
import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import type { Queryable, Statement } from '../ports.ts'

const alle: Statement = {
  name: 'kontakt.tags',
  text: `select t.id, t.title from kontakt_tag t where t.organisation_id = $1 order by falte(t.title) collate "C", t.id`,
}

export const ladeTags = (db: Queryable, organisationId: string): Promise<KontaktTag[]> => db.query<KontaktTag>(alle, [organisationId])

const einfuegen: Statement = {
  name: 'kontakt.tagEinfuegen',
  text: `insert into kontakt_tag (organisation_id, id, title) values ($1, $2, $3)`,
}

/** @throws ConstraintViolation kontakt_tag_title */
export async function fuegeTagEin(db: Queryable, organisationId: string, { id, title }: KontaktTag): Promise<void> {
  await db.query(einfuegen, [organisationId, id, title])
}

const sichern: Statement = {
  name: 'kontakt.tagsSichern',
  text: `insert into kontakt_tag (organisation_id, id, title) select $1, x.id, x.title from jsonb_to_recordset($2::jsonb) as x(id uuid, title text)
    on conflict do nothing`,
}

/** Makes those of the tags whose title is not there yet. */
export async function sichereTags(db: Queryable, organisationId: string, tags: readonly KontaktTag[]): Promise<void> {
  await db.query(sichern, [organisationId, JSON.stringify(tags)])
}

const aendern: Statement = {
  name: 'kontakt.tagAendern',
  text: `update kontakt_tag set title = $3 where organisation_id = $1 and id = $2 returning id`,
}

/** @throws ConstraintViolation kontakt_tag_title */
export async function aendereTag(db: Queryable, organisationId: string, { id, title }: KontaktTag): Promise<boolean> {
  return (await db.query(aendern, [organisationId, id, title])).length === 1
}

const loeschen: Statement = {
  name: 'kontakt.tagLoeschen',
  text: `delete from kontakt_tag where organisation_id = $1 and id = $2 returning id`,
}

/** The database takes it off every contact. */
export async function loescheTag(db: Queryable, organisationId: string, id: string): Promise<boolean> {
  return (await db.query(loeschen, [organisationId, id])).length === 1
}

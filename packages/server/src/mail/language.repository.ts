import type { Columns, Filled } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { Language } from '../shared/route.ts'

const gewaehlte = sql(
  'mail.sprachen',
  `select person_id as "personId", language as sprache from person_einstellung
    where person_id = any (:personIds::uuid[]) and language is not null`,
)

/** By person; people without a choice are missing. In nobody's name, or in that of the person. */
export async function loadLanguages(db: Queryable, personIds: readonly string[]): Promise<ReadonlyMap<string, Language>> {
  if (personIds.length === 0) return new Map()
  const rows = await db.query<Filled<Columns<'person_einstellung', 'person_id' | 'language as sprache', { sprache: Language }>, 'sprache'>>(
    gewaehlte,
    { personIds },
  )
  return new Map(rows.map(({ personId, sprache }) => [personId, sprache]))
}

/** What the person has chosen, else `sonst`: the language of the screen on which it was caused. */
export async function loadLanguage(db: Queryable, personId: string, sonst: Language): Promise<Language> {
  return (await loadLanguages(db, [personId])).get(personId) ?? sonst
}

const waehlen = sql(
  'mail.merkeSprache',
  `insert into person_einstellung (person_id, language, updated_at) values (:personId, :sprache, :am) on conflict (person_id) do nothing`,
)

export async function rememberLanguage(
  tx: Queryable,
  { personId, sprache, am }: { personId: string; sprache: Language; am: string },
): Promise<void> {
  await tx.write(waehlen, { personId, sprache, am })
}

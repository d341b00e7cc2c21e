/** In which language people are written to: the one they have chosen for their screen. */
import type { Queryable, Statement } from '../ports.ts'
import type { Sprache } from '../shared/route.ts'

const gewaehlte: Statement = {
  name: 'mail.sprachen',
  text: `select person_id as "personId", language as sprache from person_einstellung where person_id = any ($1::uuid[]) and language is not null`,
}

/** By person; who has not chosen is missing. In nobody's name, or that of the person. */
export async function ladeSprachen(db: Queryable, personIds: readonly string[]): Promise<ReadonlyMap<string, Sprache>> {
  if (personIds.length === 0) return new Map()
  const rows = await db.query<{ personId: string; sprache: Sprache }>(gewaehlte, [personIds])
  return new Map(rows.map(({ personId, sprache }) => [personId, sprache]))
}

/** What the person has chosen, else `sonst`: the language of the screen on which it was caused. */
export async function ladeSprache(db: Queryable, personId: string, sonst: Sprache): Promise<Sprache> {
  return (await ladeSprachen(db, [personId])).get(personId) ?? sonst
}

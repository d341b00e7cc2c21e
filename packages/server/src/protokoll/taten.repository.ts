/** The own deeds of a person, by numbers only: a name that stands behind one is somebody else's. */
import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type Tat = Columns<'protokoll', 'nr' | 'am' | 'aktion' | 'art' | 'objekt_art' | 'objekt_id' | 'felder'>

const seite = sql(
  'protokoll.taten',
  `select nr, am, aktion, art, objekt_art as "objektArt", objekt_id as "objektId", felder from protokoll
    where person_id = :personId and (am, nr) > (:nachAm::timestamptz, :nachNr) order by am, nr limit :limit`,
)

/** The oldest first, in pages: ten years of a nurse do not fit into the memory. */
export async function* allTaten(db: Queryable, personId: string, limit = 1000): AsyncGenerator<Tat[]> {
  let last: Pick<Tat, 'am' | 'nr'> = { am: new Date(0).toISOString(), nr: 0 }
  for (;;) {
    const taten = await db.query<Tat>(seite, { personId, nachAm: last.am, nachNr: last.nr, limit })
    if (taten.length > 0) yield taten
    const added = taten.at(-1)
    if (added === undefined || taten.length < limit) return
    last = added
  }
}

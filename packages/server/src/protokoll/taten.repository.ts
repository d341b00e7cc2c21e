/** The own actions of a person, by numbers only: a name that stands behind one is someone else's. */
import type { Queryable, Statement } from '../ports.ts'

export interface Tat {
  nr: number
  am: string
  aktion: string
  art: string
  objektArt: string
  objektId: string
  felder: string[]
}

const seite: Statement = {
  name: 'protokoll.taten',
  text: `select nr, am, aktion, art, objekt_art as "objektArt", objekt_id as "objektId", felder from protokoll
    where person_id = $1 and (am, nr) > ($2::timestamptz, $3) order by am, nr limit $4`,
}

/** The oldest first, in pages: ten years of a nurse do not fit into the memory. */
export async function* alleTaten(db: Queryable, personId: string, limit = 1000): AsyncGenerator<Tat[]> {
  let letzte: Pick<Tat, 'am' | 'nr'> = { am: new Date(0).toISOString(), nr: 0 }
  for (;;) {
    const taten = await db.query<Tat>(seite, [personId, letzte.am, letzte.nr, limit])
    if (taten.length > 0) yield taten
    const neue = taten.at(-1)
    if (neue === undefined || taten.length < limit) return
    letzte = neue
  }
}

/** Numbers of orders, taken from the database in blocks so that makers of orders never wait for one another. */
import type { Columns } from '../../database/columns.ts'
import { one } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { DbContext, Ports, Queryable } from '../../ports.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'

const nummernblock = sql(
  'bestellung.nummernblock',
  `insert into nummernkreis (pflegedienst_id, jahr, letzte) values (:pflegedienstId, :jahr, :anzahl)
    on conflict (pflegedienst_id, jahr) do update set letzte = nummernkreis.letzte + :anzahl returning letzte`,
)

/** Takes a block of numbers and answers the last of it. Numbers need not be gapless, so a lost block is no harm. */
async function takeNummernblock(
  db: Queryable,
  { pflegedienstId, jahr, anzahl }: { pflegedienstId: string; jahr: number; anzahl: number },
): Promise<number> {
  return (await one(db.query<Columns<'nummernkreis', 'letzte'>>(nummernblock, { pflegedienstId, jahr, anzahl }))).letzte
}

const BLOCK = 20

interface Vorrat {
  naechste: number
  letzte: number
}

/** Gives the next `JJJJ-NNNNNN` of a nursing service; unique, rising within one process, not gapless. */
export function createNumbers({ database }: Pick<Ports, 'database'>) {
  const vorraete = new Map<string, Promise<Vorrat>>()
  return async function nextNumber(context: DbContext, pflegedienstId: string, jahr: number): Promise<string> {
    const key = `${pflegedienstId}.${jahr}`
    for (;;) {
      let vorrat = vorraete.get(key)
      if (vorrat === undefined) {
        vorrat = takeNummernblock(onBehalfOf(database, context), { pflegedienstId, jahr, anzahl: BLOCK }).then((letzte) => ({
          naechste: letzte - BLOCK + 1,
          letzte,
        }))
        vorrat.catch(() => vorraete.delete(key))
        vorraete.set(key, vorrat)
      }
      const block = await vorrat
      if (block.naechste <= block.letzte) {
        const nummer = block.naechste
        block.naechste += 1
        return `${jahr}-${String(nummer).padStart(6, '0')}`
      }
      if (vorraete.get(key) === vorrat) vorraete.delete(key)
    }
  }
}

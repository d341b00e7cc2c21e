/** The event table as a stream: rows in the order (tx, seq), only up to the oldest transaction that still runs, so that none can appear behind a reader. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface StromStelle {
  tx: string
  seq: number
}

export interface StromRow extends StromStelle {
  bestellungId: string
  version: number
  art: string
  hoerer: string[]
}

// `order by tx` would sort by the text of the first column, in which 1000 comes before 999: hence the table's own name.
const reihenfolge = `ereignis.tx, ereignis.seq`
const spalten = `tx::text as tx, seq, bestellung_id as "bestellungId", version, art, hoerer`
const sicher = `tx < pg_snapshot_xmin(pg_current_snapshot())`

const seit = sql(
  'strom.seit',
  `select ${spalten} from ereignis where hoerer <> '{}' and (tx, seq) > (:tx::text::xid8, :seq) and ${sicher}
    order by ${reihenfolge} limit :limit`,
)
const seitFuer = sql(
  'strom.seitFuer',
  `select ${spalten} from ereignis where hoerer <> '{}' and :organisationId = any (hoerer) and (tx, seq) > (:tx::text::xid8, :seq)
    and ${sicher} order by ${reihenfolge} limit :limit`,
)
const ende = sql(
  'strom.ende',
  `select tx::text as tx, seq from ereignis where hoerer <> '{}' and ${sicher} order by ereignis.tx desc, ereignis.seq desc limit 1`,
)

const anfang: StromStelle = { tx: '0', seq: 0 }

export async function ladeSeit(db: Queryable, { tx, seq }: StromStelle, limit: number): Promise<StromRow[]> {
  return db.query<StromRow>(seit, { tx, seq, limit })
}

/** Like `ladeSeit`, only rows that an organisation is notified of. */
export async function ladeSeitFuer(
  db: Queryable,
  { tx, seq }: StromStelle,
  { organisationId, limit }: { organisationId: string; limit: number },
): Promise<StromRow[]> {
  return db.query<StromRow>(seitFuer, { tx, seq, limit, organisationId })
}

export async function ladeEnde(db: Queryable): Promise<StromStelle> {
  const [row] = await db.query<StromStelle>(ende, {})
  return row ?? anfang
}

/** True when `a` lies behind `b`. */
export function spaeter(a: StromStelle, b: StromStelle): boolean {
  const txA = BigInt(a.tx)
  const txB = BigInt(b.tx)
  return txA === txB ? a.seq > b.seq : txA > txB
}

/** Channel on which the database announces new events. */
export const ereignisKanal = 'ereignis'

const ankuendigen = sql('strom.ankuendigen', `select pg_notify('${ereignisKanal}', '')`)

/** Inside a transaction that writes events: the commit wakes the readers of all processes. */
export async function kuendigeAn(tx: Queryable): Promise<void> {
  await tx.query(ankuendigen, {})
}

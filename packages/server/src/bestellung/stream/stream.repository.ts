/** The event table as a stream: rows in the order (tx, seq), only up to the oldest transaction that still runs, so that none can appear behind a reader. */
import type { Columns } from '../../database/columns.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

export type StreamStelle = Columns<'ereignis', 'tx' | 'seq'>

export type StreamRow = Columns<'ereignis', 'tx' | 'seq' | 'bestellung_id' | 'version' | 'art' | 'hoerer'>

// `order by tx` would sort by the text of the first column, in which 1000 comes before 999: hence the table's own name.
const sequence = `ereignis.tx, ereignis.seq`
const columns = `tx::text as tx, seq, bestellung_id as "bestellungId", version, art, hoerer`
const sicher = `tx < pg_snapshot_xmin(pg_current_snapshot())`

const seit = sql(
  'strom.seit',
  `select ${columns} from ereignis where hoerer <> '{}' and (tx, seq) > (:tx::text::xid8, :seq) and ${sicher}
    order by ${sequence} limit :limit`,
)
const sinceFor = sql(
  'strom.seitFuer',
  `select ${columns} from ereignis where hoerer <> '{}' and :organisationId = any (hoerer) and (tx, seq) > (:tx::text::xid8, :seq)
    and ${sicher} order by ${sequence} limit :limit`,
)
const ende = sql(
  'strom.ende',
  `select tx::text as tx, seq from ereignis where hoerer <> '{}' and ${sicher} order by ereignis.tx desc, ereignis.seq desc limit 1`,
)

const anfang: StreamStelle = { tx: '0', seq: 0 }

export async function loadSince(db: Queryable, { tx, seq }: StreamStelle, limit: number): Promise<StreamRow[]> {
  return db.query<StreamRow>(seit, { tx, seq, limit })
}

export async function loadSinceFor(
  db: Queryable,
  { tx, seq }: StreamStelle,
  { organisationId, limit }: { organisationId: string; limit: number },
): Promise<StreamRow[]> {
  return db.query<StreamRow>(sinceFor, { tx, seq, limit, organisationId })
}

export async function loadEnde(db: Queryable): Promise<StreamStelle> {
  const [row] = await db.query<StreamStelle>(ende, {})
  return row ?? anfang
}

export function isLater(a: StreamStelle, b: StreamStelle): boolean {
  const txA = BigInt(a.tx)
  const txB = BigInt(b.tx)
  return txA === txB ? a.seq > b.seq : txA > txB
}

export const ereignisChannel = 'ereignis'

const ankuendigen = sql('strom.ankuendigen', `select pg_notify('${ereignisChannel}', '')`)

/** Inside a transaction that writes events: the commit wakes the readers of all processes. */
export async function announce(tx: Queryable): Promise<void> {
  await tx.query(ankuendigen, {})
}

/** One row, held by whoever reads. */
import type { StreamStelle } from '../bestellung/stream/stream.repository.ts'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const halte = sql('notification.halteStand', `select tx::text as tx, seq from mitteilung_stand for update skip locked`)
const rueckeVor = sql('notification.rueckeVor', `update mitteilung_stand set tx = :transaktion::text::xid8, seq = :seq`)

/** Null while another process reads. */
export async function holdStand(tx: Queryable): Promise<StreamStelle | null> {
  return maybe(tx.query<Columns<'mitteilung_stand', 'tx' | 'seq'>>(halte, {}))
}

export async function setStand(tx: Queryable, { tx: transaktion, seq }: StreamStelle): Promise<void> {
  await exactly(1, tx.write(rueckeVor, { transaktion, seq }))
}

/** How far the events of orders have been read for notifications: one row, held by whoever reads. */
import type { StromStelle } from '../bestellung/strom.repository.ts'
import type { Queryable, Statement } from '../ports.ts'

const halte: Statement = {
  name: 'notification.halteStand',
  text: `select tx::text as tx, seq from mitteilung_stand for update skip locked`,
}
const rueckeVor: Statement = { name: 'notification.rueckeVor', text: `update mitteilung_stand set tx = $1::text::xid8, seq = $2` }

/** Null while another process reads. */
export async function halteStand(tx: Queryable): Promise<StromStelle | null> {
  const [row] = await tx.query<StromStelle>(halte, [])
  return row ?? null
}

export async function setzeStand(tx: Queryable, { tx: transaktion, seq }: StromStelle): Promise<void> {
  await tx.query(rueckeVor, [transaktion, seq])
}

import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { BesuchRow } from './hausbesuch.repository.ts'

type Row = Pick<BesuchRow, 'version' | 'daten'>

interface Wessen {
  klientId: string
  pflegedienstId: string
}

const offene = sql(
  'hausbesuch.offeneDesKlienten',
  `select h.version, h.daten from hausbesuch h where h.pflegedienst_id = :pflegedienstId and h.klient_id = :klientId
    and h.status in ('ANGEFRAGT', 'GEPLANT', 'UNTERWEGS', 'BEGONNEN') order by h.platz, h.id for update`,
)

/** Of all houses that visit him; locked until the end of the transaction. */
export async function holdOffene(tx: Queryable, { klientId, pflegedienstId }: Wessen): Promise<Hausbesuch[]> {
  return (await tx.query<Row>(offene, { klientId, pflegedienstId })).map(readHausbesuch)
}

const these = sql(
  'hausbesuch.dieseDesKlienten',
  `select h.version, h.daten from hausbesuch h where h.pflegedienst_id = :pflegedienstId and h.klient_id = :klientId
    and h.id = any (:ids::uuid[]) order by h.platz, h.id for update`,
)

export async function holdThese(tx: Queryable, { klientId, pflegedienstId }: Wessen, ids: readonly string[]): Promise<Hausbesuch[]> {
  if (ids.length === 0) return []
  return (await tx.query<Row>(these, { klientId, pflegedienstId, ids })).map(readHausbesuch)
}

/** In the name of the system. */
import type { Plan } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Meldung } from '@dreiklang/domain/hausbesuch/meldung'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface OpenMeldung
  extends
    Filled<Columns<'hausbesuch_ereignis', 'seq' | 'meldungen' | 'am', { meldungen: Meldung[] }>, 'meldungen'>,
    Columns<'hausbesuch', 'id as hausbesuchId' | 'nummer'> {
  plan: Plan | null
}

const offene = sql(
  'hausbesuch.offeneMeldungen',
  `select e.seq, e.meldungen, e.am, h.id as "hausbesuchId", h.nummer, h.daten -> 'plan' as plan
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where e.meldungen is not null order by e.seq limit :hoechstens for update of e skip locked`,
)

/** Held: two processes never tell the same. */
export async function holdOpen(tx: Queryable, hoechstens: number): Promise<OpenMeldung[]> {
  return tx.query<OpenMeldung>(offene, { hoechstens })
}

const gemeldet = sql('hausbesuch.gemeldet', `update hausbesuch_ereignis set meldungen = null where seq = any (:nummern::bigint[])`)

/** The rows must be held. */
export async function markReported(tx: Queryable, nummern: readonly number[]): Promise<void> {
  await exactly(nummern.length, tx.write(gemeldet, { nummern }))
}

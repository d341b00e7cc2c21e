/** What is still to be notified of events of visits; in the name of the system. */
import type { Plan } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Meldung } from '@dreiklang/domain/hausbesuch/meldung'
import type { Queryable, Statement } from '../ports.ts'

export interface OffeneMeldung {
  seq: number
  meldungen: Meldung[]
  am: string
  hausbesuchId: string
  nummer: string
  plan: Plan | null
}

const offene: Statement = {
  name: 'hausbesuch.offeneMeldungen',
  text: `select e.seq, e.meldungen, e.am, h.id as "hausbesuchId", h.nummer, h.daten -> 'plan' as plan
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where e.meldungen is not null order by e.seq limit $1 for update of e skip locked`,
}

/** Held: two processes never tell the same. */
export async function halteOffene(tx: Queryable, hoechstens: number): Promise<OffeneMeldung[]> {
  return tx.query<OffeneMeldung>(offene, [hoechstens])
}

const gemeldet: Statement = {
  name: 'hausbesuch.gemeldet',
  text: `update hausbesuch_ereignis set meldungen = null where seq = any ($1::bigint[])`,
}

export async function setzeGemeldet(tx: Queryable, nummern: readonly number[]): Promise<void> {
  await tx.query(gemeldet, [nummern])
}

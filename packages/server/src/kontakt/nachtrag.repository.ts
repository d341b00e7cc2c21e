/** Notes of contacts that lie in the clear since before the key ring. */
import type { Queryable, Statement } from '../ports.ts'

export interface OffeneNotiz {
  organisationId: string
  id: string
  notes: string | null
}

const offene: Statement = {
  name: 'kontakt.offeneNotizen',
  text: `select organisation_id as "organisationId", id, notes from kontakt where notes is not null and notes not like 'v1.%'
    order by organisation_id, id limit $1 for update skip locked`,
}

export const nimmNotizen = (tx: Queryable, limit: number): Promise<OffeneNotiz[]> => tx.query(offene, [limit])

const speichern: Statement = {
  name: 'kontakt.speichereNotizen',
  text: `update kontakt k set notes = x.notes from jsonb_to_recordset($1::jsonb) as x("organisationId" uuid, id uuid, notes text)
    where k.organisation_id = x."organisationId" and k.id = x.id`,
}

export async function speichereNotizen(tx: Queryable, rows: readonly OffeneNotiz[]): Promise<void> {
  await tx.query(speichern, [JSON.stringify(rows)])
}

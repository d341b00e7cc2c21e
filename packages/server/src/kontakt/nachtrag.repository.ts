/** Notes of contacts that lie in the clear since before the key ring. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface OffeneNotiz {
  organisationId: string
  id: string
  notes: string | null
}

const offene = sql(
  'kontakt.offeneNotizen',
  `select organisation_id as "organisationId", id, notes from kontakt where notes is not null and notes not like 'v1.%'
    order by organisation_id, id limit :limit for update skip locked`,
)

export const nimmNotizen = (tx: Queryable, limit: number): Promise<OffeneNotiz[]> => tx.query(offene, { limit })

const speichern = sql(
  'kontakt.speichereNotizen',
  `update kontakt k set notes = x.notes from jsonb_to_recordset(:rows::jsonb) as x("organisationId" uuid, id uuid, notes text)
    where k.organisation_id = x."organisationId" and k.id = x.id`,
)

export async function speichereNotizen(tx: Queryable, rows: readonly OffeneNotiz[]): Promise<void> {
  await tx.write(speichern, { rows: JSON.stringify(rows) })
}

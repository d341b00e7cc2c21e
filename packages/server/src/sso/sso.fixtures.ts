/** For tests only: rows for the test of what each table shows to whom. */
import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import type { Values } from '../ports.ts'

type Sql = (text: string, values: Values) => Promise<unknown>

export const ssoTables = ['sso_provider', 'sso_step']

export async function insertSsoRows(sql: Sql, haus: Pick<Haus, 'ensemble' | 'clock'>): Promise<void> {
  const { organisationId, personId } = haus.ensemble.personen['pfleger'] ?? {}
  const now = haus.clock.now.toISOString()
  await sql(
    `insert into sso_provider (id, organisation_id, issuer, client_id, secret, domain, changed_by, changed_at)
      values (:id, :organisationId, 'x', 'x', 'x', 'x', :personId, :now)`,
    { id: crypto.randomUUID(), organisationId, personId, now },
  )
  await sql(`insert into sso_step (hash, organisation_id, kept, ends_at) values ('x', :organisationId, 'x', :now)`, { organisationId, now })
}

/** For tests only: rows for the test of what each table shows to whom. */
import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import type { Values } from '../ports.ts'

type Sql = (text: string, values: Values) => Promise<unknown>

export const webhookTables = ['webhook', 'webhook_dispatch', 'webhook_stand']

export async function insertWebhookRows(sql: Sql, haus: Pick<Haus, 'ensemble' | 'clock'>): Promise<void> {
  const { organisationId, personId } = haus.ensemble.personen['pfleger'] ?? {}
  const [id, now] = [crypto.randomUUID(), haus.clock.now.toISOString()]
  await sql(
    `insert into webhook (id, organisation_id, url, kinds, secret, created_by, created_at, off_at, off_why)
      values (:id, :organisationId, 'x', '{}', 'x', :personId, :now, :now, 'PERSON')`,
    { id, organisationId, personId, now },
  )
  await sql(
    `insert into webhook_dispatch (id, webhook_id, organisation_id, event_seq, kind, subject, body, queued_at)
      values (:id, :id, :organisationId, 0, 'x', :id, '{}', :now)`,
    { id, organisationId, now },
  )
}

import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import type { DbContext, Values } from '../ports.ts'
import { systemContext } from '../shared/context.ts'

type Sql = (context: DbContext, text: string, values: Values) => Promise<unknown>

export async function toureWithCard(sql: Sql, { ensemble, klientId, clock }: Haus): Promise<void> {
  const { sonnenhof } = ensemble.organisationen
  const [am, wer] = [clock.now.toISOString(), ensemble.personen['pfleger']?.personId]
  await sql(systemContext, `insert into tour values (:sonnenhof, :wer, '2026-11-18', 1, 'OFFEN', '{}', :am)`, { sonnenhof, wer, am })
  await sql(systemContext, `insert into egk_mitnahme values (:klientId, :sonnenhof, :wer, :am)`, { klientId, sonnenhof, wer, am })
}

/** For the test of the net: a row in each table of this room. */
import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import type { DbContext, Values } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'

type Sql = (kontext: DbContext, text: string, werte: Values) => Promise<unknown>

/** A tour of the nurse, and a card that is with her. */
export async function toureMitKarte(sql: Sql, { ensemble, klientId, clock }: Haus): Promise<void> {
  const { sonnenhof } = ensemble.organisationen
  const [am, wer] = [clock.jetzt.toISOString(), ensemble.personen['pfleger']?.personId]
  await sql(systemKontext, `insert into tour values (:sonnenhof, :wer, '2026-11-18', 1, 'OFFEN', '{}', :am)`, { sonnenhof, wer, am })
  await sql(systemKontext, `insert into egk_mitnahme values (:klientId, :sonnenhof, :wer, :am)`, { klientId, sonnenhof, wer, am })
}

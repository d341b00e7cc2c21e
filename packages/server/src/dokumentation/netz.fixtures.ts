/** For the test of the net: a row in each table of this room, at a visit of Sonnenhof. */
import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import type { DbContext } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'

type Sql = (kontext: DbContext, text: string, werte: readonly unknown[]) => Promise<unknown>

/** What the nursing service wrote at it, what the doctor said, and his ranges. */
export async function dokumentiere(
  sql: Sql,
  { besuch, haus: { ensemble, klientId, clock } }: { besuch: string; haus: Haus },
): Promise<void> {
  const { sonnenhof, weber } = ensemble.organisationen
  const [am, wer] = [clock.jetzt.toISOString(), ensemble.personen['pfleger']?.personId]
  const rows: readonly (readonly [string, readonly unknown[]])[] = [
    [`insert into besuchsblatt values ($1, $2, $3, 1)`, [besuch, sonnenhof, klientId]],
    [`insert into besuchsblatt_fassung values ($1, 1, $2, $3, 'x', $4, 'x')`, [besuch, sonnenhof, wer, am]],
    [
      `insert into anordnung values (gen_random_uuid(), $1, $2, $3, $4, 1, 'OFFEN', 'x', $5, $6)`,
      [besuch, sonnenhof, weber, klientId, wer, am],
    ],
    [
      `insert into besuchsfolge values (gen_random_uuid(), $1, $2, $3, 0, 1, 'AUFGABE', 'BLATT', 'OFFEN', 'x', '2026-11-18', $4, 'x')`,
      [besuch, sonnenhof, klientId, am],
    ],
    [`insert into besuch_mitgabe values ($1, $2, 1, 'x', $3, 'x')`, [besuch, sonnenhof, am]],
    [`insert into zielbereich values (gen_random_uuid(), $1, $2, 'PULS', '2026-11-01', null, 'x', $3, 'x')`, [klientId, weber, am]],
  ]
  for (const [text, werte] of rows) await sql(systemKontext, text, werte)
}

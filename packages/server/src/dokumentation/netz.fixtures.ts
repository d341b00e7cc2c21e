import type { Haus } from '../bestellung/bestellung.fixtures.ts'
import type { DbContext, Values } from '../ports.ts'
import { systemContext } from '../shared/context.ts'

type Sql = (context: DbContext, text: string, values: Values) => Promise<unknown>

export async function dokumentiere(
  sql: Sql,
  { besuch, haus: { ensemble, klientId, clock } }: { besuch: string; haus: Haus },
): Promise<void> {
  const { sonnenhof, weber } = ensemble.organisationen
  const [am, wer] = [clock.now.toISOString(), ensemble.personen['pfleger']?.personId]
  const rows: readonly (readonly [string, Values])[] = [
    [`insert into besuchsblatt values (:besuch, :sonnenhof, :klientId, 1)`, { besuch, sonnenhof, klientId }],
    [`insert into besuchsblatt_fassung values (:besuch, 1, :sonnenhof, :wer, 'x', :am, 'x')`, { besuch, sonnenhof, wer, am }],
    [
      `insert into anordnung values (gen_random_uuid(), :besuch, :sonnenhof, :weber, :klientId, 1, 'OFFEN', 'x', :wer, :am)`,
      { besuch, sonnenhof, weber, klientId, wer, am },
    ],
    [
      `insert into besuchsfolge
        values (gen_random_uuid(), :besuch, :sonnenhof, :klientId, 0, 1, 'AUFGABE', 'BLATT', 'OFFEN', 'x', '2026-11-18', :am, 'x')`,
      { besuch, sonnenhof, klientId, am },
    ],
    [`insert into besuch_mitgabe values (:besuch, :sonnenhof, 1, 'x', :am, 'x')`, { besuch, sonnenhof, am }],
    [
      `insert into zielbereich values (gen_random_uuid(), :klientId, :weber, 'PULS', '2026-11-01', null, 'x', :am, 'x')`,
      { klientId, weber, am },
    ],
  ]
  for (const [text, values] of rows) await sql(systemContext, text, values)
}

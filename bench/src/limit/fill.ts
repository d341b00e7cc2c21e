/** Orders of the limit, as many and of the same houses, states and names as those of the product (../daten.ts). */
import type pg from 'pg'
import { dropLimitIndexes, floorSchema, limitIndexes, limitSchema } from './schema.ts'

/** What the product answers for an order of the filling, so that the limit answers as many bytes. */
export interface Templates {
  row: Record<string, unknown>
  order: Record<string, unknown> & { positionen: unknown[] }
}

const known = ['id', 'nummer', 'version', 'status', 'erstelltAm', 'klient']
const inside = (value: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(value).filter(([name]) => !known.includes(name)))).slice(1, -1)

export async function makeLimit(client: pg.Client, passwordHash: string): Promise<void> {
  await client.query(limitSchema)
  await client.query(floorSchema)
  await client.query(
    `insert into person (nr, email, name, passwort_hash)
    select nr, 'bench' || nr || '@dreiklang.example', 'Person ' || nr % 1000, $1
    from (select generate_series(1001, 1100) as nr union all select generate_series(3001, 3040)) n`,
    [passwordHash],
  )
}

export async function fillLimit(client: pg.Client, { row, order }: Templates, { from, to }: { from: number; to: number }): Promise<void> {
  const { positionen, ...head } = order
  await client.query(dropLimitIndexes)
  await client.query('set synchronous_commit = off')
  await client.query(
    `insert into auftrag (id, nummer, pflegedienst, apotheke, status, klient, erstellt, zeile, blatt)
    select i, '2026-' || lpad(i::text, 7, '0'), 1001 + i % 100, case when i % 9 = 0 then 3001 else 3001 + i % 40 end,
      (array['BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'ABGESCHLOSSEN'])[1 + i / 7 % 5],
      'Name' || k % 300 || ', Vorname' || k % 40, now() - make_interval(secs => ($4 - i) * (31536000.0 / $4)), $1, $2
    from (select i, (i % 10) * 100 + i % 100 as k from generate_series($3::int, $4::int - 1) i) n`,
    [inside(row), inside(head), from, to],
  )
  await client.query(
    `insert into posten (auftrag, nr, inhalt)
    select i, x.nr, x.inhalt from generate_series($2::int, $3::int - 1) i, unnest($1::text[]) with ordinality x(inhalt, nr)`,
    [positionen.map((position) => JSON.stringify(position)), from, to],
  )
  await client.query(`select setval(pg_get_serial_sequence('auftrag', 'id'), (select max(id) + 1 from auftrag))`)
  await client.query(limitIndexes)
  await client.query('set synchronous_commit = on')
}

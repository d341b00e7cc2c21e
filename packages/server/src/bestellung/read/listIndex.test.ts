/** How a page of orders is read: not how fast, which depends on the machine, but by which index. */
import { listFilter } from '@dreiklang/domain/bestellung/bestellung.contract'
import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { DbContext } from '../../ports.ts'
import { seite } from './liste.repository.ts'

type Asked = z.input<typeof listFilter>

const haus = (nr: number) => `00000000-0000-4000-8000-00000000000${nr}`
const context: DbContext = { organisationId: haus(1), personId: haus(9), system: false }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.admin.transaction(async (tx) => {
    await tx.execute(`
      insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
        select ('00000000-0000-4000-8000-00000000000' || i)::uuid, 'PFLEGEDIENST', 'Haus ' || i, 'Weg', '1', '80331', 'München', '089 1', now()
        from generate_series(1, 2) i;
      create temporary table neue on commit drop as
        select gen_random_uuid() as id, i, ('00000000-0000-4000-8000-00000000000' || (1 + i % 2))::uuid as haus, i % 40 = 0 as offen from generate_series(1, 20000) i;
      insert into bestellung (id, nummer, version, pflegedienst_id, sichtbar_fuer, daten, created_at)
        select id, 'B-' || i, 1, haus, array[haus], '{}', now() from neue;
      insert into bestellung_zeile (organisation_id, bestellung_id, seite, nummer, version, status, wartet_auf, prioritaet, bedarf_bis, offen, inhalt, suchtext, created_at)
        select haus, id, 'PFLEGE', 'B-' || i, 1, case when offen then 'BEIM_ARZT' else 'ABGESCHLOSSEN' end, case when offen then 'ARZT' else 'NIEMAND' end,
          'NORMAL', date '2026-01-01' + i % 365, offen, '{}', '', now() - i * interval '1 minute' from neue;`)
    await tx.execute('analyze bestellung_zeile')
  })
})
afterAll(() => database.close())

async function planOf(filter: Asked, cursor: (string | number)[] | null): Promise<string> {
  const { statement, werte } = seite({
    organisationId: haus(1),
    filter: listFilter.parse(filter),
    cursor: cursor === null ? null : [...cursor.slice(0, -1), String(cursor.at(-1))],
    limit: 26,
    now: '2026-01-10T11:00:00.000Z',
  })
  const rows = await database.query<Record<'QUERY PLAN', string>>(
    context,
    { ...statement, name: `test.${statement.name}`, text: `explain ${statement.text}` },
    werte,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('Among twenty thousand orders', () => {
  it.each([
    ['eilig', null, 'bestellung_zeile_eile'],
    ['eilig', [20_009_000, '2026-06-01T00:00:00Z', haus(1)], 'bestellung_zeile_eile'],
    ['neueste', null, 'bestellung_zeile_neueste'],
    ['neueste', ['2026-06-01T00:00:00Z', haus(1)], 'bestellung_zeile_neueste'],
    ['bedarf', null, 'bestellung_zeile_bedarf'],
    // Behind the open ones.
    ['bedarf', [99_990_400, haus(1)], 'bestellung_zeile_bedarf'],
  ] as const)('a page sorted by %s behind %j is one stretch of its index, and nothing is sorted', async (sorting, cursor, index) => {
    const plan = await planOf({ sortierung: sorting }, cursor === null ? null : [...cursor])
    expect(plan).toContain(`using ${index}`)
    expect(plan).not.toContain('Sort')
    if (cursor !== null) expect(plan).toMatch(/Index Cond:.*ROW\(/)
  })

  it.each([
    [{ wartetAuf: ['ARZT'] }, 'bestellung_zeile_dran'],
    [{ status: ['BEIM_ARZT'] }, 'bestellung_zeile_status'],
    [{ ueberfaellig: 'true' }, 'bestellung_zeile_bedarf'],
  ] satisfies [Asked, string][])(
    'a list that people work off, %j, comes by its own index and not through all orders',
    async (filter, index) => {
      const plan = await planOf(filter, null)
      // A few hundred open ones the planner may as well sort in memory.
      expect(plan).toContain(index)
    },
  )
})

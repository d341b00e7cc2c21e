import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { readOlder } from './demo.repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('the people of the demo have read all but the newest of what they were told', async () => {
  const db = onBehalfOf(database, systemContext)
  await database.admin.transaction((tx) =>
    tx.execute(`
      insert into person (id, email, name, rolle, created_at)
        select gen_random_uuid(), i || '@dreiklang.example', 'Person ' || i, 'ROLE_ADMIN', now() from generate_series(1, 2) i;
      insert into mitteilung (id, person_id, art, use_router, am, created_at, title)
        select gen_random_uuid(), p.id, art, true, timestamptz '2026-11-01' + i * interval '1 hour', now(), 'Nr ' || i
        from person p, unnest(array['message', 'notification']) art, generate_series(1, case p.name when 'Person 1' then 9 else 2 end) i`),
  )
  await readOlder(db, 4)
  const ungelesen = await db.query<{ name: string; art: string; titel: string }>(
    {
      name: 'test.ungelesen',
      text: `select p.name, m.art, string_agg(m.title, ', ' order by m.am) as titel from mitteilung m join person p on p.id = m.person_id
        where not m.gelesen and not m.gesehen group by p.name, m.art order by p.name, m.art`,
    },
    {},
  )
  expect(ungelesen).toEqual([
    { name: 'Person 1', art: 'message', titel: 'Nr 6, Nr 7, Nr 8, Nr 9' },
    { name: 'Person 1', art: 'notification', titel: 'Nr 6, Nr 7, Nr 8, Nr 9' },
    { name: 'Person 2', art: 'message', titel: 'Nr 1, Nr 2' },
    { name: 'Person 2', art: 'notification', titel: 'Nr 1, Nr 2' },
  ])
})

import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { saveMail } from '../mail/mail.repository.ts'
import type { Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { startTestServer } from '../testServer.ts'
import { beginDemo, end, readOlder } from './demo.repository.ts'

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

describe('demo accounts, whose password is published,', () => {
  const now = '2026-11-18T09:00:00.000Z'
  const inNewDatabase = async (work: (db: Queryable) => Promise<void>) => {
    const own = await createTestDatabase()
    try {
      await work(onBehalfOf(own, systemContext))
    } finally {
      await own.close()
    }
  }
  const person = sql(
    'test.arrive',
    `insert into person (id, email, name, rolle, created_at) values (gen_random_uuid(), :email, 'Nadia Real', 'ROLE_ADMIN', now())`,
  )
  const arrive = (db: Queryable, email: string) => db.write(person, { email })

  it('are not made where real people are', () =>
    inNewDatabase(async (db) => {
      await arrive(db, 'nadia@example.org')
      expect(await beginDemo(db, now)).toBeNull()
    }))

  it('are not completed where real people came before the filling was at its end', () =>
    inNewDatabase(async (db) => {
      expect(await beginDemo(db, now)).toEqual({ angelegtAm: now, fertig: false })
      await arrive(db, 'arzt@dreiklang.example')
      expect(await beginDemo(db, now)).toEqual({ angelegtAm: now, fertig: false })
      await arrive(db, 'nadia@example.org')
      expect(await beginDemo(db, now)).toBeNull()
    }))

  it('are there for good beside those who came later', () =>
    inNewDatabase(async (db) => {
      await beginDemo(db, now)
      await end(db, now)
      await arrive(db, 'nadia@example.org')
      expect(await beginDemo(db, now)).toEqual({ angelegtAm: now, fertig: true })
    }))
})

it('the demo invites somebody, and no mail waits to be sent for it', async () => {
  const server = await startTestServer({ mitAkten: true })
  const db = onBehalfOf(server.ports.database, systemContext)
  expect(await db.query({ name: 'test.invited', text: 'select email from einladung' }, {})).toEqual([
    { email: 'lena.fuchs@dreiklang.example' },
  ])
  // Sent ones are deleted; the number of the next one tells of them, which nobody sends before this transaction is over.
  const numbers = await server.ports.database.transaction(systemContext, async (tx) => {
    await saveMail(tx, { an: 'nadia@example.org', betreff: 'Betreff', text: 'Text', versiegelt: false, html: null })
    return tx.query({ name: 'test.mails', text: 'select nr from mail_ausgang' }, {})
  })
  expect(numbers).toEqual([{ nr: 1 }])
  await server.close()
})

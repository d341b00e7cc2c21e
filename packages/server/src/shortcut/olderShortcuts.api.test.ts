import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { shortcutWorte } from '../database/migrations/0036-shortcut-worte.ts'
import { migrations } from '../database/migrations.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadShortcuts } from './shortcut.repository.ts'

const personId = '00000000-0000-4000-8000-000000000001'
const usual = (nr: number) => `5c000000-0000-4000-8000-00000000000${nr}`

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.admin.transaction((tx) => tx.execute('drop schema public cascade; create schema public'))
  await migrate({ admin: database.admin, migrations: migrations.slice(0, migrations.indexOf(shortcutWorte)) })
  await database.admin.transaction((tx) =>
    tx.execute(`
      insert into person (id, email, name, rolle, created_at) values ('${personId}', 'a@dreiklang.example', 'Anna Berg', 'ROLE_ADMIN', now());
      insert into shortcut_eigene values ('${personId}', now());
      insert into shortcut (person_id, id, platz, label, description, icon, link, use_router, created_at) values
        ('${personId}', '${usual(2)}', 1, 'Urgent orders', 'Notfall und dringend', 'star', '/x', true, now()),
        ('${personId}', '${usual(4)}', 2, 'Alle meine', 'All, newest first', 'star', '/x', true, now()),
        ('${personId}', gen_random_uuid(), 3, 'Urgent orders', '', 'star', '/x', true, now());`),
  )
  await migrate({ admin: database.admin, migrations })
})
afterAll(() => database.close())

it('shortcuts that were written in one language lose the words that are not the own ones, and only those', async () => {
  const kept = (await loadShortcuts(onBehalfOf(database, systemContext), personId)) ?? []
  expect(kept.map(({ label, description }) => [label, description])).toEqual([
    [null, null],
    ['Alle meine', null],
    ['Urgent orders', ''],
  ])
})

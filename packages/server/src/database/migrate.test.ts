import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterMigrations, migrate } from './migrate.ts'
import { type Migration, migrations } from './migrations.ts'
import { databaseRoles } from './roles.ts'

const first: Migration = { name: '0001-first', sql: 'create table eins (id int); create table zwei (id int)' }
const second: Migration = { name: '0002-second', sql: 'insert into eins values (1)' }
const broken: Migration = { name: '0002-broken', sql: 'insert into eins values (7); insert into nirgends values (1)' }

describe('bringing a database up to date', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  const read = (text: string) => database.admin.transaction((tx) => tx.query<Record<string, unknown>>(text, []))
  const run = (list: readonly Migration[]) => migrate({ admin: database.admin, migrations: list, after: [] })

  it('has applied all migrations of this version to a test database, and finds nothing more to do', async () => {
    expect(await migrate({ admin: database.admin, migrations })).toEqual([])
    const names = await read('select name from schema_migration order by name')
    expect(names.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted())
  })

  it.each(databaseRoles)('has a role $name that row-level security holds', async ({ name }) => {
    expect(await read(`select rolsuper, rolbypassrls from pg_roles where rolname = '${name}'`)).toEqual([
      { rolsuper: false, rolbypassrls: false },
    ])
  })

  describe('that knows no migration yet', () => {
    beforeEach(() => database.admin.transaction((tx) => tx.execute('drop table if exists schema_migration, eins, zwei')))

    it('applies each migration once and in order', async () => {
      expect(await run([first])).toEqual(['0001-first'])
      expect(await run([first, second])).toEqual(['0002-second'])
      expect(await run([first, second])).toEqual([])
      expect(await read('select id from eins')).toEqual([{ id: 1 }])
    })

    it('leaves nothing of a migration that fails, keeps those before it, and says which one it was', async () => {
      await expect(run([first, broken])).rejects.toThrow(/0002-broken failed: .*nirgends/)
      expect(await read('select id from eins')).toEqual([])
      expect(await run([first, second])).toEqual(['0002-second'])
    })

    it('refuses to start when an applied migration was edited', async () => {
      await run([first])
      await expect(run([{ ...first, sql: `${first.sql} ` }])).rejects.toThrow(/0001-first was edited/)
    })

    it('refuses to start an older version on a newer database', async () => {
      await run([first, second])
      await expect(run([first])).rejects.toThrow(/0002-second, which this version does not know/)
    })

    it('refuses a migration that was put before one the database already has', async () => {
      await run([first])
      await expect(run([{ name: '0000-early', sql: 'select 1' }, first])).rejects.toThrow(/0000-early stands before/)
    })
  })

  it('gives events of a restored dump an old transaction number, and leaves the others alone', async () => {
    await database.admin.transaction((tx) =>
      tx.execute(
        `create schema probe; create table probe.ereignis (seq int, tx xid8, hoerer text[] default '{a}'); insert into probe.ereignis values (1, '5'), (2, '999999999')`,
      ),
    )
    const after = afterMigrations.map((step) => ({
      ...step,
      table: 'probe.ereignis',
      sql: step.sql.replace(' ereignis ', ' probe.ereignis '),
    }))
    await database.admin.transaction((tx) => tx.execute('drop table if exists schema_migration'))
    await migrate({ admin: database.admin, migrations: [], after })
    expect(await read('select seq, tx from probe.ereignis order by seq')).toEqual([
      { seq: 1, tx: '5' },
      { seq: 2, tx: '0' },
    ])
  })
})

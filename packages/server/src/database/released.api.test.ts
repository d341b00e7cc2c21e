import { readFileSync, readdirSync } from 'node:fs'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMail, demoPassword } from '../demo/konten.ts'
import { type Server, createServer } from '../server.ts'
import { type TestClient, type TestServer, createClients, startTestServer } from '../testServer.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { zeilenFolgen } from './migrations/0070-zeilen-folgen.ts'

const folder = new URL('../../released/', import.meta.url)
const dumps = readdirSync(folder).filter((name) => name.endsWith('.sql'))

const migrationsIn = (dump: string) => {
  const [, rows = ''] = /^insert into schema_migration .*\n([^;]*);/m.exec(dump) ?? []
  return [...rows.matchAll(/^\('([^']+)'/gm)].map(([, name]) => name)
}

/** An empty database becomes one of the version of the dump. A migration that was edited since then is refused with the next start. */
async function restore(database: TestDatabase, dump: string): Promise<void> {
  await database.admin.transaction((tx) => tx.execute('drop schema public cascade; create schema public'))
  const names = migrationsIn(dump)
  await migrate({ admin: database.admin, migrations: migrations.filter(({ name }) => names.includes(name)) })
  await database.admin.transaction((tx) => tx.execute(`set local session_replication_role = replica; ${dump}`))
}

it('a dump of at least one version is kept', () => {
  expect(dumps.length).toBeGreaterThan(0)
})

describe.each(dumps)('the data of version %s', (name) => {
  let home: TestServer
  let database: TestDatabase
  let server: Server
  let client: (token: string) => TestClient
  beforeAll(async () => {
    home = await startTestServer()
    database = await createTestDatabase()
    await restore(database, readFileSync(new URL(name, folder), 'utf8'))
    await migrate({ admin: database.admin, migrations })
    server = await createServer({ ...home.ports, database })
    client = createClients((request) => server.fetch(request, { address: '127.0.0.1' }))
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    await home.close()
  })

  async function signIn(konto: string): Promise<TestClient> {
    const { body } = await client('').call(anmeldungContract.signIn, { body: { email: demoMail(konto), password: demoPassword } })
    return client(body.accessToken)
  }

  it('are brought to the newest schema', async () => {
    const known = await database.admin.transaction((tx) => tx.query('select name from schema_migration', []))
    expect(known).toHaveLength(migrations.length)
    expect(await server.tick()).toBe(0)
  })

  it('are read by those who wrote them, also what was sealed', async () => {
    const pfleger = await signIn('pfleger')
    const { zeilen } = (await pfleger.call(bestellungContract.list)).body
    expect(zeilen).toHaveLength(1)
    const params = { bestellungId: zeilen[0]?.id ?? '' }
    const { body } = await pfleger.call(bestellungContract.read, { params })
    expect(body).toMatchObject({ bemerkung: 'Bitte vor 12 Uhr.', positionen: [{ diagnose: 'I10.90', status: 'BEIM_ARZT' }] })
    const { ereignisse } = (await pfleger.call(bestellungContract.timeline, { params })).body
    expect(ereignisse.map(({ art }) => art)).toEqual(['anlegen', 'senden'])
    expect((await pfleger.call(klientenListContract.list)).body.zeilen.length).toBeGreaterThan(20)
  })

  it('are read by the other side of the order', async () => {
    const arzt = await signIn('arzt')
    const { zeilen } = (await arzt.call(bestellungContract.list)).body
    const params = { bestellungId: zeilen[0]?.id ?? '' }
    expect((await arzt.call(bestellungContract.read, { params })).body.positionen).toMatchObject([{ diagnose: 'I10.90' }])
  })

  it('say in the lines of before what is left to do as a line of today does', async () => {
    const [arzt, pfleger] = [await signIn('arzt'), await signIn('pfleger')]
    const [row] = (await arzt.call(bestellungContract.list)).body.zeilen
    const body = {
      version: row?.version ?? 0,
      positionIds: row?.positionen.map(({ id }) => id) ?? [],
      grund: 'EGK_FEHLT_QUARTAL',
      text: null,
    } as const
    await arzt.call(handlungContract.arztAblehnen, { params: { bestellungId: row?.id ?? '' }, body, key: 'lines-of-before' })
    const told = async () =>
      Promise.all([pfleger, arzt].map(async (by) => (await by.call(bestellungContract.list)).body.zeilen.map(({ folgen }) => folgen)))
    const today = await told()
    expect(today).toEqual([
      [
        [
          { art: 'KARTE_EINLESEN', bei: 'PFLEGE' },
          { art: 'NEU_ANFRAGEN', bei: 'PFLEGE' },
        ],
      ],
      [[]],
    ])
    await database.admin.transaction((tx) => tx.execute(`update bestellung_zeile set inhalt = inhalt - 'folgen'; ${zeilenFolgen.sql}`))
    expect(await told()).toEqual(today)
  })
})

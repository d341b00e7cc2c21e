import { sqlStateOf } from '@dreiklang/host-shared/sql/errors'
import { DatabaseUnavailable } from '@dreiklang/server/ports'
import pg from 'pg'
import type { Connection } from '../pg/client.ts'
import { StartError } from '../startError.ts'

/** @throws StartError when the password is not the one that the server was made with */
export async function prepareDatabase(admin: Connection, database: string): Promise<void> {
  await withClient(admin, async (client) => {
    const name = client.escapeIdentifier(database)
    const { rows } = await client.query('select from pg_database where datname = $1', [database])
    if (rows.length === 0) await client.query(`create database ${name}`)
    await preferLz4(client)
  })
}

export async function allowLogin(admin: Connection, { role, password }: { role: string; password: string }): Promise<void> {
  await withClient(admin, (client) =>
    client.query(`alter role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`),
  )
}

async function preferLz4(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where name in ('wal_compression', 'default_toast_compression') and 'lz4' = any(enumvals) and setting <> 'lz4'`,
  )
  for (const { name } of rows) await client.query(`alter system set ${client.escapeIdentifier(name)} = 'lz4'`)
  if (rows.length > 0) await client.query('select pg_reload_conf()')
}

async function withClient(connection: Connection, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    if (sqlStateOf(error) === '28P01')
      throw new StartError(
        'The password in secrets.json is not that of the database beside it: put back the secrets.json that was backed up together with it',
        { cause: error },
      )
    throw new DatabaseUnavailable(error)
  }
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

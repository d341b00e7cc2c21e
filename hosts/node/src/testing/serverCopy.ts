import { randomBytes } from 'node:crypto'
import { type AdminDatabase, migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import type { Database, Log } from '@dreiklang/server/ports'
import pg from 'pg'
import { pgAdmin } from '../pg/admin.ts'
import { openPgDatabase } from '../pgDatabase.ts'

export interface TestServer {
  /** Of a superuser. */
  url: string
  /** A migrated database to copy; null migrates each one again. */
  template: string | null
}

export async function openServerCopy(server: TestServer, log: Log): Promise<Database & { admin: AdminDatabase }> {
  const name = await createCopy(server)
  const { admin, ...database } = await openInDatabase(server.url, name, log)
  return {
    ...database,
    admin,
    async close() {
      await database.close()
      await dropDatabase(server.url, name)
    },
  }
}

export async function createCopy({ url, template }: TestServer): Promise<string> {
  const name = `dreiklang_test_${randomBytes(8).toString('hex')}`
  // Written to the log block by block, a copy takes three times as long.
  await poolOf(url).query(`create database ${name} ${template === null ? '' : `template ${template} strategy file_copy`}`)
  if (template === null) await migrate({ admin: pgAdmin({ connectionString: inDatabase(url, name) }), migrations })
  return name
}

export async function openInDatabase(url: string, name: string, log: Log): Promise<Database & { admin: AdminDatabase }> {
  const connectionString = inDatabase(url, name)
  const connection = () => ({ connectionString })
  const database = await openPgDatabase({ app: connection, system: connection, log, silentTicks: 120 })
  return { ...database, admin: pgAdmin({ connectionString }) }
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await poolOf(url).query(`drop database if exists ${name} with (force)`)
}

export function inDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function runOn<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const pools = new Map<string, pg.Pool>()

/** A connection costs the server a process: one serves whatever is made and dropped in a row. */
function poolOf(url: string): pg.Pool {
  const known = pools.get(url)
  if (known !== undefined) return known
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  // The server may end before the tests do.
  pool.on('error', () => undefined)
  pools.set(url, pool)
  return pool
}

/** One PostgreSQL for all that is compared, with a database for the product and one for the limit. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { adminLogin, openEmbedded } from '@dreiklang/host-node/embedded/open'
import { runningPort } from '@dreiklang/host-node/embedded/postmaster'
import { prepareDatabase } from '@dreiklang/host-node/embedded/prepare'
import { pgAdmin } from '@dreiklang/host-node/pg/admin'
import { loadSecrets } from '@dreiklang/host-node/secrets'
import { silentLog } from '@dreiklang/host-node/testDatabase'
import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import { countingSettings } from './cost.ts'
import { floorRole, limitDatabase } from './limit/schema.ts'

export interface Databases {
  urls: { product: string; limit: string; floor: string }
  admin: AdminDatabase
  product: pg.Client
  limit: pg.Client
  postmasterPid: number
  /** After a filling: otherwise the database tidies up while it is measured. */
  settle(): Promise<void>
  close(): Promise<void>
}

export async function openDatabases(dataDir: string): Promise<Databases> {
  const secrets = loadSecrets(dataDir)
  const postgres = await openEmbedded({ dataDir, secrets, log: silentLog, settings: countingSettings })
  if (postgres === null) throw new Error('No PostgreSQL can be run here')
  await prepareDatabase(postgres.connection(adminLogin(secrets, 'postgres')), 'dreiklang')
  const port = runningPort(join(dataDir, 'postgres'))
  const { user, password } = adminLogin(secrets, 'dreiklang')
  const urlOf = (login: string, database: string) => `postgres://${login}@127.0.0.1:${port}/${database}`
  const [asAdmin, asFloor] = [`${user}:${password}`, `${floorRole}:bench`]
  const urls = {
    product: urlOf(asAdmin, 'dreiklang'),
    limit: urlOf(asAdmin, limitDatabase),
    floor: urlOf(asFloor, limitDatabase),
  }
  const product = await connected(urls.product)
  await product.query(`create database ${limitDatabase}`)
  await product.query('create extension pg_stat_statements')
  const limit = await connected(urls.limit)
  const { rows } = await product.query<{ pid: number }>(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`)
  return {
    urls,
    admin: pgAdmin({ connectionString: urls.product }),
    product,
    limit,
    postmasterPid: rows[0]?.pid ?? 0,
    async settle() {
      for (const client of [product, limit]) await client.query('vacuum (analyze)')
      await product.query('checkpoint')
      await sleep(500)
    },
    async close() {
      await Promise.all([product.end(), limit.end()])
      await postgres.stop()
    },
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

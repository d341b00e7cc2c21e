/** Data of the oldest version that is kept, in a folder of their own: upgraded, brought back, and brought back when the upgrade fails. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@dreiklang/server/database/migrate'
import { type Migration, migrations } from '@dreiklang/server/database/migrations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBackups } from '../backup/backupFolder.ts'
import { withClient } from '../backup/makeBackup.ts'
import { readConfig } from '../config.ts'
import { adminLogin, clusterFolder, databaseName } from '../embedded/open.ts'
import { runningPort } from '../embedded/postmaster.ts'
import { loadKeyRing } from '../keyRing.ts'
import { openDatabase } from '../openDatabase.ts'
import { pgAdmin } from '../pg/admin.ts'
import { loadAuditKey, loadSecrets } from '../secrets.ts'
import { silentLog } from '../testDatabase.ts'
import { goBack } from './goBack.ts'
import { runAlone, migrateData, withDatabase } from './migrateData.ts'

const folder = mkdtempSync(join(tmpdir(), 'dreiklang-upgrade-'))
const config = readConfig({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backup') })
const { dataDir } = config
const dump = readFileSync(new URL('../../../../packages/server/released/0.1.0.sql', import.meta.url), 'utf8')
const [, applied = ''] = /^insert into schema_migration .*\n([^;]*);/m.exec(dump) ?? []
const names = [...applied.matchAll(/^\('([^']+)'/gm)].map(([, name]) => name)
const older = migrations.filter(({ name }) => names.includes(name))

beforeAll(async () => {
  const opened = await openDatabase(config, silentLog)
  const owner = ownerOf(runningPort(clusterFolder(dataDir)) ?? 0)
  const admin = pgAdmin(owner)
  await admin.transaction((tx) => tx.execute('drop schema public cascade; create schema public'))
  await migrate({ admin, migrations: older })
  await admin.transaction((tx) => tx.execute(`set local session_replication_role = replica; ${dump}`))
  loadAuditKey(dataDir)
  // The dump is sealed with the key of the tests; a ring of that name is enough where nothing is opened.
  loadKeyRing(join(dataDir, 'keys.json'))
  const [kek] = await withClient(owner, async (client) => (await client.query<{ kek: string }>('select distinct kek from schluessel')).rows)
  const ring: { keys: { kid: string }[] } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))
  writeFileSync(join(dataDir, 'keys.json'), JSON.stringify({ keys: ring.keys.map((key) => ({ ...key, kid: kek?.kek })) }))
  await opened.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ownerOf = (port: number) => ({ host: '127.0.0.1', port, ...adminLogin(loadSecrets(dataDir, 'refuse'), databaseName) })

/** Of the stopped database. */
const lookedAt = () =>
  runAlone(config, silentLog, () =>
    withDatabase(config, silentLog, (embedded) =>
      withClient(embedded.connection(adminLogin(loadSecrets(dataDir, 'refuse'), databaseName)), async (client) => {
        const { rows } = await client.query<{ migrations: number; bestellungen: number }>(
          'select (select count(*)::int from schema_migration) as migrations, (select count(*)::int from bestellung) as bestellungen',
        )
        return rows[0]
      }),
    ),
  )

async function upgraded(all: readonly Migration[], settings = config): Promise<{ whole: boolean; said: string }> {
  const said: string[] = []
  const whole = await migrateData(settings, { log: silentLog, migrations: all, say: (sentence) => said.push(sentence) })
  return { whole, said: said.join('\n') }
}

const before = { migrations: names.length, bestellungen: 1 }

describe('data of an older version', () => {
  it('are not upgraded where no backup can go, nor by a program that is older than they are', async () => {
    await expect(upgraded(migrations, { ...config, backupDir: null })).rejects.toThrow('BACKUP_DIR says where backups go, and is not set')
    await expect(upgraded(migrations.slice(0, 20))).rejects.toThrow('which this version does not know; start a newer version')
    await expect(goBack(config, { log: silentLog, say: () => {} })).rejects.toThrow('was made before an upgrade by npm run upgrade')
    expect(await lookedAt()).toEqual(before)
  })

  it('are what they were when the upgrade fails in its middle, or loses a row', async () => {
    expect(await upgraded([...older, { name: '9998-broken', sql: 'create table x (); select 1 / 0' }])).toEqual({
      whole: false,
      said: expect.stringMatching(
        /^The data in .* have the schema 0028-loeschung, and .*\nBacked up to .*, restored and compared: .*\n[^]*THE UPGRADE FAILED\. The migration 9998-broken failed: division by zero\nNow what was there before is restored\.\nIt is as it was before: /,
      ),
    })
    expect(await lookedAt()).toEqual(before)

    // A migration that names no table of it all the same.
    const sql = `do $do$ begin execute 'delete from ' || 'name_' || 'wort'; end $do$`
    const { whole, said } = await upgraded([...older, { name: '9998-losing', sql }])
    expect({ whole, said }).toEqual({
      whole: false,
      said: expect.stringMatching(/\nNOT AS BEFORE: name_wort: [1-9]\d* rows before, 0 after\n/),
    })
    expect(await lookedAt()).toEqual(before)
  })

  it('are upgraded after a proven backup, and brought back by it', async () => {
    expect(await upgraded(migrations)).toEqual({
      whole: true,
      said: expect.stringMatching(/\nUpgraded\. No row is missing in \d+ tables, and the audit trail is whole: \d+ links\.\n/),
    })
    expect(await lookedAt()).toEqual({ migrations: migrations.length, bestellungen: 1 })
    expect((await upgraded(migrations)).said).toMatch(/: there is nothing to upgrade\.$/)

    const said: string[] = []
    await goBack(config, { log: silentLog, say: (sentence) => said.push(sentence) })
    expect(said.join('\n')).toMatch(/with the schema 0028-loeschung\. What was there until now lies in .*aside-/)
    expect(await lookedAt()).toEqual(before)
    expect(listBackups(join(folder, 'backup')).at(-1)?.proof?.faults).toEqual([])
    expect(readdirSync(dataDir).filter((name) => name.startsWith('proof-'))).toEqual([])
  })
})

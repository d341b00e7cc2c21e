import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { createBetrieb } from '@dreiklang/server/betrieb/betrieb.usecases'
import { sql } from '@dreiklang/server/database/sql'
import { StorageFull } from '@dreiklang/server/ports'
import { systemContext } from '@dreiklang/server/shared/context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clusterFolder } from './embedded/open.ts'
import { readPidFile } from './embedded/postmaster.ts'
import { complaintOf } from './complaint.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './openDatabase.ts'
import type { OpenDatabase } from './openedDatabase.ts'
import { silentLog } from './testDatabase.ts'

const disk = mkdtempSync(join(tmpdir(), 'dreiklang-disk-'))
const put = sql(
  'test.put',
  `insert into installation (secret, mark) values (:secret, (select string_agg(gen_random_uuid()::text, '') from generate_series(1, 100)))`,
)
const count = { name: 'test.count', text: 'select count(*) as rows from installation' }

const refusalOf = (ready: () => Promise<unknown>) => () =>
  ready().then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

/** A disk of our own, which only root may make. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=150m', 'dreiklang-test', disk]).status === 0

describe.skipIf(!isMounted)('a disk that is full', () => {
  const ballast = join(disk, 'ballast')
  let opened: OpenDatabase
  beforeAll(async () => {
    mkdirSync(join(disk, 'data'))
    opened = await openDatabase(readConfig({ DATA_DIR: join(disk, 'data') }), silentLog)
  })
  afterAll(async () => {
    await opened.close()
    execFileSync('umount', [disk])
  })

  it('refuses every write with that reason and makes the server unready, lets read what is there, and is good again when there is room', async () => {
    const { database } = opened
    const betrieb = createBetrieb({ database, log: silentLog }, () => [])
    expect(await betrieb.ready()).toEqual({ status: 'ok' })

    execFileSync('sh', ['-c', `cat /dev/zero > ${ballast} 2>/dev/null || true`])
    let kept = 0
    const fill = async () => {
      for (;;) {
        await database.write(systemContext, put, { secret: `row ${kept}` })
        kept += 1
      }
    }
    await expect(fill()).rejects.toBeInstanceOf(StorageFull)
    await expect(betrieb.ready()).rejects.toMatchObject({ code: 'dienst.speicher_voll', art: 'full' })
    expect(await database.query(systemContext, count, {})).toEqual([{ rows: kept }])

    const second = await openDatabase(readConfig({ DATA_DIR: join(disk, 'second') }), silentLog).catch(complaintOf)
    expect(second).toMatch(/^The disk is full: make room and try again, what was begun goes on\. \(.*no space left on device.*\)$/)
    expect(readdirSync(join(disk, 'second'))).toEqual([])

    // It cannot even come back from a crash, and the reason is the same.
    process.kill(Number(readPidFile(clusterFolder(join(disk, 'data')))?.[0]), 'SIGKILL')
    await expect.poll(refusalOf(betrieb.ready)).toBe('dienst.speicher_voll')

    rmSync(ballast)
    await expect.poll(refusalOf(betrieb.ready)).toBe(null)
    await database.write(systemContext, put, { secret: `row ${kept}` })
    expect(await database.query(systemContext, count, {})).toEqual([{ rows: kept + 1 }])
  })
})

afterAll(() => rmSync(disk, { recursive: true, force: true }))

/**
 * A copy of the running cluster and of what lies beside it in the data folder, by the server's own functions for a base backup: the embedded
 * PostgreSQL brings no tools. It holds the log that it needs, so it can be restored by itself.
 */
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { type Pack, pack } from 'tar-stream'
import { type Found, clusterFiles, exactly, filesIn } from './clusterFiles.ts'
import { type Facts, readFacts } from './facts.ts'
import { isKeyFile } from './keyFiles.ts'
import { type SealedFile, writeSealed } from './sealedFile.ts'

export interface BaseBackup extends SealedFile {
  facts: Facts
  /** The first segment of the log that a restore reads. */
  firstSegment: string
}

interface Place {
  dataDir: string
  /** The folder of the cluster in it. */
  cluster: string
  file: string
  key: Uint8Array
  /** Whole paths of what may lie in the data folder by a setting, and does not belong into the copy: other backups, and keys under names of their own. */
  leftOut: readonly string[]
}

/** What is needed of the log stays as long as the session lives. */
const slotQuery = `select pg_create_physical_replication_slot('dreiklang_' || pg_backend_pid(), true, true)`
const startQuery = `select pg_walfile_name(pg_backup_start('dreiklang', true)) as segment`
const stopQuery = `select labelfile, spcmapfile, pg_walfile_name(lsn) as segment from pg_backup_stop(false)`

/** Not of the copy: keys are kept apart, the rest belongs to this machine or is made anew. */
const ofThisMachine =
  /^(postgres|postgres\.new|postgres\.log(\.old)?|runtime|lock\.json|wal-out|(proof|aside)-[^/]*|keys\.json\..*|secrets\.json\..*)$/

/** A key file may have a draft or a lock beside it. */
function belongs({ dataDir, leftOut }: Place, name: string): boolean {
  const path = join(dataDir, name)
  return !ofThisMachine.test(name) && !isKeyFile(name) && !leftOut.some((out) => path === out || path.startsWith(`${out}.`))
}

/** @param client of the owner of the cluster, for this alone: the backup ends with its session */
export async function writeBaseBackup(client: pg.Client, place: Place): Promise<BaseBackup> {
  await client.query('set statement_timeout = 0')
  await client.query(slotQuery)
  const [start] = (await client.query<{ segment: string }>(startQuery)).rows
  if (start === undefined) throw new Error('The database does not say where the backup begins')
  const first = start.segment
  const facts = await readFacts(client, first)
  const archive = pack()
  const filling = fill(archive, { client, place, first }).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  const written = await writeSealed(place.file, Readable.from(archive), place.key)
  await filling
  return { ...written, facts, firstSegment: first }
}

async function fill(archive: Pack, { client, place, first }: { client: pg.Client; place: Place; first: string }): Promise<void> {
  for (const found of clusterFiles(place.cluster)) await add(archive, { found, root: place.cluster, into: 'cluster' })
  const stopped = await client.query<{ labelfile: string; spcmapfile: string; segment: string }>(stopQuery)
  const [end] = stopped.rows
  if (end === undefined) throw new Error('The database does not say where the backup ends')
  archive.entry({ name: 'cluster/backup_label' }, end.labelfile)
  if (end.spcmapfile !== '') archive.entry({ name: 'cluster/tablespace_map' }, end.spcmapfile)
  const log = join(place.cluster, 'pg_wal')
  const needed = (name: string) => name.endsWith('.history') || (/^[\dA-F]{24}$/.test(name) && name >= first && name <= end.segment)
  for (const found of filesIn(log, { takes: needed })) await add(archive, { found, root: log, into: 'wal' })
  // After the cluster: what its rows name was written before them.
  for (const found of filesIn(place.dataDir, { takes: (name) => belongs(place, name) }))
    await add(archive, { found, root: place.dataDir, into: 'data' })
}

async function add(archive: Pack, { found, root, into }: { found: Found; root: string; into: string }): Promise<void> {
  const name = `${into}/${found.name}`
  if (found.isFolder) {
    archive.entry({ name, type: 'directory' })
    return
  }
  await pipeline(Readable.from(exactly(join(root, found.name), found.bytes)), archive.entry({ name, size: found.bytes }))
}

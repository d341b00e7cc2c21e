import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { PgliteSession, openPglite } from '@dreiklang/host-shared/pglite/session'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { IdbFs } from '@electric-sql/pglite'

const folder = 'uebung'
const idbName = `/pglite/${folder}`
/** PGlite never checkpoints by itself, and its log would grow without limit. */
const checkpointMs = 300_000

/** PGlite would write after every statement, even a read: a page would take thirty times as long. Here a confirmed change writes all. */
class HeldFiles extends IdbFs {
  override async syncToFs(): Promise<void> {}

  write(): Promise<void> {
    return super.syncToFs()
  }
}

export interface Store {
  session: PgliteSession
  /** Resolves when everything committed before is in IndexedDB; concurrent callers share one write. */
  write(): Promise<void>
  dump(): Promise<Blob>
}

/** @param archive instead of what lies there, which is thrown away; null opens that */
export async function openStore(archive: Blob | null): Promise<Store> {
  if (archive !== null) await deleteDatabase(idbName)
  const files = new HeldFiles(folder)
  const session = new PgliteSession(await openPglite({ fs: files, ...(archive === null ? {} : { loadDataDir: archive }) }))
  await migrate({ admin: pgliteAdmin(session), migrations })

  let checkpointedMs = Date.now()
  async function writeNow(): Promise<void> {
    if (Date.now() - checkpointedMs > checkpointMs) {
      await session.asAdmin(() => session.pglite.exec('checkpoint'))
      checkpointedMs = Date.now()
    }
    // Serialised: nothing may change the files while they are written.
    await session.asApp(() => files.write())
  }
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  const write = (): Promise<void> => {
    next ??= running.then(() => {
      next = null
      return writeNow()
    })
    running = next.catch(() => {})
    return next
  }

  if (archive !== null) await write()
  return { session, write, dump: () => dumpOf(session) }
}

export async function dumpOf(session: PgliteSession): Promise<Blob> {
  return session.asAdmin(async () => {
    await session.pglite.exec('select pg_switch_wal()')
    await session.pglite.exec('checkpoint')
    return session.pglite.dumpDataDir('gzip')
  })
}

export async function canOpen(archive: Blob): Promise<boolean> {
  try {
    const session = new PgliteSession(await openPglite({ loadDataDir: archive }))
    await migrate({ admin: pgliteAdmin(session), migrations })
    await session.pglite.close()
    return true
  } catch {
    // Truncated, of another product, or of a later version: in any case the current data stay.
    return false
  }
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(deleting.error ?? new Error('IndexedDB failed'))
  })
}

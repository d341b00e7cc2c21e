import { mkdirSync } from 'node:fs'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import type { Log } from '@dreiklang/server/ports'
import type { OpenDatabase } from '../openedDatabase.ts'
import { pgliteDatabase } from '@dreiklang/host-shared/pglite/database'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { PgliteSession, openPglite } from '@dreiklang/host-shared/pglite/session'

/** PGlite never checkpoints by itself: without this its log, and the time to recover, grow without an end. */
const checkpointMs = 300_000

/** The last resort, where no PostgreSQL can run. The caller holds the lock of the data folder: PGlite itself has none. */
export async function openPgliteFolder(folder: string, log: Log): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const session = new PgliteSession(await openPglite({ dataDir: folder }))
  await migrate({ admin: pgliteAdmin(session), migrations })
  const database = pgliteDatabase(session, log)
  const checkpoint = async () => {
    try {
      await session.asAdmin(() => session.pglite.exec('checkpoint'))
    } catch (error) {
      log.error({ error: String(error) }, 'the checkpoint failed')
    }
  }
  const timer = setInterval(() => void checkpoint(), checkpointMs).unref()
  return {
    database,
    description: `PGlite in ${folder} - NOT safe against power loss: no PostgreSQL could be run here, set DATABASE_URL for real data`,
    usage: null,
    async close() {
      clearInterval(timer)
      await checkpoint()
      await database.close()
    },
  }
}

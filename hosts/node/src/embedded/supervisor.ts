import { existsSync, statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Log, StorageFull } from '@dreiklang/server/ports'
import type { Connection } from '../pg/client.ts'
import { StartError, tellsOfFullDisk } from '../startError.ts'
import { clearLeftover, stopProcess } from './leftover.ts'
import { freePort, type Postmaster, type PostmasterOptions, PostmasterRefused, startPostmaster } from './postmaster.ts'

export interface EmbeddedPostgres {
  /** @throws StorageFull while the disk has no room for the server to come back */
  connection(login: { user: string; password: string; database: string }): Connection
  stop(): Promise<void>
}

/** After a crash its own processes need a moment to notice, and hold the shared memory until then. */
const patienceMs = 15_000

/** Starts the server again when it dies, until `stop`. The caller holds the data folder's lock. @throws StartError */
export async function supervise(options: Omit<PostmasterOptions, 'port'>, log: Log): Promise<EmbeddedPostgres> {
  const { folder } = options
  await clearLeftover(folder, log)
  let stopping = false
  let outOfRoom = false
  let current = await start(options, await freePort())
  const watch = keepAlive()

  async function keepAlive(): Promise<void> {
    for (;;) {
      await current.ended
      if (stopping) return
      log.error({ pid: current.pid }, 'the database died and is started again')
      current = await startUntilItWorks(current)
      if (stopping) return stopPostmaster(current)
    }
  }

  async function startUntilItWorks(dead: Postmaster): Promise<Postmaster> {
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        const started = await start(options, dead.port)
        outOfRoom = false
        return started
      } catch (error) {
        outOfRoom = isFull(error, folder)
        log.error({ error: String(error), retryMs: waitMs }, 'the database could not be started again')
        await sleep(waitMs)
      }
    }
    return dead
  }

  return {
    connection(login) {
      if (outOfRoom) throw new StorageFull(null)
      return { host: '127.0.0.1', port: current.port, ...login }
    },
    async stop() {
      stopping = true
      await stopPostmaster(current)
      await watch
    },
  }

  async function stopPostmaster(postmaster: Postmaster): Promise<void> {
    if (postmaster.isRunning() && !(await stopProcess(postmaster.pid))) log.error({ pid: postmaster.pid }, 'the database does not stop')
  }
}

/** The reason may be missing in the log, which has no room either. */
function isFull(error: unknown, folder: string): boolean {
  if (tellsOfFullDisk(String(error))) return true
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < 1_000_000
}

async function start(options: Omit<PostmasterOptions, 'port'>, wantedPort: number): Promise<Postmaster> {
  const end = Date.now() + patienceMs
  for (let port = wantedPort; ;) {
    try {
      return await startPostmaster({ ...options, port })
    } catch (error) {
      if (!(error instanceof PostmasterRefused)) throw error
      const portTaken = error.log.includes('could not create any TCP/IP sockets')
      const stillThere = error.log.includes('shared memory block') || error.log.includes('lock file "postmaster.pid" already exists')
      if (!(portTaken || stillThere) || Date.now() > end)
        throw new StartError(`The database could not be started: ${error.message}`, { cause: error })
      if (portTaken) port = await freePort()
      else await sleep(100)
    }
  }
}

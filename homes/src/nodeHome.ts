import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '@dreiklang/domain/shared/contract'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { pgliteDatabase } from '@dreiklang/host-shared/pglite/database'
import { PgliteSession, openPglite } from '@dreiklang/host-shared/pglite/session'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { fillDemoData } from '@dreiklang/server/demo/demo'
import type { Log, Ports } from '@dreiklang/server/ports'
import { createServer } from '@dreiklang/server/server'
import { practiceKeys, practiceOutside } from '../../hosts/browser/src/practicePorts.ts'
import { writeSnapshot } from '../../hosts/browser/src/snapshot.ts'
import { dumpOf } from '../../hosts/browser/src/worker/store.ts'
import { readConfig } from '../../hosts/node/src/config.ts'
import { openDatabase } from '../../hosts/node/src/openDatabase.ts'
import type { OpenDatabase } from '../../hosts/node/src/openedDatabase.ts'
import { createPorts } from '../../hosts/node/src/startServer.ts'
import { type Home, beginning, isOpenStream, stepMs } from './home.ts'

export interface NodeHome extends Home {
  calls: readonly Call[]
}

const log: Log = { info: () => {}, warn: console.warn, error: console.error }

const configIn = (dataDir: string, origin: string) => readConfig({ DATA_DIR: dataDir, ORIGIN: origin })

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'dreiklang-homes-'))

export async function openPostgresHome(origin: string): Promise<NodeHome> {
  const dataDir = newFolder()
  const opened = await openDatabase(configIn(dataDir, origin), log)
  if (!opened.description.startsWith('PostgreSQL')) throw new Error(`No PostgreSQL can be run here: ${opened.description}`)
  return openHome({ name: 'Node with PostgreSQL', dataDir, origin, opened })
}

export async function openPgliteHome(origin: string): Promise<{ home: Home; snapshot: Blob }> {
  const session = new PgliteSession(await openPglite({ initDbStartParams: ['--wal-segsize=1'] }))
  await migrate({ admin: pgliteAdmin(session), migrations })
  const database = pgliteDatabase(session, log)
  const opened = { database, description: 'PGlite', usage: null, close: () => database.close() }
  const home = await openHome({ name: 'Node with PGlite', dataDir: newFolder(), origin, opened })
  return { home, snapshot: writeSnapshot({ now: beginning.toISOString(), archive: await dumpOf(session) }) }
}

interface Opening {
  name: string
  dataDir: string
  origin: string
  opened: OpenDatabase
}

async function openHome({ name, dataDir, origin, opened }: Opening): Promise<NodeHome> {
  // Ways out are compared as far as the practice mode has them: that it has none is told by its own tests.
  const ports: Ports = { ...(await createPorts(configIn(dataDir, origin), opened, log)), ...practiceOutside, keyRing: practiceKeys }
  await fillDemoData({ ...ports, clock: { now: () => beginning } })
  let nowMs = beginning.getTime()
  const now = () => new Date((nowMs += stepMs))
  const server = await createServer({ ...ports, clock: { now } })
  return {
    name,
    calls: server.routes.map(({ call }) => call),
    now,
    async forward(minutes) {
      nowMs += minutes * 60_000
      await server.tick()
    },
    async ask({ method, path, headers, body }) {
      const request = new Request(`http://localhost${path}`, { method, headers, ...(body === null ? {} : { body }) })
      const response = await server.fetch(request, { address: '127.0.0.1' })
      const open = isOpenStream(response.headers)
      if (open) await response.body?.cancel()
      return {
        status: response.status,
        headers: [...response.headers],
        body: open ? new Uint8Array() : new Uint8Array(await response.arrayBuffer()),
      }
    },
    async close() {
      await server.close()
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

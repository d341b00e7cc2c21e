/** At build time: fills a database with the invented people, as `npm start` does for a new one, and writes what a practice begins with. */
import { writeFile } from 'node:fs/promises'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { pgliteDatabase } from '@dreiklang/host-shared/pglite/database'
import { PgliteSession, openPglite } from '@dreiklang/host-shared/pglite/session'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { fillDemoData } from '@dreiklang/server/demo/demo'
import { createPracticePorts } from '../../hosts/browser/src/practicePorts.ts'
import { writeSnapshot } from '../../hosts/browser/src/snapshot.ts'
import { dumpOf } from '../../hosts/browser/src/worker/store.ts'

const [, , file = ''] = process.argv
const log = { info: () => {}, warn: console.warn, error: console.error }

/** Nine o'clock of a working day, as people come to practise. */
const now = new Date()
now.setUTCHours(8, 0, 0, 0)

// Written again with each change is a whole file of the log: one of 1 MB instead of 16.
const session = new PgliteSession(await openPglite({ initDbStartParams: ['--wal-segsize=1'] }))
await migrate({ admin: pgliteAdmin(session), migrations })
const ports = await createPracticePorts({
  database: pgliteDatabase(session, log),
  clock: { now: () => now },
  fonts: { read: () => Promise.reject(new Error('Nothing is printed at build time')) },
  log,
  mail: { send: async () => {} },
  publicUrl: 'https://uebung.invalid',
  tokenSecret: crypto.getRandomValues(new Uint8Array(32)),
  keepAuditHeads: async () => {},
})
await fillDemoData(ports)
const snapshot = writeSnapshot({ now: now.toISOString(), archive: await dumpOf(session) })
await writeFile(file, new Uint8Array(await snapshot.arrayBuffer()))
console.log(`${(snapshot.size / 1_048_576).toFixed(1)} MB of practice data for ${now.toISOString()}`)
process.exit(0)

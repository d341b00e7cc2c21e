import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { PgliteSession, openPglite } from '@dreiklang/host-shared/pglite/session'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { ensureRoles } from '@dreiklang/server/database/roles'

const folder = join(tmpdir(), `dreiklang-test-${process.getuid?.() ?? 'user'}`)

/**
 * From the dump of one migrated before: 0.3 s instead of 2.5 s; kept from run to run until a migration changes. `dump`: another to copy.
 */
export async function openPgliteCopy(dump?: string): Promise<PgliteSession> {
  const bytes = readFileSync(dump ?? (await ensureDump()))
  // By way of a Response, because in a test of a page `Blob` is jsdom's, which cannot be streamed.
  return new PgliteSession(await openPglite({ loadDataDir: await new Response(bytes).blob() }))
}

export async function ensureDump(): Promise<string> {
  const file = join(folder, `${dumpKey()}.tar`)
  if (existsSync(file)) return file
  const session = new PgliteSession(await openPglite({}))
  await migrate({ admin: pgliteAdmin(session), migrations })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removeOld()
  // Two runs may make it at once; a rename never shows half a file.
  renameSync(await dumpToFile(folder, session), file)
  await session.pglite.close()
  return file
}

export async function dumpToFile(where: string, session: PgliteSession): Promise<string> {
  const dump = await session.asAdmin(async () => {
    // Whoever opens the dump would have to go through everything that was written, every time: a third of the opening.
    await session.pglite.exec('checkpoint')
    // Uncompressed: unpacking would take longer than reading.
    return session.pglite.dumpDataDir('none')
  })
  const file = join(where, `${randomUUID()}.tar`)
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  return file
}

function dumpKey(): string {
  const pglite = join(dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))), 'package.json')
  return createHash('sha256')
    .update(JSON.stringify(migrations))
    .update(`${ensureRoles}${migrate.toString()}${dumpToFile.toString()}`)
    .update(readFileSync(pglite))
    .digest('hex')
    .slice(0, 32)
}

const dayMs = 86_400_000

function removeOld(): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs) rmSync(file, { force: true })
  }
}

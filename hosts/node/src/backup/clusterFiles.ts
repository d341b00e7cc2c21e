/** Which files of a running cluster belong into its copy, and how they are read while the server writes them. */
import { readdirSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

export interface Found {
  /** Below the folder, with slashes. */
  name: string
  bytes: number
  isFolder: boolean
}

/** Made anew by each start, or of this server alone (PostgreSQL 18, 25.3.4.3 "Backing Up the Data Directory"). */
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init[^/]*|pgsql_tmp[^/]*|recovery\.signal|standby\.signal|backup_label(\.old)?)$/
const control = 'global/pg_control'

interface Choice {
  takes?: (name: string) => boolean
  enters?: (folder: string) => boolean
}

/** The control file comes last: it says from where on the log has to be read. */
export function clusterFiles(folder: string): Found[] {
  const found = filesIn(folder, { takes: (name) => !leftOut.test(name), enters: (name) => !emptied.has(name) })
  const isControl = ({ name }: Found) => name === control
  return [...found.filter((file) => !isControl(file)), ...found.filter(isControl)]
}

/** Folders come before what is in them. */
export function filesIn(root: string, choice: Choice = {}, below = ''): Found[] {
  const { takes = () => true, enters = () => true } = choice
  const names = readdirSync(join(root, below)).toSorted()
  return names.flatMap((last) => {
    const name = below === '' ? last : `${below}/${last}`
    // Undefined: dropped since the folder was read.
    const state = takes(name) ? statSync(join(root, name), { throwIfNoEntry: false }) : undefined
    if (state?.isFile() === true) return [{ name, bytes: state.size, isFolder: false }]
    if (state?.isDirectory() !== true) return []
    return [{ name, bytes: 0, isFolder: true }, ...(enters(name) ? filesIn(root, choice, name) : [])]
  })
}

const pieceBytes = 1_048_576

/** Exactly so many bytes: what came later is in the log, and so is what was cut off meanwhile, in whose place zeros stand. */
export async function* exactly(file: string, bytes: number): AsyncGenerator<Buffer> {
  const handle = await opened(file)
  try {
    for (let left = bytes; left > 0;) {
      const piece = Buffer.alloc(Math.min(pieceBytes, left))
      if (handle !== null) await handle.read(piece, 0, piece.length, bytes - left)
      yield piece
      left -= piece.length
    }
  } finally {
    await handle?.close()
  }
}

async function opened(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

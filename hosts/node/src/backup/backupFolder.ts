/** What lies in BACKUP_DIR: `base/<time>` with the copy and what is known about it, and `wal` with what was written since. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../startError.ts'
import type { BaseBackup } from './baseBackup.ts'
import { replaceFile } from '../secrets.ts'
import { selectOutdated } from './keepRule.ts'

export interface Manifest extends BaseBackup {
  format: 1
  /** When its copying began, ISO 8601. */
  madeAt: string
  /** Ends of the chains of the audit trail, signed, a line each. */
  signedHeads: string
}

/** What came out when it was restored into an empty folder. */
export interface Proof {
  provenAt: string
  sentence: string
  faults: string[]
}

/** The one that was made before an upgrade says from which schema to which. */
interface Upgrade {
  from: string
  to: string
}

export interface KeptBackup {
  folder: string
  manifest: Manifest
  proof: Proof | null
  upgrade: Upgrade | null
}

export const baseFolderIn = (backupDir: string): string => join(backupDir, 'base')
export const logFolderIn = (backupDir: string): string => join(backupDir, 'wal')
export const copyIn = (folder: string): string => join(folder, 'copy.sealed')

/** A name that sorts by time and that every file system takes. */
export const nameOf = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/:|\.\d+/g, '-')
    .replace(/-Z$/, 'Z')

export const keepManifest = (folder: string, manifest: Manifest): void =>
  replaceFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)

export const keepProof = (folder: string, proof: Proof): void =>
  replaceFile(join(folder, 'proof.json'), `${JSON.stringify(proof, null, 1)}\n`)

export const keepUpgrade = (folder: string, upgrade: Upgrade): void =>
  replaceFile(join(folder, 'upgrade.json'), `${JSON.stringify(upgrade, null, 1)}\n`)

/** Oldest first; what was interrupted has no manifest. */
export function listBackups(backupDir: string): KeptBackup[] {
  const base = baseFolderIn(backupDir)
  if (!existsSync(base)) return []
  return readdirSync(base)
    .toSorted()
    .map((name) => join(base, name))
    .filter((folder) => existsSync(join(folder, 'manifest.json')))
    .map(readBackup)
}

/** @throws StartError */
export function readBackup(folder: string): KeptBackup {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new StartError(`There is no backup in ${folder}: a manifest.json is missing`)
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  if (manifest.format !== 1) throw new StartError(`The backup in ${folder} is of a version of Dreiklang that this one does not know`)
  return { folder, manifest, proof: readBeside<Proof>(folder, 'proof.json'), upgrade: readBeside<Upgrade>(folder, 'upgrade.json') }
}

function readBeside<Content>(folder: string, name: string): Content | null {
  const file = join(folder, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Lets go of what the rule does not keep, and of the log before the oldest copy that stays. Answers how many copies went. */
export function removeOutdated(backupDir: string, now: Date): number {
  const kept = listBackups(backupDir)
  // The way back from the last upgrade stays until the next one, whatever its age.
  const wayBack = kept.findLast(({ upgrade }) => upgrade !== null)?.manifest.madeAt
  const gone = new Set(
    selectOutdated(
      kept.map(({ manifest }) => manifest.madeAt),
      now,
    ).filter((madeAt) => madeAt !== wayBack),
  )
  for (const { folder, manifest } of kept) if (gone.has(manifest.madeAt)) rmSync(folder, { recursive: true })
  const [oldest] = kept.filter(({ manifest }) => !gone.has(manifest.madeAt))
  const log = logFolderIn(backupDir)
  if (oldest === undefined || !existsSync(log)) return gone.size
  for (const name of readdirSync(log)) if (isBefore(name, oldest.manifest.firstSegment)) rmSync(join(log, name))
  return gone.size
}

/** The first eight letters are the timeline, which says nothing about the order; a history is small and stays. */
const isBefore = (file: string, segment: string): boolean => /^[\dA-F]{24}\.sealed$/.test(file) && file.slice(8, 24) < segment.slice(8, 24)

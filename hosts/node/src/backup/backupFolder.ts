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

export interface KeptBackup {
  folder: string
  manifest: Manifest
  proof: Proof | null
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
  const proofFile = join(folder, 'proof.json')
  return { folder, manifest, proof: existsSync(proofFile) ? JSON.parse(readFileSync(proofFile, 'utf8')) : null }
}

/** Lets go of what the rule does not keep, and of the log before the oldest copy that stays. Answers how many copies went. */
export function removeOutdated(backupDir: string, now: Date): number {
  const kept = listBackups(backupDir)
  const gone = new Set(
    selectOutdated(
      kept.map(({ manifest }) => manifest.madeAt),
      now,
    ),
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

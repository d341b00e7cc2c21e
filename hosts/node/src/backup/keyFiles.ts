/** The files that open the rest: kept apart from it, in one sealed file that is always that of now. Old rings would open what was erased. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'
import type { Config } from '../config.ts'
import { keyRingFile } from '../keyRing.ts'
import { replaceFile } from '../secrets.ts'
import { StartError } from '../startError.ts'
import { readSealed, writeSealed } from './sealedFile.ts'

const needed = ['keys.json', 'secrets.json', 'audit-key'] as const
const names: readonly string[] = [...needed, 'push-key']

export const isKeyFile = (name: string): boolean => name === 'backup-key' || names.includes(name)

const placeOf = (config: Config, name: string): string => (name === 'keys.json' ? keyRingFile(config) : join(config.dataDir, name))

/** Answers the file that was written. */
export async function writeKeyFiles(config: Config, { folder, key }: { folder: string; key: Uint8Array }): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const archive = pack()
  for (const name of names) {
    const file = placeOf(config, name)
    if (existsSync(file)) archive.entry({ name, mode: 0o600 }, readFileSync(file))
  }
  archive.finalize()
  const file = join(folder, 'keys.sealed')
  await writeSealed(file, Readable.from(archive), key)
  return file
}

/** Puts those back that are not there. @throws StartError */
export async function restoreKeyFiles(config: Config, { file, key }: { file: string; key: Uint8Array }): Promise<void> {
  const entries = readSealed(file, key).pipe(extract())
  for await (const entry of entries) {
    const name = basename(entry.header.name)
    const content = await buffer(entry)
    const place = placeOf(config, name)
    if (!names.includes(name) || existsSync(place)) continue
    mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
    replaceFile(place, content.toString('utf8'))
  }
}

/** @throws StartError before anything is written */
export function requireKeyFiles(config: Config): void {
  const missing = needed.map((name) => placeOf(config, name)).filter((file) => !existsSync(file))
  if (missing.length === 0) return
  throw new StartError(
    `What was backed up opens with its keys alone, and there is no ${missing.join(', no ')}. Name the file with the keys: ` +
      'npm run restore -- --keys keys.sealed, or put them there yourself',
  )
}

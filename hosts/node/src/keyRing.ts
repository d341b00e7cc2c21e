/** If the ring is lost, everything sealed is lost: keep it apart from the database and its backups (docs/keys.md). */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync, unlinkSync } from 'node:fs'
import type { KeyEncryptionKey, KeyRing } from '@dreiklang/server/ports'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { type IfMissing, readOrMake, replaceFile, requireFile } from './secrets.ts'
import { StartError } from './startError.ts'

interface StoredKey extends KeyEncryptionKey {
  made: string
}

/** Newest last, and never empty. */
type Stored = [...StoredKey[], StoredKey]

export const keyRingFile = ({ keyRingFile: file, dataDir }: Config): string => file ?? join(dataDir, 'keys.json')

/** Made at the first start. @throws StartError */
export function loadKeyRing(file: string, ifMissing: IfMissing = 'make'): KeyRing {
  requireFile(file, ifMissing, 'what is sealed in the database opens with its keys alone')
  let keys = readOrMake(file, () => serialize([newKey(new Date())]), parse)
  return {
    get current() {
      return newest(keys)
    },
    get previous() {
      return keys.slice(0, -1)
    },
    reload: async () => {
      keys = stored(file)
    },
  }
}

/** From now on it wraps what is new; all others stay and open. Answers its id. @throws StartError */
export function addKey(file: string, now: Date): string {
  const added = newKey(now)
  change(file, (keys) => [...keys, added])
  return added.kid
}

/** A server may have read the ring just before its newest key was added, and use the previous one for a few more moments. */
const lastMomentsMs = 3_600_000

export function retiredKeys(file: string, now: Date): string[] {
  const keys = stored(file)
  return keys.filter((_, i) => now.getTime() - Date.parse(keys[i + 1]?.made ?? now.toISOString()) > lastMomentsMs).map(({ kid }) => kid)
}

/** Whatever was wrapped by them can never be opened again, also in old backups. */
export function forgetKeys(file: string, kids: readonly string[]): void {
  change(file, (keys) => [...keys.slice(0, -1).filter(({ kid }) => !kids.includes(kid)), newest(keys)])
}

const newest = (keys: Stored): StoredKey => keys[keys.length - 1] as StoredKey

const newKey = (now: Date): StoredKey => ({ kid: randomBytes(6).toString('base64url'), key: randomBytes(32), made: now.toISOString() })

/** Never created again beside an existing database: the file would lack the keys that the database needs. */
const stored = (file: string): Stored => parse(readFileSync(file, 'utf8'))

/** Serialised: of two keys added concurrently, none may be lost once it has wrapped something. */
function change(file: string, next: (keys: Stored) => Stored): void {
  const lock = `${file}.lock`
  try {
    closeSync(openSync(lock, 'wx', 0o600))
  } catch (error) {
    throw new StartError(`Somebody else changes the key ring, or was interrupted: then remove ${lock}`, { cause: error })
  }
  try {
    replaceFile(file, serialize(next(stored(file))))
  } finally {
    unlinkSync(lock)
  }
}

const serialize = (keys: Stored): string =>
  `${JSON.stringify({ keys: keys.map(({ kid, key, made }) => ({ kid, key: Buffer.from(key).toString('base64url'), made })) }, null, 2)}\n`

function parse(text: string): Stored {
  const { keys }: { keys?: unknown } = JSON.parse(text)
  const older = Array.isArray(keys) ? keys.map(parseKey) : []
  const last = older.pop()
  if (last === undefined) throw new Error('there is no key in it')
  if (new Set([...older, last].map(({ kid }) => kid)).size <= older.length) throw new Error('two keys have the same name')
  return [...older, last]
}

function parseKey({ kid, key, made }: Record<string, unknown>): StoredKey {
  if (typeof kid !== 'string' || typeof made !== 'string' || Number.isNaN(Date.parse(made)))
    throw new Error('a key lacks its name or its day')
  const bytes = Buffer.from(String(key), 'base64url')
  // A key that was typed or left as in an example is not random.
  if (bytes.length !== 32 || new Set(bytes).size < 16) throw new Error(`the key ${kid} is not 32 bytes of chance`)
  return { kid, key: bytes, made }
}

import { type KeyObject, createECDH, createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, unlinkSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from './startError.ts'

/** What to do without a file: `refuse` where data was made with the one that is lost, because a new one would open nothing of it. */
export type IfMissing = 'make' | 'refuse'

const names = ['tokenSecret', 'databaseAdminPassword', 'databaseAppPassword'] as const

/** Made once, at the first start, and never shown. `tokenSecret` is 48 bytes in base64url. */
export type Secrets = Record<(typeof names)[number], string>

/** Several servers may share a folder without a lock: the first one to link its file wins, the others read it. @throws StartError */
export function loadSecrets(folder: string, ifMissing: IfMissing = 'make'): Secrets {
  const make = () => `${JSON.stringify(Object.fromEntries(names.map((name) => [name, randomBytes(48).toString('base64url')])), null, 2)}\n`
  const file = join(folder, 'secrets.json')
  requireFile(file, ifMissing, 'it holds the passwords of the database and the secret of all sessions')
  return readOrMake(file, make, (text) => {
    const secrets: unknown = JSON.parse(text)
    if (!isComplete(secrets)) throw new Error('it is not complete')
    return secrets
  })
}

/** 32 bytes in base64url, made at the first start. A file of its own: older installations have their secrets already. @throws StartError */
export function loadPushKey(folder: string): string {
  const make = () => {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    // Leading zeros are dropped from the hex but belong to the key.
    return `${pair.getPrivateKey('hex').padStart(64, '0')}\n`
  }
  return readOrMake(join(folder, 'push-key'), make, (text) => {
    if (!/^[\da-f]{64}\n$/.test(text)) throw new Error('it is not complete')
    return Buffer.from(text.trim(), 'hex').toString('base64url')
  })
}

/** Ed25519. Without it earlier heads cannot be checked: back it up, but not where the database can be written. @throws StartError */
export function loadAuditKey(folder: string, ifMissing: IfMissing = 'make'): KeyObject {
  const make = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const file = join(folder, 'audit-key')
  requireFile(file, ifMissing, 'the heads of the audit trail were signed with it')
  return readOrMake(file, make, (text) => {
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('it is not Ed25519')
    return key
  })
}

/** @throws StartError before anything is written */
export function requireFile(file: string, ifMissing: IfMissing, why: string): void {
  if (ifMissing === 'make' || existsSync(file)) return
  throw new StartError(
    `${file} is missing, and there is data already: ${why}. No new one was made. Put the file back from your backup of ${dirname(file)}, ` +
      'or copy it from another server of this database (README.md, "Backup")',
  )
}

/** Made when it is missing. @throws StartError */
export function readOrMake<Result>(file: string, make: () => string, read: (text: string) => Result): Result {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    if (!existsSync(file)) create(file, make())
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(`The secrets in ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  try {
    writeSync(handle, content)
    // If it were lost in a power cut, it would lock us out of the database made with it.
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  return draft
}

export function replaceFile(file: string, content: string): void {
  renameSync(writeDraft(file, content), file)
}

function create(file: string, content: string): void {
  const draft = writeDraft(file, content)
  try {
    linkSync(draft, file)
    unlinkSync(draft)
  } catch {
    // Either another process was first, or this file system does not support links.
    if (existsSync(file)) unlinkSync(draft)
    else renameSync(draft, file)
  }
}

function isComplete(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map(Object.entries(value))
  return names.every((name) => {
    const secret: unknown = entries.get(name)
    return typeof secret === 'string' && secret.length >= 43
  })
}

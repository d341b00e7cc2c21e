import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './startError.ts'

const names = ['tokenSecret', 'databaseAdminPassword', 'databaseAppPassword'] as const

/** Made once, at the first start, and never shown. `tokenSecret` is 48 bytes in base64url. */
export type Secrets = Record<(typeof names)[number], string>

/**
 * Reads the secrets of the data folder, or makes them. Several servers on one database may share a folder without a lock: the first
 * one to link its file wins and the others read it.
 * @throws StartError
 */
export function loadSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!existsSync(file)) create(file)
    const secrets: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isComplete(secrets)) throw new Error('it is not complete')
    return secrets
  } catch (error) {
    throw new StartError(`The secrets in ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function create(file: string): void {
  const secrets = Object.fromEntries(names.map((name) => [name, randomBytes(48).toString('base64url')]))
  const draft = `${file}.${process.pid}`
  const handle = openSync(draft, 'w', 0o600)
  try {
    writeSync(handle, `${JSON.stringify(secrets, null, 2)}\n`)
    // Lost in a power cut, it would lock us out of the database that was made with it.
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  try {
    linkSync(draft, file)
    unlinkSync(draft)
  } catch {
    // Either another process was first, or this file system knows no links.
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

import { mkdirSync, readFileSync, rmSync, rmdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@dreiklang/server/ports'
import { machineIdentity, startTimeOf } from './processIdentity.ts'
import { StartError } from './startError.ts'

const heartbeatMs = 5_000
const silentMs = 4 * heartbeatMs

interface Holder {
  pid: number
  started: string | null
  machine: string
}

/** Never the lock of a running process; on other machines its heartbeat (file time) decides. @throws StartError in use, not writable */
export async function lockDataFolder(folder: string, log: Log): Promise<() => void> {
  const file = join(folder, 'lock.json')
  const mine = JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid), machine: machineIdentity() } satisfies Holder)
  const firstBeat = beatOf(file)
  let told = false
  while (!create(folder, file, mine)) {
    const found = read(file)
    if (found === null) continue
    const state = stateOf(found, file, firstBeat)
    if (state === 'alive') throw new StartError(inUseSentence(folder, nameOf(found)))
    if (state === 'dead') remove(file, found)
    else if (!told)
      log.warn({ folder, waitMs: silentMs }, 'the lock of the data folder is of another machine or container; waiting for a sign of life')
    told ||= state === 'unknown'
    await sleep(state === 'dead' ? 5 : 200)
  }
  const heart = setInterval(() => beat(file), heartbeatMs).unref()
  return () => {
    clearInterval(heart)
    if (read(file) === mine) unlinkSync(file)
  }
}

/** Who holds the folder at this moment, asked without taking anything; null when nobody certainly does. */
export function findHolder(folder: string): string | null {
  const file = join(folder, 'lock.json')
  const found = read(file)
  return found !== null && stateOf(found, file, null) === 'alive' ? nameOf(found) : null
}

/** What the second of two is told. */
export const inUseSentence = (folder: string, holder: string): string =>
  `The data folder ${folder} is in use by another Dreiklang (${holder}); stop that one or set DATA_DIR`

function create(folder: string, file: string, content: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST') && beatOf(file) !== null) return false
    // Made, and empty: nobody could tell whose it is.
    if (isCode(error, 'ENOSPC')) rmSync(file, { force: true })
    throw new StartError(`The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function stateOf(content: string, file: string, firstBeat: number | null): 'alive' | 'dead' | 'unknown' {
  const holder = parse(content)
  if (holder?.machine === machineIdentity()) {
    const started = startTimeOf(holder.pid)
    return started !== null && (started === holder.started || started === 'unknown') ? 'alive' : 'dead'
  }
  const lastBeat = beatOf(file) ?? 0
  if (Date.now() - lastBeat > silentMs) return 'dead'
  return holder !== null && firstBeat !== null && lastBeat > firstBeat ? 'alive' : 'unknown'
}

/** Two processes may find the same dead lock: without the guard the slower one would remove the faster one's new lock. */
function remove(file: string, dead: string): void {
  const guard = `${file}.removing`
  try {
    mkdirSync(guard)
  } catch {
    // The code between the two lines takes microseconds: an old guard belongs to a process killed there.
    if (Date.now() - (beatOf(guard) ?? Date.now()) > silentMs) rmdirSync(guard)
    return
  }
  try {
    if (read(file) === dead) unlinkSync(file)
  } finally {
    rmdirSync(guard)
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw new StartError(`The lock ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function parse(content: string): Holder | null {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('machine' in value) || !('started' in value)) return null
    const { pid, machine, started } = value
    if (typeof pid !== 'number' || typeof machine !== 'string') return null
    return { pid, machine, started: typeof started === 'string' ? started : null }
  } catch {
    return null
  }
}

function beat(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // Someone removed the data folder under the running server; the database will report it more clearly.
  }
}

function beatOf(file: string): number | null {
  try {
    return statSync(file).mtimeMs
  } catch {
    return null
  }
}

const nameOf = (content: string): string => {
  const holder = parse(content)
  return holder?.machine === machineIdentity() ? `process ${holder.pid}` : 'on another machine or in another container'
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

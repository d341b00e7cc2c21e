import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTimeOf } from '../processIdentity.ts'
import { type Account, pick } from './account.ts'
import { serverEnvironment } from './cluster.ts'

export interface Postmaster {
  pid: number
  port: number
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>
  isRunning(): boolean
}

export interface PostmasterOptions {
  native: string
  account: Account
  folder: string
  port: number
  logFile: string
  settings: Readonly<Record<string, string>>
}

export class PostmasterRefused extends Error {
  readonly log: string
  constructor(log: string) {
    super(log.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? (log.trim().split('\n').slice(-3).join(' ') || 'it said nothing'))
    this.name = 'PostmasterRefused'
    this.log = log
  }
}

/** Own session: Ctrl-C must not reach it under pending requests. Log in a file: a pipe breaks with us. @throws PostmasterRefused */
export async function startPostmaster({ native, account, folder, port, logFile, settings }: PostmasterOptions): Promise<Postmaster> {
  const options = Object.entries({ ...fixedSettings, ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const { file, args, ...user } = account.wrap(join(native, 'bin', 'postgres'), ['-D', folder, ...options])
  const before = readPidFile(folder)?.join('\n')
  const logStart = rotate(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(file, args, { cwd: '/', detached: true, stdio: ['ignore', log, log], env: serverEnvironment, ...pick(user) })
  closeSync(log)
  let running = true
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      running = false
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  // Recovery after a crash may take minutes; as long as the process lives it is on its way.
  for (let waitMs = 10; running; waitMs = Math.min(waitMs * 1.5, 200)) {
    if (child.pid !== undefined && isReady(folder, child.pid, before)) return { pid: child.pid, port, ended, isRunning: () => running }
    await Promise.race([ended, sleep(waitMs)])
  }
  throw new PostmasterRefused(readFileSync(logFile).subarray(logStart).toString('utf8'))
}

/** What it may not write: values of people. An ERROR quotes them, DETAIL shows the row, STATEMENT the query. */
const fixedSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  jit: 'off',
}

const longestLog = 5_000_000

/** Keeps one older log; answers where the new lines will begin. */
function rotate(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size < longestLog) return size
  renameSync(logFile, `${logFile}.old`)
  return 0
}

/** Line 1 is the process, line 8 its state. The file of a killed one says "ready" forever, and in a container the number comes again. */
function isReady(folder: string, pid: number, before: string | undefined): boolean {
  const lines = readPidFile(folder)
  return lines !== null && Number(lines[0]) === pid && lines[7]?.trim() === 'ready' && lines.join('\n') !== before
}

/** Of a server that another process runs on this folder; null when there is none. */
export function runningPort(folder: string): number | null {
  const lines = readPidFile(folder)
  if (lines?.[7]?.trim() !== 'ready' || startTimeOf(Number(lines[0])) === null) return null
  return Number(lines[3])
}

export function readPidFile(folder: string): string[] | null {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}

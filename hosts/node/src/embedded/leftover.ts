import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@dreiklang/server/ports'
import { isPostgresOf, someoneWorksIn, startTimeOf } from '../processIdentity.ts'
import { StartError } from '../startError.ts'
import { readPidFile } from './postmaster.ts'

/** A killed process leaves its server behind, and two on one folder would destroy it. Only with the folder's lock! @throws StartError */
export async function clearLeftover(folder: string, log: Log): Promise<void> {
  const pid = Number(readPidFile(folder)?.[0])
  if (!Number.isSafeInteger(pid) || pid <= 1) return
  const running = startTimeOf(pid) !== null
  if (running && isPostgresOf(pid, folder)) {
    log.warn({ pid }, 'the database of a killed server still ran and is stopped')
    if (!(await stopProcess(pid))) throw new StartError(`The database in ${folder} still runs as process ${pid} and does not stop`)
    return
  }
  // PostgreSQL takes any process with that number for itself and would not start: a stranger after the number was given away (the rule
  // in containers), or our own dead server that nobody has reaped. The file goes only when for certain nobody works in the folder.
  if (answersSignals(pid) && someoneWorksIn(folder) === false) unlinkSync(join(folder, 'postmaster.pid'))
}

/** Fast shutdown, and after a minute the immediate one, which is a crash with recovery; false when even that does not help. */
export async function stopProcess(pid: number): Promise<boolean> {
  const started = startTimeOf(pid)
  if (started === null) return true
  for (const [signal, patienceMs] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return true
    }
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      if (startTimeOf(pid) !== started) return true
      await sleep(20)
    }
  }
  return false
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

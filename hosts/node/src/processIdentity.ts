import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, readdirSync } from 'node:fs'
import { hostname } from 'node:os'

const isLinux = process.platform === 'linux'

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Null when it does not run; a dead one that nobody has reaped still answers signals. Numbers are given again: two calls compare this. */
export function startTimeOf(pid: number): string | null {
  if (!answers(pid)) return null
  try {
    if (!isLinux) {
      const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
      return line.startsWith('Z') ? null : line.slice(line.indexOf(' ')).trim()
    }
    // The name stands in brackets and may hold brackets and blanks itself.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? 'unknown')
  } catch {
    // Hidden from us, or ended just now: when in doubt it lives.
    return answers(pid) ? 'unknown' : null
  }
}

/** The world in which a process number means something: this start of this machine, and on Linux this namespace (container). */
export function machineIdentity(): string {
  if (!isLinux) return hostname()
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
}

const workingFolderOf = (pid: number | string): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** True when the process is a PostgreSQL of this data folder: it makes the folder its working folder, or names it on its command line. */
export function isPostgresOf(pid: number, folder: string): boolean {
  if (isLinux) return workingFolderOf(pid) === folder
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return command.includes('postgres') && command.includes(folder)
  } catch {
    return false
  }
}

/** Whether any process works in this folder; null where the system does not tell. */
export function someoneWorksIn(folder: string): boolean | null {
  if (!isLinux) return null
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingFolderOf(name) === folder)
}

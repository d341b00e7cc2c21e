/** What a server and its database have spent so far, as the system and the database tell. */
import { readFileSync, readdirSync } from 'node:fs'
import type pg from 'pg'

export interface Meter {
  /** Of the server that is measured, and of the first process of the database. */
  nodePid: number
  postmasterPid: number
  /** Connected to the database that is measured. */
  client: pg.Client
}

export interface Cpu {
  nodeMs: number
  databaseMs: number
}

const tickMs = 10

/** @throws Error elsewhere than on Linux */
export function readCpu({ nodePid, postmasterPid }: Pick<Meter, 'nodePid' | 'postmasterPid'>): Cpu {
  const cpu: Cpu = { nodeMs: 0, databaseMs: 0 }
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const fields = statOf(name)
    if (fields === null) continue
    const ms = (Number(fields[11]) + Number(fields[12])) * tickMs
    if (Number(name) === nodePid) cpu.nodeMs += ms
    if (Number(name) === postmasterPid || Number(fields[1]) === postmasterPid) cpu.databaseMs += ms
  }
  return cpu
}

/** What stands after the name of the program, which may hold spaces; null when the process has just ended. */
function statOf(pid: string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return null
    throw error
  }
}

export interface Counters {
  /** As they came from a client: what functions and triggers do inside of them counts with them. */
  statements: number
  /** Transactions that have written something: of the others the database tells seconds later. */
  commits: number
  walBytes: number
}

export async function readCounters({ client }: Meter): Promise<Counters> {
  const { rows } = await client.query<{ statements: string; commits: string; wal: string }>(
    `select (select coalesce(sum(s.calls), 0) from pg_stat_statements s where s.dbid = d.datid) as statements, pg_snapshot_xmax(pg_current_snapshot()) as commits,
      pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal
    from pg_stat_database d where d.datname = current_database()`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The database knows no figures of itself')
  return { statements: Number(row.statements), commits: Number(row.commits), walBytes: Number(row.wal) }
}

/** For `pg_stat_statements`: only statements of clients, as many as there are. */
export const countingSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'top',
  'pg_stat_statements.track_utility': 'off',
  'pg_stat_statements.save': 'off',
}

/** What Prometheus reads. Labels hold ids of calls, of jobs and names of settings: nothing of people, organisations or records. */
import { statfs } from 'node:fs/promises'
import type { Meter } from '@dreiklang/server/ports'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { PoolUsage } from '../pgDatabase.ts'

interface Sources {
  /** When the last proven backup was proven, null: none was; null itself where none are made. */
  provenAt: (() => string | null) | null
  /** Each by the name of its setting. */
  folders: readonly (readonly [string, string])[]
  now(): Date
}

export interface Metrics {
  meter: Meter
  /** From when there is a database. */
  watchDatabase(usage: () => PoolUsage): void
  contentType: string
  /** In the text form of Prometheus. */
  read(): Promise<string>
}

const seconds = (ms: number) => Math.max(0, ms) / 1_000

export function createMetrics({ provenAt, folders, now }: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  watchFolders(registry, folders)
  if (provenAt !== null) watchBackups(registry, provenAt, now)
  return {
    meter: createMeter(registry),
    watchDatabase(usage) {
      const gauge = (name: string, help: string, of: keyof PoolUsage) =>
        new Gauge({
          name: `dreiklang_database_${name}`,
          help,
          registers,
          collect() {
            this.set(usage()[of])
          },
        })
      gauge('statements', 'Single statements that wait for their answer', 'statements')
      gauge('transactions', 'Connections that a transaction holds', 'transactions')
      gauge('transactions_waiting', 'Transactions that wait for a connection', 'waiting')
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}

function createMeter(registry: Registry): Meter {
  const registers = [registry]
  const requests = new Histogram({
    name: 'dreiklang_request_seconds',
    help: 'Answered requests by call and class of the status, an event stream until it begins',
    labelNames: ['call', 'status'] as const,
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const jobs = new Histogram({
    name: 'dreiklang_job_seconds',
    help: 'Turns of the jobs of the clock, those that failed too',
    labelNames: ['job'] as const,
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })
  const failures = new Counter({
    name: 'dreiklang_job_failures_total',
    help: 'Turns of the jobs of the clock that failed',
    labelNames: ['job'] as const,
    registers,
  })
  const streams = new Gauge({ name: 'dreiklang_event_streams', help: 'Event streams that are open', registers })
  return {
    answered: ({ call, status, ms }) => requests.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds(ms)),
    ran({ job, failed, ms }) {
      jobs.observe({ job }, seconds(ms))
      failures.inc({ job }, failed ? 1 : 0)
    },
    streams: (open) => streams.set(open),
  }
}

function watchBackups(registry: Registry, provenAt: () => string | null, now: () => Date): void {
  const age = new Gauge({
    name: 'dreiklang_backup_proven_age_seconds',
    help: 'Since a backup was last restored and compared without a fault; +Inf when none is found',
    registers: [],
    collect() {
      const last = lastOf(provenAt)
      this.set(last === null ? Number.POSITIVE_INFINITY : seconds(now().getTime() - Date.parse(last)))
    },
  })
  registry.registerMetric(age)
}

/** A disk of backups that cannot be read must not take all other figures with it. */
function lastOf(provenAt: () => string | null): string | null {
  try {
    return provenAt()
  } catch {
    return null
  }
}

function watchFolders(registry: Registry, folders: Sources['folders']): void {
  const free = new Gauge({
    name: 'dreiklang_disk_free_bytes',
    help: 'Room for us on the disk of each folder that is there',
    labelNames: ['folder'] as const,
    registers: [],
    async collect() {
      this.reset()
      for (const [folder, path] of folders) {
        const found = await statfs(path).catch(() => null)
        if (found !== null) this.set({ folder }, found.bavail * found.bsize)
      }
    },
  })
  registry.registerMetric(free)
}

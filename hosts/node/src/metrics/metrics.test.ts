import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const now = () => new Date('2026-11-30T12:00:00.000Z')
const metricsWith = (provenAt: (() => string | null) | null, folders: [string, string][] = []) => createMetrics({ provenAt, folders, now })

describe('what operators measure', () => {
  it('is each request by its call and the class of its status, in seconds', async () => {
    const { meter, read } = metricsWith(null)
    meter.answered({ call: 'klient.list', status: 200, ms: 20 })
    meter.answered({ call: 'klient.list', status: 201, ms: 200 })
    meter.answered({ call: 'klient.list', status: 503, ms: -5 })
    const text = await read()
    expect(text).toContain('dreiklang_request_seconds_bucket{le="0.03",call="klient.list",status="2xx"} 1\n')
    expect(text).toContain('dreiklang_request_seconds_count{call="klient.list",status="2xx"} 2\n')
    expect(text).toContain('dreiklang_request_seconds_sum{call="klient.list",status="5xx"} 0\n')
  })

  it('is each job of the clock, also that it failed', async () => {
    const { meter, read } = metricsWith(null)
    meter.ran({ job: 'mails', failed: false, ms: 5 })
    meter.ran({ job: 'mails', failed: true, ms: 5 })
    expect(await read()).toContain('dreiklang_job_seconds_count{job="mails"} 2\n')
    expect(await read()).toContain('dreiklang_job_failures_total{job="mails"} 1\n')
  })

  it('is the age of the last proven backup, which is endless where none is found, and not said where none are made', async () => {
    const told = async (provenAt: (() => string | null) | null) =>
      /^dreiklang_backup_proven_age_seconds (.*)$/m.exec(await metricsWith(provenAt).read())?.[1]
    expect(await told(() => '2026-11-30T11:00:00.000Z')).toBe('3600')
    expect(await told(() => null)).toBe('+Inf')
    expect(
      await told(() => {
        throw new Error('the disk is gone')
      }),
    ).toBe('+Inf')
    expect(await told(null)).toBeUndefined()
  })

  it('is the room on each disk by its setting, and nothing of a folder that is not there', async () => {
    const text = await metricsWith(null, [
      ['DATA_DIR', tmpdir()],
      ['BACKUP_DIR', '/nowhere/at/all'],
    ]).read()
    expect(text.match(/^dreiklang_disk_free_bytes.*$/gm)).toEqual([expect.stringMatching(/\{folder="DATA_DIR"\} \d+$/)])
  })

  it('is what waits for the database, from when there is one', async () => {
    const { watchDatabase, read } = metricsWith(null)
    expect(await read()).not.toContain('dreiklang_database')
    watchDatabase(() => ({ statements: 3, transactions: 8, waiting: 2 }))
    const text = await read()
    for (const line of ['statements 3', 'transactions 8', 'transactions_waiting 2']) expect(text).toContain(`dreiklang_database_${line}\n`)
  })
})

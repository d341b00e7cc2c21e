import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import type { Progress } from './http/preparing.ts'
import { type Preparation, type RunningServer, startServer } from './startServer.ts'
import { loadKeyRing } from './keyRing.ts'
import { loadAuditKey, loadSecrets } from './secrets.ts'
import { silentLog } from './testDatabase.ts'

const parent = mkdtempSync(join(tmpdir(), 'dreiklang-start-server-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

function start(env: Record<string, string>, preparation: Partial<Preparation> = {}): Promise<RunningServer> {
  const config = readConfig({ DEMO: 'off', PORT: '0', ...env })
  return startServer(config, silentLog, { listens: () => {}, report: () => {}, signal: new AbortController().signal, ...preparation })
}
const startAndStop = async (env: Record<string, string>) => (await start(env)).close()

describe('a server that starts', () => {
  it('answers at once, and is over when its database does not come', async () => {
    const held = new Set<Socket>()
    const silent = createServer((socket) => void held.add(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const dataDir = join(parent, 'silent')
    let started: Promise<RunningServer> | undefined
    const address = await new Promise<string>((listens) => {
      started = start({ DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/db`, DATA_DIR: dataDir }, { listens })
    })
    const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status
    expect(await Promise.all(['/', '/api/health/live', '/api/health/ready'].map(statusOf))).toEqual([503, 200, 503])
    for (const socket of held) socket.destroy()
    silent.close()
    await expect(started).rejects.toThrow('The database cannot be reached')
    await expect(fetch(address)).rejects.toThrow('fetch failed')
    expect(existsSync(dataDir)).toBe(false)
  })

  it('does nothing at all when its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const dataDir = join(parent, 'taken')
    await expect(start({ PORT: String((taken.address() as AddressInfo).port), DATA_DIR: dataDir })).rejects.toThrow('is in use by another')
    expect(existsSync(dataDir)).toBe(false)
    taken.close()
  })

  it('ends between two steps when it is told to stop, and goes on the next time', async () => {
    const dataDir = join(parent, 'stopped')
    const stopping = new AbortController()
    const told: Progress[] = []
    const report = (progress: Progress) => {
      told.push(progress)
      if (progress.step === 'migrations' && progress.done === 3) stopping.abort()
    }
    await expect(start({ DATA_DIR: dataDir }, { report, signal: stopping.signal })).rejects.toThrow('aborted')
    const { of } = told.at(-1) ?? {}
    told.length = 0
    await (await start({ DATA_DIR: dataDir }, { report: (progress) => told.push(progress) })).close()
    expect(told.find(({ step }) => step === 'migrations')).toEqual({ step: 'migrations', done: 0, of: Number(of) - 4 })
  })
})

describe('a server whose operators read metrics', () => {
  const env = { DATA_DIR: join(parent, 'measured'), METRICS_PORT: '0' }

  it('counts its requests and the turns of its clock there, and names nobody', async () => {
    const running = await start(env)
    const body = JSON.stringify({ email: 'pfleger@dreiklang.example', password: 'not this one' })
    for (const path of ['/api/health/live', '/api/health/live', '/api/klienten/00000000-0000-4000-8000-00000000abcd'])
      await fetch(`${running.address}${path}`)
    await fetch(`${running.address}/api/auth/signin`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const read = async () => (await fetch(running.metrics ?? '')).text()
    // The clock works as soon as the server is up.
    await expect.poll(read, { timeout: 60_000, interval: 200 }).toMatch(/^dreiklang_job_seconds_count\{job="bestellungen"\} [1-9]/m)
    const text = await read()
    for (const line of [
      'dreiklang_request_seconds_count{call="betrieb.live",status="2xx"} 2',
      'dreiklang_request_seconds_count{call="klient.read",status="4xx"} 1',
      'dreiklang_request_seconds_count{call="anmeldung.signIn",status="4xx"} 1',
      'dreiklang_job_failures_total{job="bestellungen"} 0',
      'dreiklang_event_streams 0',
      'dreiklang_database_transactions_waiting 0',
    ])
      expect(text).toContain(`${line}\n`)
    expect(text).toMatch(/^dreiklang_disk_free_bytes\{folder="DATA_DIR"\} \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).not.toMatch(/@|abcd|[\da-f]{8}-[\da-f]{4}|pfleger|example/)
    expect((await fetch((running.metrics ?? '').replace('/metrics', '/api/health/live'))).status).toBe(404)
    expect((await fetch(`${running.address}/metrics`)).headers.get('content-type')).toContain('text/html')
    await running.close()
    await expect(fetch(running.metrics ?? '')).rejects.toThrow('fetch failed')
  })

  it('does nothing at all when their port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const dataDir = join(parent, 'unmeasured')
    const { port } = taken.address() as AddressInfo
    await expect(start({ METRICS_PORT: String(port), DATA_DIR: dataDir })).rejects.toThrow('set METRICS_HOST and METRICS_PORT')
    expect(existsSync(dataDir)).toBe(false)
    taken.close()
  })
})

describe('what data were made with', () => {
  const dataDir = join(parent, 'used')
  const env = { DATA_DIR: dataDir }
  beforeAll(() => startAndStop(env))

  it.each(['secrets.json', 'keys.json', 'audit-key'])('is not made anew when it is lost: %s', async (name) => {
    const file = join(dataDir, name)
    renameSync(file, join(parent, name))
    const before = readdirSync(dataDir).toSorted()
    await expect(start(env)).rejects.toThrow(
      new RegExp(`^${file} is missing, and there is data already: .* No new one was made. Put the file back`),
    )
    expect(readdirSync(dataDir).filter((one) => one !== 'runtime')).toEqual(before.filter((one) => one !== 'runtime'))
    renameSync(join(parent, name), file)
    await startAndStop(env)
  })

  it('is not taken from somewhere else either', async () => {
    const other = join(parent, 'other')
    loadSecrets(other)
    loadKeyRing(join(other, 'keys.json'))
    loadAuditKey(other)
    for (const [name, complaint] of [
      ['keys.json', /keys.json lacks the keys \S+ that this database was sealed with/],
      ['audit-key', /audit-key is not the one that this database knows/],
      ['secrets.json', /secrets.json is not that of the database beside it/],
    ] as const) {
      const file = join(dataDir, name)
      const own = readFileSync(file)
      writeFileSync(file, readFileSync(join(other, name)))
      await expect(start(env)).rejects.toThrow(complaint)
      writeFileSync(file, own)
    }
    await startAndStop(env)
  })

  it('is named to a second server that has another secret of all sessions', async () => {
    await startAndStop({ ...env, TOKEN_SECRET: 'the first of two that are long enough' })
    const second = { ...env, TOKEN_SECRET: 'the other of two that are long enough' }
    await expect(start(second)).rejects.toThrow(/^TOKEN_SECRET is not the one that this database knows. All its servers need the same/)
    await startAndStop({ ...second, TOKEN_SECRET_PREVIOUS: 'the first of two that are long enough' })
  })
})

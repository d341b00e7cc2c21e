import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { freePort } from './embedded/postmaster.ts'
import { startTimeOf } from './processIdentity.ts'

interface Started {
  child: ChildProcess
  output(): string
  complaints(): string
  ended: Promise<number | null>
}

describe('the start command', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-start-'))
  const children: Started[] = []
  afterEach(async () => {
    for (const { child, ended } of children.splice(0)) {
      child.kill('SIGTERM')
      await ended
    }
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  function start(env: Record<string, string>): Started {
    const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const texts = ['', '']
    ;[child.stdout, child.stderr].forEach((stream, index) => stream.on('data', (data: Buffer) => (texts[index] += data.toString())))
    const ended = once(child, 'close').then(() => child.exitCode)
    const started = { child, output: () => texts[0] ?? '', complaints: () => texts[1] ?? '', ended }
    children.push(started)
    return started
  }

  const untilReady = async ({ output }: Started) => {
    await expect.poll(output, { timeout: 240_000 }).toContain('Dreiklang is ready')
  }
  const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const isAlive = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/health/live`)).status

  it('runs, keeps others off its data, and stops its database with itself', async () => {
    const port = await freePort()
    const first = start({ PORT: String(port) })
    await untilReady(first)
    expect(await isAlive(port)).toBe(200)

    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.complaints()).toMatch(/^The data folder .* is in use by another Dreiklang \(process \d+\); .*\n$/)

    const database = postmaster()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.complaints()).toBe('')
    expect(first.output()).toMatch(/^Dreiklang listens on \S+ and prepares itself:\n {2}Opening the database …\n/)
    expect(startTimeOf(database)).toBeNull()
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false)
  })

  it('begins again after it was killed, without leaving a second database', async () => {
    const port = await freePort()
    const killed = start({ PORT: String(port) })
    await untilReady(killed)
    const leftover = postmaster()
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(startTimeOf(leftover)).not.toBeNull()

    const next = start({ PORT: String(port) })
    await untilReady(next)
    expect(startTimeOf(leftover)).toBeNull()
    expect(await isAlive(port)).toBe(200)
  })

  it('says in one line what is wrong, and nothing of its inside', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = String(address !== null && typeof address === 'object' ? address.port : 0)
    const [busy, unreachable, senseless] = [
      start({ PORT: port }),
      start({ DATABASE_URL: 'postgres://user:geheim@127.0.0.1:1/db', DATA_DIR: join(dataDir, 'other') }),
      start({ PORT: 'drei' }),
    ]
    expect(await Promise.all([busy.ended, unreachable.ended, senseless.ended])).toEqual([1, 1, 1])
    expect(busy.complaints()).toBe(`Port ${port} is in use by another program; stop it or set PORT\n`)
    expect(busy.output()).toBe('')
    expect(unreachable.complaints()).toBe('The database cannot be used: connect ECONNREFUSED 127.0.0.1:1\n')
    expect(senseless.complaints()).toMatch(/^PORT must be .*\n$/)
    taken.close()
  })
})

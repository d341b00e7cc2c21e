import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from './dataFolderLock.ts'
import { silentLog } from './testDatabase.ts'
import { machineIdentity, startTimeOf } from './processIdentity.ts'

describe('the lock of the data folder', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dreiklang-lock-'))
    file = join(folder, 'lock.json')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const expectToGetIn = async () => {
    const unlock = await lockDataFolder(folder, silentLog)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, machine: machineIdentity() })
    unlock()
    expect(existsSync(file)).toBe(false)
  }
  const write = (holder: object) => writeFileSync(file, JSON.stringify(holder))
  const long = new Date(Date.now() - 60_000)

  it('lets one server in, refuses the second with its reason, and lets the next one in afterwards', async () => {
    const unlock = await lockDataFolder(folder, silentLog)
    await expect(lockDataFolder(folder, silentLog)).rejects.toThrow(`in use by another Dreiklang (process ${process.pid})`)
    unlock()
    expect(existsSync(file)).toBe(false)
    await expectToGetIn()
  })

  it('makes the folder when it is missing', async () => {
    const unlock = await lockDataFolder(join(folder, 'a', 'b'), silentLog)
    expect(existsSync(join(folder, 'a', 'b', 'lock.json'))).toBe(true)
    unlock()
  })

  it('is taken over from a server that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const { pid } = child
    if (pid === undefined) throw new Error('Node could not be started')
    write({ pid, started: startTimeOf(pid), machine: machineIdentity() })
    await expect(lockDataFolder(folder, silentLog)).rejects.toThrow(`process ${pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expectToGetIn()
  })

  it('is not held by a stranger who was given the number of a dead server', async () => {
    write({ pid: process.pid, started: 'long ago', machine: machineIdentity() })
    await expectToGetIn()
  })

  it('is taken over after a restart of the machine', async () => {
    write({ pid: process.pid, started: startTimeOf(process.pid), machine: 'another start' })
    utimesSync(file, long, long)
    await expectToGetIn()
  })

  it('is respected on another machine as long as its heart beats', async () => {
    write({ pid: 1, started: '1', machine: 'another machine' })
    const heart = setInterval(() => utimesSync(file, new Date(), new Date()), 100)
    await expect(lockDataFolder(folder, silentLog)).rejects.toThrow('on another machine or in another container')
    clearInterval(heart)
  })

  it('is taken over when it was left half written', async () => {
    writeFileSync(file, '{"pid":')
    utimesSync(file, long, long)
    await expectToGetIn()
  })

  it('goes to exactly one of many who find the same dead lock', async () => {
    write({ pid: 999_999_999, started: '1', machine: machineIdentity() })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder, silentLog)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
  })

  it('is not given back by a server that has lost it', async () => {
    const unlock = await lockDataFolder(folder, silentLog)
    const other = JSON.stringify({ pid: 1, started: '1', machine: 'another machine' })
    writeFileSync(file, other)
    unlock()
    expect(readFileSync(file, 'utf8')).toBe(other)
  })
})

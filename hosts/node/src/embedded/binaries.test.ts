import { chmodSync, cpSync, existsSync, mkdtempSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canRun, chooseAccount } from './account.ts'
import { findPackage, prepareBinaries } from './binaries.ts'

const found = findPackage()
const account = chooseAccount()

describe.runIf(found && account)('the programs of the database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dreiklang-binaries-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const runs = (postgres: string) => account !== null && canRun(account, postgres, ['--version'])
  const prepare = (native: string, works = runs) =>
    prepareBinaries({ native, version: '1' }, { runtimeFolder: join(folder, 'runtime'), runs: works })

  /** As npm unpacks it when install scripts are off. */
  function unpack(): string {
    const native = join(folder, 'native')
    cpSync(found?.native ?? '', native, { recursive: true, verbatimSymlinks: true })
    rmSync(join(native, 'lib', 'libpq.so.5'), { force: true })
    chmodSync(join(native, 'bin', 'postgres'), 0o644)
    return native
  }

  it('are used where npm has put them', () => {
    expect(prepare(found?.native ?? '')).toBe(found?.native)
    expect(existsSync(join(folder, 'runtime'))).toBe(false)
  })

  it.runIf(process.platform === 'linux')('get their links and the right to run when install scripts were off', () => {
    const native = unpack()
    expect(prepare(native)).toBe(native)
    expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/)
    expect(statSync(join(native, 'bin', 'postgres')).mode & 0o111).toBe(0o111)
  })

  it('are copied once when they cannot be run where they lie', () => {
    const native = unpack()
    const onlyCopies = (postgres: string) => postgres.startsWith(join(folder, 'runtime')) && runs(postgres)
    const copy = prepare(native, onlyCopies)
    expect(copy).toBe(join(folder, 'runtime', 'postgres-1'))
    const made = statSync(copy ?? '').mtimeMs
    expect(prepare(native, onlyCopies)).toBe(copy)
    expect(statSync(copy ?? '').mtimeMs).toBe(made)
  })

  it('are given up when neither they nor a copy can be run', () => {
    expect(prepare(unpack(), () => false)).toBeNull()
  })
})

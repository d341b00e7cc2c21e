import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ensureCluster } from './cluster.ts'

it('no empty database is made beside one that was put aside and not replaced, and the way back is said', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-aside-'))
  try {
    const kept = join(dataDir, 'aside-2026-11-30', 'postgres')
    mkdirSync(kept, { recursive: true })
    const folder = join(dataDir, 'postgres')
    const make = () =>
      ensureCluster({
        native: dataDir,
        account: { owner: null, wrap: (file, args) => ({ file, args: [...args] }) },
        folder,
        password: 'none',
      })
    expect(make).toThrow(`Move it back (mv ${kept} ${folder})`)
    expect(readdirSync(dataDir)).toEqual(['aside-2026-11-30'])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { promises } from './promises.ts'
import { lineOf, sheetOf, sumsOf } from './told.ts'

const line = (id, state) => ({ id, promise: 'P', limit: '0 lost', measured: '3 | 0 lost', state })
const lines = [line('A-1', 'pass'), line('D-14', 'fail'), line('E-6', 'not shown'), line('E-5', 'pass')]

describe('the ledger of promises', () => {
  it('holds all 47, each once', () => {
    const counts = { A: 9, B: 8, C: 10, D: 14, E: 6 }
    const ids = Object.entries(counts).flatMap(([part, count]) => Array.from({ length: count }, (_, nr) => `${part}-${nr + 1}`))
    expect(promises.map(({ id }) => id)).toEqual(ids)
    expect(ids).toHaveLength(47)
    expect(promises.filter(({ promise, limit }) => promise === '' || limit === '')).toEqual([])
  })

  it('says of each what was measured against which limit, and sums what passed, failed and was not shown', () => {
    expect(lineOf(lines[1])).toBe('TRUST D-14  3 | 0 lost  |  0 lost  |  fail')
    expect(sumsOf(lines)).toBe('4 promises: 2 pass, 1 fail, 1 not shown')
    expect(sumsOf([])).toBe('0 promises: 0 pass, 0 fail, 0 not shown')
  })

  it('is asked by npm run trust, which knows its promises by their ids', () => {
    const args = ['--import', 'tsx', fileURLToPath(new URL('trust.ts', import.meta.url)), '--quick', '--only', 'D-9,Z-1']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Nothing is promised as Z-1; the promises are A-1, /),
    })
  })

  it('is written down with day, version and sums, a row for each promise', () => {
    const sheet = sheetOf({ lines, day: '2026-11-30', version: '1.2.3', quick: true })
    expect(sheet).toContain('`npm run trust -- --quick --write` on 2026-11-30, Dreiklang 1.2.3. 4 promises: 2 pass, 1 fail, 1 not shown.')
    expect(sheet.match(/^\| [A-E]-\d+ \|.*$/gm)).toHaveLength(4)
    expect(sheet).toContain(String.raw`| D-14 | P | 3 \| 0 lost | 0 lost | fail |`)
  })
})

import { describe, expect, it } from 'vitest'
import { countedTests, failedTests, lastLine, runParts } from './run-parts.mjs'

const node = (name, script, more = {}) => ({ name, command: [process.execPath, '-e', script], limitMs: 10_000, ...more })

async function run(parts, options = {}) {
  const lines = []
  const result = await runParts(parts, { atOnce: 1, cwd: process.cwd(), print: (line) => lines.push(line), ...options })
  return { ...result, lines }
}

describe('A run of parts', () => {
  it('prints a line for each and is good when all are good', async () => {
    const { good, lines } = await run([node('first', 'console.log("a\\nb")', { note: lastLine }), node('second', '')])
    expect(good).toBe(true)
    expect(lines).toEqual([expect.stringMatching(/^ {2}ok {4}first +\d+\.\d s {3}b$/), expect.stringMatching(/^ {2}ok {4}second/)])
  })

  it('stops at the first part that fails and shows what it printed', async () => {
    const { good, lines } = await run([node('bad', 'console.error("what went wrong"); process.exit(3)'), node('never', '')])
    expect(good).toBe(false)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/FAIL {2}bad[^]*what went wrong/)
  })

  it('ends a part that runs beside the one that fails', async () => {
    const { good, ms } = await run([node('bad', 'process.exit(1)'), node('long', 'setTimeout(() => {}, 9000)')], { atOnce: 2 })
    expect(good).toBe(false)
    expect(ms).toBeLessThan(5_000)
  })

  it('ends a part that takes too long, with the children it started', async () => {
    const child = "require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 9000)'], { stdio: 'inherit' })"
    const { good, ms, lines } = await run([node('long', child, { limitMs: 300 })])
    expect(good).toBe(false)
    expect(ms).toBeLessThan(5_000)
    expect(lines[0]).toContain('Still running after')
  })

  it('fails a part whose command ends well and whose output says otherwise', async () => {
    const { good, lines } = await run([node('empty', '', { fault: (output) => (output === '' ? 'it did nothing' : null) })])
    expect(good).toBe(false)
    expect(lines[0]).toContain('it did nothing')
  })

  it('lets a part that failed beside others decide once more when all are over', async () => {
    const again = (script) => ({ again: () => node('alone', script) })
    const flaky = await run([node('beside', 'process.exit(1)', again('')), node('other', '')])
    expect(flaky.good).toBe(true)
    expect(flaky.lines.map((line) => line.trim().split(/ +/).slice(0, 2))).toEqual([
      ['again', 'beside'],
      ['ok', 'other'],
      ['ok', 'alone'],
    ])
    expect((await run([node('beside', 'process.exit(1)', again('process.exit(1)'))])).good).toBe(false)
  })

  it('keeps its places filled, and starts no part before what it needs', async () => {
    const wait = (name, ms, more) => node(name, `setTimeout(() => {}, ${ms})`, more)
    const parts = [wait('build', 1500), wait('journeys', 0, { needs: ['build'] }), wait('unit', 0)]
    const { good, lines } = await run(parts, { atOnce: 2 })
    expect({ good, names: lines.map((line) => line.trim().split(/ +/)[1]) }).toEqual({ good: true, names: ['unit', 'build', 'journeys'] })
    await expect(run([wait('journeys', 0, { needs: ['built'] })])).rejects.toThrow('Nothing is left that journeys could wait for')
  })

  it('fails a command that does not exist', async () => {
    const { good } = await run([{ name: 'none', command: ['/no/such/command'], limitMs: 1_000 }])
    expect(good).toBe(false)
  })
})

it('The counts of a test run are read from its last lines', () => {
  expect(countedTests(' Test Files  6 passed (6)\n      Tests  80 passed | 1 skipped (81)\n   Start at  06:29:09\n')).toBe(
    '80 passed, 1 skipped',
  )
  expect(countedTests('      Tests  3 passed (3)\n')).toBe('3 passed')
  expect(countedTests('No test files found\n')).toBe('')
})

it('A run of tests that failed shows the failures and not what passed before them', () => {
  const output = ' ✓ good.test.ts (3 tests)\n\n⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n FAIL  bad.test.ts > it holds\nexpected 1 to be 2\n'
  expect(failedTests(output)).toMatch(/^⎯⎯⎯ Failed Tests 1[^]*expected 1 to be 2/)
  expect(failedTests('it never came to a test\n')).toBe('it never came to a test\n')
})

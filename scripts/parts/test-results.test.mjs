import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readResults, slowest } from './test-results.mjs'

it('The results of a run say which files failed, and which were the slowest', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'dreiklang-results-')), 'results.json')
  const ran = (name, status, endTime) => ({ name: `/house/${name}`, status, startTime: 1000, endTime })
  writeFileSync(file, JSON.stringify({ testResults: [ran('a.test.ts', 'passed', 1500), ran('b.test.ts', 'failed', 13_300)] }))
  const results = readResults(file, '/house')
  expect(results.filter(({ failed }) => failed).map(({ path }) => path)).toEqual(['b.test.ts'])
  expect(slowest(results, 1)).toEqual(['    12.3 s   b.test.ts'])
  expect(readResults('/no/such/file', '/house')).toEqual([])
})

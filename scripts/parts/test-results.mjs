import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** What vitest has written with `--reporter=json`: a line for each file; empty when it never came so far. */
export function readResults(file, root) {
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).testResults.map(({ name, status, startTime, endTime }) => ({
    path: relative(root, name),
    failed: status === 'failed',
    ms: Math.max(0, endTime - startTime),
  }))
}

export const slowest = (results, count) =>
  results
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s   ${path}`)

import { isTest } from '../sources/list-sources.mjs'

/** Limits in lines: of one file, and of the middle and the 95th of a hundred over all files that are no tests. */
const limits = { file: 300, test: 500, median: 70, p95: 250 }

export const linesOf = (text) => (text === '' ? 0 : text.replace(/\n$/, '').split('\n').length)

const atShare = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** @returns {{ faults: string[], median: number, p95: number }} */
export function measureLengths(sources) {
  const lengths = sources.map(({ path, text }) => ({ path, lines: linesOf(text) }))
  const faults = lengths
    .filter(({ path, lines }) => lines > (isTest(path) ? limits.test : limits.file))
    .map(({ path, lines }) => `${path}: ${lines} lines, the end is ${isTest(path) ? limits.test : limits.file}`)
  const sorted = lengths
    .filter(({ path }) => !isTest(path))
    .map(({ lines }) => lines)
    .toSorted((a, b) => a - b)
  const [median, p95] = [atShare(sorted, 0.5), atShare(sorted, 0.95)]
  if (median > limits.median) faults.push(`The median file has ${median} lines, the budget is ${limits.median}`)
  if (p95 > limits.p95) faults.push(`The 95th of a hundred files has ${p95} lines, the budget is ${limits.p95}`)
  return { faults, median, p95 }
}

import { endAll, runCommand } from './run-command.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8)

/**
 * Runs parts in their order, at most `atOnce` at a time, and prints one line per part. The first part that fails ends the run:
 * what it printed is shown and no other part is started.
 * @param parts `{ name, command, env?, limitMs, note?(output), failures?(output), fault?(output) }`; `note` shortens the output of a good part,
 *   `failures` that of one that failed; `fault` says what is wrong although the command ended well
 * @returns {Promise<{ good: boolean, ms: number }>}
 */
export async function runParts(parts, { atOnce, cwd, deadlineMs = Number.POSITIVE_INFINITY, print = console.log }) {
  const started = performance.now()
  const width = Math.max(...parts.map(({ name }) => name.length))
  const waiting = [...parts]
  let failed = false

  async function runOne(part) {
    const left = deadlineMs - (performance.now() - started)
    const { good, output, ms } = await runCommand({ ...part, cwd, limitMs: Math.max(1, Math.min(part.limitMs, left)) })
    if (failed) return
    const fault = good ? (part.fault?.(output) ?? null) : 'failed'
    if (fault === null) return print(`  ok    ${part.name.padEnd(width)} ${seconds(ms)}   ${part.note?.(output) ?? ''}`.trimEnd())
    failed = true
    const shown = part.failures?.(output) ?? output
    print(`  FAIL  ${part.name.padEnd(width)} ${seconds(ms)}\n\n${shown.trimEnd()}\n${good ? `\n${fault}\n` : ''}`)
    endAll()
  }

  async function work() {
    while (!failed && waiting.length > 0) await runOne(waiting.shift())
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return { good: !failed, ms: performance.now() - started }
}

export function endWithParts() {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endAll()
      process.exit(130)
    })
  }
}

export const lastLine = (output) => output.trimEnd().split('\n').at(-1)?.trim() ?? ''

/** `Tests  81 passed | 2 skipped (83)` of vitest as `81 passed, 2 skipped`. */
export const countedTests = (output) => {
  const [, counts] = /^\s*Tests\s+(.*?)(?:\s+\(\d+\))?$/m.exec(output) ?? []
  return (counts ?? '').replaceAll(' | ', ', ')
}

/** What vitest says of the tests that failed, without the thousands that passed: a build server keeps only the first lines. */
export const failedTests = (output) => {
  const first = output.search(/^.*(?:Failed (?:Suites|Tests)|Unhandled (?:Errors|Rejection)).*$/m)
  return first === -1 ? output : output.slice(first)
}

import { endAll, runCommand } from './run-command.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8)

/**
 * The first part that fails ends the run: its output is shown and no other part is started.
 * @param parts `{ name, command, env?, limitMs, note?(output), failures?(output), fault?(output), again?() }`; `note`, `failures` shorten
 *   the output, `fault`: what is wrong though the command ended well, `again`: the part that decides in place of a failed one, or null
 * @returns {Promise<{ good: boolean, ms: number }>}
 */
export const runParts = (parts, { atOnce, ...options }) => {
  const waiting = [...parts]
  return runLanes(
    Array.from({ length: atOnce }, () => waiting),
    options,
  )
}

/** As `runParts`: several lists of parts side by side, each in its order. */
export async function runLanes(lanes, { cwd, deadlineMs = Number.POSITIVE_INFINITY, print = console.log }) {
  const started = performance.now()
  const width = Math.max(...lanes.flat().map(({ name }) => name.length))
  const secondTime = []
  let failed = false

  async function runOne(part) {
    const left = deadlineMs - (performance.now() - started)
    const { good, output, ms } = await runCommand({ ...part, cwd, limitMs: Math.max(1, Math.min(part.limitMs, left)) })
    if (failed) return
    const fault = good ? (part.fault?.(output) ?? null) : 'failed'
    if (fault === null) return print(`  ok    ${part.name.padEnd(width)} ${seconds(ms)}   ${part.note?.(output) ?? ''}`.trimEnd())
    const shown = part.failures?.(output) ?? output
    const again = good ? null : (part.again?.() ?? null)
    print(`  ${again ? 'again' : 'FAIL '} ${part.name.padEnd(width)} ${seconds(ms)}\n\n${shown.trimEnd()}\n${good ? `\n${fault}\n` : ''}`)
    if (again) return void secondTime.push(again)
    failed = true
    endAll()
  }

  async function work(waiting) {
    while (!failed && waiting.length > 0) await runOne(waiting.shift())
  }

  const waiting = new Map(lanes.map((lane) => [lane, [...lane]]))
  await Promise.all(lanes.map((lane) => work(waiting.get(lane))))
  await work(secondTime)
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

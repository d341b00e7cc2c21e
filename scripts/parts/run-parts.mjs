import { endAll, runCommand } from './run-command.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(8)

/**
 * Takes the first part that has all it needs whenever one of `atOnce` places is free. The first part that fails ends the run: its output is
 * shown and no other part is started.
 * @param parts `{ name, command, needs?, env?, limitMs, note?(output), failures?(output), fault?(output), again?() }`; `needs`: the names of
 *   parts that must be over, `note`, `failures` shorten the output, `fault`: what is wrong though the command ended well, `again`: the part
 *   that decides in place of a failed one when all others are over, or null
 * @returns {Promise<{ good: boolean, ms: number }>}
 */
export async function runParts(parts, { atOnce, cwd, deadlineMs = Number.POSITIVE_INFINITY, print = console.log }) {
  const started = performance.now()
  const width = Math.max(...parts.map(({ name }) => name.length))
  const waiting = [...parts]
  const over = new Set()
  const secondTime = []
  let failed = false

  async function runOne(part) {
    const left = deadlineMs - (performance.now() - started)
    const { good, output, ms } = await runCommand({ ...part, cwd, limitMs: Math.max(1, Math.min(part.limitMs, left)) })
    if (failed) return
    over.add(part.name)
    const fault = good ? (part.fault?.(output) ?? null) : 'failed'
    if (fault === null) return print(`  ok    ${part.name.padEnd(width)} ${seconds(ms)}   ${part.note?.(output) ?? ''}`.trimEnd())
    const shown = part.failures?.(output) ?? output
    const again = good ? null : (part.again?.() ?? null)
    print(`  ${again ? 'again' : 'FAIL '} ${part.name.padEnd(width)} ${seconds(ms)}\n\n${shown.trimEnd()}\n${good ? `\n${fault}\n` : ''}`)
    if (again) return void secondTime.push(again)
    failed = true
    endAll()
  }

  const running = new Set()
  function fillPlaces() {
    while (!failed && running.size < atOnce) {
      const next = waiting.findIndex(({ needs = [] }) => needs.every((name) => over.has(name)))
      if (next === -1) return
      const [part] = waiting.splice(next, 1)
      const run = runOne(part).finally(() => running.delete(run))
      running.add(run)
    }
  }
  for (fillPlaces(); running.size > 0; fillPlaces()) await Promise.race(running)
  if (!failed && waiting.length > 0) throw new Error(`Nothing is left that ${waiting[0].name} could wait for`)
  for (const part of secondTime) if (!failed) await runOne(part)
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

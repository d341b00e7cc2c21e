/**
 * `npm run trust`: measures what is promised on the built product, a line for each promise and the sums. `-- --quick` the quick ones,
 * `-- --only D-9,C-1` some of them, `-- --write` into docs/trust.md. 0 when nothing fails, 1 when something does, 2 for an id that is none.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { promises } from './promises.ts'
import type { Rig } from './rig.ts'
import { type Line, type Measured, lineOf, sheetOf, sumsOf } from './told.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const { quick, write } = values
const only = values.only?.split(',')
const refuseUnknown = (ids: readonly string[]) => {
  const unknown = ids.filter((id) => !promises.some((promised) => promised.id === id))
  if (unknown.length === 0) return
  console.error(`Nothing is promised as ${unknown.join(', ')}; the promises are ${promises.map(({ id }) => id).join(', ')}`)
  process.exit(2)
}
refuseUnknown(only ?? [])

// Half of the product is behind these: whoever has mistyped an id need not wait for it.
const { setup } = await import('../../e2e/src/filledFolder.ts')
const { startProduct } = await import('../../e2e/src/server.ts')
const { heldByTests } = await import('./measures/sentences.ts')
const { loadCalls, root, runSentences } = await import('./rig.ts')
const { measures } = await import('./table.ts')
refuseUnknown(Object.keys(measures))
if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('It is measured as it is built: npm run build')

// All is measured beside each other's data, in memory where the machine has it: a disk of others would be measured with it.
if (process.env['TMPDIR'] === undefined && existsSync('/dev/shm')) process.env['TMPDIR'] = '/dev/shm'

const chosen = promises.filter(({ id }) => only === undefined || only.includes(id))
const isMeasured = (id: string) => measures[id] !== undefined && (!quick || measures[id].quick)
const files = new Set(chosen.filter(({ id }) => isMeasured(id)).flatMap(({ id }) => heldByTests[id]?.files ?? []))

async function measured(id: string, rig: Rig): Promise<Measured> {
  const measure = measures[id]
  if (measure === undefined) return { measured: 'nothing measures it yet', state: 'not shown' }
  if (quick && !measure.quick) return { measured: 'only without --quick', state: 'not shown' }
  try {
    return await measure.measure(rig)
  } catch (error) {
    return { measured: `could not be measured: ${error instanceof Error ? error.message : String(error)}`, state: 'not shown' }
  }
}

const begun = Date.now()
const throwAway = await setup()
const product = await startProduct({ TRUSTED_PROXIES: '127.0.0.1' })
const lines: Line[] = []
try {
  const rig: Rig = { product, calls: await loadCalls(), whole: !quick, sentences: runSentences([...files]) }
  for (const promised of chosen) {
    const line = { ...promised, ...(await measured(promised.id, rig)) }
    lines.push(line)
    console.log(lineOf(line))
  }
} finally {
  await product.stop()
  throwAway()
}
console.log(`${sumsOf(lines)}, in ${((Date.now() - begun) / 60_000).toFixed(1)} min`)
const day = new Date().toISOString().slice(0, 10)
if (write && only === undefined) writeFileSync(join(root, 'docs/trust.md'), sheetOf({ lines, day, version: manifest.version, quick }))
process.exitCode = lines.some(({ state }) => state === 'fail') ? 1 : 0

import { parseArgs } from 'node:util'
import { complaintOf } from './complaint.ts'
import { checkAll } from './check/checkAll.ts'
import { lineOf } from './check/finding.ts'
import { createLog } from './logging.ts'
import { StartError } from './startError.ts'

/** `npm run doctor`, with `-- --json` for machines: a line for each thing that was looked at. Writes nothing. 0 nothing is bad, 1 something is. */
try {
  const { json } = asked()
  const findings = await checkAll({ env: process.env, now: new Date(), log: createLog('silent') })
  const bad = findings.filter(({ state }) => state === 'bad').length
  const attention = findings.filter(({ state }) => state === 'attention').length
  if (json) console.log(JSON.stringify({ good: bad === 0, findings }, null, 1))
  else for (const finding of findings) console.log(lineOf(finding))
  if (!json) console.log(`${findings.length} looked at: ${bad} bad, ${attention} for attention.`)
  process.exitCode = bad === 0 ? 0 : 1
} catch (error) {
  console.error(complaintOf(error, 'The doctor broke'))
  process.exitCode = 1
}

function asked(): { json: boolean } {
  try {
    const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values
    return { json }
  } catch (error) {
    throw new StartError('Usage: npm run doctor, for machines npm run --silent doctor -- --json', { cause: error })
  }
}

import { parseArgs } from 'node:util'
import { loadSchemaState } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { complaintOf } from './complaint.ts'
import { type Config, readConfig } from './config.ts'
import { createLog } from './logging.ts'
import { loginsFor } from './openDatabase.ts'
import { pgAdmin } from './pg/admin.ts'
import { StartError } from './startError.ts'
import { goBack } from './upgrade/goBack.ts'
import { migrateData } from './upgrade/migrateData.ts'
import { sentenceOfSchema, stepsOfOperator } from './upgrade/versions.ts'

/**
 * `npm run upgrade`, with `-- --back` to what was there before the last one. While no server runs.
 * 0 done, or nothing to do; 1 it failed and what was there before is back; 2 nothing was done.
 */
try {
  process.exitCode = await run()
} catch (error) {
  console.error(complaintOf(error, 'Nothing was upgraded'))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { back } = asked()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const say = (sentence: string) => console.log(sentence)
  if (back) {
    await goBack(config, { log, say })
    return 0
  }
  if (config.databaseUrl !== null) return adviseOperator(config, config.databaseUrl)
  return (await migrateData(config, { log, migrations, say })) ? 0 : 1
}

async function adviseOperator(config: Config, databaseUrl: string): Promise<number> {
  const { ownerUrl } = loginsFor(config, databaseUrl)
  const state = await loadSchemaState(pgAdmin({ connectionString: ownerUrl }), migrations)
  if (state === null) throw new StartError('The database is empty: npm start makes its tables')
  console.log(sentenceOfSchema(`The data in ${new URL(ownerUrl).host}${new URL(ownerUrl).pathname}`, state, migrations))
  if (state.pending.length === 0) return 0
  for (const line of stepsOfOperator(ownerUrl, config.dataDir)) console.log(line)
  return 2
}

function asked(): { back: boolean } {
  try {
    const { back = false } = parseArgs({ options: { back: { type: 'boolean' } } }).values
    return { back }
  } catch (error) {
    throw new StartError('Usage: npm run upgrade, and npm run upgrade -- --back to what was there before the last one', { cause: error })
  }
}

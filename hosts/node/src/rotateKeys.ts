import { renewSchluessel } from '@dreiklang/server/tresor/rotation.usecases'
import { complaintOf } from './complaint.ts'
import { readConfig } from './config.ts'
import { forgetOldKeys, rotateKeys } from './keyRotation.ts'
import { keyRingFile } from './keyRing.ts'
import { createLog } from './logging.ts'
import { joinRunning, openDatabase } from './openDatabase.ts'
import { StartError } from './startError.ts'

/** `npm run keys:rotate`, with `-- forget` some time later, with `-- renew` when needed (docs/keys.md). Works beside running servers. */
try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(complaintOf(error, 'This could not be done'))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 1
}

async function run([what = 'rotate', ...more]: readonly string[]): Promise<string> {
  if (!['rotate', 'forget', 'renew'].includes(what) || more.length > 0)
    throw new StartError('Usage: npm run keys:rotate, an hour later npm run keys:rotate -- forget; npm run keys:rotate -- renew')
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const opened = (await joinRunning(config, log)) ?? (await openDatabase(config, log))
  try {
    const rotation = { file: keyRingFile(config), database: opened.database, now: new Date() }
    if (what === 'renew') return `${await renewSchluessel(rotation)} keys seal nothing more, and go on opening.`
    if (what === 'forget') return toldForgotten(await forgetOldKeys(rotation))
    const { kid, wrapped } = await rotateKeys(rotation)
    return `The key ring ${rotation.file} has the new key ${kid}; it wraps ${wrapped} keys of the database. Back the file up.`
  } finally {
    await opened.close()
  }
}

function toldForgotten(kids: readonly string[]): string {
  return kids.length === 0
    ? 'No key can be forgotten yet: they are in use, or younger than an hour.'
    : `Forgotten for good: ${kids.join(', ')}`
}

import { createFirstAdministrator } from '@dreiklang/server/anmeldung/anmeldung.usecases'
import { complaintOf } from './complaint.ts'
import { readConfig } from './config.ts'
import { createLog } from './logging.ts'
import { joinRunning, openDatabase } from './openDatabase.ts'
import { StartError } from './startError.ts'
import { createPorts } from './startServer.ts'

/** `npm run admin -- mail@example.org "Name"`, beside a running server. */
try {
  console.log(await invite(process.argv.slice(2)))
} catch (error) {
  console.error(complaintOf(error, 'This could not be done'))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 1
}

async function invite([email, name]: readonly string[]): Promise<string> {
  if (!email?.includes('@') || !name?.trim()) throw new StartError('Usage: npm run admin -- mail@example.org "First and last name"')
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const opened = (await joinRunning(config, log)) ?? (await openDatabase(config, log))
  try {
    const { token } = await createFirstAdministrator(await createPorts(config, opened, log), { email, name: name.trim() })
    return `With this link ${email} sets a password; it works once:\n${config.origin}/reset-password?token=${encodeURIComponent(token)}`
  } finally {
    await opened.close()
  }
}

import { demoAccounts, demoPassword } from '@dreiklang/server/demo/konten'
import type { Log } from '@dreiklang/server/ports'
import { complaintOf } from './complaint.ts'
import { type Config, readConfig } from './config.ts'
import { type Progress, sentenceOf } from './http/preparing.ts'
import { createLog } from './logging.ts'
import { type RunningServer, startServer } from './startServer.ts'
import { warningsOf } from './warnings.ts'

/** A reader of only our first line (`| head -1`) must not end us. */
process.stdout.on('error', () => {})

const reportMs = 2_000

const stop = waitForSignal()
if (process.env.npm_lifecycle_event !== undefined) stopWithParent()

try {
  await run()
} catch (error) {
  console.error(complaintOf(error))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  process.on('unhandledRejection', (reason) => log.error({ error: String(reason) }, 'a promise was rejected and nobody had waited for it'))

  const running = await start(config, log)
  if (running === null) return stopped(0)
  let failed = false
  process.on('uncaughtException', (error) => {
    log.error({ error: String(error), stack: error.stack?.slice(0, 2_000) }, 'an error nobody caught; the server stops')
    failed = true
    stop.now()
  })
  introduce(running)
  for (const { text } of warningsOf(config, running)) console.error(`Warning: ${text}`)
  await stop.asked
  console.log('Stopping …')
  await running.close()
  stopped(failed ? 1 : 0)
}

function stopped(code: number): never {
  console.log('Stopped.')
  process.exit(code)
}

/** Null when it was told to stop before it was ready. */
async function start(config: Config, log: Log): Promise<RunningServer | null> {
  const stopping = new AbortController()
  void stop.asked.then(() => stopping.abort())
  try {
    return await startServer(config, log, {
      listens: (address) => console.log(`Dreiklang listens on ${address} and prepares itself:`),
      report: atMostOncePer(reportMs, (progress) => console.log(`  ${sentenceOf(progress, 'en')} …`)),
      signal: stopping.signal,
    })
  } catch (error) {
    if (error === stopping.signal.reason) return null
    throw error
  }
}

/** Each new step, and how far a long one is. */
function atMostOncePer(ms: number, tell: (progress: Progress) => void): (progress: Progress) => void {
  let last = { step: '', at: 0 }
  return (progress) => {
    const at = performance.now()
    if (progress.step === last.step && at - last.at < ms) return
    last = { step: progress.step, at }
    tell(progress)
  }
}

function introduce({ address, database, mail, metrics, hasDemoData }: RunningServer): void {
  const lines = [`Dreiklang is ready: ${address}`, `Database: ${database}`, `Mail: ${mail}`]
  if (metrics !== null) lines.push(`Metrics: ${metrics}`)
  if (hasDemoData) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    lines.push(`Demo accounts, all with the password ${demoPassword}`)
    for (const { email, name, organisation } of demoAccounts)
      lines.push(`  ${email.padEnd(width)}  ${name}${organisation === null ? '' : `, ${organisation}`}`)
  }
  console.log([...lines, 'Stop with Ctrl-C.'].join('\n'))
}

/** npm and its shell end on a signal without passing it on; a server nobody can reach any more must not hold the data. */
function stopWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop.now()
  }, 500).unref()
}

/** Registered at the very start, so that a stop during the start also stops the database. The second signal does not wait. */
function waitForSignal(): { asked: Promise<void>; now(): void } {
  let now = () => {}
  const asked = new Promise<void>((resolve) => {
    now = resolve
  })
  let first: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Ctrl-C reaches us from the terminal and once more from npm.
      if (first !== null && Date.now() - first > 500) process.exit(1)
      first ??= Date.now()
      now()
    })
  }
  return { asked, now }
}

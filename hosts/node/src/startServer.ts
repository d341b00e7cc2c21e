import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createIds } from '@dreiklang/host-shared/ids'
import { fillDemoData } from '@dreiklang/server/demo/demo'
import type { Log, Ports } from '@dreiklang/server/ports'
import { createServer, type Server } from '@dreiklang/server/server'
import { missingKeks } from '@dreiklang/server/tresor/rotation.usecases'
import { auditHeadsFile } from './auditHeads.ts'
import type { Config } from './config.ts'
import { fonts } from './fonts.ts'
import { createClientAddress } from './http/clientAddress.ts'
import { startHttp } from './http/server.ts'
import { serveWebFiles } from './http/webFiles.ts'
import { createImages } from './images.ts'
import { loadKeyRing } from './keyRing.ts'
import { createMailFolder } from './mail/folder.ts'
import { createSmtp } from './mail/smtp.ts'
import { openDatabase } from './openDatabase.ts'
import type { OpenDatabase } from './openedDatabase.ts'
import { createPasswordHasher } from './passwordHasher.ts'
import { createPush } from './push/push.ts'
import { createRouting } from './routing.ts'
import { loadPushKey, loadSecrets } from './secrets.ts'
import { StartError } from './startError.ts'

export interface RunningServer {
  address: string
  database: string
  mail: string
  hasDemoData: boolean
  close(): Promise<void>
}

/** How long pending answers may take when we are told to stop; containers are killed after ten seconds, and the database stops after us. */
const patienceMs = 7_000

const tickMs = 60_000

/** What was started before an error is stopped again. @throws StartError, MigrationRefused, DatabaseUnavailable */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const clientAddress = createClientAddress(config.trustedProxies)
  const opened = await openDatabase(config, log)
  const started: (() => Promise<void>)[] = [() => opened.close()]
  const stopAll = async () => {
    for (const stop of started.toReversed()) await stop()
  }
  try {
    const ports = createPorts(config, opened, log)
    await requireWholeRing(ports, keyRingFile(config))
    const hasDemoData = config.demo && (await fillDemoData(ports))
    const server = await createServer(ports)
    started.push(startClock(server, log))
    const http = await startHttp({
      host: config.host,
      port: config.port,
      secure: config.secureCookies,
      imageOrigin: config.mapTiles === null ? null : new URL(config.mapTiles.url).origin,
      api: (request, info) => server.fetch(request, info),
      web: serveWebFiles(webFolder()),
      clientAddress,
      log,
    })
    // Together with the port, whose connections its streams would keep open forever; pending answers still have the database.
    started.push(async () => {
      await Promise.all([http.close(patienceMs), server.close()])
    })
    const address = config.port === 0 ? `http://localhost:${http.port}` : config.origin
    return { address, database: opened.description, mail: mailWay(config), hasDemoData, close: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}

export function createPorts(config: Config, { database }: OpenDatabase, log: Log): Ports {
  return {
    home: 'server',
    database,
    clock: { now: () => new Date() },
    newId: createIds(),
    passwordHasher: createPasswordHasher(),
    images: createImages(),
    fonts,
    log,
    mail: config.smtpUrl === null ? createMailFolder(mailFolder(config), config.mailFrom) : createSmtp(config.smtpUrl, config.mailFrom),
    push: createPush({ privateKey: config.pushKey ?? loadPushKey(config.dataDir), subject: config.pushSubject }),
    publicUrl: config.publicUrl,
    tokenSecret: {
      current:
        config.tokenSecret === null ? Buffer.from(loadSecrets(config.dataDir).tokenSecret, 'base64url') : Buffer.from(config.tokenSecret),
      previous: config.previousTokenSecret === null ? null : Buffer.from(config.previousTokenSecret),
    },
    keyRing: loadKeyRing(keyRingFile(config)),
    auditHeads: auditHeadsFile(config.dataDir, config.auditMail),
    routing: createRouting({ url: config.routingUrl, log }),
    mapTiles: config.mapTiles,
    secureCookies: config.secureCookies,
  }
}

export const keyRingFile = ({ keyRingFile: file, dataDir }: Config): string => file ?? join(dataDir, 'keys.json')

/** With another ring, what was sealed before would be unreadable, and what is sealed now would need both. */
async function requireWholeRing(ports: Ports, file: string): Promise<void> {
  const missing = await missingKeks(ports)
  if (missing.length > 0)
    throw new StartError(
      `${file} lacks the keys ${missing.join(', ')} that this database was sealed with. Put the right file back (docs/keys.md)`,
    )
}

const mailFolder = ({ dataDir }: Config): string => join(dataDir, 'mail')

/** The address may hold a password: only the host is named. */
function mailWay(config: Config): string {
  return config.smtpUrl === null ? `no server, files in ${mailFolder(config)}` : `by ${new URL(config.smtpUrl).host}`
}

/** Expiring prescriptions, reminders: once now, because some fell due while we were down, and then every minute. */
function startClock(server: Server, log: Log): () => Promise<void> {
  const turn = async () => {
    try {
      await server.tick()
    } catch (error) {
      log.error({ error: String(error) }, 'the clock could not do its work and tries again in a minute')
    }
  }
  let running = turn()
  const timer = setInterval(() => {
    running = running.then(turn)
  }, tickMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

function webFolder(): string {
  const beside = fileURLToPath(new URL('../web', import.meta.url))
  return existsSync(`${beside}/index.html`) ? beside : fileURLToPath(new URL('../../../dist/web', import.meta.url))
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createIds } from '@dreiklang/host-shared/ids'
import { loadKnownSecrets } from '@dreiklang/server/betrieb/installation.usecases'
import { fillDemoData } from '@dreiklang/server/demo/demo'
import { isDemo } from '@dreiklang/server/demo/demo.repository'
import type { Log, Ports } from '@dreiklang/server/ports'
import { createServer, type Server } from '@dreiklang/server/server'
import { systemContext } from '@dreiklang/server/shared/context'
import { onBehalfOf } from '@dreiklang/server/shared/onBehalfOf'
import { usedKeks } from '@dreiklang/server/tresor/rotation.usecases'
import { auditHeadsFile } from './auditHeads.ts'
import { backupsIn, keepBackups, lastProvenAt } from './backup/keepBackups.ts'
import { placesOf } from './check/machine.ts'
import type { Config } from './config.ts'
import { createClamd } from './clamd.ts'
import { createFileBucket } from './fileBucket.ts'
import { createFileFolder } from './fileFolder.ts'
import { fonts } from './fonts.ts'
import { createClientAddress } from './http/clientAddress.ts'
import { createPreparing, type Progress } from './http/preparing.ts'
import { type HttpOptions, startHttp } from './http/server.ts'
import { serveWebFiles } from './http/webFiles.ts'
import { createImages } from './images.ts'
import { keyRingFile, loadKeyRing } from './keyRing.ts'
import { createMailFolder } from './mail/folder.ts'
import { createSmtp } from './mail/smtp.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { type MetricsPort, serveMetrics } from './metrics/serveMetrics.ts'
import { openDatabase } from './openDatabase.ts'
import type { OpenDatabase } from './openedDatabase.ts'
import { createPasswordHasher } from './passwordHasher.ts'
import { createPost } from './post/post.ts'
import { createPush } from './push/push.ts'
import { createWebhookSender } from './webhook/webhookSender.ts'
import { createRouting } from './routing.ts'
import { createOidc } from './sso/oidc.ts'
import { readTokenSecret, requireSameSecrets } from './sameSecrets.ts'
import { loadPushKey } from './secrets.ts'

export interface RunningServer {
  address: string
  database: string
  mail: string
  hasDemoData: boolean
  /** Where they are read; null: nowhere. */
  metrics: string | null
  close(): Promise<void>
}

/** What it says while it prepares itself, before it can work. */
export interface Preparation {
  /** The port is ours; from now on the page shows how far it is. */
  listens(address: string): void
  report(progress: Progress): void
  /** Aborted: it ends between two steps, and the next start goes on. */
  signal: AbortSignal
}

/** How long pending answers may take when we are told to stop; containers are killed after ten seconds, and the database stops after us. */
const patienceMs = 7_000

const tickMs = 60_000

/** The port is taken before any work is done. What was started before an error is stopped again. @throws as `prepare` does */
export async function startServer(config: Config, log: Log, { listens, report, signal }: Preparation): Promise<RunningServer> {
  const preparing = createPreparing()
  let answering: Pick<HttpOptions, 'api' | 'web'> = preparing
  const http = await startHttp({
    host: config.host,
    port: config.port,
    secure: config.secureCookies,
    imageOrigin: config.mapTiles === null ? null : new URL(config.mapTiles.url).origin,
    api: (request, info) => answering.api(request, info),
    web: (request, info) => answering.web(request, info),
    clientAddress: createClientAddress(config.trustedProxies, () =>
      log.warn(
        {},
        'a request has X-Forwarded-For and comes from an address that TRUSTED_PROXIES does not name: if that is your proxy, add it',
      ),
    ),
    log,
  })
  const metrics = config.metrics === null ? null : createMetrics(sourcesOf(config))
  let metricsPort: MetricsPort | null = null
  try {
    if (config.metrics !== null && metrics !== null) metricsPort = await serveMetrics(config.metrics, metrics, log)
    const address = config.port === 0 ? `http://localhost:${http.port}` : config.origin
    listens(address)
    const { server, stopClock, stopBackups, opened, hasDemoData } = await prepare(config, { log, metrics }, (progress) => {
      signal.throwIfAborted()
      preparing.report(progress)
      report(progress)
    })
    answering = { api: (request, info) => server.fetch(request, info), web: serveWebFiles(webFolder()) }
    return {
      address,
      database: opened.description,
      mail: mailWay(config),
      hasDemoData,
      metrics: metricsPort?.address ?? null,
      async close() {
        // Together with the port, whose connections its streams would keep open forever; pending answers still have the database.
        await Promise.all([http.close(patienceMs), server.close()])
        await stopClock()
        await opened.close()
        // After the database, which lays down what it wrote last.
        await stopBackups()
        await metricsPort?.close()
      },
    }
  } catch (error) {
    await metricsPort?.close()
    await http.close(0)
    throw error
  }
}

/** @throws StartError, MigrationRefused, DatabaseUnavailable, and what `report` throws, all with nothing left running */
async function prepare(config: Config, { log, metrics }: { log: Log; metrics: Metrics | null }, report: (progress: Progress) => void) {
  report({ step: 'database', done: 0, of: null })
  const opened = await openDatabase(config, log, (done, of) => report({ step: 'migrations', done, of }))
  try {
    if (opened.usage !== null) metrics?.watchDatabase(opened.usage)
    const ports = { ...(await createPorts(config, opened, log)), meter: metrics?.meter ?? null }
    await requireSameSecrets(ports, config)
    if (config.demo) await fillDemoData(ports, (done, of) => report({ step: 'demo', done, of }))
    report({ step: 'server', done: 0, of: null })
    const hasDemoData = await isDemo(onBehalfOf(ports.database, systemContext))
    const server = await createServer(ports)
    return { server, stopClock: startClock(server, log), stopBackups: keepBackups(config, log), opened, hasDemoData }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** @throws StartError before anything is written, when a secret is missing that the data in the database were made with */
export async function createPorts(config: Config, { database }: OpenDatabase, log: Log): Promise<Ports> {
  const known = await loadKnownSecrets({ database })
  const ifMissing = (isKnown: boolean) => (isKnown ? 'refuse' : 'make')
  const keyRing = loadKeyRing(keyRingFile(config), ifMissing((await usedKeks({ database })).length > 0))
  const tokenSecret = readTokenSecret(config, ifMissing(known.includes('token-secret')))
  const auditHeads = auditHeadsFile(config.dataDir, config.auditMail, ifMissing(known.includes('audit-key')))
  return {
    home: 'server',
    database,
    clock: { now: () => new Date() },
    newId: createIds(),
    passwordHasher: createPasswordHasher(),
    images: createImages(),
    fonts,
    log,
    meter: null,
    mail: config.smtpUrl === null ? createMailFolder(mailFolder(config), config.mailFrom) : createSmtp(config.smtpUrl, config.mailFrom),
    sso: createOidc({ allowsInner: config.ssoInner }),
    webhooks: createWebhookSender({ allowsInner: config.webhooksInner }),
    post: createPost({ allowsInner: config.mailInner }),
    push: createPush({ privateKey: config.pushKey ?? loadPushKey(config.dataDir), subject: config.pushSubject }),
    publicUrl: config.publicUrl,
    tokenSecret,
    keyRing,
    auditHeads,
    fileStore:
      config.filesBucket === null
        ? createFileFolder(config.filesDir ?? join(config.dataDir, 'files'))
        : createFileBucket(config.filesBucket),
    virusScan: config.clamd === null ? null : createClamd(config.clamd),
    routing: createRouting({ url: config.routingUrl, log }),
    mapTiles: config.mapTiles,
    backups: backupsIn(config),
    secureCookies: config.secureCookies,
  }
}

function sourcesOf(config: Config) {
  const { backupDir, databaseUrl } = config
  return {
    provenAt: backupDir === null || databaseUrl !== null ? null : () => lastProvenAt(backupDir),
    folders: placesOf(config),
    now: () => new Date(),
  }
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

import { type ClamdAddress, readClamdAddress } from './clamd.ts'
import { type Bucket, readBucket } from './fileBucket.ts'
import { join, resolve } from 'node:path'
import { StartError } from './startError.ts'

export interface Config {
  dataDir: string
  host: string
  port: number
  /** Of the application; null runs the embedded database. */
  databaseUrl: string | null
  /** Of the owner of the tables, for migrations; `databaseUrl` when it is not given. */
  databaseAdminUrl: string | null
  /** Of the role that row-level security lets through, for work in nobody's name; `databaseAdminUrl` when it is not given. */
  databaseSystemUrl: string | null
  logLevel: LogLevel
  origin: string
  /** What links in mails begin with, without a slash at the end; the origin when it is not given. */
  publicUrl: string
  /** Null writes mails into a folder beside the data. */
  smtpUrl: string | null
  /** Sender of mails: `Name <address>`. */
  mailFrom: string
  /** Where the signed heads of the audit trail are mailed once a day; null: nowhere. */
  auditMail: string | null
  /** Private key for the push services, base64url, for several servers with a data folder each; null takes the one of the data folder. */
  pushKey: string | null
  /** Where push services ask when something is wrong with our messages: an address of the web or of mail. */
  pushSubject: string
  /** Webhooks may also go to plain http and to our own networks. */
  webhooksInner: boolean
  /** Sign-in services of houses may also be asked on plain http and in our own networks. */
  ssoInner: boolean
  /** Mail accounts may also lie at servers of our own networks, such as a KIM client module. */
  mailInner: boolean
  /** Keys of what is sealed; best on another disk than the data. Null is keys.json in the data folder. */
  keyRingFile: string | null
  /** Where backups go, best on another machine's disk; null: nowhere. */
  backupDir: string | null
  /** What backups are sealed with; a restore needs it. */
  backupKeyFile: string
  /** Where the keys are backed up, on another medium than the rest; null: nowhere. */
  backupKeysDir: string | null
  /** Where files above one megabyte lie, sealed; several servers need the same. Null is the folder files in the data folder. */
  filesDir: string | null
  /** Where parts of large files lie instead of in a folder. */
  filesBucket: Bucket | null
  clamd: ClamdAddress | null
  /** A routing service that speaks as OSRM does, without a slash at the end; null estimates the ways. */
  routingUrl: string | null
  /** Where browsers fetch the squares of the map: {z}, {x} and {y} are put in; null shows no map. */
  mapTiles: MapTiles | null
  secureCookies: boolean
  /** Addresses or networks (CIDR) whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  demo: boolean
  /** Others than this machine reach it: by the address it listens on, or by the one that ORIGIN names. */
  reachedByOthers: boolean
  /** For several servers with a data folder each; null takes the one of the data folder. */
  tokenSecret: string | null
  /** Where Prometheus reads; null: nowhere. */
  metrics: { host: string; port: number } | null
  previousTokenSecret: string | null
}

interface MapTiles {
  url: string
  /** Whom the map must name. */
  attribution: string
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** The only place that reads the environment. @throws StartError naming the variable */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readPort('PORT', env.PORT || '3000')
  const origin = readOrigin('ORIGIN', env.ORIGIN) ?? `http://localhost:${port}`
  const publicUrl = readOrigin('PUBLIC_URL', env.PUBLIC_URL) ?? origin
  const host = env.HOST || '127.0.0.1'
  const reachedByOthers = !isThisMachine(host) || !isThisMachine(new URL(origin).hostname)
  const mailFrom = readMailFrom(env.MAIL_FROM) ?? `Dreiklang <dreiklang@${new URL(origin).hostname}>`
  const dataDir = resolve(env.DATA_DIR || 'data')
  return {
    dataDir,
    host,
    port,
    databaseUrl: readDatabaseUrl('DATABASE_URL', env.DATABASE_URL),
    databaseAdminUrl: readDatabaseUrl('DATABASE_ADMIN_URL', env.DATABASE_ADMIN_URL),
    databaseSystemUrl: readDatabaseUrl('DATABASE_SYSTEM_URL', env.DATABASE_SYSTEM_URL),
    logLevel: readLogLevel(env.LOG_LEVEL),
    origin,
    publicUrl,
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    mailFrom,
    auditMail: readMailAddress('AUDIT_MAIL', env.AUDIT_MAIL),
    pushKey: readPushKey(env.PUSH_PRIVATE_KEY),
    // Push services take no plain http here.
    pushSubject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom.replaceAll(/^.*<|>$/g, '')}`,
    keyRingFile: readPath(env.KEY_RING_FILE),
    backupDir: readPath(env.BACKUP_DIR),
    backupKeyFile: readPath(env.BACKUP_KEY_FILE) ?? join(dataDir, 'backup-key'),
    backupKeysDir: readPath(env.BACKUP_KEYS_DIR),
    filesDir: readPath(env.FILES_DIR),
    filesBucket: readFilesUrl(env.FILES_URL),
    clamd: readClamd(env.CLAMD_URL),
    routingUrl: readServiceUrl('ROUTING_URL', env.ROUTING_URL),
    mapTiles: readMapTiles(env.MAP_TILES_URL, env.MAP_ATTRIBUTION),
    secureCookies: origin.startsWith('https:'),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter((entry) => entry !== ''),
    ssoInner: readSwitch('SSO_INNER', env.SSO_INNER) ?? false,
    webhooksInner: readSwitch('WEBHOOKS_INNER', env.WEBHOOKS_INNER) ?? false,
    mailInner: readSwitch('MAIL_INNER', env.MAIL_INNER) ?? false,
    // Its password is published: where real people may come in, and in a database server of theirs, it must be asked for.
    demo: readSwitch('DEMO', env.DEMO) ?? (!env.DATABASE_URL && !reachedByOthers),
    reachedByOthers,
    tokenSecret: readSecret('TOKEN_SECRET', env.TOKEN_SECRET),
    metrics: readMetrics(env.METRICS_PORT, env.METRICS_HOST),
    previousTokenSecret: readSecret('TOKEN_SECRET_PREVIOUS', env.TOKEN_SECRET_PREVIOUS),
  }
}

/** It holds a secret, so the message does not repeat it. */
function readFilesUrl(text: string | undefined): Bucket | null {
  if (!text) return null
  if (!URL.canParse(text)) throw new StartError('FILES_URL must be an address like https://KEY:SECRET@s3.example/bucket')
  try {
    return readBucket(text)
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'FILES_URL cannot be read')
  }
}

function readClamd(text: string | undefined): ClamdAddress | null {
  if (!text) return null
  const address = readClamdAddress(text)
  if (address === null) throw new StartError('CLAMD_URL must be like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl')
  return address
}

const readPath = (text: string | undefined): string | null => (text ? resolve(text) : null)

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartError(`${name} must be a number from 0 to 65535, and is "${text}"`)
}

/** Nobody signs in there, so nobody but this machine reaches it unless that is asked for. */
function readMetrics(port: string | undefined, host: string | undefined): Config['metrics'] {
  return port ? { host: host || '127.0.0.1', port: readPort('METRICS_PORT', port) } : null
}

function readSwitch(name: string, text: string | undefined): boolean | null {
  if (!text) return null
  const word = text.toLowerCase()
  if (word === 'on' || word === 'off') return word === 'on'
  throw new StartError(`${name} must be on or off, and is "${text}"`)
}

/** A host name, or an address as it stands in a URL. */
export const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

function readLogLevel(text: string | undefined): LogLevel {
  const level = logLevels.find((known) => known === (text || 'warn').toLowerCase())
  if (level) return level
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, and is "${text}"`)
}

function readOrigin(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (URL.canParse(text)) {
    const url = new URL(text)
    if ((url.protocol === 'https:' || url.protocol === 'http:') && url.pathname === '/' && url.search === '') return url.origin
  }
  throw new StartError(`${name} must be an address like https://dreiklang.example, and is "${text}"`)
}

/** The address may hold a key, so the message does not repeat it. */
function readServiceUrl(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol) && new URL(text).search === '')
    return text.replace(/\/+$/, '')
  throw new StartError(`${name} must be an address like https://router.example`)
}

/** One origin, which the page is then allowed to fetch pictures from: no {s} for many. The address may hold a key, so the message does not repeat it. */
function readMapTiles(url: string | undefined, attribution: string | undefined): MapTiles | null {
  if (!url) return null
  const placed = ['{z}', '{x}', '{y}'].every((place) => url.includes(place)) && !url.includes('{s}')
  if (placed && URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol) && !/[{}]/.test(new URL(url).host))
    return { url, attribution: attribution || '© OpenStreetMap contributors' }
  throw new StartError('MAP_TILES_URL must be an address like https://tiles.example/{z}/{x}/{y}.png')
}

function readSmtpUrl(text: string | undefined): string | null {
  if (!text) return null
  if (URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol) && new URL(text).hostname !== '') return text
  throw new StartError('SMTP_URL must be an address like smtps://user:password@host:465')
}

function readMailFrom(text: string | undefined): string | null {
  if (!text) return null
  if (/^([^<>@\r\n]+<)?[^<>@\s]+@[^<>@\s]+>?$/.test(text) && text.includes('<') === text.includes('>')) return text
  throw new StartError(`MAIL_FROM must be an address like Dreiklang <post@dreiklang.example>, and is "${text}"`)
}

function readMailAddress(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (/^[^<>@\s]+@[^<>@\s]+$/.test(text)) return text
  throw new StartError(`${name} must be an address like post@dreiklang.example, and is "${text}"`)
}

/** The address holds a password, so the message does not repeat it. */
function readDatabaseUrl(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)) return text
  throw new StartError(`${name} must be an address like postgres://user:password@host:5432/database`)
}

function readPushKey(text: string | undefined): string | null {
  if (!text) return null
  if (/^[\w-]{43}$/.test(text)) return text
  throw new StartError('PUSH_PRIVATE_KEY must be the 32 bytes of a P-256 private key in base64url: 43 letters')
}

function readSecret(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (Buffer.byteLength(text) >= 32) return text
  throw new StartError(`${name} must have at least 32 bytes`)
}

/** Nothing in this package may reach around them: no environment, no clock, no randomness beside Web Crypto. */
import type { BackupState } from '@dreiklang/domain/betrieb/betrieb.contract'
import type { Ort } from '@dreiklang/domain/hausbesuch/reisezeit'
import type { Reise } from '@dreiklang/domain/tour/reise'
import type { VirusScan } from './shared/virusScan.ts'
import type { OutsidePorts } from './postPort.ts'

/** A statement with a stable name, so that the driver can prepare it once per connection. `sql` makes it. */
export interface Statement<Name extends string = string> {
  name: string
  /** With $1, $2 … */
  text: string
  parameters?: readonly Name[]
}

/** By the names of the statement's parameters; all of them and no others. */
export type Values<Name extends string = string> = Readonly<Record<Name, unknown>>

/** Row-level security reads it. `system: true` has a database role of its own that sees all rows: for sign-in, the clock and events only. */
export interface DbContext {
  organisationId: string | null
  personId: string | null
  system: boolean
}

/**
 * One SQL dialect (PostgreSQL) on all drivers, with the same JavaScript types everywhere: int8 and count as number, date as `YYYY-MM-DD`,
 * timestamptz as ISO 8601 text in UTC, jsonb as parsed value, uuid as text. JSON parameters are passed as text.
 */
export interface Queryable {
  /** @throws DatabaseUnavailable when the server cannot be reached, StorageFull, ConstraintViolation for SQLSTATE class 23 */
  query<Row, Name extends string = string>(statement: Statement<Name>, values: Values<NoInfer<Name>>): Promise<Row[]>
  /** Answers how many rows; throws as `query`. Where it must be a certain number, `exactly` looks at it; unread, none may be right too. */
  write<Name extends string>(statement: Statement<Name>, values: Values<NoInfer<Name>>): Promise<number>
}

export interface Database {
  /** Runs one statement in its own implicit transaction in the name of the context. */
  query<Row, Name extends string = string>(context: DbContext, statement: Statement<Name>, values: Values<NoInfer<Name>>): Promise<Row[]>
  /** The same for a statement that writes; answers how many rows. */
  write<Name extends string>(context: DbContext, statement: Statement<Name>, values: Values<NoInfer<Name>>): Promise<number>
  /** Runs several statements in one transaction; rolled back when `work` throws. Never call the database itself inside. */
  transaction<Result>(context: DbContext, work: (tx: Queryable) => Promise<Result>): Promise<Result>
  /** Reconnects by itself and then calls with '', because notifications may have been lost. Answers a function that stops it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
  /** Notifies all processes; best effort, so every listener also polls once a second. */
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

/** Enough for what runs single statements, also where there is no more than a login of the owner. */
export type Statements = Pick<Database, 'query' | 'write'>

/** The database cannot be reached or refuses work for now: the request answers 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** The disk of the database is full, and what was to be written was rolled back: the request answers 507. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('The disk of the database is full', { cause })
    this.name = 'StorageFull'
  }
}

/** The store of large files cannot be reached or refuses: the request answers 503 with Retry-After. */
export class FileStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of files cannot be reached', { cause })
    this.name = 'FileStoreUnavailable'
  }
}

/** A constraint said no; use cases translate the ones they expect by name. */
export class ConstraintViolation extends Error {
  readonly sqlState: string
  readonly constraint: string
  constructor({ sqlState, constraint, cause }: { sqlState: string; constraint: string; cause: unknown }) {
    super(`Constraint ${constraint} (${sqlState})`, { cause })
    this.name = 'ConstraintViolation'
    this.sqlState = sqlState
    this.constraint = constraint
  }
}

export interface Clock {
  now(): Date
}

export interface PasswordHasher {
  /** argon2id in PHC form. */
  hash(password: string): Promise<string>
  /** False for a wrong password and for a hash that cannot be read; never throws. */
  verify(hash: string, password: string): Promise<boolean>
  /** True for a hash that was made with less work than one of today. */
  needsRehash(hash: string): boolean
}

export interface MailPort {
  /** `id` becomes the Message-ID. Gives up within two minutes. @throws MailRefused: will never be accepted; anything else: try again */
  send(mail: { id: string; an: string; betreff: string; text: string; html: string | null }): Promise<void>
}

export class MailRefused extends Error {
  readonly code: string
  constructor(code: string, cause: unknown) {
    super(`The mail was refused (${code})`, { cause })
    this.name = 'MailRefused'
    this.code = code
  }
}

/** A message to one device; only its browser can read what is in it. */
export interface PushSendung {
  endpoint: string
  /** Key and secret of the device, base64url. */
  p256dh: string
  auth: string
  inhalt: string
  /** How long the push service keeps it for a device that is switched off. */
  ttlSekunden: number
  /** Wakes a phone that saves its battery. */
  dringend: boolean
  /** A newer one takes the place of an older one of the same topic that still waits at the push service. At most 32 letters of base64url. */
  topic: string
}

export interface PushPort {
  /** Public key of this server: base64url of 65 bytes. */
  publicKey: string
  /** Gives up in half a minute. @throws PushGone: device gone; PushRefused: never taken; PushLater: not before its time; else: try again */
  send(push: PushSendung): Promise<void>
}

/** The device has unsubscribed: nothing will reach this address again. */
export class PushGone extends Error {
  constructor() {
    super('The device takes no push any more')
    this.name = 'PushGone'
  }
}

export class PushRefused extends Error {
  readonly code: string
  constructor(code: string, cause?: unknown) {
    super(`The push was refused (${code})`, { cause })
    this.name = 'PushRefused'
    this.code = code
  }
}

/** The push service has said when to come back. */
export class PushLater extends Error {
  readonly code: string
  readonly afterMs: number
  constructor(code: string, afterMs: number) {
    super(`The push service asks to wait (${code})`)
    this.name = 'PushLater'
    this.code = code
    this.afterMs = afterMs
  }
}

export class UnreadableImage extends Error {
  constructor(cause?: unknown) {
    super('The picture cannot be read', { cause })
    this.name = 'UnreadableImage'
  }
}

export interface Images {
  /**
   * JPEG, PNG, WebP or AVIF, cut to a square of `size` pixels, as WebP without place, camera and profile.
   * @throws UnreadableImage for anything else, SVG included, and for more than 50 million pixels
   */
  toWebp(bytes: Uint8Array, options: { size: number }): Promise<Uint8Array>
  /** In the same format, uncut, at most `mostPixels` wide and high, nothing beside the picture. @throws UnreadableImage as above */
  reencode(bytes: Uint8Array, options: { mostPixels: number }): Promise<Uint8Array>
}

export interface PartPlace {
  organisationId: string
  contentId: string
  nr: number
}

/** Where the parts of large files lie, each sealed before it comes here. `tx` and `db` are for a store in the database. */
export interface FileStore {
  /** Survives a power cut when it answers; takes the place of what was there, wholly or not at all. @throws StorageFull, FileStoreUnavailable */
  put(tx: Queryable, place: PartPlace, sealed: Uint8Array): Promise<void>
  /** Null when there is none. */
  read(db: Queryable, place: PartPlace): Promise<Uint8Array | null>
  /** All parts of a content; there need be none. */
  remove(tx: Queryable, what: Omit<PartPlace, 'nr'>): Promise<void>
}

/** The fonts of what is printed, as whole TrueType files. Their letters reach beyond German: people are called Yıldız and Łukasz. */
export interface Fonts {
  read(font: 'regular' | 'bold'): Promise<Uint8Array>
}

/** 32 bytes that wrap the keys of organisations and Klienten; `kid` tells which. */
export interface KeyEncryptionKey {
  kid: string
  key: Uint8Array
}

/** Never lies in the database, so that a stolen backup opens nothing. */
export interface KeyRing {
  readonly current: KeyEncryptionKey
  /** No longer wrap anything new, and still open. */
  readonly previous: readonly KeyEncryptionKey[]
  /** Reads it again: another process may have added a key in the meantime. */
  reload(): Promise<void>
}

/** `hash` in hex; `am`, when it was the newest, ISO 8601. */
export interface AuditHead {
  organisationId: string
  seq: number
  hash: string
  am: string
}

/** A store that the owner of the database cannot write to: a rewritten chain does not match what is kept there. */
export interface AuditHeads {
  /** Signs and keeps them; they survive a power cut when it answers. */
  append(heads: readonly AuditHead[]): Promise<void>
  /** The same as signed lines of text, for places outside this machine. */
  sign(heads: readonly AuditHead[]): string
  /** Address to which they are mailed once a day; null: nobody's. */
  mailTo: string | null
}

/** What is known about the newest one. */
export interface Backups {
  state(): Promise<BackupState>
}

export interface Routing {
  /** Row = from, column = to, in the order of `orte`. Never learns who lives there. Always answers, with an estimate if need be. */
  reisen(orte: readonly Ort[]): Promise<Reise[][]>
}

/** Structured log; fields never hold names, texts of orders, tokens or addresses of people. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** What operators measure. Calls and jobs go by their ids in the sources; nothing here may name anybody, an organisation or a record. */
export interface Meter {
  answered(request: { call: string; status: number; ms: number }): void
  /** One turn of a job of the clock. */
  ran(turn: { job: string; failed: boolean; ms: number }): void
  /** How many event streams are open now. */
  streams(open: number): void
}

/** `browser`: the training mode, where server and page live in one browser and everyone in it is invented. */
export type Home = 'server' | 'browser'

export interface Ports extends OutsidePorts {
  home: Home
  database: Database
  clock: Clock
  newId(): string
  passwordHasher: PasswordHasher
  images: Images
  fonts: Fonts
  log: Log
  /** Null where nobody measures. */
  meter: Meter | null
  mail: MailPort
  push: PushPort
  /** Where people reach us, without a slash at the end: the links in mails begin with it. */
  publicUrl: string
  /** Secret of at least 32 bytes that signs access tokens; `previous` is still accepted. */
  tokenSecret: { current: Uint8Array; previous: Uint8Array | null }
  keyRing: KeyRing
  auditHeads: AuditHeads
  fileStore: FileStore
  /** Null where nobody has set one up. */
  virusScan: VirusScan | null
  routing: Routing
  /** Null where none are made: in the practice mode, and where nobody has said where they go. */
  backups: Backups | null
  /** Where the browser fetches the squares of a map, with {z}, {x} and {y}, and whom the map must name; null: no map. */
  mapTiles: { url: string; attribution: string } | null
  /** True behind HTTPS: the refresh cookie is then `__Host-` and Secure. */
  secureCookies: boolean
}

import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'
import type { Anmeldung } from '@dreiklang/domain/shared/anmeldung.contract'
import { estimateReisen } from '@dreiklang/domain/tour/reise'
import { createTestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll } from 'vitest'
import { sql as statement } from '../database/sql.ts'
import { databaseStore } from '../files/databaseStore.ts'
import { createPostServer } from '../mailbox/post/post.fixtures.ts'
import type { Log, PasswordHasher, Ports, Values } from '../ports.ts'
import { createServer } from '../server.ts'
import { systemContext } from '../shared/context.ts'
import { testKeyRing } from '../tresor/tresor.fixtures.ts'
import { type SessionsHier, createSessions } from './sessions.ts'

export const beginn = new Date('2026-11-18T09:00:00.000Z')
export const passwort = 'ein-langer-satz-mit-9'

export interface Ask {
  method?: string
  body?: unknown
  token?: string
  cookie?: string
  headers?: Record<string, string>
  address?: string
}

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
  /** The value of a cookie that the answer sets; undefined when it sets none of the name, '' when it takes it away. */
  cookie(name: string): string | undefined
}

export interface Caller {
  ask<Body = { code: string; details?: { sekunden: number }; fields: { path: string; code: string }[] }>(
    path: string,
    ask?: Ask,
  ): Promise<Answer<Body>>
  signIn(email: string, ask?: Ask & { password?: string }): Promise<Answer<Anmeldung>>
  refresh(refreshToken: string, ask?: Ask): Promise<Answer<Anmeldung>>
  close(): Promise<void>
}

interface NewPerson {
  email?: string
  name?: string
  rolle?: Rolle
  beruf?: string
  lanr?: string
  organisationId?: string | null
  /** Null: not set yet. */
  password?: string | null
  aktiv?: boolean
}

export type Anmeldungen = Awaited<ReturnType<typeof openAnmeldungen>>

export async function openAnmeldungen(overrides: Partial<Ports> = {}) {
  const database = await createTestDatabase()
  const clock = { now: beginn }
  const hashed = { hash: 0, verify: 0 }
  const warnings: Record<string, unknown>[] = []
  const passwordHasher: PasswordHasher = {
    hash: async (password) => {
      hashed.hash += 1
      return `test$${password}`
    },
    verify: async (hash, password) => {
      hashed.verify += 1
      return hash === `test$${password}`
    },
    needsRehash: (hash) => hash.startsWith('old$'),
  }
  const log: Log = { info: () => {}, warn: (fields) => warnings.push(fields), error: (fields, message) => console.error(message, fields) }
  const mails: Parameters<Ports['mail']['send']>[0][] = []
  const ports: Ports = {
    database,
    clock: { now: () => clock.now },
    newId: () => crypto.randomUUID(),
    fileStore: databaseStore,
    virusScan: null,
    passwordHasher,
    fonts: { read: async () => new Uint8Array() },
    images: { toWebp: async (bytes) => bytes, reencode: async (bytes) => bytes },
    log,
    mail: {
      send: async (mail) => {
        mails.push(mail)
      },
    },
    push: { publicKey: '', send: async () => {} },
    sso: {
      check: async () => {},
      begin: async () => ({ url: '', proof: { nonce: '', verifier: '' } }),
      finish: async () => ({ email: null, emailVerified: false }),
    },
    webhooks: { allowsInner: false, send: async () => ({ status: 200 }) },
    post: createPostServer().port,
    publicUrl: 'http://dreiklang.test',
    tokenSecret: { current: new Uint8Array(32).fill(7), previous: null },
    keyRing: testKeyRing,
    routing: { reisen: async (orte) => estimateReisen(orte) },
    mapTiles: null,
    meter: null,
    backups: null,
    auditHeads: { append: async () => {}, sign: () => '', mailTo: null },
    home: 'server',
    secureCookies: false,
    ...overrides,
  }
  const first = await startCaller(ports)

  const sql = <Row>(name: string, text: string, values: Values = {}): Promise<Row[]> =>
    database.query<Row>(systemContext, statement(`test.${name}`, text), values)

  async function organisation(art: OrganisationArt, name: string): Promise<string> {
    const id = crypto.randomUUID()
    const text = `insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at) values (:id, :art, :name, 'Weg', '1', '80331', 'München', '089 123456', :beginn)`
    await sql('organisation', text, { id, art, name, beginn: beginn.toISOString() })
    return id
  }

  async function person(neu: NewPerson = {}): Promise<{ id: string; email: string }> {
    const {
      rolle = 'ROLE_ADMIN',
      name = 'Rosa Muster',
      beruf = null,
      lanr = null,
      organisationId = null,
      password = passwort,
      aktiv = true,
    } = neu
    const id = crypto.randomUUID()
    const email = neu.email ?? `${id}@example.org`
    const text = `insert into person (id, organisation_id, email, name, rolle, beruf, lanr, passwort_hash, aktiv, created_at) values (:id, :organisationId, :email, :name, :rolle, :beruf, :lanr, :hash, :aktiv, :beginn)`
    const hash = password === null ? null : await passwordHasher.hash(password)
    await sql('person', text, { id, organisationId, email, name, rolle, beruf, lanr, hash, aktiv, beginn: beginn.toISOString() })
    hashed.hash = 0
    return { id, email }
  }

  const others: Caller[] = []
  const sitzungen: SessionsHier = await createSessions(ports, { reportKonto: async () => {} })
  return {
    ...first,
    sitzungen,
    system: systemContext,
    ports,
    clock,
    hashed,
    warnings,
    mails,
    sql,
    organisation,
    person,
    advance: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    another: async (other: Partial<Ports> = {}) => {
      const caller = await startCaller({ ...ports, ...other })
      others.push(caller)
      return caller
    },
    close: async () => {
      await Promise.all([first, ...others].map((caller) => caller.close()))
      await sitzungen.close()
      await database.close()
    },
  }
}

async function startCaller(ports: Ports): Promise<Caller> {
  const server = await createServer(ports)
  const cookieName = ports.secureCookies ? '__Host-rt' : 'rt'

  async function ask<Body>(
    path: string,
    { method = 'POST', body, token, cookie, headers = {}, address = '192.0.2.1' }: Ask = {},
  ): Promise<Answer<Body>> {
    const request = new Request(`http://dreiklang.test${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await server.fetch(request, { address })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
      cookie: (name) => cookieOf(response, name),
    }
  }

  return {
    ask,
    signIn: (email, { password = passwort, ...rest } = {}) => ask('/api/auth/signin', { body: { email, password }, ...rest }),
    refresh: (refreshToken, rest = {}) => ask('/api/auth/refreshtoken', { cookie: `${cookieName}=${refreshToken}`, ...rest }),
    close: () => server.close(),
  }
}

function cookieOf(response: Response, name: string): string | undefined {
  const line = response.headers.getSetCookie().find((each) => each.startsWith(`${name}=`))
  return line?.slice(name.length + 1).split(';')[0]
}

/** Refresh token of an answer that must have one. */
export function refreshTokenOf(answer: Answer<unknown>): string {
  const token = answer.cookie('rt')
  if (token === undefined || token === '') throw new Error(`No refresh token in an answer with ${answer.status}`)
  return token
}

/** As it, for all tests of a file: closed after the last of them. */
export async function anmeldungenForTests(): Promise<Anmeldungen> {
  const app = await openAnmeldungen()
  afterAll(() => app.close())
  return app
}

/** A fresh migrated database with the demo and a clock that the test holds; `mitAkten` fills records, address books and forms. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { estimateReisen } from '@dreiklang/domain/tour/reise'
import { createFilledDatabase } from '@dreiklang/host-node/testDatabase'
import { testFonts } from '@dreiklang/host-node/testFonts'
import type { z } from 'zod'
import { createKnownDevices } from './anmeldung/knownDevice.ts'
import { writeAkten } from './demo/akten.ts'
import { fillFormulare } from './demo/anliegen.ts'
import { end, beginDemo } from './demo/demo.repository.ts'
import { createDirector } from './demo/director.ts'
import { setUpHaeuser } from './demo/haeuser.ts'
import { type DemoKlient, admitKlienten } from './demo/klienten.ts'
import { fillAdressbuecher } from './demo/kontakte.ts'
import { demoMail, demoPassword } from './demo/konten.ts'
import { writePersonalakten } from './demo/personal.ts'
import { type Ensemble, set } from './demo/personen.ts'
import { createPostServer } from './mailbox/post/post.fixtures.ts'
import { type AuditHead, type FileStore, type Ports, type PushSendung, UnreadableImage } from './ports.ts'
import { type Server, createServer } from './server.ts'
import { systemContext } from './shared/context.ts'
import { onBehalfOf } from './shared/onBehalfOf.ts'
import { testKeyRing } from './tresor/tresor.fixtures.ts'
import { SsoFault, type SsoPerson } from './ssoPort.ts'
import type { WebhookUnreached } from './webhookPort.ts'

/** 10:00 in Berlin on a Wednesday without holidays around. */
const testBeginn = new Date('2026-11-18T09:00:00.000Z')
const hourMs = 3_600_000

/** Hashing that costs nothing; argon2id is tested where it lives. */
const passwordHasher = {
  hash: async (password: string) => `test$${password}`,
  verify: async (hash: string, password: string) => hash === `test$${password}`,
  needsRehash: () => false,
}

const beginsWith = (bytes: Uint8Array, ab: number, zeichen: string) =>
  new TextDecoder('latin1').decode(bytes.subarray(ab, ab + zeichen.length)) === zeichen

/** Looks at the first bytes only and keeps the picture as it is; decoding is tested where it lives. */
const images = {
  async toWebp(bytes: Uint8Array) {
    const bild =
      beginsWith(bytes, 0, '\u0089PNG') || beginsWith(bytes, 0, 'ÿØÿ') || beginsWith(bytes, 8, 'WEBP') || beginsWith(bytes, 4, 'ftypavif')
    if (!bild) throw new UnreadableImage()
    return bytes
  },
  reencode: (bytes: Uint8Array) => images.toWebp(bytes),
}

/** Another place than the database, as on every server: what is looked for in the wrong one is not found. */
function createMemoryStore(): FileStore {
  const kept = new Map<string, Uint8Array>()
  const keyOf = ({ organisationId, contentId }: { organisationId: string; contentId: string }) => `${organisationId}/${contentId}/`
  return {
    put: async (_tx, place, sealed) => void kept.set(`${keyOf(place)}${place.nr}`, sealed),
    read: async (_db, place) => kept.get(`${keyOf(place)}${place.nr}`) ?? null,
    remove: async (_tx, what) => {
      for (const key of kept.keys()) if (key.startsWith(keyOf(what))) kept.delete(key)
    },
  }
}

export interface TestAnswer<A> {
  status: number
  headers: Headers
  body: A
  text: string
}

export interface TestClient {
  token: string
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    call: Call<P, Q, B, A>,
    input?: { params?: z.input<P>; query?: Record<string, string>; body?: unknown; key?: string; headers?: Record<string, string> },
  ): Promise<TestAnswer<z.output<A>>>
}

export interface TestHome {
  ensemble: { personen: Record<string, Pick<Akteur, 'personId' | 'organisationId'>>; organisationen: Ensemble['organisationen'] }
  clock: { readonly now: Date }
  /** Signs in as a demo account by its name before the @, on a device that knows it. */
  as(konto: string): Promise<TestClient>
  anonymous: TestClient
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

export interface TestServer extends TestHome {
  server: Server
  ports: Ports
  ensemble: Ensemble
  klienten: DemoKlient[]
  clock: { now: Date }
  mails: { an: string; betreff: string; text: string; html: string | null }[]
  /** What reached devices outside the page, the newest last; with `fehler` the push service says that instead. */
  /** `webhook`: what receivers of webhooks answer. */
  /** `sso`: whom the sign-in service of every house vouches for; hosts/node/src/sso is tested with a real one. */
  post: { pushs: PushSendung[]; fehler: Error | null; webhook: number | WebhookUnreached; sso: SsoPerson | SsoFault }
  /** What was posted to receivers of webhooks, the newest last. */
  received: Parameters<Ports['webhooks']['send']>[0][]
  koepfe: AuditHead[]
  /** The mail server of everybody's account. */
  mailServer: ReturnType<typeof createPostServer>['server']
}

function vouch(answer: SsoPerson | SsoFault): SsoPerson {
  if (answer instanceof SsoFault) throw answer
  return answer
}

interface Fuelle {
  mitAkten?: boolean
}

/** Plays the demo at the beginning of the hour: what is filled at ten serves every test of this hour. */
async function fill(ports: Ports, { stunde, mitAkten }: Fuelle & { stunde: Date }) {
  const zeit = { now: stunde }
  const server = await createServer({
    ...ports,
    clock: { now: () => zeit.now },
    auditHeads: { ...ports.auditHeads, append: async () => {} },
  })
  const db = onBehalfOf(ports.database, systemContext)
  await beginDemo(db, stunde.toISOString())
  const regie = createDirector(server.routes, { zeit, beginn: stunde })
  const ensemble = await set(regie, ports)
  const klienten = await admitKlienten(regie, ensemble)
  if (mitAkten) {
    await setUpHaeuser(regie, ensemble.personen)
    await writePersonalakten(regie, ensemble, ports)
    await writeAkten(regie, ensemble, klienten)
    await fillAdressbuecher(regie, ensemble)
    await fillFormulare(regie, ensemble)
  }
  await end(db, stunde.toISOString())
  await server.close()
  return { ensemble, klienten }
}

export function createClients(fetch: TestHome['fetch']): (token: string) => TestClient {
  let nummer = 0
  return (token) => ({
    token,
    async call(call, { params = {}, query = {}, body, key, headers = {} } = {}) {
      nummer += 1
      const path = call.path.replaceAll(/:(\w+)/g, (_all, name: string) =>
        encodeURIComponent(String((params as Record<string, unknown>)[name])),
      )
      const search = new URLSearchParams(query).toString()
      const request = new Request(`http://test.invalid${path}${search === '' ? '' : `?${search}`}`, {
        method: call.method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(call.idempotent ? { 'idempotency-key': key ?? `test-key-${nummer}` } : {}),
          'content-type': 'application/json',
          ...headers,
        },
        ...(call.method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
      })
      const response = await fetch(request)
      const text = await response.text()
      const json = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined
      return { status: response.status, headers: response.headers, body: json, text }
    },
  })
}

export async function startTestServer({
  beginn = testBeginn,
  mitAkten = false,
  mapTiles = null,
}: Fuelle & { beginn?: Date; mapTiles?: Ports['mapTiles'] } = {}): Promise<TestServer> {
  const stunde = new Date(Math.floor(beginn.getTime() / hourMs) * hourMs)
  const clock = { now: new Date(beginn) }
  const mails: TestServer['mails'] = []
  const received: TestServer['received'] = []
  const post: TestServer['post'] = { pushs: [], fehler: null, webhook: 200, sso: new SsoFault('unreachable') }
  const koepfe: AuditHead[] = []
  const { server: mailServer, port: mailPort } = createPostServer()
  const portsWithoutData: Omit<Ports, 'database'> = {
    clock: { now: () => clock.now },
    newId: () => crypto.randomUUID(),
    passwordHasher,
    images,
    fonts: testFonts,
    log: { info: () => {}, warn: () => {}, error: (fields, message) => console.error(message, fields) },
    mail: {
      send: async ({ an, betreff, text, html }) => {
        mails.push({ an, betreff, text, html })
      },
    },
    push: {
      publicKey: `B${'p'.repeat(86)}`,
      send: async (sendung) => {
        if (post.fehler !== null) throw post.fehler
        post.pushs.push(sendung)
      },
    },
    webhooks: {
      allowsInner: false,
      send: async (sent) => {
        received.push(sent)
        if (typeof post.webhook !== 'number') throw post.webhook
        return { status: post.webhook }
      },
    },
    sso: {
      check: async () => void vouch(post.sso),
      begin: async ({ issuer }, { state }) => ({ url: `${issuer}/auth?state=${state}`, proof: { nonce: 'n', verifier: 'v' } }),
      finish: async () => vouch(post.sso),
    },
    post: mailPort,
    publicUrl: 'http://test.invalid',
    tokenSecret: { current: new Uint8Array(32).fill(7), previous: null },
    keyRing: testKeyRing,
    auditHeads: {
      append: async (added) => {
        koepfe.push(...added)
      },
      sign: (unterschrieben) => unterschrieben.map((kopf) => `${JSON.stringify(kopf)}\n`).join(''),
      mailTo: null,
    },
    fileStore: createMemoryStore(),
    virusScan: null,
    routing: { reisen: async (orte) => estimateReisen(orte) },
    mapTiles,
    home: 'server',
    meter: null,
    backups: null,
    secureCookies: false,
  }
  const vorlage = `haus-${stunde.getTime()}${mitAkten ? '-akten' : ''}`
  const { database, content } = await createFilledDatabase({
    name: vorlage,
    fill: async (neu) => fill({ ...portsWithoutData, database: neu }, { stunde, mitAkten }),
  })
  const { ensemble, klienten } = content
  const ports: Ports = { ...portsWithoutData, database }
  const server = await createServer(ports)
  const devices = createKnownDevices(ports)
  const fetch = (request: Request) => server.fetch(request, { address: '127.0.0.1' })
  const client = createClients(fetch)

  return {
    server,
    ports,
    ensemble,
    klienten,
    clock,
    mails,
    post,
    received,
    koepfe,
    mailServer,
    fetch,
    anonymous: client(''),
    as: async (konto) => {
      const response = await fetch(
        new Request('http://test.invalid/api/auth/signin', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `geraet=${await devices.remember(null, demoMail(konto))}` },
          body: JSON.stringify({ email: demoMail(konto), password: demoPassword }),
        }),
      )
      const { accessToken }: { accessToken?: string } = await response.json()
      if (accessToken === undefined) throw new Error(`${konto} could not sign in: ${response.status}`)
      return client(accessToken)
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

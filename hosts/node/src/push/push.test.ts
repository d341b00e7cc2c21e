import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql as statement } from '@dreiklang/server/database/sql'
import { type Ports, PushGone, PushLater, PushRefused, type Values } from '@dreiklang/server/ports'
import { savePushs } from '@dreiklang/server/push/ausgang.repository'
import { createPushOutgoing } from '@dreiklang/server/push/ausgang.usecases'
import { systemContext } from '@dreiklang/server/shared/context'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testDatabase.ts'
import { isPublicAddress } from './publicAddress.ts'
import { createPush } from './push.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

function openBrowser() {
  const pair: ECDH = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const own = pair.getPublicKey()
  const text = (words: string) => Buffer.from(`${words}\0`)
  function read(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const serverKey = body.subarray(21, 21 + body.readUInt8(20))
    const info = Buffer.concat([text('WebPush: info'), own, serverKey])
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(serverKey), auth, info, 32))
    const derive = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, text(`Content-Encoding: ${name}`), bytes))
    const sealed = body.subarray(21 + serverKey.length)
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
  }
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, read }
}

async function openService() {
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []
  const state = { status: 201, headers: {} as Record<string, string> }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(state.status, state.headers).end('x'.repeat(100_000))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { received, state, origin, endpoint: `${origin}/send/geheim` }
}

const privateKey = Buffer.alloc(32, 7).toString('base64url')
const subject = 'https://dreiklang.example'
const athome = { isAllowed: () => true, lookup: undefined }
const push = createPush({ privateKey, subject, reach: athome })
const inhalt = JSON.stringify({ title: 'Wartet auf Sie', body: 'Bestellung 2026-00001 wartet.' })
const sendung = (endpoint: string, keys: { p256dh: string; auth: string }) => ({
  ...keys,
  endpoint,
  inhalt,
  ttlSekunden: 3600,
  dringend: true,
  topic: 'bestellung1',
})

function claimsOf(authorization: string | undefined) {
  const { t = '', k = '' } = /^vapid t=(?<t>[\w.-]+), k=(?<k>[\w-]+)$/.exec(authorization ?? '')?.groups ?? {}
  const point = Buffer.from(k, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = t.split('.')
  const signed = verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return { signed, k, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number } }
}

describe('a push', () => {
  it('can be read by the browser only, says how urgent it is, and is signed by us for this push service', async () => {
    const [service, browser] = [await openService(), openBrowser()]
    await push.send(sendung(service.endpoint, browser.keys))
    const [first] = service.received
    if (first === undefined) throw new Error('nothing came')
    expect(browser.read(first.body)).toBe(inhalt)
    expect(first.body.toString('latin1')).not.toContain('Bestellung')
    expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high', topic: 'bestellung1' })
    const { signed, k, claims } = claimsOf(first.headers.authorization)
    expect([signed, k]).toEqual([true, push.publicKey])
    expect(claims).toMatchObject({ aud: service.origin, sub: subject })
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  it('says that the device is gone, that it is refused, or when to come back', async () => {
    const [service, browser] = [await openService(), openBrowser()]
    const send = () => push.send(sendung(service.endpoint, browser.keys))
    for (const gone of [404, 410]) {
      service.state.status = gone
      await expect(send()).rejects.toThrow(PushGone)
    }
    service.state.status = 403
    await expect(send()).rejects.toThrow(PushRefused)
    Object.assign(service.state, { status: 429, headers: { 'retry-after': '90' } })
    await expect(send()).rejects.toMatchObject({ name: 'PushLater', code: '429', afterMs: 90_000 })
    Object.assign(service.state, { status: 500, headers: {} })
    await expect(send()).rejects.toThrow(PushLater)
  })

  it('follows no redirection', async () => {
    const [service, other, browser] = [await openService(), await openService(), openBrowser()]
    Object.assign(service.state, { status: 307, headers: { location: other.endpoint } })
    await expect(push.send(sendung(service.endpoint, browser.keys))).rejects.toMatchObject({ name: 'PushRefused', code: '307' })
    expect(other.received).toEqual([])
  })

  it('is refused for keys that are no point on the curve', async () => {
    const service = await openService()
    const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) }
    await expect(push.send(sendung(service.endpoint, keys))).rejects.toThrow(PushRefused)
    expect(service.received).toEqual([])
  })

  it('never goes to a machine of our own network, by number or by name', async () => {
    const [service, browser] = [await openService(), openBrowser()]
    await expect(createPush({ privateKey, subject }).send(sendung(service.endpoint, browser.keys))).rejects.toThrow(PushRefused)
    // A name that anyone may own and that leads home.
    const named = createPush({
      privateKey,
      subject,
      reach: { isAllowed: () => true, lookup: (await import('./publicAddress.ts')).publicLookup },
    })
    const byName = service.endpoint.replace('127.0.0.1', 'localhost')
    await expect(named.send(sendung(byName, browser.keys))).rejects.toMatchObject({ code: 'inner-address' })
    expect(service.received).toEqual([])
  })
})

describe('an address of the internet', () => {
  it('is none of a house, of this machine or of a cloud', () => {
    for (const address of ['142.250.185.106', '17.253.144.10', '2a00:1450:4001:82a::200a', '2620:149:a44::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      '2002:7f00:1::',
      '2001:db8::1',
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  })
})

async function openOutbox(endpoint: string, keys: { p256dh: string; auth: string }) {
  const database = await createTestDatabase()
  opened.push(() => database.close())
  const state = { now: new Date('2026-11-18T09:00:00.000Z') }
  const ports: Pick<Ports, 'database' | 'clock' | 'log' | 'push'> = {
    database,
    clock: { now: () => state.now },
    log: { info: () => {}, warn: () => {}, error: (fields, message) => console.error(message, fields) },
    push,
  }
  const sql = <Row>(text: string, values: Values = {}) =>
    database.query<Row>(systemContext, statement(`test.${text.slice(0, 55)}`, text), values)
  const [personId, sitzungId] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql(`insert into person (id, email, name, rolle, created_at) values (:personId, 'rosa@example.org', 'Rosa', 'ROLE_ADMIN', :now)`, {
    personId,
    now: state.now.toISOString(),
  })
  await sql(`insert into sitzung (id, person_id, stempel, created_at, endet_am) values (:sitzungId, :personId, 1, :now, :now)`, {
    sitzungId,
    personId,
    now: state.now.toISOString(),
  })
  await sql(
    `insert into push_geraet (sitzung_id, person_id, endpoint, p256dh, auth, created_at) values (:sitzungId, :personId, :endpoint, :p256dh, :auth, :now)`,
    {
      sitzungId,
      personId,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      now: state.now.toISOString(),
    },
  )
  const lay = () =>
    database.transaction(systemContext, (tx) =>
      savePushs(tx, [
        {
          personId,
          bestellungId: crypto.randomUUID(),
          anlass: 'DRAN_PFLEGE',
          version: 1,
          inhalt: { title: 'Wartet auf Sie', body: 'Bestellung 2026-00001 wartet.', tag: 'a', path: '/bestellungen/1', lang: 'de' },
          dringend: false,
          am: state.now.toISOString(),
        },
      ]),
    )
  const process = async () => {
    const ausgang = await createPushOutgoing(ports)
    opened.push(() => ausgang.close())
    return ausgang
  }
  const rows = async (table: 'push_ausgang' | 'push_geraet') =>
    (await sql<{ anzahl: number }>(`select count(*)::int as anzahl from ${table}`))[0]?.anzahl
  return { state, lay, process, rows }
}

describe('the outbox and a push service', () => {
  it('brings to the browser what was laid in, and keeps nothing of it', async () => {
    const [service, browser] = [await openService(), openBrowser()]
    const { lay, process, rows } = await openOutbox(service.endpoint, browser.keys)
    const ausgang = await process()
    await lay()
    await ausgang.send()
    expect(service.received.map(({ body }) => JSON.parse(browser.read(body)).title)).toEqual(['Wartet auf Sie'])
    expect([await rows('push_ausgang'), await rows('push_geraet')]).toEqual([0, 1])
  })

  it('forgets a device that is gone, with all that was on its way to it', async () => {
    const [service, browser] = [await openService(), openBrowser()]
    const { lay, process, rows } = await openOutbox(service.endpoint, browser.keys)
    service.state.status = 410
    const ausgang = await process()
    await lay()
    await ausgang.send()
    expect([await rows('push_ausgang'), await rows('push_geraet')]).toEqual([0, 0])
  })

  it('tries again after 500 and, when it was told to wait, not before that', async () => {
    const [service, browser] = [await openService(), openBrowser()]
    const { state, lay, process, rows } = await openOutbox(service.endpoint, browser.keys)
    const ausgang = await process()
    const later = async (ms: number) => {
      state.now = new Date(state.now.getTime() + ms)
      await ausgang.send()
      return service.received.length
    }
    service.state.status = 500
    await lay()
    await ausgang.send()
    expect(service.received).toHaveLength(1)
    Object.assign(service.state, { status: 429, headers: { 'retry-after': '1800' } })
    expect(await later(60_000)).toBe(2)
    expect(await later(1_799_000)).toBe(2)
    Object.assign(service.state, { status: 201, headers: {} })
    expect(await later(1_000)).toBe(3)
    expect(await rows('push_ausgang')).toBe(0)
  })
})

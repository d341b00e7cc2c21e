import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { rollen } from '@dreiklang/domain/shared/akteur'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { ssoContract } from '@dreiklang/domain/sso/sso.contract'
import { defineCall } from '@dreiklang/domain/shared/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anmeldungOf, json, recording, refusal, tokenUntil, userOf, type Seen } from './api.fixtures.ts'
import { createApiClient } from './apiClient.ts'
import { ApiError } from './apiError.ts'
import { initI18n } from './i18n.ts'
import { getLoading } from './loading.ts'
import { createSessionStore } from './sessionStore.ts'
import { sessionPaths } from './sessionUser.ts'
import { sharedTexts } from './shared.texts.ts'

const nowMs = Date.parse('2026-11-21T10:00:00Z')
const user = userOf('ROLE_PFLEGER')
const access = { kind: 'signed-in', rollen, relation: 'none' } as const
const thing = z.strictObject({ name: z.string() })
const contract = {
  read: defineCall('GET /api/things/:thingId', {
    id: 't.read',
    summary: '',
    access,
    params: z.strictObject({ thingId: z.string() }),
    answer: thing,
  }),
  list: defineCall('GET /api/things', {
    id: 't.list',
    summary: '',
    access,
    query: z.strictObject({ suche: z.string().optional(), seite: z.number().optional(), status: z.array(z.string()).optional() }),
    answer: thing,
  }),
  create: defineCall('POST /api/things', {
    id: 't.create',
    summary: '',
    access,
    body: thing,
    answer: thing,
    status: 201,
    idempotent: true,
  }),
  remove: defineCall('DELETE /api/things/:thingId', {
    id: 't.remove',
    summary: '',
    access,
    params: z.strictObject({ thingId: z.string() }),
    status: 204,
  }),
}

function signedInClient(handle: (request: Seen) => Response | Promise<Response>, expiresMs = nowMs + 600_000) {
  const { transport, seen } = recording(handle)
  const store = createSessionStore(null)
  const client = createApiClient({ transport, store, nowMs: () => nowMs })
  const first = { accessToken: tokenUntil(expiresMs), user }
  store.signedIn(first)
  return {
    client,
    store,
    seen,
    firstToken: first.accessToken,
    refreshes: () => seen.filter(({ url }) => url === '/api/auth/refreshtoken').length,
  }
}

const bearer = (request: Seen) => request.headers.get('authorization')?.replace('Bearer ', '') ?? null
const good = () => json(200, { name: 'Verband' })

beforeEach(() => initI18n('de', [sharedTexts]))

describe('a call', () => {
  it('carries the token, the language and its parameters', async () => {
    const { client, seen, firstToken } = signedInClient(good)
    await expect(client.call(contract.read, { params: { thingId: 'a/b ü' } })).resolves.toEqual({ name: 'Verband' })
    expect(seen[0]?.url).toBe('/api/things/a%2Fb%20%C3%BC')
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${firstToken}`)
    expect(seen[0]?.headers.get('accept-language')).toBe('de')
  })

  it('leaves out empty parts of the query and repeats the key of a list', async () => {
    const { client, seen } = signedInClient(good)
    await client.call(contract.list, { query: { suche: 'a&b', seite: undefined, status: ['OFFEN', 'NEU'] } })
    expect(seen[0]?.url).toBe('/api/things?suche=a%26b&status=OFFEN&status=NEU')
  })

  it('brings a key of its own where the contract asks for one, and keeps a given one', async () => {
    const { client, seen } = signedInClient(() => json(201, { name: 'x' }))
    await client.call(contract.create, { body: { name: 'x' } })
    await client.call(contract.create, { body: { name: 'x' }, idempotencyKey: 'key-of-the-form' })
    expect(seen[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(seen[1]?.headers.get('idempotency-key')).toBe('key-of-the-form')
  })

  it('without content in the answer gives nothing', async () => {
    const { client } = signedInClient(() => new Response(null, { status: 204 }))
    await expect(client.call(contract.remove, { params: { thingId: '1' } })).resolves.toEqual({})
  })

  it('shows in the loading bar while it is on its way', async () => {
    let answer: (response: Response) => void = () => {}
    const { client } = signedInClient(() => new Promise((resolve) => (answer = resolve)))
    const call = client.call(contract.list)
    await expect.poll(() => getLoading().visible).toBe(true)
    answer(good())
    await call
    expect(getLoading().visible).toBe(false)
  })

  it('that is refused becomes an error with code, sentence, fields and reference', async () => {
    const fields = [{ path: 'name', code: 'pflicht', message: 'Bitte ausfüllen.' }]
    const { client } = signedInClient(() =>
      json(409, { code: 't.belegt', message: 'Schon vergeben.', fields, correlationId: 'k-7', details: { version: 3 } }),
    )
    const error = await client.call(contract.list).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 409,
      code: 't.belegt',
      message: 'Schon vergeben.',
      fields,
      correlationId: 'k-7',
      details: { version: 3 },
    })
  })

  it('that a proxy answers with a page still becomes an error in words', async () => {
    const { client } = signedInClient(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(client.call(contract.list)).rejects.toMatchObject({ status: 502, code: 'netz.unlesbare_antwort' })
  })

  it('without network becomes an error that says so', async () => {
    const { client } = signedInClient(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(client.call(contract.list)).rejects.toMatchObject({
      status: 0,
      code: 'netz.keine_verbindung',
      message: expect.stringContaining('Keine Verbindung'),
    })
  })
})

describe('a session whose token the server no longer takes', () => {
  it('is refreshed once for five calls at the same time, and all five go on with the new token', async () => {
    const fresh = anmeldungOf(user, nowMs + 600_000)
    const { client, seen, refreshes } = signedInClient(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (request.url === '/api/auth/refreshtoken') return json(200, fresh)
      return bearer(request) === fresh.accessToken ? good() : refusal(401, 'zugriff.nicht_angemeldet')
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.call(contract.list)))
    expect(answers).toHaveLength(5)
    expect(refreshes()).toBe(1)
    expect(seen.filter((request) => bearer(request) === fresh.accessToken)).toHaveLength(5)
  })

  it('keeps the key of a deed when it is tried again', async () => {
    const fresh = anmeldungOf(user, nowMs + 600_000)
    const { client, seen } = signedInClient((request) => {
      if (request.url === '/api/auth/refreshtoken') return json(200, fresh)
      return bearer(request) === fresh.accessToken ? json(201, { name: 'x' }) : refusal(401, 'zugriff.nicht_angemeldet')
    })
    await client.call(contract.create, { body: { name: 'x' } })
    const keys = seen.filter(({ url }) => url === '/api/things').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('does not send a token that is past its time', async () => {
    const fresh = anmeldungOf(user, nowMs + 600_000)
    const { client, seen, firstToken } = signedInClient(
      (request) => (request.url === '/api/auth/refreshtoken' ? json(200, fresh) : good()),
      nowMs - 1,
    )
    await client.call(contract.list)
    expect(seen.map(bearer)).not.toContain(firstToken)
    expect(seen.map(({ url }) => url)).toEqual(['/api/auth/refreshtoken', '/api/things'])
  })

  it('ends when the refresh is refused, for all who wait', async () => {
    const { client, store } = signedInClient(() => refusal(401, 'anmeldung.sitzung_beendet'))
    const ends: string[] = []
    store.onEnd((end) => ends.push(end))
    const results = await Promise.allSettled([client.call(contract.list), client.call(contract.list)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(store.state()).toEqual({ kind: 'signed-out' })
    expect(store.token()).toBeNull()
    expect(ends).toEqual(['ended'])
  })

  it.each([
    ['is overloaded', () => refusal(429, 'zu_viele_anfragen')],
    ['is down', () => refusal(503, 'dienst.nicht_bereit')],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays when the server %s', async (_name, answer) => {
    const { client, store } = signedInClient((request) =>
      request.url === '/api/auth/refreshtoken' ? answer() : refusal(401, 'zugriff.nicht_angemeldet'),
    )
    await expect(client.call(contract.list)).rejects.toBeInstanceOf(ApiError)
    expect(store.state().kind).toBe('signed-in')
  })

  it('refreshes again later: one failure is not remembered', async () => {
    let down = true
    const fresh = anmeldungOf(user, nowMs + 600_000)
    const { client } = signedInClient((request) => {
      if (request.url === '/api/auth/refreshtoken') return down ? refusal(503, 'dienst.nicht_bereit') : json(200, fresh)
      return bearer(request) === fresh.accessToken ? good() : refusal(401, 'zugriff.nicht_angemeldet')
    })
    await expect(client.call(contract.list)).rejects.toMatchObject({ status: 503 })
    down = false
    await expect(client.call(contract.list)).resolves.toEqual({ name: 'Verband' })
  })
})

describe('the calls that open a session', () => {
  it('are those of the contract', () => {
    expect(sessionPaths).toEqual({
      signIn: anmeldungContract.signIn.path,
      refresh: anmeldungContract.refreshToken.path,
      sso: ssoContract.finish.path,
      unlock: kontoContract.unlock.path,
    })
  })

  it.each([
    ['signing in', anmeldungContract.signIn, { body: { email: 'a@b.de', password: 'falsch' } }],
    ['refreshing', anmeldungContract.refreshToken, {}],
  ] as const)('%s answers its 401 without a refresh', async (_name, contractCall, options) => {
    const { client, seen } = signedInClient(() => refusal(401, 'anmeldung.falsche_zugangsdaten', 'Stimmt nicht.'))
    const result = client.call(contractCall, options)
    await expect(result).rejects.toMatchObject({ status: 401, message: 'Stimmt nicht.' })
    expect(seen).toHaveLength(1)
    expect(seen.map(bearer)).toEqual([null])
  })
})

import { SignJWT, base64url, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccessTokens } from './accessToken.ts'
import { anmeldungenForTests, refreshTokenOf } from './anmeldung.fixtures.ts'
import { createSingleUseLink } from './einmalLink.ts'

const app = await anmeldungenForTests()
let access: string
let refresh: string
let link: string
beforeAll(async () => {
  const { email, id } = await app.person()
  const answer = await app.signIn(email)
  access = answer.body.accessToken
  refresh = refreshTokenOf(answer)
  link = (await app.ports.database.transaction(app.system, (tx) => createSingleUseLink(tx, app.ports, id))).token
})

const statusWith = async (authorization: string) => (await app.ask('/api/auth/me', { method: 'GET', headers: { authorization } })).status

const part = (value: unknown) => base64url.encode(JSON.stringify(value))
const partOf = (token: string, index: number) => token.split('.')[index] ?? ''
const jsonOf = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(base64url.decode(partOf(token, index))))
const header = () => jsonOf(access, 0)
const payload = () => jsonOf(access, 1)
const now = () => Math.floor(app.clock.now.getTime() / 1000)

interface Change {
  header?: Record<string, unknown>
  payload?: Record<string, unknown>
  secret?: Uint8Array
}

/** A token with our own secret and changes that a verifier might overlook. */
async function signed({ header: headers = {}, payload: claims = {}, secret = app.ports.tokenSecret.current }: Change): Promise<string> {
  const input = `${part({ ...header(), ...headers })}.${part({ ...payload(), ...claims })}`
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return `${input}.${base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(input))))}`
}

const otherSecret = new Uint8Array(32).fill(9)
const keptSignature = (claims: Record<string, unknown>) => `${partOf(access, 0)}.${part({ ...payload(), ...claims })}.${partOf(access, 2)}`

const forgeries: [string, () => string | Promise<string>][] = [
  ['algorithm none without a signature', () => `${part({ ...header(), alg: 'none' })}.${partOf(access, 1)}.`],
  ['algorithm None', () => `${part({ ...header(), alg: 'None' })}.${partOf(access, 1)}.`],
  ['algorithm none with our signature', () => `${part({ ...header(), alg: 'none' })}.${partOf(access, 1)}.${partOf(access, 2)}`],
  ['no algorithm', () => signed({ header: { alg: undefined } })],
  ['HS384 in the header', () => signed({ header: { alg: 'HS384' } })],
  ['HS512 in the header', () => signed({ header: { alg: 'HS512' } })],
  ['RS256 in the header', () => signed({ header: { alg: 'RS256' } })],
  ['algorithm in small letters', () => signed({ header: { alg: 'hs256' } })],
  ['algorithm as a list', () => signed({ header: { alg: ['HS256'] } })],
  [
    'signed with a key pair of the forger and its public key in the header',
    async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256')
      return new SignJWT(payload())
        .setProtectedHeader({ ...header(), alg: 'ES256', jwk: await crypto.subtle.exportKey('jwk', publicKey) })
        .sign(privateKey)
    },
  ],
  ['another secret', () => signed({ secret: otherSecret })],
  ['an empty kid', () => signed({ header: { kid: '' } })],
  ['no kid', () => signed({ header: { kid: undefined } })],
  ['an unknown kid', () => signed({ header: { kid: 'AAAAAAAA' }, secret: otherSecret })],
  ['a kid that is a path', () => signed({ header: { kid: '../../dev/null' }, secret: new Uint8Array(32) })],
  ['another type', () => signed({ header: { typ: 'JWT' } })],
  ['no type', () => signed({ header: { typ: undefined } })],
  ['the type of a refresh token', () => signed({ header: { typ: 'rt+jwt' } })],
  ['a critical extension', () => signed({ header: { crit: ['exp'], exp: 1 } })],
  ['an unencoded payload', () => signed({ header: { crit: ['b64'], b64: false } })],
  ['another issuer', () => signed({ payload: { iss: 'dreiklang.example' } })],
  ['no issuer', () => signed({ payload: { iss: undefined } })],
  ['another audience', () => signed({ payload: { aud: 'dreiklang-web' } })],
  ['no audience', () => signed({ payload: { aud: undefined } })],
  ['another person under our signature', () => signed({ payload: { sub: crypto.randomUUID() } })],
  ['no person', () => signed({ payload: { sub: undefined } })],
  ['a session that does not exist', () => signed({ payload: { sid: crypto.randomUUID() } })],
  ['no session', () => signed({ payload: { sid: undefined } })],
  ['a session that is a piece of SQL', () => signed({ payload: { sid: "' or 1=1 --" } })],
  ['an older stamp', () => signed({ payload: { ver: 0 } })],
  ['a later stamp', () => signed({ payload: { ver: 2 } })],
  ['the stamp as text', () => signed({ payload: { ver: '1' } })],
  ['no stamp', () => signed({ payload: { ver: undefined } })],
  ['no end', () => signed({ payload: { exp: undefined } })],
  ['the end as text', () => signed({ payload: { exp: String(now() + 600) } })],
  ['ended in this second', () => signed({ payload: { exp: now() } })],
  ['ended a minute ago', () => signed({ payload: { exp: now() - 60 } })],
  ['valid from a minute on', () => signed({ payload: { nbf: now() + 60 } })],
  ['issued in four months', () => signed({ payload: { iat: now() + 10_000_000, exp: now() + 10_000_600 } })],
  ['issued in two minutes', () => signed({ payload: { iat: now() + 120, exp: now() + 720 } })],
  ['no time of issue', () => signed({ payload: { iat: undefined } })],
  ['another person under the old signature', () => keptSignature({ sub: crypto.randomUUID() })],
  ['a later end under the old signature', () => keptSignature({ exp: now() + 6_000 })],
  ['two parts', () => `${partOf(access, 0)}.${partOf(access, 1)}`],
  ['four parts', () => `${access}.${partOf(access, 2)}`],
  ['an empty signature', () => `${partOf(access, 0)}.${partOf(access, 1)}.`],
  ['a shortened signature', () => access.slice(0, -4)],
  [
    'a payload that is no object',
    () => signed({ payload: {} }).then((token) => `${partOf(token, 0)}.${base64url.encode('"text"')}.${partOf(token, 2)}`),
  ],
  ['the refresh token', () => refresh],
  ['the token of a single-use link', () => link],
  ['ten thousand characters', () => `${access}${'A'.repeat(10_000)}`],
  ['no base64', () => '%%%.%%%.%%%'],
  ['nothing', () => ''],
]

describe('An access token', () => {
  it('opens what it was made for, and the table below starts from it', async () => {
    expect(await statusWith(`Bearer ${access}`)).toBe(200)
    expect(await statusWith(`bearer ${await signed({})}`)).toBe(200)
    expect(forgeries.length).toBeGreaterThanOrEqual(40)
  })

  it('says nothing about the person but ids', () => {
    expect(Object.keys(payload()).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'ver'])
    expect(header()).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.stringMatching(/^[\w-]{8}$/) })
    expect(Number(payload()['exp']) - Number(payload()['iat'])).toBe(600)
  })

  it.each(forgeries)('is not accepted with: %s', async (_what, forge) => {
    expect(await statusWith(`Bearer ${await forge()}`)).toBe(401)
  })

  it.each([
    ['Basic', () => `Basic ${access}`],
    ['no scheme', () => access],
    ['two tokens', () => `Bearer ${access}, Bearer ${access}`],
  ])('is not accepted in another header form: %s', async (_what, authorization) => {
    expect(await statusWith(authorization())).toBe(401)
  })

  it('is not accepted from a cookie or from the address', async () => {
    expect((await app.ask('/api/auth/me', { method: 'GET', cookie: `rt=${access}; token=${access}; accessToken=${access}` })).status).toBe(
      401,
    )
    expect((await app.ask(`/api/auth/me?access_token=${access}`, { method: 'GET' })).status).toBe(401)
  })

  it('is still accepted when the secret has changed once, and no longer after the second change', async () => {
    const first = app.ports.tokenSecret.current
    const second = new Uint8Array(32).fill(8)
    const afterOne = await app.another({ tokenSecret: { current: second, previous: first } })
    const afterTwo = await app.another({ tokenSecret: { current: otherSecret, previous: second } })
    const statusAt = async (server: typeof afterOne) => (await server.ask('/api/auth/me', { method: 'GET', token: access })).status
    expect([await statusAt(afterOne), await statusAt(afterTwo)]).toEqual([200, 401])
  })

  it('of a real server opens nothing in the practice mode, and the reverse, even if both had the same secret', async () => {
    const practice = await app.another({ home: 'browser' })
    const statusAt = async (server: typeof practice, token: string) => (await server.ask('/api/auth/me', { method: 'GET', token })).status
    const practised = await signed({ payload: { iss: 'dreiklang-uebung' } })
    expect([await statusAt(practice, access), await statusAt(practice, practised)]).toEqual([401, 200])
    expect(await statusWith(`Bearer ${practised}`)).toBe(401)
  })

  it('lives seven days in the practice mode, as the written stand-in has it', async () => {
    const practice = await app.another({ home: 'browser' })
    const { email } = await app.person()
    const { iat, exp } = jsonOf((await practice.signIn(email)).body.accessToken, 1)
    expect(Number(exp) - Number(iat)).toBe(7 * 86_400)
  })

  it('ends after ten minutes, also when it was seen before', async () => {
    const before = app.clock.now
    app.advance(599_000)
    expect(await statusWith(`Bearer ${access}`)).toBe(200)
    app.advance(1_000)
    expect(await statusWith(`Bearer ${access}`)).toBe(401)
    app.clock.now = before
  })

  it('ends when the clock that it was made by is set right, also when it was seen before, and not for a clock half a minute behind', async () => {
    const before = app.clock.now
    const { email } = await app.person()
    app.advance(120_000)
    const early = (await app.signIn(email)).body.accessToken
    expect(await statusWith(`Bearer ${early}`)).toBe(200)
    app.advance(-30_000)
    expect(await statusWith(`Bearer ${early}`)).toBe(200)
    app.advance(-90_000)
    expect(await statusWith(`Bearer ${early}`)).toBe(401)
    app.clock.now = before
  })

  it('is not made with a secret that could be guessed', async () => {
    await expect(
      createAccessTokens({ home: 'server', clock: app.ports.clock, tokenSecret: { current: new Uint8Array(16), previous: null } }),
    ).rejects.toThrow('32 bytes')
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SsoClient } from '@dreiklang/server/ssoPort'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOidc } from './oidc.ts'
import { type TestProvider, startTestProvider } from './testProvider.ts'

const returnUrl = 'http://dreiklang.test/sign-in/sso'
const email = 'pfleger@dreiklang.example'
const state = 'a-state-of-this-browser'
const oidc = createOidc({ allowsInner: true })

let provider: TestProvider
let client: SsoClient
beforeAll(async () => {
  provider = await startTestProvider({ returnUrls: [returnUrl], unconfirmed: ['neu@dreiklang.example'] })
  const { issuer, clientId, clientSecret } = provider
  client = { issuer, clientId, clientSecret }
})
afterAll(() => provider.close())

/** What a person does in the browser: login, consent, and every redirection up to our own page. */
async function walk(begin: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let [url, form]: [string, URLSearchParams | null] = [begin, null]
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(form === null ? {} : { method: 'POST', body: form }) })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    form = null
    if (next !== null) {
      url = new URL(next, url).href
      if (url.startsWith(returnUrl)) return url
      continue
    }
    const page = await answer.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    url = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', url).href
    form = new URLSearchParams({ prompt, login, password: 'any' })
  }
  throw new Error('The provider does not come to an end')
}

async function signIn(login = email) {
  const { url, proof } = await oidc.begin(client, { returnUrl, state, email: login })
  return { url, proof, answerUrl: await walk(url, login) }
}

describe('the sign-in service of a house', () => {
  it('is asked for a person with a code, a challenge and a nonce, and vouches for the address', async () => {
    await oidc.check(client)
    const { url, proof, answerUrl } = await signIn()
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', state, nonce: proof.nonce })
    expect(asked.get('login_hint')).toBe(email)
    expect(await oidc.finish(client, { answerUrl, state, proof })).toEqual({ email, emailVerified: true })
  })

  it('says of whom it has not confirmed the address', async () => {
    const { proof, answerUrl } = await signIn('neu@dreiklang.example')
    expect(await oidc.finish(client, { answerUrl, state, proof })).toEqual({ email: 'neu@dreiklang.example', emailVerified: false })
  })

  it.each([
    ['in another state', { state: 'of-another-browser' }],
    ['with another nonce', { proof: { nonce: 'x' } }],
    ['with another verifier', { proof: { verifier: 'x'.repeat(43) } }],
  ])('opens nothing %s', async (_name, changed: { state?: string; proof?: object }) => {
    const { proof, answerUrl } = await signIn()
    const answer = { answerUrl, state: changed.state ?? state, proof: { ...proof, ...changed.proof } }
    await expect(oidc.finish(client, answer)).rejects.toMatchObject({ kind: 'refused' })
  })

  it('takes no code twice, and none from who does not know the secret', async () => {
    const { proof, answerUrl } = await signIn()
    const stranger = { ...client, clientSecret: 'geraten' }
    await expect(oidc.finish(stranger, { answerUrl, state, proof })).rejects.toMatchObject({ kind: 'refused' })
    await oidc.finish(client, { answerUrl, state, proof })
    await expect(oidc.finish(client, { answerUrl, state, proof })).rejects.toMatchObject({ kind: 'refused' })
  })

  it('says that a person said no', async () => {
    const { proof } = await oidc.begin(client, { returnUrl, state, email })
    const answerUrl = `${returnUrl}?error=access_denied&state=${state}&iss=${encodeURIComponent(client.issuer)}`
    await expect(oidc.finish(client, { answerUrl, state, proof })).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('an address that is no sign-in service', () => {
  it('is found out when it is set up', async () => {
    const page = createServer((_request, answer) => answer.end('Guten Tag')).listen(0, '127.0.0.1')
    await new Promise((ready) => page.once('listening', ready))
    const issuer = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
    await expect(oidc.check({ ...client, issuer })).rejects.toMatchObject({ kind: 'unreachable' })
    page.close()
    await expect(oidc.check({ ...client, issuer: 'http://127.0.0.1:1' })).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(oidc.check({ ...client, issuer: 'kein Dienst' })).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x'])('sends no browser to %s', async (authorizationEndpoint) => {
    const server = createServer((_request, answer) => {
      const metadata = { issuer, authorization_endpoint: authorizationEndpoint, token_endpoint: `${issuer}/token` }
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
    }).listen(0, '127.0.0.1')
    await new Promise((ready) => server.once('listening', ready))
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await expect(oidc.check({ ...client, issuer })).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(oidc.begin({ ...client, issuer }, { returnUrl, state, email })).rejects.toMatchObject({ kind: 'unreachable' })
    server.close()
  })

  it.each([
    'http://login.example',
    'https://127.0.0.1',
    'https://10.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
    'https://localhost',
  ])('is never asked in a network of our own: %s', async (issuer) => {
    const outside = createOidc({ allowsInner: false })
    await expect(outside.check({ ...client, issuer })).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

/** OpenID Connect by openid-client: discovery, code flow with PKCE, signatures checked against the keys of the provider. */
import * as client from 'openid-client'
import { type SsoClient, SsoFault, type SsoPerson, type SsoPort } from '@dreiklang/server/ssoPort'
import { createGuardedFetch } from './guardedFetch.ts'

const scope = 'openid email'

/** What the provider has said and what does not fit is one thing to whoever signs in; that nobody was reached is another. */
function faultOf(error: unknown): SsoFault {
  const refused =
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError ||
    error instanceof client.WWWAuthenticateChallengeError
  const wrong = error instanceof client.ClientError && error.code !== 'OAUTH_TIMEOUT' && !(error.cause instanceof TypeError)
  return new SsoFault(refused || wrong ? 'refused' : 'unreachable', error)
}

async function judged<Result>(work: Promise<Result>, kind?: 'unreachable'): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw kind === undefined ? faultOf(error) : new SsoFault(kind, error)
  }
}

export function createOidc({ allowsInner }: { allowsInner: boolean }): SsoPort {
  const guardedFetch = createGuardedFetch({ allowsInner })

  /** A browser is sent there: anything else than a page could run in ours. */
  const isPage = (address = ''): boolean =>
    URL.canParse(address) && ['https:', ...(allowsInner ? ['http:'] : [])].includes(new URL(address).protocol)

  async function discover({ issuer, clientId, clientSecret }: SsoClient): Promise<client.Configuration> {
    const found = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [client.customFetch]: guardedFetch,
      execute: allowsInner ? [client.allowInsecureRequests] : [],
    })
    const metadata = found.serverMetadata()
    const { authorization_endpoint: way, token_endpoint: exchange } = metadata
    if (exchange === undefined || !isPage(way)) throw new Error('The provider does not say where people sign in')
    // Without a word it is basic (RFC 8414).
    const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const proof = ways.includes('client_secret_basic') ? client.ClientSecretBasic(clientSecret) : client.ClientSecretPost(clientSecret)
    const config = new client.Configuration(metadata, clientId, clientSecret, proof)
    config[client.customFetch] = guardedFetch
    if (allowsInner) client.allowInsecureRequests(config)
    // The token comes straight from the provider; its signature is checked all the same.
    client.enableNonRepudiationChecks(config)
    return config
  }

  return {
    async check(wish) {
      await judged(discover(wish), 'unreachable')
    },

    async begin(wish, { returnUrl, state, email }) {
      const config = await judged(discover(wish), 'unreachable')
      const proof = { nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnUrl,
        scope,
        state,
        nonce: proof.nonce,
        login_hint: email,
        code_challenge: await client.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, proof }
    },

    async finish(wish, { answerUrl, state, proof }): Promise<SsoPerson> {
      const config = await judged(discover(wish), 'unreachable')
      const tokens = await judged(
        client.authorizationCodeGrant(config, new URL(answerUrl), {
          pkceCodeVerifier: proof.verifier,
          expectedState: state,
          expectedNonce: proof.nonce,
          idTokenExpected: true,
        }),
      )
      const claims = tokens.claims()
      if (claims === undefined) throw new SsoFault('refused')
      if (typeof claims['email'] === 'string') return personOf(claims)
      // Many providers say in the token only who it is, and the address when they are asked.
      return personOf(await judged(client.fetchUserInfo(config, tokens.access_token, claims.sub)))
    },
  }
}

const personOf = ({ email, email_verified: verified }: Record<string, unknown>): SsoPerson => ({
  email: typeof email === 'string' ? email : null,
  emailVerified: verified === true,
})

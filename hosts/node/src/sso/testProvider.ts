/** A real sign-in service for tests: `oidc-provider` with its own pages for login and consent, in which any password is right. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  close(): Promise<void>
}

interface Wish {
  returnUrls: readonly string[]
  /** Whose address is not confirmed by it. */
  unconfirmed?: readonly string[]
}

export async function startTestProvider({ returnUrls, unconfirmed = [] }: Wish): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['dreiklang', 'ein-geheimnis-unter-zweien']
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: returnUrls }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Whoever signs in does it with his address.
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, email: sub, email_verified: !unconfirmed.includes(sub) }),
    }),
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  })
  server.on('request', provider.callback())
  return {
    issuer,
    clientId,
    clientSecret,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

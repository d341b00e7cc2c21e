/** For tests only: the server of one test file, there before its first test and closed after its last. */
import { afterAll } from 'vitest'
import { type Konto, openHaus } from './bestellung/bestellung.fixtures.ts'
import { type TestClient, type TestServer, startTestServer } from './testServer.ts'

type Options = Parameters<typeof startTestServer>[0]
type Clients<K extends readonly unknown[]> = { [I in keyof K]: TestClient }

function inHand<H extends TestServer, K extends string>(server: H, signIn: (konto: K) => Promise<TestClient>) {
  afterAll(() => server.close())
  return {
    ...server,
    /** These, signed in, in the same order. */
    people: async <const Konten extends readonly K[]>(...konten: Konten) =>
      (await Promise.all(konten.map((konto) => signIn(konto)))) as Clients<Konten>,
    /** Whose account it is, and nobody's where the demo does not know it. */
    personId: (konto: string) => server.ensemble.personen[konto]?.personId ?? '',
  }
}

export async function serverForTests(options?: Options) {
  const server = await startTestServer(options)
  return inHand(server, server.as)
}

/** As it, with the people and Klienten of orders. */
export async function hausForTests(options?: Options) {
  const haus = await openHaus(options)
  return inHand<typeof haus, Konto>(haus, haus.wer)
}

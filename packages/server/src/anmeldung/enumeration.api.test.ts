import { beforeAll, describe, expect, it } from 'vitest'
import { anmeldungenForTests } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()
let known: string
beforeAll(async () => {
  known = (await app.person()).email
})

const CALLS = 200

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Asks about the known and an unknown address in turns, so that whatever else the machine does slows both; answers the ratio of the medians. */
async function compare(ask: (email: string, address: string) => Promise<{ status: number; body: unknown }>): Promise<number> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  for (let index = -10; index < CALLS; index += 1) {
    // Each time is a new quarter of an hour and another place, so that no limit answers instead.
    app.advance(3_600_000)
    const turns = [
      ['known', known],
      ['unknown', `niemand-${index + 10}@example.org`],
    ] as const
    for (const [who, email] of index % 2 === 0 ? turns : turns.toReversed()) {
      const startMs = performance.now()
      const { status, body } = await ask(email, `198.51.100.${(index + 10) & 255}`)
      // The first calls warm up.
      if (index >= 0) took[who].push(performance.now() - startMs)
      answers.add(JSON.stringify([status, body], (key, value: unknown) => (key === 'correlationId' ? undefined : value)))
    }
  }
  expect([...answers]).toHaveLength(1)
  const ratio = median(took.known) / median(took.unknown)
  console.log(`known : unknown = ${median(took.known).toFixed(2)} : ${median(took.unknown).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`)
  return ratio
}

/** Whoever asks about many addresses learns from neither the answer nor its duration which of them have an account. Hashing costs nothing here, so that a difference beside it would show. */
describe('A known address takes about as long as an unknown one', () => {
  it.each([
    ['at a wrong password', (email: string, address: string) => app.signIn(email, { password: 'falsch-falsch', address })],
    ['at a forgotten password', (email: string, address: string) => app.ask('/api/auth/forgot-password', { body: { email }, address })],
    [
      'at signing up',
      (email: string, address: string) =>
        app.ask('/api/auth/sign-up', { body: { name: 'Nora Neu', email, password: 'grüne-tassen-im-regal-7' }, address }),
    ],
  ])('%s', async (_where, ask) => {
    const ratio = await compare(ask)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('and its wrong password is compared as often', async () => {
    const compared = async (email: string) => {
      app.hashed.verify = 0
      await app.signIn(email, { password: 'falsch-falsch', address: '198.51.101.1' })
      return app.hashed.verify
    }
    expect([await compared(known), await compared('niemand@example.org')]).toEqual([2, 2])
  })
})

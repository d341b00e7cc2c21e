import { beforeEach, describe, expect, it } from 'vitest'
import { anmeldungenForTests } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()
beforeEach(() => {
  app.advance(3_600_000)
  app.hashed.verify = 0
})

let places = 0
const newAddress = () => {
  places += 1
  return `198.51.${places >> 8}.${places & 255}`
}
const wrong = (email: string, address: string, cookie?: string) =>
  app.signIn(email, { password: 'falsch-falsch', address, ...(cookie === undefined ? {} : { cookie }) })
const right = (email: string, address: string) => app.signIn(email, { address })

async function statuses(count: number, attempt: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = []
  for (let index = 0; index < count; index++) seen.push((await attempt(index)).status)
  return seen
}

const of = (seen: number[], status: number) => seen.filter((each) => each === status).length

describe('Wrong passwords', () => {
  it('are answered five times from one place for one account, then with the seconds to wait', async () => {
    const { email } = await app.person()
    const address = newAddress()
    expect(await statuses(6, () => wrong(email, address))).toEqual([401, 401, 401, 401, 401, 429])
    app.advance(60_000)
    const refused = await app.ask('/api/auth/signin', { body: { email, password: 'falsch-falsch' }, address })
    expect(refused.body).toMatchObject({
      code: 'zu_viele_anfragen',
      message: 'Zu viele Versuche. Bitte warten Sie 14 Minuten.',
      details: { sekunden: 840 },
    })
    expect(refused.headers.get('retry-after')).toBe('840')
    expect(app.hashed.verify).toBe(2 * 5)
  })

  it('are let through again as the quarter of an hour goes by, one for each that falls out of it', async () => {
    const { email } = await app.person()
    const address = newAddress()
    await statuses(5, () => {
      app.advance(60_000)
      return wrong(email, address)
    })
    app.advance(11 * 60_000 - 1_000)
    expect((await right(email, address)).status).toBe(429)
    app.advance(1_000)
    expect((await right(email, address)).status).toBe(200)
    expect((await wrong(email, address)).status).toBe(401)
    expect((await right(email, address)).status).toBe(429)
  })

  it('are compared at most ten times for one account, from however many places', async () => {
    const { email } = await app.person()
    const seen = await statuses(100, () => wrong(email, newAddress()))
    expect([of(seen, 401), of(seen, 429)]).toEqual([10, 90])
    expect(app.hashed.verify).toBe(2 * 10)
  })

  it('are compared at most ten times for one account when a hundred arrive at once', async () => {
    const { email } = await app.person()
    const seen = (await Promise.all(Array.from({ length: 100 }, () => wrong(email, newAddress())))).map(({ status }) => status)
    expect([of(seen, 401), of(seen, 429)]).toEqual([10, 90])
    expect(app.hashed.verify).toBe(2 * 10)
  })

  it('are compared at most fifty times from one place, over all accounts', async () => {
    const address = newAddress()
    const seen = (await Promise.all(Array.from({ length: 70 }, (_, index) => wrong(`niemand-${index}@example.org`, address)))).map(
      ({ status }) => status,
    )
    expect([of(seen, 401), of(seen, 429)]).toEqual([50, 20])
    const { email } = await app.person()
    expect((await right(email, address)).status).toBe(429)
    expect((await right(email, newAddress())).status).toBe(200)
  })

  it('count for the whole /64 of an IPv6 network, and not for its neighbour', async () => {
    const { email } = await app.person()
    expect(await statuses(6, (index) => wrong(email, `2001:db8:0:1::${index + 1}`))).toEqual([401, 401, 401, 401, 401, 429])
    expect((await wrong(email, '2001:db8:0:2::1')).status).toBe(401)
  })

  it('count for an IPv4 address also when it comes dressed as IPv6', async () => {
    const { email } = await app.person()
    expect(await statuses(6, (index) => wrong(email, index % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9'))).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
  })

  it('are counted in the same way for an address that has no account', async () => {
    const seen = await statuses(12, () => wrong('gibt-es-nicht@example.org', newAddress()))
    expect([of(seen, 401), of(seen, 429)]).toEqual([10, 2])
    expect(app.hashed.verify).toBe(2 * 10)
  })

  it('are counted in the same way for somebody who is shut out or has no password yet', async () => {
    for (const person of [await app.person({ aktiv: false }), await app.person({ password: null })]) {
      const address = newAddress()
      expect(await statuses(6, () => wrong(person.email, address))).toEqual([401, 401, 401, 401, 401, 429])
    }
  })

  it('for one account leave the others alone', async () => {
    const [one, other] = [await app.person(), await app.person()]
    const address = newAddress()
    await statuses(6, () => wrong(one.email, address))
    expect((await right(other.email, address)).status).toBe(200)
  })

  it('of strangers do not lock the owner out on a device that has signed in before', async () => {
    const { email } = await app.person()
    const device = `geraet=${(await right(email, newAddress())).cookie('geraet') ?? ''}`
    await statuses(11, () => wrong(email, newAddress()))
    expect((await right(email, newAddress())).status).toBe(429)
    expect((await app.signIn(email, { address: newAddress(), cookie: device })).status).toBe(200)
  })

  it('on a known device are ten as well, and the cookie of one account does not help against another', async () => {
    const [one, other] = [await app.person(), await app.person()]
    const device = `geraet=${(await right(one.email, newAddress())).cookie('geraet') ?? ''}`
    const own = await statuses(12, () => wrong(one.email, newAddress(), device))
    expect([of(own, 401), of(own, 429)]).toEqual([10, 2])
    const address = newAddress()
    expect(await statuses(6, () => wrong(other.email, address, device))).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('on a tablet that three people share: it knows them all', async () => {
    const people = [await app.person(), await app.person(), await app.person()]
    let device: string | undefined
    for (const { email } of people) {
      const answer = await app.signIn(email, { address: newAddress(), ...(device === undefined ? {} : { cookie: device }) })
      device = `geraet=${answer.cookie('geraet') ?? ''}`
    }
    for (const { email } of people) {
      await statuses(11, () => wrong(email, newAddress()))
      expect((await app.signIn(email, { address: newAddress(), cookie: device ?? '' })).status).toBe(200)
    }
  })

  it('leave neither the address of the account nor of the network in the database, and old ones are swept', async () => {
    const { email } = await app.person()
    await wrong(email, '203.0.113.77')
    const text = JSON.stringify(await app.sql('fehlversuche', 'select schluessel from fehlversuch'))
    expect(text).not.toContain(email)
    expect(text).not.toContain('203.0.113')
    app.advance(3_600_000)
    for (let index = 0; index < 12; index++) await wrong(`wer-${index}@example.org`, newAddress())
    const [{ alt } = { alt: -1 }] = await app.sql<{ alt: number }>(
      'alte',
      `select count(*)::int as alt from fehlversuch where am < :am::timestamptz`,
      { am: new Date(app.clock.now.getTime() - 1_800_000).toISOString() },
    )
    expect(alt).toBe(0)
  })
})

describe('Right passwords', () => {
  it('never lock: a thousand at once all get in', async () => {
    const { email } = await app.person()
    const address = newAddress()
    const answers = await Promise.all(Array.from({ length: 1000 }, () => right(email, address)))
    expect(answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body])).toEqual([])
    expect(app.hashed.verify).toBe(1000)
    // Some of them did not see each other; the next one ends what they left.
    expect((await right(email, address)).status).toBe(200)
    const rows = await app.sql(
      'offeneSitzungen',
      'select s.id from sitzung s join person p on p.id = s.person_id where p.email = :email and s.beendet_am is null',
      { email },
    )
    expect(rows).toHaveLength(5)
  })

  it('get in among wrong ones as long as less than five of those have failed', async () => {
    const { email } = await app.person()
    const address = newAddress()
    const attempts = [right, wrong, right, wrong, right, wrong, right, wrong, right].map((attempt) => attempt(email, address))
    const seen = (await Promise.all(attempts)).map(({ status }) => status)
    expect(seen).toEqual([200, 401, 200, 401, 200, 401, 200, 401, 200])
  })
})

import { describe, expect, it } from 'vitest'
import { type Anmeldungen, anmeldungenForTests } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()

const minute = 60_000

async function signedIn(neu: Parameters<Anmeldungen['person']>[0] = {}) {
  const { email } = await app.person(neu)
  const token = (await app.signIn(email)).body.accessToken
  const call =
    <Body>(path: string, method: string) =>
    (body?: unknown) =>
      app.ask<Body & { code: string; fields: { path: string }[] }>(path, { method, token, ...(body === undefined ? {} : { body }) })
  return {
    here: call<{ minuten: number }>('/api/account/here', 'POST'),
    read: call<{ organisation: number; eigene: number | null; offlineStunden: number }>('/api/account/idle', 'GET'),
    set: (minuten: number | null) => call('/api/account/idle', 'PUT')({ minuten }),
    setOfAll: (minuten: number) => call('/api/account/idle/organisation', 'PUT')({ minuten }),
    sessions: call('/api/account/sessions', 'GET'),
  }
}
async function house() {
  const organisationId = await app.organisation('PFLEGEDIENST', 'Pflegedienst Sonnenhof')
  const head = await signedIn({ organisationId, rolle: 'ROLE_PFLEGE_ADMIN' })
  return { head, nurse: () => signedIn({ organisationId, rolle: 'ROLE_PFLEGER' }) }
}

describe('The idle time of an organisation', () => {
  it('is a quarter of an hour until its head says otherwise', async () => {
    const { head } = await house()
    expect((await head.read()).body).toEqual({ organisation: 15, eigene: null, offlineStunden: 12 })
    expect((await head.here()).body).toEqual({ minuten: 15 })
  })

  it.each([
    [5, 5],
    [60, 60],
  ])('of %i minutes locks after exactly that many, for everybody in it', async (minutes, to) => {
    const { head, nurse } = await house()
    expect((await head.setOfAll(minutes)).status).toBe(204)
    const anna = await nurse()
    expect((await anna.here()).body).toEqual({ minuten: to })
    // The token lives ten minutes: what is asked is the session, by the database.
    app.advance(to * minute - 1)
    expect(await locked()).toBe(false)
    app.advance(1)
    expect(await locked()).toBe(true)
  })

  it('is between five minutes and an hour', async () => {
    const { head } = await house()
    for (const minutes of [0, 4, 61, 5.5]) expect((await head.setOfAll(minutes)).status).toBe(400)
    expect((await head.read()).body.organisation).toBe(15)
  })

  it('is set by its heads only, and is not that of another house', async () => {
    const [one, other] = [await house(), await house()]
    expect((await (await one.nurse()).setOfAll(30)).status).toBe(403)
    await one.head.setOfAll(30)
    expect((await other.head.read()).body.organisation).toBe(15)
  })
})

describe('The own idle time', () => {
  it('may be shorter than that of the organisation, never longer', async () => {
    const { nurse } = await house()
    const anna = await nurse()
    const refused = await anna.set(16)
    expect([refused.status, refused.body.code]).toEqual([422, 'anmeldung.leerlauf_zu_lang'])
    expect((await anna.set(5)).status).toBe(204)
    expect([(await anna.read()).body, (await anna.here()).body]).toEqual([
      { organisation: 15, eigene: 5, offlineStunden: 12 },
      { minuten: 5 },
    ])
    app.advance(5 * minute)
    expect((await anna.sessions()).status).toBe(423)
  })

  it('goes back to that of the organisation', async () => {
    const { nurse } = await house()
    const anna = await nurse()
    await anna.set(5)
    await anna.set(null)
    expect((await anna.here()).body).toEqual({ minuten: 15 })
  })

  it('gives way to a shorter one of the organisation', async () => {
    const { head, nurse } = await house()
    const anna = await nurse()
    await anna.set(10)
    await head.setOfAll(5)
    expect([(await anna.read()).body, (await anna.here()).body]).toEqual([
      { organisation: 5, eigene: null, offlineStunden: 12 },
      { minuten: 5 },
    ])
  })

  it('is there for the platform too, which has no organisation', async () => {
    const admin = await signedIn()
    expect((await admin.set(6)).status).toBe(204)
    expect((await admin.read()).body).toEqual({ organisation: 15, eigene: 6, offlineStunden: 12 })
  })
})

describe('Somebody at the screen', () => {
  it('keeps the session open by saying so, also right after another call', async () => {
    const { nurse } = await house()
    const anna = await nurse()
    await anna.set(5)
    await anna.sessions()
    app.advance(30_000)
    await anna.here()
    app.advance(5 * minute - 1)
    expect((await anna.sessions()).status).toBe(200)
  })

  it('does not open a locked one', async () => {
    const { nurse } = await house()
    const anna = await nurse()
    await anna.set(5)
    app.advance(5 * minute)
    expect((await anna.here()).status).toBe(423)
  })
})

async function locked(): Promise<boolean> {
  const { isLocked: gesperrt } = await import('./session.repository.ts')
  const text = `select ${gesperrt(':now')} as gesperrt from sitzung s join person p on p.id = s.person_id order by s.nr desc limit 1`
  const [row] = await app.sql<{ gesperrt: boolean }>('gesperrt', text, { now: app.clock.now.toISOString() })
  return row?.gesperrt ?? false
}

import { describe, expect, it } from 'vitest'
import { anmeldungenForTests, passwort, refreshTokenOf } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()

async function session() {
  const person = await app.person()
  const answer = await app.signIn(person.email)
  return { ...person, token: answer.body.accessToken, cookie: `rt=${refreshTokenOf(answer)}` }
}

const me = (token: string) => app.ask('/api/auth/me', { method: 'GET', token })
const lock = (token: string) => app.ask('/api/auth/lock', { token })
const unlock = (email: string, cookie: string, password = passwort) =>
  app.ask<{ accessToken: string; tokenType: string; code: string; user: { id: string } }>('/api/auth/unlock-session', {
    body: { email, password },
    cookie,
  })

describe('A locked session', () => {
  it('answers 423 to every call of a person, and its cookie gives no token', async () => {
    const { token, cookie, email } = await session()
    expect((await lock(token)).status).toBe(204)
    const answer = await me(token)
    expect([answer.status, answer.body.code]).toEqual([423, 'zugriff.gesperrt'])
    const refreshed = await app.ask<{ code: string; details: unknown }>('/api/auth/refreshtoken', { cookie })
    expect([refreshed.status, refreshed.body.code, refreshed.body.details]).toEqual([
      423,
      'zugriff.gesperrt',
      { name: 'Rosa Muster', email },
    ])
    expect(refreshed.cookie('rt')).toBeUndefined()
  })

  it('is locked in all processes at once', async () => {
    const { token } = await session()
    const other = await app.another()
    expect((await other.ask('/api/auth/me', { method: 'GET', token })).status).toBe(200)
    await lock(token)
    await expect.poll(async () => (await other.ask('/api/auth/me', { method: 'GET', token })).status).toBe(423)
  })

  it('opens again with the password of its person, and its cookie with it', async () => {
    const { token, cookie, email, id } = await session()
    await lock(token)
    const answer = await unlock(email, cookie)
    expect([answer.status, answer.body.tokenType, answer.body.user.id]).toEqual([200, 'bearer', id])
    expect((await me(answer.body.accessToken)).status).toBe(200)
    expect((await app.ask('/api/auth/refreshtoken', { cookie })).status).toBe(200)
  })

  it('opens by its token too, for callers without cookies', async () => {
    const { token, email } = await session()
    await lock(token)
    const answer = await app.ask('/api/auth/unlock-session', { body: { email, password: passwort }, token })
    expect(answer.status).toBe(200)
  })

  it('does not open for somebody else, whose password is right', async () => {
    const { token, cookie } = await session()
    const other = await app.person()
    await lock(token)
    const answer = await unlock(other.email, cookie)
    expect([answer.status, answer.body.code]).toEqual([401, 'anmeldung.falsche_zugangsdaten'])
    expect((await me(token)).status).toBe(423)
  })

  it('is no second place to guess at: failures count as those of a sign-in do', async () => {
    const { token, cookie, email } = await session()
    await lock(token)
    for (let i = 0; i < 5; i += 1) expect((await unlock(email, cookie, `falsch-${i}`)).status).toBe(401)
    expect((await unlock(email, cookie)).status).toBe(429)
    expect((await app.signIn(email)).status).toBe(429)
  })

  it('does not open when nobody is behind the cookie, and says that the session has ended', async () => {
    const { email } = await session()
    const answer = await unlock(email, `rt=${'x'.repeat(43)}`)
    expect([answer.status, answer.body.code]).toEqual([401, 'anmeldung.sitzung_beendet'])
  })

  it('does not open for a foreign page', async () => {
    const { token, cookie, email } = await session()
    await lock(token)
    const answer = await app.ask('/api/auth/unlock-session', {
      body: { email, password: passwort },
      cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
  })

  it('can still be signed out', async () => {
    const { token, cookie } = await session()
    await lock(token)
    expect((await app.ask('/api/auth/signout', { token, cookie })).status).toBe(204)
    expect((await app.ask('/api/auth/refreshtoken', { cookie })).status).toBe(401)
  })

  it('lives no longer by being unlocked', async () => {
    const { token, cookie, email } = await session()
    await lock(token)
    app.advance(12 * 3_600_000)
    expect((await unlock(email, cookie)).status).toBe(401)
  })
})

describe('A session in which nobody does anything', () => {
  it('is locked after a quarter of an hour', async () => {
    const { token, cookie, email } = await session()
    app.advance(15 * 60_000 - 1)
    const kept = await app.ask<{ accessToken: string }>('/api/auth/refreshtoken', { cookie })
    expect(kept.status).toBe(200)
    app.advance(1_001)
    const answer = await me(kept.body.accessToken)
    expect([answer.status, answer.body.code]).toEqual([423, 'zugriff.gesperrt'])
    expect((await unlock(email, `rt=${kept.cookie('rt')}`)).status).toBe(200)
    expect(token).not.toBe('')
  })

  it('stays open while somebody works, however long', async () => {
    const { cookie } = await session()
    let held = cookie
    for (let i = 0; i < 6; i += 1) {
      app.advance(9 * 60_000)
      const answer = await app.ask<{ accessToken: string }>('/api/auth/refreshtoken', { cookie: held })
      held = `rt=${answer.cookie('rt')}`
      expect((await me(answer.body.accessToken)).status).toBe(200)
    }
  })
})

describe('The sign-in of the template', () => {
  it('answers user, token and its kind, and sets the same cookies', async () => {
    const { email, id } = await app.person()
    const answer = await app.ask<{ user: { id: string }; accessToken: string; tokenType: string }>('/api/auth/sign-in', {
      body: { email, password: passwort },
    })
    expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([200, ['accessToken', 'tokenType', 'user']])
    expect([answer.body.user.id, answer.body.tokenType]).toEqual([id, 'bearer'])
    expect(answer.cookie('rt')).toMatch(/^[\w-]{43}$/)
  })

  it('answers one 401 for a wrong password and for an unknown address', async () => {
    const { email } = await app.person()
    const ask = (address: string) => app.ask('/api/auth/sign-in', { body: { email: address, password: 'falsch' } })
    const [known, unknown] = [await ask(email), await ask('niemand@example.org')]
    expect([known.status, known.body.code]).toEqual([unknown.status, unknown.body.code])
    expect(known.status).toBe(401)
  })

  it('gives a fresh token for one that holds, and none after the lock or the end of the session', async () => {
    const { token, email } = await session()
    const fresh = (accessToken: string) =>
      app.ask<{ accessToken: string; code: string }>('/api/auth/sign-in-with-token', { body: { accessToken } })
    const answer = await fresh(token)
    expect((await me(answer.body.accessToken)).status).toBe(200)
    await lock(token)
    expect((await fresh(answer.body.accessToken)).status).toBe(423)
    await app.ask('/api/auth/unlock-session', { body: { email, password: passwort }, token })
    await app.ask('/api/auth/signout', { token })
    expect([(await fresh(answer.body.accessToken)).status, (await fresh('x.y.z')).status]).toEqual([401, 401])
  })

  it('does not keep an idle session awake by renewing its token', async () => {
    let { token } = await session()
    for (let i = 0; i < 2; i += 1) {
      app.advance(7 * 60_000)
      token = (await app.ask<{ accessToken: string }>('/api/auth/sign-in-with-token', { body: { accessToken: token } })).body.accessToken
    }
    app.advance(60_000)
    expect((await app.ask('/api/auth/sign-in-with-token', { body: { accessToken: token } })).status).toBe(423)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { DatabaseUnavailable, type Database } from '../ports.ts'
import { type Caller, anmeldungenForTests, refreshTokenOf } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()
/** Another process on the same database, which no notification reaches. */
let deaf: Caller
let second: Caller
const asked = { away: false, statements: [] as string[] }

beforeAll(async () => {
  second = await app.another()
  const { database } = app.ports
  const watched: Database = {
    ...database,
    query: (context, statement, values) => {
      if (statement.name.startsWith('anmeldung.')) asked.statements.push(statement.name)
      return asked.away ? Promise.reject(new DatabaseUnavailable('stopped')) : database.query(context, statement, values)
    },
    write: (context, statement, values) => {
      if (statement.name.startsWith('anmeldung.')) asked.statements.push(statement.name)
      return asked.away ? Promise.reject(new DatabaseUnavailable('stopped')) : database.write(context, statement, values)
    },
    listen: async () => async () => {},
  }
  deaf = await app.another({ database: watched })
})

const statusAt = async (server: Pick<Caller, 'ask'>, token: string) => (await server.ask('/api/auth/me', { method: 'GET', token })).status

async function knownEverywhere() {
  const { id, email } = await app.person()
  const answer = await app.signIn(email)
  const token = answer.body.accessToken
  for (const server of [app, second, deaf]) expect(await statusAt(server, token)).toBe(200)
  return { id, email, token, refreshToken: refreshTokenOf(answer) }
}

/** Notifications arrive a moment after the commit, on another connection. */
async function soon(status: () => Promise<number>, wanted: number): Promise<void> {
  await expect.poll(status, { interval: 10 }).toBe(wanted)
}

const rechteAendern = (id: string) =>
  app.ports.database.transaction(app.system, async (tx) => {
    await tx.query(sql('test.sperre', 'update person set aktiv = false, stempel = stempel + 1 where id = :id'), { id })
    await app.sitzungen.rechteChanged(tx, id)
  })

describe('Rights', () => {
  it('end at once in all processes that hear of it', async () => {
    const { id, token } = await knownEverywhere()
    await rechteAendern(id)
    for (const server of [app, second]) await expect.poll(() => statusAt(server, token), { interval: 10 }).toBe(401)
  })

  it('end within a second in a process that hears of nothing', async () => {
    const { id, token } = await knownEverywhere()
    await rechteAendern(id)
    app.advance(1_000)
    expect(await statusAt(deaf, token)).toBe(401)
  })

  it('end for the refresh token too', async () => {
    const { id, refreshToken } = await knownEverywhere()
    await rechteAendern(id)
    for (const server of [app, second, deaf]) expect((await server.refresh(refreshToken)).status).toBe(403)
  })

  it('that are given anew do not bring an old session back', async () => {
    const { id, token } = await knownEverywhere()
    await rechteAendern(id)
    await app.sql('entsperre', 'update person set aktiv = true, stempel = stempel + 1 where id = :id', { id })
    app.advance(1_000)
    for (const server of [app, second, deaf]) expect(await statusAt(server, token)).toBe(401)
  })

  it('do not end when the transaction that wanted it is rolled back', async () => {
    const { id, token } = await knownEverywhere()
    const failing = app.ports.database.transaction(app.system, async (tx) => {
      await app.sitzungen.rechteChanged(tx, id)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    app.advance(1_000)
    expect(await statusAt(app, token)).toBe(200)
  })

  it('end everywhere when somebody signs out at one place', async () => {
    const { token } = await knownEverywhere()
    await second.ask('/api/auth/signout', { token })
    expect(await statusAt(second, token)).toBe(401)
    await soon(() => statusAt(app, token), 401)
    app.advance(1_000)
    expect(await statusAt(deaf, token)).toBe(401)
  })

  it('that were being looked up while they ended are not remembered', async () => {
    const { id, token } = await knownEverywhere()
    const { database } = app.ports
    let release = () => {}
    let answered = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const read = new Promise<void>((resolve) => (answered = resolve))
    let hold = false
    const slow = await app.another({
      database: {
        ...database,
        query: async (context, statement, values) => {
          const rows = await database.query<never>(context, statement, values)
          if (hold && statement.name === 'anmeldung.lebendeSitzungen') {
            answered()
            await held
          }
          return rows
        },
      },
    })
    hold = true
    const early = statusAt(slow, token)
    await read
    hold = false
    await rechteAendern(id)
    // Both hear it on one connection; a question of before would be waited for, so the other one is asked whether it arrived.
    await soon(() => statusAt(app, token), 401)
    expect(await statusAt(slow, token)).toBe(401)
    release()
    expect(await early).toBe(200)
    expect(await statusAt(slow, token)).toBe(401)
  })
})

describe('The database', () => {
  const lookups = () => asked.statements.filter((name) => name === 'anmeldung.lebendeSitzungen').length

  it('is asked once a second for a session, however many requests come', async () => {
    const { token } = await knownEverywhere()
    app.advance(1_000)
    asked.statements.length = 0
    await Promise.all(Array.from({ length: 50 }, () => statusAt(deaf, token)))
    expect(lookups()).toBe(1)
    app.advance(999)
    await statusAt(deaf, token)
    expect(lookups()).toBe(1)
    app.advance(1)
    await statusAt(deaf, token)
    expect(lookups()).toBe(2)
  })

  it('is asked once for many sessions that look at the same moment', async () => {
    const tokens = (await Promise.all(Array.from({ length: 20 }, knownEverywhere))).map(({ token }) => token)
    app.advance(1_000)
    asked.statements.length = 0
    expect(new Set(await Promise.all(tokens.map((token) => statusAt(deaf, token))))).toEqual(new Set([200]))
    expect(lookups()).toBe(1)
  })

  it('that is away lets nobody in on old knowledge, and nobody is signed out by it', async () => {
    const { token, email } = await knownEverywhere()
    app.advance(1_000)
    asked.away = true
    const answer = await deaf.ask('/api/auth/me', { method: 'GET', token })
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'dienst.nicht_bereit', '2'])
    expect((await deaf.signIn(email)).status).toBe(503)
    expect((await deaf.ask('/api/auth/signout', { token })).status).toBe(503)
    asked.away = false
    expect(await statusAt(deaf, token)).toBe(200)
  })

  it('is asked again when the clock was set back', async () => {
    const { id, token } = await knownEverywhere()
    await rechteAendern(id)
    const before = app.clock.now
    app.advance(-60_000)
    expect(await statusAt(deaf, token)).toBe(401)
    app.clock.now = before
  })
})

describe('Sessions of one person', () => {
  it('are five: the sixth sign-in ends the oldest', async () => {
    const { email } = await app.person()
    const answers = []
    for (let index = 0; index < 6; index++) answers.push(await app.signIn(email))
    const seen = await Promise.all(answers.map(({ body }) => statusAt(app, body.accessToken)))
    expect(seen).toEqual([401, 200, 200, 200, 200, 200])
    expect((await app.refresh(refreshTokenOf(answers[0] ?? (await app.signIn(email))))).status).toBe(401)
  })

  it('are five also when twenty sign-ins arrive at once, at two processes', async () => {
    const { email } = await app.person()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? app : second).signIn(email)))
    app.advance(1_000)
    const seen = await Promise.all(answers.map(({ body }) => statusAt(app, body.accessToken)))
    expect(seen.filter((status) => status === 200)).toHaveLength(5)
  })

  it('are five also when two sign-ins have not seen each other and ended too few', async () => {
    const { id, email } = await app.person()
    const answers = []
    for (let index = 0; index < 6; index++) answers.push(await app.signIn(email))
    await app.sql('zuWenige', 'update sitzung set beendet_am = null where person_id = :personId', { personId: id })
    app.advance(1_000)
    expect(await Promise.all(answers.map(({ body }) => statusAt(app, body.accessToken)))).toEqual([401, 200, 200, 200, 200, 200])
    const [oldest, next] = await Promise.all(answers.slice(0, 2).map((answer) => app.refresh(refreshTokenOf(answer))))
    expect([oldest?.status, next?.status]).toEqual([401, 200])
    await app.ask('/api/auth/signout', { token: answers[5]?.body.accessToken ?? '' })
    expect((await app.refresh(refreshTokenOf(answers[0] ?? (await app.signIn(email))))).status).toBe(401)
  })

  it('end twelve hours after signing in', async () => {
    const { email } = await app.person()
    const answer = await app.signIn(email)
    app.advance(12 * 3_600_000 - 60_000)
    await app.sql('tätig', 'update sitzung set zuletzt_am = :now', { now: app.clock.now.toISOString() })
    const refreshed = await app.refresh(refreshTokenOf(answer))
    app.advance(59_999)
    expect(await statusAt(app, refreshed.body.accessToken)).toBe(200)
    app.advance(1)
    expect(await statusAt(app, refreshed.body.accessToken)).toBe(401)
  })
})

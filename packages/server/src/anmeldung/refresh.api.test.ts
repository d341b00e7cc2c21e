import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, DatabaseUnavailable } from '../ports.ts'
import { beginn, anmeldungenForTests, refreshTokenOf } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()
let email: string
beforeAll(async () => {
  email = (await app.person()).email
})
beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
  app.warnings.length = 0
})

const me = (token: string) => app.ask('/api/auth/me', { method: 'GET', token })

async function session() {
  const answer = await app.signIn(email)
  expect(answer.status).toBe(200)
  return { access: answer.body.accessToken, token: refreshTokenOf(answer) }
}

async function expectEnded(refreshToken: string): Promise<void> {
  const answer = await app.refresh(refreshToken)
  expect(answer.status).toBe(401)
  expect(answer.body).toMatchObject({ code: 'anmeldung.sitzung_beendet' })
  expect(answer.cookie('rt')).toBe('')
}

describe('The end of a session', () => {
  it('says why when the access was locked or the role changed, to who holds its token, and once more at the next sign-in', async () => {
    const person = await app.person()
    const own = async () => refreshTokenOf(await app.signIn(person.email))
    const change = (name: string, set: string) =>
      app.sql(name, `update person set ${set}, stempel = stempel + 1 where id = :id`, { id: person.id })
    const one = await own()
    await change('rechte', `beruf = 'MFA'`)
    const changed = await app.refresh(one)
    expect([changed.status, (changed.body as { code?: string }).code, changed.cookie('rt')]).toEqual([
      401,
      'anmeldung.rechte_geaendert',
      '',
    ])
    const other = await own()
    await change('sperre', 'aktiv = false')
    const locked = await app.refresh(other)
    expect([locked.status, (locked.body as { code?: string }).code, locked.cookie('rt')]).toEqual([403, 'anmeldung.zugang_gesperrt', ''])
    expect((await app.signIn(person.email)).body).toMatchObject({ code: 'anmeldung.zugang_gesperrt' })
  })
})

describe('A refresh token', () => {
  it('is exchanged for a new access token and a new refresh token', async () => {
    const { token } = await session()
    const next = await app.refresh(token)
    expect(next.status).toBe(200)
    expect(next.body.user.email).toBe(email)
    expect(refreshTokenOf(next)).not.toBe(token)
    expect((await me(next.body.accessToken)).status).toBe(200)
  })

  it('stands nowhere in the database, and neither does its successor', async () => {
    const { token } = await session()
    const successor = refreshTokenOf(await app.refresh(token))
    const rows = await app.sql(
      'dump',
      `select encode(hash, 'escape') || coalesce(encode(nachfolger, 'escape'), '') || encode(hash, 'base64') as text from refresh_token`,
    )
    const dump = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(1)
    expect(dump).not.toContain(token)
    expect(dump).not.toContain(successor)
  })

  it('rotates once for five tabs at once, and all five go on with the same successor', async () => {
    const { token } = await session()
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.refresh(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(refreshTokenOf)).size).toBe(1)
    for (const { body } of answers) expect((await me(body.accessToken)).status).toBe(200)
    const [first] = answers
    if (first !== undefined) expect((await app.refresh(refreshTokenOf(first))).status).toBe(200)
  })

  it('that comes again 9.9 seconds later gets the successor of before', async () => {
    const { token } = await session()
    const first = refreshTokenOf(await app.refresh(token))
    app.advance(9_999)
    const again = await app.refresh(token)
    expect(again.status).toBe(200)
    expect(refreshTokenOf(again)).toBe(first)
  })

  it('that comes again after ten seconds ends its session, the access tokens of it and the successor', async () => {
    const { token, access } = await session()
    const next = await app.refresh(token)
    app.advance(10_000)
    await expectEnded(token)
    await expectEnded(refreshTokenOf(next))
    expect((await me(access)).status).toBe(401)
    expect((await me(next.body.accessToken)).status).toBe(401)
  })

  it('that is two generations old is never in grace', async () => {
    const { token } = await session()
    const second = refreshTokenOf(await app.refresh(token))
    const third = refreshTokenOf(await app.refresh(second))
    await expectEnded(token)
    await expectEnded(third)
  })

  it('that was stolen ends only the session it belongs to', async () => {
    const other = await session()
    const { token } = await session()
    await app.refresh(token)
    app.advance(60_000)
    await expectEnded(token)
    expect((await me(other.access)).status).toBe(200)
    expect((await app.refresh(other.token)).status).toBe(200)
  })

  it('that was stolen is logged without a name, an address or a token', async () => {
    const { token } = await session()
    await app.refresh(token)
    app.advance(60_000)
    await expectEnded(token)
    expect(app.warnings).toHaveLength(1)
    expect(Object.keys(app.warnings[0] ?? {})).toEqual(['sitzungId'])
  })

  it('lives no longer than the twelve hours of its session, however often it rotates', async () => {
    let { token } = await session()
    // Who works all day: a call every ten minutes keeps the session from being locked.
    for (let turn = 0; turn < 71; turn++) {
      app.advance(600_000)
      const answer = await app.refresh(token)
      expect((await me(answer.body.accessToken)).status).toBe(200)
      token = refreshTokenOf(answer)
    }
    app.advance(599_000)
    const last = await app.refresh(token)
    expect(last.status).toBe(200)
    expect((await me(last.body.accessToken)).status).toBe(200)
    app.advance(1_000)
    expect((await me(last.body.accessToken)).status).toBe(401)
    await expectEnded(refreshTokenOf(last))
  })

  it('is of no use after signing out, also in the grace of its parent', async () => {
    const { token } = await session()
    const next = refreshTokenOf(await app.refresh(token))
    await app.ask('/api/auth/signout', { cookie: `rt=${next}` })
    await expectEnded(token)
    await expectEnded(next)
  })

  it.each([
    ['empty', ''],
    ['short', 'a'],
    ['unknown', 'x'.repeat(43)],
    ['far too long', 'x'.repeat(5000)],
    ['a null character', '\u0000'],
    ['a path', '../../etc'],
    ['a piece of SQL', "' or 1=1 --"],
  ])('that is none of ours gets the same answer: %s', async (_what, token) => {
    await expectEnded(encodeURIComponent(token))
  })

  it('is missing: the same answer', async () => {
    const answer = await app.ask('/api/auth/refreshtoken')
    expect([answer.status, answer.body.code]).toEqual([401, 'anmeldung.sitzung_beendet'])
  })

  it('is neither an access token nor can one stand in its place', async () => {
    const { token, access } = await session()
    expect((await me(token)).status).toBe(401)
    await expectEnded(access)
    expect((await app.refresh(token)).status).toBe(200)
  })

  it('is not exchanged while the database is away, and the cookie stays', async () => {
    const { token } = await session()
    let away = false
    const { query } = app.ports.database
    const other = await app.another({
      database: {
        ...app.ports.database,
        query: (...question) => (away ? Promise.reject(new DatabaseUnavailable('stopped')) : query(...question)),
      },
    })
    away = true
    const answer = await other.refresh(token)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.cookie('rt')).toBeUndefined()
    expect((await app.refresh(token)).status).toBe(200)
  })
})

describe('Refreshes in any order', () => {
  const scheduled = (database: Database, scheduler: fc.Scheduler): Database => ({
    ...database,
    query: async (context, statement, values) => {
      if (statement.name.startsWith('anmeldung.')) await scheduler.schedule(Promise.resolve(), statement.name)
      return database.query(context, statement, values)
    },
    write: async (context, statement, values) => {
      if (statement.name.startsWith('anmeldung.')) await scheduler.schedule(Promise.resolve(), statement.name)
      return database.write(context, statement, values)
    },
  })

  it('either all go on with one line of tokens, or the session is over for everybody', async () => {
    let current: fc.Scheduler | null = null
    const inAnyOrder = await app.another({
      database: {
        ...app.ports.database,
        query: (context, statement, values) =>
          (current === null ? app.ports.database : scheduled(app.ports.database, current)).query(context, statement, values),
        write: (context, statement, values) =>
          (current === null ? app.ports.database : scheduled(app.ports.database, current)).write(context, statement, values),
      },
    })
    // Each round, some tabs present the newest token they know (0) or an older one (1, 2), and then time passes.
    const rounds = fc.array(
      fc.record({
        presents: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 5 }),
        thenMs: fc.constantFrom(0, 3_000, 9_999, 10_000),
      }),
      { minLength: 1, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), rounds, async (scheduler, plan) => {
        app.clock.now = new Date(app.clock.now.getTime() + 1_000)
        const { token, access } = await session()
        const line = [token]
        let over = false
        for (const { presents, thenMs } of plan) {
          const presented = presents.map((age) => line[Math.max(0, line.length - 1 - age)] ?? token)
          current = scheduler
          const answers = await scheduler.waitFor(Promise.all(presented.map((each) => inAnyOrder.refresh(each))))
          current = null
          const successors = new Map<string, Set<string>>()
          answers.forEach((answer, index) => {
            if (answer.status !== 200) return
            const key = presented[index] ?? ''
            successors.set(key, (successors.get(key) ?? new Set()).add(refreshTokenOf(answer)))
          })
          for (const each of successors.values()) expect(each.size).toBe(1)
          if (over) expect(answers.every(({ status }) => status === 401)).toBe(true)
          if (!over && presented.every((each) => each === line.at(-1))) expect(answers.every(({ status }) => status === 200)).toBe(true)
          over ||= answers.some(({ status }) => status !== 200)
          const newest = successors.get(line.at(-1) ?? '')
          if (newest !== undefined) line.push(...newest)
          app.advance(thenMs)
        }
        expect((await me(access)).status).toBe(over ? 401 : 200)
        const [{ offen } = { offen: -1 }] = await app.sql<{ offen: number }>(
          'offene',
          `select count(*)::int as offen from refresh_token where verwendet_am is null and sitzung_id = (select id from sitzung order by nr desc limit 1)`,
        )
        expect(offen).toBe(1)
        expect((await app.refresh(line.at(-1) ?? '')).status).toBe(over ? 401 : 200)
      }),
      { numRuns: 100 },
    )
    expect(app.clock.now.getTime()).toBeGreaterThan(beginn.getTime())
  })
})

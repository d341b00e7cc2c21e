import { rollen, seiteOf } from '@dreiklang/domain/shared/akteur'
import { type Anmeldung, type Benutzer, anmeldung, benutzer } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { type Ask, anmeldungenForTests, passwort, refreshTokenOf } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()

async function waiting() {
  const email = `${crypto.randomUUID()}@example.org`
  await app.ask('/api/auth/sign-up', { body: { name: 'Nora Neu', email, password: passwort }, address: '203.0.115.1' })
  const mail = () => app.mails.find(({ an }) => an === email)
  await expect.poll(() => mail() !== undefined).toBe(true)
  return { email, token: /token=([\w-]{43})/.exec(mail()?.text ?? '')?.[1] ?? '' }
}
const me = (token: string) => app.ask<Benutzer>('/api/auth/me', { method: 'GET', token })

describe('Signing in', () => {
  it('answers an access token and the user, and nothing that is not in the contract', async () => {
    const { email, id } = await app.person({ name: 'Ada Verwaltung' })
    const answer = await app.signIn(email)
    expect(answer.status).toBe(200)
    expect(anmeldung.parse(answer.body).user).toEqual({ id, name: 'Ada Verwaltung', email, status: 'online', roles: ['ROLE_ADMIN'] })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('takes the address in any case and with blanks around it', async () => {
    const { email } = await app.person({ email: 'sabine.krueger@example.org' })
    expect((await app.signIn('  Sabine.Krueger@EXAMPLE.org ')).body.user.email).toBe(email)
  })

  it('names the organisation of each kind, for all roles', async () => {
    const houses = {
      PFLEGE: await app.organisation('PFLEGEDIENST', 'Pflegedienst Sonnenhof'),
      APOTHEKE: await app.organisation('APOTHEKE', 'Apotheke am Markt'),
      ARZT: await app.organisation('ARZTPRAXIS', 'Praxis Dr. Weber'),
    }
    for (const rolle of rollen.filter((each) => each !== 'ROLE_ADMIN')) {
      const child = seiteOf(rolle)
      if (child === null) throw new Error(`${rolle} works nowhere`)
      const organisationId = houses[child]
      const { id, email } = await app.person({
        rolle,
        organisationId,
        beruf: child === 'APOTHEKE' ? 'PTA' : 'ARZT',
        ...(child === 'ARZT' ? { lanr: '482915401' } : {}),
      })
      const { user } = (await app.signIn(email)).body
      expect(user.roles).toEqual([rolle])
      const { pflegepersonal, apothekepersonal, arztpersonal } = user
      expect({ pflegepersonal, apothekepersonal, arztpersonal }).toEqual({
        pflegepersonal: child === 'PFLEGE' ? { id, pflegedienst: { id: organisationId, firmenname: 'Pflegedienst Sonnenhof' } } : undefined,
        apothekepersonal:
          child === 'APOTHEKE' ? { id, istPharmazeutisch: true, apotheke: { id: organisationId, name: 'Apotheke am Markt' } } : undefined,
        arztpersonal: child === 'ARZT' ? { id, lanr: '482915401', arzt: { id: organisationId, praxis: 'Praxis Dr. Weber' } } : undefined,
      })
    }
  })

  it('puts the refresh token into a cookie that no script reads and that no other page sends', async () => {
    const { email } = await app.person()
    const answer = await app.signIn(email)
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('rt='))
    expect(line).toMatch(/^rt=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(JSON.stringify(answer.body)).not.toContain(refreshTokenOf(answer))
  })

  it('behind HTTPS binds the cookie to this host and to encrypted connections', async () => {
    const { email } = await app.person()
    const secure = await app.another({ secureCookies: true })
    const answer = await secure.signIn(email)
    const lines = answer.headers.getSetCookie()
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatch(/^__Host-(rt|geraet)=[^;]+; (Max-Age=\d+; )?Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await secure.refresh(answer.cookie('__Host-rt') ?? '')).status).toBe(200)
    expect((await secure.ask('/api/auth/refreshtoken', { cookie: `rt=${answer.cookie('__Host-rt') ?? ''}` })).status).toBe(401)
  })

  it('asks the database twice', async () => {
    const { email } = await app.person()
    const names: string[] = []
    const { query } = app.ports.database
    const counted = await app.another({
      database: {
        ...app.ports.database,
        query: (context, statement, values) => {
          if (statement.name.startsWith('anmeldung.')) names.push(statement.name)
          return query(context, statement, values)
        },
      },
    })
    expect((await counted.signIn(email)).status).toBe(200)
    expect(names).toEqual(['anmeldung.kontoMitZaehlern', 'anmeldung.eroeffneSitzung'])
  })

  it.each([
    ['no body', undefined],
    ['no password', { email: 'a@example.org' }],
    ['an empty password', { email: 'a@example.org', password: '' }],
    ['a password as a list', { email: 'a@example.org', password: ['x'] }],
    ['a further field', { email: 'a@example.org', password: 'x', rolle: 'ROLE_ADMIN' }],
    ['a password without end', { email: 'a@example.org', password: 'x'.repeat(201) }],
  ])('is refused as wrong input with %s', async (_what, body) => {
    const answer = await app.ask('/api/auth/signin', { body })
    expect([answer.status, answer.body.code]).toEqual([400, 'eingabe.ungueltig'])
  })
})

describe('Who has no access', () => {
  const withoutId = ({ correlationId, ...rest }: Record<string, unknown>) => rest

  it('gets one and the same answer after the same work, whatever the reason', async () => {
    const { email } = await app.person()
    const shutOut = await app.person({ aktiv: false })
    const noPassword = await app.person({ password: null })
    const attempts: [string, string][] = [
      ['gibt-es-nicht@example.org', passwort],
      [email, 'falsch-falsch'],
      [shutOut.email, 'falsch-falsch'],
      [noPassword.email, passwort],
      [noPassword.email, ''.padEnd(12, 'x')],
    ]
    const seen = []
    for (const [index, [address, password]] of attempts.entries()) {
      app.hashed.verify = 0
      app.hashed.hash = 0
      const answer = await app.ask<Record<string, unknown>>('/api/auth/signin', {
        body: { email: address, password },
        address: `203.0.113.${index + 1}`,
      })
      const headers = [...answer.headers].map(([name, value]) => [name, name === 'x-correlation-id' ? '' : value])
      seen.push({ status: answer.status, headers, body: withoutId(answer.body), ...app.hashed })
    }
    expect(seen[0]).toMatchObject({ status: 401, body: { code: 'anmeldung.falsche_zugangsdaten', fields: [] }, verify: 2, hash: 0 })
    for (const each of seen) expect(each).toEqual(seen[0])
    expect(JSON.stringify(seen)).not.toContain('set-cookie')
  })

  it('learns what the account waits for once the password is proven, and not before', async () => {
    const sonnenhof = await app.organisation('PFLEGEDIENST', 'Pflege am Wall')
    const shutOut = await app.person({ aktiv: false, organisationId: sonnenhof, rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT' })
    const unconfirmed = await waiting()
    const confirmed = await waiting()
    await app.ask('/api/auth/confirm', { body: { token: confirmed.token, password: passwort } })
    const answers: [string, string][] = [
      [shutOut.email, 'anmeldung.zugang_gesperrt'],
      [unconfirmed.email, 'anmeldung.adresse_unbestaetigt'],
      [confirmed.email, 'anmeldung.wartet_auf_aufnahme'],
    ]
    for (const [index, [email, code]] of answers.entries()) {
      const address = `203.0.114.${index + 1}`
      const signIn = (password: string) => app.ask('/api/auth/signin', { body: { email, password }, address })
      app.hashed.verify = 0
      const wrong = await signIn('falsch-falsch')
      expect([wrong.status, wrong.body.code, app.hashed.verify]).toEqual([401, 'anmeldung.falsche_zugangsdaten', 2])
      const right = await signIn(passwort)
      expect([right.status, right.body.code, right.cookie('rt')]).toEqual([403, code, undefined])
    }
    const log = await app.sql<{ art: string }>('log', 'select art from konto_protokoll where person_id = :id', { id: shutOut.id })
    expect(log.map(({ art }) => art)).toEqual(['FEHLVERSUCH', 'FEHLVERSUCH'])
  })

  it('learns from signing up with an address and signing in with that password nothing about its account', async () => {
    const confirmed = await waiting()
    await app.ask('/api/auth/confirm', { body: { token: confirmed.token, password: passwort } })
    const own = 'fremde-schluessel-am-brett'
    const seen = []
    const signedUp = (email: string) =>
      app.sql('neu', 'select 1 from wartendes_konto where email = :email and bestaetigt_am is null', { email })
    for (const [index, email] of [(await app.person()).email, confirmed.email, 'ganz-neu@example.org'].entries()) {
      const address = `203.0.116.${index + 1}`
      await app.ask('/api/auth/sign-up', { body: { name: 'Ein Fremder', email, password: own }, address })
      await expect.poll(() => signedUp(email)).toHaveLength(1)
      const { status, body } = await app.ask('/api/auth/signin', { body: { email, password: own }, address })
      seen.push([status, body.code])
      await app.ask('/api/auth/resend-confirmation', { body: { email }, address })
    }
    await expect.poll(() => app.mails.filter(({ an }) => an === 'ganz-neu@example.org')).toHaveLength(2)
    expect(seen).toEqual(Array.from({ length: 3 }, () => [403, 'anmeldung.adresse_unbestaetigt']))
    expect(app.mails.filter(({ an, text }) => an === confirmed.email && text.includes('token='))).toHaveLength(1)
    expect((await app.signIn(confirmed.email, { address: '203.0.116.9' })).body).toMatchObject({ code: 'anmeldung.wartet_auf_aufnahme' })
  })

  it('waits for the same work at the very first attempt of a process too', async () => {
    const counts: number[] = []
    for (const email of ['gibt-es-nicht@example.org', (await app.person()).email]) {
      const fresh = await app.another()
      app.hashed.hash = 0
      await fresh.signIn(email, { address: '203.0.113.99' })
      counts.push(app.hashed.hash)
    }
    expect(counts).toEqual([1, 1])
  })

  it('cannot sign in with the hash of somebody, nor with the one that stands in for nobody', async () => {
    const { email } = await app.person({ password: null })
    expect((await app.signIn(email, { password: 'null' })).status).toBe(401)
    expect((await app.signIn(email, { password: `test$${passwort}` })).status).toBe(401)
  })
})

describe('Another page', () => {
  const foreign: [string, Record<string, string>][] = [
    ['cross-site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['another origin in an older browser', { origin: 'http://evil.example' }],
    ['our name as a part of another', { origin: 'http://dreiklang.test.evil.example' }],
    ['another port', { origin: 'http://dreiklang.test:8080' }],
    ['a sandboxed frame', { origin: 'null' }],
  ]
  const paths = ['/api/auth/refreshtoken', '/api/auth/signout', '/api/auth/signin']

  it.each(foreign)('can neither refresh nor sign anybody in or out: %s', async (_what, headers) => {
    const { email } = await app.person()
    const answer = await app.signIn(email)
    const ask: Ask = { headers, cookie: `rt=${refreshTokenOf(answer)}` }
    for (const path of paths) {
      const refused = await app.ask(path, path.endsWith('signin') ? { ...ask, body: { email, password: passwort } } : ask)
      expect([refused.status, refused.body.code]).toEqual([403, 'zugriff.fremde_herkunft'])
      expect(refused.headers.getSetCookie()).toEqual([])
    }
    expect((await me(answer.body.accessToken)).status).toBe(200)
    expect((await app.refresh(refreshTokenOf(answer))).status).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://dreiklang.test' }],
    ['our own page on plain HTTP', { origin: 'http://dreiklang.test' }],
    ['our own page behind a proxy that ends TLS', { origin: 'https://dreiklang.test' }],
    ['a program', {}],
  ])('is not %s', async (_what, headers) => {
    const answer = await app.signIn((await app.person()).email, { headers })
    expect((await app.refresh(refreshTokenOf(answer), { headers })).status).toBe(200)
  })
})

describe('Signing out', () => {
  const signOut = (ask: Ask) => app.ask<Anmeldung>('/api/auth/signout', ask)

  it('ends the session of the cookie, takes the cookie away and empties the cache', async () => {
    const answer = await app.signIn((await app.person()).email)
    const left = await signOut({ cookie: `rt=${refreshTokenOf(answer)}` })
    expect([left.status, left.cookie('rt'), left.headers.get('clear-site-data')]).toEqual([204, '', '"cache"'])
    expect((await me(answer.body.accessToken)).status).toBe(401)
    expect((await app.refresh(refreshTokenOf(answer))).status).toBe(401)
  })

  it('works with an access token that has run out, and with one of before the last refresh', async () => {
    const answer = await app.signIn((await app.person()).email)
    const next = await app.refresh(refreshTokenOf(answer))
    app.advance(3_600_000)
    expect((await signOut({ token: answer.body.accessToken })).status).toBe(204)
    expect((await app.refresh(refreshTokenOf(next))).status).toBe(401)
  })

  it('ends this session only', async () => {
    const { email } = await app.person()
    const [one, other] = [await app.signIn(email), await app.signIn(email)]
    await signOut({ token: one.body.accessToken })
    expect((await me(one.body.accessToken)).status).toBe(401)
    expect((await me(other.body.accessToken)).status).toBe(200)
  })

  it.each<[string, Ask]>([
    ['nothing', {}],
    ['an unknown cookie', { cookie: `rt=${'x'.repeat(43)}` }],
    ['a forged token', { token: 'a.b.c' }],
  ])('is fine with %s, and twice', async (_what, ask) => {
    expect((await signOut(ask)).status).toBe(204)
    expect((await signOut(ask)).status).toBe(204)
  })
})

describe('The signed-in user', () => {
  it('is the same as at sign-in', async () => {
    const organisationId = await app.organisation('PFLEGEDIENST', 'Pflege am Park')
    const { email } = await app.person({ rolle: 'ROLE_PFLEGER', organisationId, beruf: 'PFLEGEKRAFT' })
    const { accessToken, user } = (await app.signIn(email)).body
    const answer = await me(accessToken)
    expect(benutzer.parse(answer.body)).toEqual(user)
  })

  it('is nobody without a token', async () => {
    const answer = await app.ask('/api/auth/me', { method: 'GET' })
    expect([answer.status, answer.body.code]).toEqual([401, 'zugriff.nicht_angemeldet'])
  })
})

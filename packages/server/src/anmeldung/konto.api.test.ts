import { beforeEach, describe, expect, it } from 'vitest'
import { anmeldungenForTests, passwort, refreshTokenOf } from './anmeldung.fixtures.ts'

const app = await anmeldungenForTests()
beforeEach(() => {
  app.mails.length = 0
})

const gutes = 'grüne-tassen-im-regal-7'
let nummer = 0
/** A network of its own for each, so that the limits of one test do not reach the next. */
const network = () => `198.51.${(nummer += 1)}.1`
const address = () => `neu${(nummer += 1)}@example.org`

const signUp = (email: string, from = network(), rest: Record<string, unknown> = {}) =>
  app.ask('/api/auth/sign-up', { body: { name: 'Nora Neu', email, password: gutes, company: 'Pflegedienst Nord', ...rest }, address: from })
const forgot = (email: string, from = network()) => app.ask('/api/auth/forgot-password', { body: { email }, address: from })
const confirm = (token: string, password = gutes) => app.ask('/api/auth/confirm', { body: { token, password }, address: network() })

async function mailTo(email: string, count = 1) {
  await expect.poll(() => app.mails.filter(({ an }) => an === email).length, { interval: 5 }).toBe(count)
  return app.mails.findLast(({ an }) => an === email) ?? { text: '', betreff: '', html: '' }
}
const tokenIn = ({ text }: { text: string }) => /\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
/** Long enough for work after an answer to have sent something. */
const silence = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('Signing up', () => {
  it('answers true and sends a link to confirm the address', async () => {
    const email = address()
    const answer = await signUp(email)
    expect([answer.status, answer.body]).toEqual([200, true])
    expect((await mailTo(email)).text).toMatch(
      /^Guten Tag,\n[\s\S]*\nAdresse bestätigen:\nhttp:\/\/dreiklang\.test\/confirmation-required\?token=[\w-]{43}\n\nDer Link gilt 24 Stunden\./,
    )
  })

  it('answers the same for an address that has an account, and tells only its owner', async () => {
    const known = await app.person()
    const [one, other] = [await signUp(known.email), await signUp(address())]
    expect([one.status, one.body]).toEqual([other.status, other.body])
    expect((await mailTo(known.email)).betreff).toBe('Dreiklang: Sie haben schon ein Konto')
    expect((await app.signIn(known.email)).status).toBe(200)
  })

  it('writes in English to whoever asks in English', async () => {
    const email = address()
    await app.ask('/api/auth/sign-up', {
      body: { name: 'Nora New', email, password: gutes },
      headers: { 'accept-language': 'en' },
      address: network(),
    })
    expect((await mailTo(email)).betreff).toBe('Dreiklang: confirm your address')
  })

  it('repeats nothing in a mail that somebody typed', async () => {
    const email = address()
    await signUp(email, network(), { name: 'Gewinn auf boese.example', company: '<b>jetzt klicken</b>' })
    const { text } = await mailTo(email)
    expect(text).not.toMatch(/Gewinn|klicken|<b>/)
  })

  it('refuses a password that is easy to guess, whoever asks', async () => {
    const known = await app.person()
    for (const email of [known.email, address()]) {
      const answer = await signUp(email, network(), { password: 'passwort2026' })
      expect([answer.status, answer.body.fields]).toEqual([400, [expect.objectContaining({ path: 'password', code: 'passwort.haeufig' })]])
    }
  })

  it('opens nothing by itself: not before the link, and not before an administrator', async () => {
    const email = address()
    await signUp(email)
    const token = tokenIn(await mailTo(email))
    expect((await app.signIn(email, { password: gutes, address: network() })).status).toBe(403)
    expect((await confirm(token)).body).toBe(true)
    expect((await app.signIn(email, { password: gutes, address: network() })).status).toBe(403)
  })
})

describe('Confirming an address', () => {
  it('takes link and password, and works once', async () => {
    const email = address()
    await signUp(email)
    const token = tokenIn(await mailTo(email))
    const seen = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(seen.filter(({ status }) => status === 422)).toHaveLength(9)
  })

  it('is refused with another password, so that nobody confirms what a stranger has asked for', async () => {
    const email = address()
    await signUp(email)
    const token = tokenIn(await mailTo(email))
    const answer = await confirm(token, 'ein-anderes-passwort-3')
    expect([answer.status, answer.body.code]).toEqual([422, 'anmeldung.passwort_falsch'])
    expect((await confirm(token)).status).toBe(200)
  })

  it('is too late after a day', async () => {
    const email = address()
    await signUp(email)
    const token = tokenIn(await mailTo(email))
    app.advance(24 * 3_600_000)
    expect((await confirm(token)).body.code).toBe('anmeldung.link_ungueltig')
  })

  it('goes by the newest link only; whoever asks again gets one, and an unknown address the same answer', async () => {
    const email = address()
    await signUp(email)
    const first = tokenIn(await mailTo(email))
    const again = await app.ask('/api/auth/resend-confirmation', { body: { email }, address: network() })
    const unknown = await app.ask('/api/auth/resend-confirmation', { body: { email: address() }, address: network() })
    expect([again.status, again.body]).toEqual([unknown.status, unknown.body])
    const second = tokenIn(await mailTo(email, 2))
    expect((await confirm(first)).status).toBe(422)
    expect((await confirm(second)).status).toBe(200)
  })

  it('once done, a second sign-up of the same address changes nothing', async () => {
    const email = address()
    await signUp(email)
    await confirm(tokenIn(await mailTo(email)))
    await signUp(email, network(), { name: 'Ein Fremder', password: 'fremde-schluessel-am-brett' })
    await mailTo(email, 3)
    const [row] = await app.sql<{ name: string; hash: string }>(
      'wartend',
      'select name, passwort_hash as hash from wartendes_konto where email = :email and bestaetigt_am is not null',
      { email },
    )
    expect(row).toEqual({ name: 'Nora Neu', hash: `test$${gutes}` })
  })
})

describe('A forgotten password', () => {
  it('answers true for everybody, and sends a link to those with an account only', async () => {
    const { email } = await app.person()
    const [known, unknown] = [await forgot(email), await forgot('niemand@example.org')]
    expect([known.status, known.body, unknown.status, unknown.body]).toEqual([200, true, 200, true])
    const { text } = await mailTo(email)
    expect(text).toMatch(/^Guten Tag Rosa Muster,/)
    expect(text).toMatch(/Gerät: unbekanntes Gerät\nNetz: .+\nZeit: .+\n/)
    expect(text).toMatch(/http:\/\/dreiklang\.test\/reset-password\?token=[\w-]{43}\n\nDer Link gilt bis \d+\. \w+ \d{4} .*\d\d:\d\d Uhr/)
    await silence()
    expect(app.mails).toHaveLength(1)
  })

  it('sends nothing to somebody who was shut out', async () => {
    const { email } = await app.person({ aktiv: false })
    expect((await forgot(email)).body).toBe(true)
    await silence()
    expect(app.mails).toEqual([])
  })

  it('does the same work before the answer with and without an account', async () => {
    const { email } = await app.person()
    let asked = 0
    const database = { ...app.ports.database }
    const counting = await app.another({
      database: {
        ...database,
        query: (...args) => ((asked += 1), app.ports.database.query(...args)),
        transaction: () => Promise.reject(new Error('after the answer')),
        listen: (...args) => app.ports.database.listen(...args),
      },
      log: { ...app.ports.log, error: () => {} },
    })
    const questions = async (each: string) => {
      const before = asked
      await counting.ask('/api/auth/forgot-password', { body: { email: each }, address: network() })
      return asked - before
    }
    expect(await questions(email)).toBe(await questions('niemand@example.org'))
  })

  it('is set anew by the link within half an hour, once, and ends all sessions', async () => {
    const { email } = await app.person()
    const session = await app.signIn(email, { address: network() })
    await forgot(email)
    const token = tokenIn(await mailTo(email))
    app.advance(30 * 60_000 - 1_000)
    const reset = () => app.ask('/api/auth/reset-password', { body: { token, password: gutes }, address: network() })
    const answer = await reset()
    expect([answer.status, answer.body]).toEqual([200, true])
    expect((await reset()).body.code).toBe('anmeldung.link_ungueltig')
    expect((await app.refresh(refreshTokenOf(session))).status).toBe(401)
    expect((await app.signIn(email, { address: network() })).status).toBe(401)
    expect((await mailTo(email, 2)).betreff).toBe('Dreiklang: Passwort geändert')
    expect((await app.signIn(email, { password: gutes, address: network() })).status).toBe(200)
  })

  it('is too late after half an hour', async () => {
    const { email } = await app.person()
    await forgot(email)
    const token = tokenIn(await mailTo(email))
    app.advance(30 * 60_000)
    const answer = await app.ask('/api/auth/reset-password', { body: { token, password: gutes }, address: network() })
    expect(answer.body.code).toBe('anmeldung.link_ungueltig')
  })

  it('floods no mailbox: three mails in a quarter of an hour, known or not', async () => {
    const { email } = await app.person()
    for (const each of [email, 'niemand-flut@example.org']) {
      for (let i = 0; i < 3; i += 1) expect((await forgot(each)).status).toBe(200)
      const fourth = await forgot(each)
      expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    }
  })

  it('lets one network ask for fifty mails', async () => {
    const from = network()
    for (let i = 0; i < 50; i += 1) expect((await forgot(address(), from)).status).toBe(200)
    expect((await forgot(address(), from)).status).toBe(429)
  })

  it('is not asked for by a foreign page', async () => {
    const answer = await app.ask('/api/auth/forgot-password', {
      body: { email: 'a@example.org' },
      headers: { origin: 'https://boese.example' },
      address: network(),
    })
    expect(answer.status).toBe(403)
  })
})

describe('Signing in', () => {
  it('renews a hash that was made with less work, and the password stays', async () => {
    const { id, email } = await app.person()
    await app.sql('alt', `update person set passwort_hash = :passwortHash where id = :id`, { id, passwortHash: `old$${passwort}` })
    const server = await app.another({
      passwordHasher: {
        ...app.ports.passwordHasher,
        verify: async (hash, password) => hash === `old$${password}` || hash === `test$${password}`,
      },
    })
    expect((await server.signIn(email)).status).toBe(200)
    const hashOf = async () =>
      (await app.sql<{ hash: string }>('hash', 'select passwort_hash as hash from person where id = :id', { id }))[0]?.hash
    await expect.poll(hashOf).toBe(`test$${passwort}`)
    expect((await server.signIn(email)).status).toBe(200)
  })
})

describe('The link of a mail', () => {
  const check = (zweck: string, token: string) => app.ask('/api/auth/link', { body: { zweck, token }, address: network() })

  it('is checked without being used, and only for what it was sent for', async () => {
    const email = address()
    await signUp(email)
    const token = tokenIn(await mailTo(email))
    expect([(await check('BESTAETIGUNG', token)).body, (await check('BESTAETIGUNG', token)).body]).toEqual([true, true])
    for (const zweck of ['PASSWORT', 'ADRESSE', 'ADRESSE_ZURUECK']) {
      const answer = await check(zweck, token)
      expect([answer.status, answer.body.code]).toEqual([422, 'anmeldung.link_ungueltig'])
    }
    expect((await confirm(token)).status).toBe(200)
    expect((await check('BESTAETIGUNG', token)).status).toBe(422)
  })

  it('for a new password is of no use after half an hour', async () => {
    const { email } = await app.person()
    await forgot(email)
    const token = tokenIn(await mailTo(email))
    expect((await check('PASSWORT', token)).status).toBe(200)
    app.advance(30 * 60_000)
    expect((await check('PASSWORT', token)).status).toBe(422)
  })

  it('cannot be guessed: fifty wrong ones from a network, then it waits', async () => {
    const from = () => app.ask('/api/auth/link', { body: { zweck: 'PASSWORT', token: 'x'.repeat(43) }, address: '198.51.103.7' })
    for (let i = 0; i < 50; i += 1) expect((await from()).status).toBe(422)
    expect((await from()).status).toBe(429)
  })
})

import { describe, expect, it } from 'vitest'
import { anmeldungenForTests, passwort } from './anmeldung.fixtures.ts'
import { createSingleUseLink } from './einmalLink.ts'
import { codeAt, createFactorHelper } from './factor.fixtures.ts'

const app = await anmeldungenForTests()
const factor = createFactorHelper(app)

const wrong = '/api/account/second-factor'

describe('An app that shows codes', () => {
  it('is set up with the password and its first code, and brings ten recovery codes', async () => {
    const { token, email, uri, ersatzcodes } = await factor.withTotp()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Dreiklang:/)
    expect(decodeURIComponent(uri)).toContain(email)
    expect(ersatzcodes).toHaveLength(10)
    expect(new Set(ersatzcodes).size).toBe(10)
    for (const code of ersatzcodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/)
    expect(await factor.state(token)).toMatchObject({ totp: true, ersatzcodes: 10, passkeys: [] })
  })

  it('is not set up without the password, and counts for nothing before its first code', async () => {
    const { token, email } = await factor.person()
    const refused = await factor.api(token, `${wrong}/totp`, { password: 'falsch' })
    expect([refused.status, refused.body.code]).toEqual([422, 'anmeldung.passwort_falsch'])
    const begun = await factor.api<{ geheimnis: string }>(token, `${wrong}/totp`, { password: passwort })
    expect((await factor.api(token, `${wrong}/totp/confirm`, { code: '000000' })).body.code).toBe('anmeldung.code_falsch')
    expect(await factor.state(token)).toMatchObject({ totp: false })
    expect((await app.signIn(email)).status).toBe(200)
    expect(begun.body.geheimnis).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('keeps its secret sealed in the database', async () => {
    const { secret, id } = await factor.withTotp()
    const [row] = await app.sql<{ geheimnis: string }>('geheimnis', 'select geheimnis from totp where person_id = :personId', {
      personId: id,
    })
    expect(row?.geheimnis).not.toContain(secret)
  })

  it('outlives any number of changes of the token secret, also for the administrator of the platform', async () => {
    const pflege = { rolle: 'ROLE_PFLEGER', organisationId: await app.organisation('PFLEGEDIENST', 'Pflege') } as const
    for (const who of [pflege, { rolle: 'ROLE_ADMIN' }] as const) {
      const { email, secret } = await factor.withTotp(who)
      const later = await app.another({ tokenSecret: { current: new Uint8Array(32).fill(99), previous: null } })
      app.advance(30_000)
      const first = await later.ask<{ details: { token: string } }>('/api/auth/signin', { body: { email, password: passwort } })
      const body = { weg: 'totp', token: first.body.details.token, code: codeAt(secret, app.clock.now) }
      expect((await later.ask('/api/auth/second-factor', { body })).status).toBe(200)
    }
  })

  it('is asked for after the right password: no session and no cookie before it', async () => {
    const { email, secret } = await factor.withTotp()
    const first = await factor.firstStep(email)
    expect([first.status, first.code, first.cookie]).toEqual([401, 'anmeldung.zweiter_faktor', undefined])
    expect(first.schritt).toMatchObject({ wege: ['totp', 'ersatzcode'], passkey: null })
    const answer = await factor.second({ weg: 'totp', token: first.schritt.token, code: codeAt(secret, app.clock.now) })
    expect([answer.status, (await factor.me(answer.body.accessToken)).status]).toEqual([200, 200])
    expect(answer.cookie('rt')).toMatch(/^[\w-]{43}$/)
  })

  it('is not asked for after a wrong password: the answer is that of everybody', async () => {
    const { email } = await factor.withTotp()
    const [withFactor, without] = [
      await app.signIn(email, { password: 'falsch' }),
      await app.signIn('niemand@example.org', { password: 'falsch' }),
    ]
    expect([withFactor.status, JSON.stringify(withFactor.body).replace(/correlationId.*/, '')]).toEqual([
      without.status,
      JSON.stringify(without.body).replace(/correlationId.*/, ''),
    ])
  })

  it('gives each code once, also when twenty come at the same moment', async () => {
    const { email, secret } = await factor.withTotp()
    const steps = await Promise.all(Array.from({ length: 3 }, () => factor.firstStep(email)))
    const code = codeAt(secret, app.clock.now)
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, i) => factor.second({ weg: 'totp', token: steps[i % 3]?.schritt.token, code })),
    )
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is good one step early and one step late, and no further', async () => {
    for (const [offsetMs, status] of [
      [-60_000, 422],
      [-30_000, 200],
      [30_000, 200],
      [60_000, 422],
    ] as const) {
      const { email, secret } = await factor.withTotp()
      app.advance(60_000)
      const { schritt } = await factor.firstStep(email)
      const code = codeAt(secret, new Date(app.clock.now.getTime() + offsetMs))
      expect([offsetMs, (await factor.second({ weg: 'totp', token: schritt.token, code })).status]).toEqual([offsetMs, status])
    }
  })

  it('is not guessed: after five wrong codes nothing goes for a quarter of an hour', async () => {
    const { email, secret } = await factor.withTotp()
    const { schritt } = await factor.firstStep(email)
    const guess = (code: string) => factor.second({ weg: 'totp', token: schritt.token, code })
    for (let i = 0; i < 5; i += 1) expect((await guess('000000')).body.code).toBe('anmeldung.code_falsch')
    expect((await guess(codeAt(secret, app.clock.now))).status).toBe(429)
    app.advance(15 * 60_000)
    const again = (await factor.firstStep(email)).schritt
    expect((await factor.second({ weg: 'totp', token: again.token, code: codeAt(secret, app.clock.now) })).status).toBe(200)
  })

  it('is not guessed by patience: twenty wrong codes are the end of a day', async () => {
    const { email, secret } = await factor.withTotp()
    app.clock.now = new Date('2026-12-01T00:00:00.000Z')
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const { schritt } = await factor.firstStep(email)
      for (let i = 0; i < 5; i += 1) await factor.second({ weg: 'totp', token: schritt.token, code: '000000' })
      app.advance(16 * 60_000)
    }
    const tryRight = async () => {
      const { schritt } = await factor.firstStep(email)
      return (await factor.second({ weg: 'totp', token: schritt.token, code: codeAt(secret, app.clock.now) })).status
    }
    expect(await tryRight()).toBe(429)
    app.clock.now = new Date('2026-12-02T00:00:00.000Z')
    expect(await tryRight()).toBe(200)
  })

  it('has five minutes between the steps', async () => {
    const { email, secret } = await factor.withTotp()
    const { schritt } = await factor.firstStep(email)
    app.advance(5 * 60_000)
    const answer = await factor.second({ weg: 'totp', token: schritt.token, code: codeAt(secret, app.clock.now) })
    expect(answer.body.code).toBe('anmeldung.schritt_abgelaufen')
  })

  it('does not help who has the old password, when a new one was set between the steps', async () => {
    const { id, email, secret } = await factor.withTotp()
    const { schritt } = await factor.firstStep(email)
    const { token: link } = await app.ports.database.transaction(app.system, (tx) => createSingleUseLink(tx, app.ports, id))
    await app.ask('/api/auth/reset-password', { body: { token: link, password: 'grüne-tassen-im-regal-7' } })
    const answer = await factor.second({ weg: 'totp', token: schritt.token, code: codeAt(secret, app.clock.now) })
    expect(answer.body.code).toBe('anmeldung.schritt_abgelaufen')
  })

  it('stays after a reset of the password', async () => {
    const { id, email } = await factor.withTotp()
    const { token: link } = await app.ports.database.transaction(app.system, (tx) => createSingleUseLink(tx, app.ports, id))
    await app.ask('/api/auth/reset-password', { body: { token: link, password: 'grüne-tassen-im-regal-7' } })
    const answer = await app.signIn(email, { password: 'grüne-tassen-im-regal-7' })
    expect([answer.status, answer.body]).toEqual([401, expect.objectContaining({ code: 'anmeldung.zweiter_faktor' })])
  })

  it('goes with the password, and a mail tells of it', async () => {
    const { token, email } = await factor.withTotp()
    expect((await factor.api(token, `${wrong}/totp/remove`, { password: 'falsch' })).status).toBe(422)
    expect((await factor.api(token, `${wrong}/totp/remove`, { password: passwort })).status).toBe(204)
    expect(await factor.state(token)).toMatchObject({ totp: false, ersatzcodes: 0 })
    expect((await app.signIn(email)).status).toBe(200)
    const changed = () => app.mails.filter(({ an, betreff }) => an === email && betreff === 'Dreiklang: zweiter Faktor geändert')
    await expect.poll(() => changed().at(-1)?.text).toContain('Die Authenticator-App wurde entfernt.')
  })

  it('is not replaced by another while it is in use', async () => {
    const { token } = await factor.withTotp()
    const answer = await factor.api(token, `${wrong}/totp`, { password: passwort })
    expect([answer.status, answer.body.code]).toEqual([409, 'anmeldung.totp_vorhanden'])
  })
})

describe('A recovery code', () => {
  it('opens once, however it is typed, and one less is left', async () => {
    const { email, token, ersatzcodes } = await factor.withTotp()
    const typed = (ersatzcodes[0] ?? '').toLowerCase().replaceAll('-', ' ')
    const use = async () => factor.second({ weg: 'ersatzcode', token: (await factor.firstStep(email)).schritt.token, code: typed })
    expect((await use()).status).toBe(200)
    expect((await use()).body.code).toBe('anmeldung.code_falsch')
    expect(await factor.state(token)).toMatchObject({ ersatzcodes: 9 })
  })

  it('of somebody else opens nothing', async () => {
    const [one, other] = [await factor.withTotp(), await factor.withTotp()]
    const { schritt } = await factor.firstStep(one.email)
    expect((await factor.second({ weg: 'ersatzcode', token: schritt.token, code: other.ersatzcodes[0] })).status).toBe(422)
  })

  it('is void as soon as there are new ones', async () => {
    const { email, token, ersatzcodes } = await factor.withTotp()
    const fresh = await factor.api<{ ersatzcodes: string[] }>(token, `${wrong}/recovery-codes`, { password: passwort })
    expect(fresh.body.ersatzcodes).toHaveLength(10)
    const { schritt } = await factor.firstStep(email)
    expect((await factor.second({ weg: 'ersatzcode', token: schritt.token, code: ersatzcodes[0] })).status).toBe(422)
    expect((await factor.second({ weg: 'ersatzcode', token: schritt.token, code: fresh.body.ersatzcodes[0] })).status).toBe(200)
  })

  it('is not made for somebody without a second factor', async () => {
    const { token } = await factor.person()
    const answer = await factor.api(token, `${wrong}/recovery-codes`, { password: passwort })
    expect(answer.body.code).toBe('anmeldung.kein_zweiter_faktor')
  })
})

describe('An organisation that demands a second factor', () => {
  async function house() {
    const organisationId = await app.organisation('PFLEGEDIENST', 'Pflegedienst Sonnenhof')
    const head = await factor.withTotp({ organisationId, rolle: 'ROLE_PFLEGE_ADMIN' })
    const nurse = await factor.person({ organisationId, rolle: 'ROLE_PFLEGER' })
    return { head, nurse }
  }
  const demand = (token: string, pflicht: boolean) => factor.api(token, `${wrong}/required`, { pflicht }, 'PUT')

  it('leads everybody without one to set it up, before anything else', async () => {
    const { head, nurse } = await house()
    expect((await demand(head.token, true)).status).toBe(204)
    const blocked = () => app.ask('/api/account/sessions', { method: 'GET', token: nurse.token })
    await expect.poll(async () => (await blocked()).body.code).toBe('anmeldung.zweiter_faktor_einrichten')
    expect((await blocked()).status).toBe(403)
    expect((await app.ask('/api/account/sessions', { method: 'GET', token: head.token })).status).toBe(200)
    expect((await factor.me(nurse.token)).status).toBe(200)
    const begun = await factor.api<{ geheimnis: string }>(nurse.token, `${wrong}/totp`, { password: passwort })
    const code = codeAt(begun.body.geheimnis, app.clock.now)
    expect((await factor.api(nurse.token, `${wrong}/totp/confirm`, { code })).status).toBe(200)
    expect((await blocked()).status).toBe(200)
  })

  it('keeps the last one from being removed', async () => {
    const { head } = await house()
    await demand(head.token, true)
    const answer = await factor.api(head.token, `${wrong}/totp/remove`, { password: passwort })
    expect([answer.status, answer.body.code]).toEqual([409, 'anmeldung.zweiter_faktor_pflicht'])
    expect(await factor.state(head.token)).toMatchObject({ totp: true, pflicht: true, darfPflichtSetzen: true })
    expect((await demand(head.token, false)).status).toBe(204)
    expect((await factor.api(head.token, `${wrong}/totp/remove`, { password: passwort })).status).toBe(204)
  })

  it('is led by a head who has one already', async () => {
    const { nurse } = await house()
    const organisationId = await app.organisation('APOTHEKE', 'Apotheke am Markt')
    const head = await factor.person({ organisationId, rolle: 'ROLE_APOTHEKE_ADMIN' })
    const answer = await demand(head.token, true)
    expect([answer.status, answer.body.code]).toEqual([409, 'anmeldung.erst_selbst'])
    expect(nurse.token).not.toBe(head.token)
  })

  it('is told so by its heads only', async () => {
    const { nurse } = await house()
    expect((await demand(nurse.token, true)).status).toBe(403)
    expect(await factor.state(nurse.token)).toMatchObject({ pflicht: false, darfPflichtSetzen: false })
  })
})

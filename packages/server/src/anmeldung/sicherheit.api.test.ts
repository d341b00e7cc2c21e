import { describe, expect, it } from 'vitest'
import { anmeldungenForTests, passwort, refreshTokenOf } from './anmeldung.fixtures.ts'
import { createSingleUseLink } from './einmalLink.ts'
import { forgetOldKontospuren } from './sicherheit.usecases.ts'

const app = await anmeldungenForTests()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

interface Sessions {
  sitzungen: { id: string; geraet: string | null; adresse: string | null; gesperrt: boolean; diese: boolean }[]
}
const sessions = async (token: string) => (await app.ask<Sessions>('/api/account/sessions', { method: 'GET', token })).body.sitzungen
const log = async (token: string) =>
  (
    await app.ask<{ eintraege: { art: string; adresse: string | null; geraet: string | null }[] }>('/api/account/log', {
      method: 'GET',
      token,
    })
  ).body.eintraege
const me = async (token: string) => (await app.ask('/api/auth/me', { method: 'GET', token })).status
const change = (token: string, alt: string, neu: string) => app.ask('/api/account/password', { token, body: { alt, neu } })

async function twoDevices() {
  const person = await app.person()
  const here = await app.signIn(person.email, { headers: { 'user-agent': firefox }, address: '203.0.113.77' })
  const there = await app.signIn(person.email, { headers: { 'user-agent': iphone }, address: '2001:db8:1:2:3:4:5:6' })
  return { ...person, here: here.body.accessToken, there: there.body.accessToken, rt: refreshTokenOf(there) }
}

describe('The own sessions', () => {
  it('are told by device and network, and which one this is', async () => {
    const { here } = await twoDevices()
    const seen = (await sessions(here)).toSorted((a, b) => Number(b.diese) - Number(a.diese))
    expect(seen).toMatchObject([
      { geraet: 'Firefox, Windows', adresse: '203.0.113.x', diese: true, gesperrt: false },
      { geraet: 'Safari, iOS', adresse: '2001:db8:1::', diese: false, gesperrt: false },
    ])
  })

  it('end elsewhere at once, and not here', async () => {
    const { here, there, rt } = await twoDevices()
    const other = (await sessions(here)).find(({ diese }) => !diese)
    expect((await app.ask(`/api/account/sessions/${other?.id}`, { method: 'DELETE', token: here })).status).toBe(204)
    expect([await me(here), await me(there), (await app.refresh(rt)).status]).toEqual([200, 401, 401])
  })

  it('end everywhere but here', async () => {
    const { here, there } = await twoDevices()
    expect((await app.ask('/api/account/end-other-sessions', { token: here, body: {} })).status).toBe(204)
    expect([await me(here), await me(there)]).toEqual([200, 401])
    expect(await sessions(here)).toHaveLength(1)
  })

  it('of somebody else cannot be told from one that does not exist', async () => {
    const [mine, other] = [await twoDevices(), await twoDevices()]
    const foreign = (await sessions(other.here))[0]?.id ?? ''
    const end = (id: string) => app.ask(`/api/account/sessions/${id}`, { method: 'DELETE', token: mine.here })
    const [known, unknown] = [await end(foreign), await end(crypto.randomUUID())]
    expect([known.status, known.body.code]).toEqual([unknown.status, unknown.body.code])
    expect(known.status).toBe(404)
    expect(await me(other.here)).toBe(200)
  })
})

describe('The log of the own account', () => {
  it('tells of sign-ins, failures, locks and changed passwords, with time, device and network', async () => {
    const { email, here } = await twoDevices()
    await app.signIn(email, { password: 'falsch', headers: { 'user-agent': 'curl/8' } })
    expect((await change(here, passwort, 'grüne-tassen-im-regal-7')).status).toBe(204)
    expect(await log(here)).toMatchObject([
      { art: 'PASSWORT' },
      { art: 'FEHLVERSUCH', geraet: null, adresse: '192.0.2.x' },
      { art: 'NEUES_GERAET', geraet: 'Safari, iOS' },
      { art: 'ANMELDUNG', geraet: 'Safari, iOS' },
      { art: 'ANMELDUNG', geraet: 'Firefox, Windows', adresse: '203.0.113.x' },
    ])
  })

  it('shows nothing of somebody else', async () => {
    const [one, other] = [await twoDevices(), await twoDevices()]
    expect(await log(one.here)).toHaveLength(3)
    expect(await log(other.here)).toHaveLength(3)
  })

  it('cannot be changed or emptied by the application', async () => {
    const { here } = await twoDevices()
    await expect(app.sql('ändern', `update konto_protokoll set art = 'X'`)).rejects.toThrow(/permission denied/)
    await expect(app.sql('leeren', 'delete from konto_protokoll')).rejects.toThrow(/permission denied/)
    expect(await log(here)).toHaveLength(3)
  })
})

describe('Changing the password', () => {
  const neu = 'grüne-tassen-im-regal-7'

  it('takes the old one, ends the other sessions and tells the mailbox', async () => {
    const { email, here, there } = await twoDevices()
    expect((await change(here, passwort, neu)).status).toBe(204)
    expect([await me(here), await me(there)]).toEqual([200, 401])
    expect((await app.signIn(email)).status).toBe(401)
    expect((await app.signIn(email, { password: neu })).status).toBe(200)
    await expect.poll(() => app.mails.some(({ an, betreff }) => an === email && betreff === 'Dreiklang: Passwort geändert')).toBe(true)
  })

  it('is refused with a wrong old one, and five times at most', async () => {
    const { here } = await twoDevices()
    for (let i = 0; i < 5; i += 1) expect((await change(here, `falsch-${i}`, neu)).body.code).toBe('anmeldung.passwort_falsch')
    expect((await change(here, passwort, neu)).status).toBe(429)
  })

  it('is refused for one that is easy to guess', async () => {
    const { here } = await twoDevices()
    const answer = await change(here, passwort, 'rosa-muster-2026')
    expect([answer.status, answer.body.fields]).toEqual([400, [expect.objectContaining({ path: 'neu', code: 'passwort.persoenlich' })]])
  })

  it('voids a link that is under way', async () => {
    const { id, here } = await twoDevices()
    const { token } = await app.ports.database.transaction(app.system, (tx) => createSingleUseLink(tx, app.ports, id))
    await change(here, passwort, neu)
    expect((await app.ask('/api/auth/reset-password', { body: { token, password: 'noch-ein-satz-mit-4' } })).status).toBe(422)
  })
})

describe('The clock', () => {
  const count = async (table: string, id: string) =>
    (
      await app.sql<{ n: number }>(`zahl.${table}`, `select count(*)::int as n from ${table} where person_id = :personId`, { personId: id })
    )[0]?.n

  it('forgets sessions and their tokens a month after their end, and not a day earlier', async () => {
    const { id, email } = await twoDevices()
    await app.signIn(email)
    app.advance(30 * 86_400_000)
    await forgetOldKontospuren(app.ports)
    expect(await count('sitzung', id)).toBe(3)
    app.advance(13 * 3_600_000)
    await forgetOldKontospuren(app.ports)
    expect(await count('sitzung', id)).toBe(0)
    expect(await count('konto_protokoll', id)).toBe(5)
  })

  it('forgets sign-ups that nobody confirmed after a week', async () => {
    await app.ask('/api/auth/sign-up', { body: { name: 'Nora Neu', email: 'nora@example.org', password: 'grüne-tassen-im-regal-7' } })
    const waiting = async () => (await app.sql<{ n: number }>('wartende', 'select count(*)::int as n from wartendes_konto'))[0]?.n
    await expect.poll(waiting).toBe(1)
    app.advance(7 * 86_400_000 - 1_000)
    await forgetOldKontospuren(app.ports)
    expect(await waiting()).toBe(1)
    app.advance(2_000)
    await forgetOldKontospuren(app.ports)
    expect(await waiting()).toBe(0)
  })
})

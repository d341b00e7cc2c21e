import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { stepMinutes } from '@dreiklang/domain/sso/sso'
import { ssoContract } from '@dreiklang/domain/sso/sso.contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeAt } from '../anmeldung/factor.fixtures.ts'
import { sql } from '../database/sql.ts'
import { demoMail, demoPassword } from '../demo/konten.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { SsoFault } from '../ssoPort.ts'
import type { TestClient } from '../testServer.ts'

const { read, save, remove, find, begin, finish } = ssoContract
const haus = await hausForTests()
const provider = { issuer: 'https://login.example', clientId: 'dreiklang', clientSecret: 'unter-uns', domain: 'dreiklang.example' }
const email = demoMail('pfleger')

let leitung: TestClient
const set = (changed: object = {}) => leitung.call(save, { body: { ...provider, password: demoPassword, ...changed } })
const vouchFor = (whom: string, emailVerified = true) => {
  haus.post.sso = { email: whom, emailVerified }
}
beforeEach(async () => {
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
  leitung = await haus.wer('pflege-admin')
  vouchFor(email)
  await set()
})
afterEach(async () => {
  await leitung.call(remove)
})

/** A browser that goes to the provider: what it has to bring back, and its cookie. */
async function leave(of = email) {
  const answer = await haus.anonymous.call(begin, { body: { email: of } })
  const state = new URL(answer.body.url).searchParams.get('state') ?? ''
  const cookie = /sso=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
  return { answer, state, cookie }
}
const comeBack = ({ state, cookie }: { state: string; cookie: string }) =>
  haus.anonymous.call(finish, { body: { answer: `?code=c&state=${state}` }, headers: { cookie } })

describe('a house with a sign-in service', () => {
  it('lets its people in as those whom the service vouches for, and writes it down', async () => {
    expect((await haus.anonymous.call(find, { body: { email: 'noch.keiner@dreiklang.example' } })).body).toEqual({ available: true })
    const left = await leave()
    expect(left.answer.body.url).toMatch(/^https:\/\/login\.example\/auth\?state=[\w-]{43}$/)
    expect(left.answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
    const back = await comeBack(left)
    expect([back.status, back.body.user.email]).toEqual([200, email])
    expect(back.headers.getSetCookie().join()).toMatch(/rt=[\w-]{43}.*sso=;/)
    const me = await haus.anonymous.call(anmeldungContract.me, { headers: { authorization: `Bearer ${back.body.accessToken}` } })
    expect(me.body.id).toBe(haus.personId('pfleger'))
    const trail = (await leitung.call(protokollContract.list)).text
    expect(trail).toContain('sso.finish')
    expect(trail).toContain('sso.save')
  })

  it('makes no account, and lets nobody of another house in', async () => {
    vouchFor('noch.keiner@dreiklang.example')
    expect(errorOf(await comeBack(await leave()))).toBe('sso.unbekannt')
    vouchFor(demoMail('arzt'))
    expect(errorOf(await comeBack(await leave()))).toBe('sso.unbekannt')
    vouchFor('pfleger@anderswo.example')
    expect(errorOf(await comeBack(await leave()))).toBe('sso.unbekannt')
  })

  it('believes no address that the service does not confirm, and nothing that it takes back', async () => {
    vouchFor(email, false)
    expect(errorOf(await comeBack(await leave()))).toBe('sso.unbestaetigt')
    haus.post.sso = { email: null, emailVerified: true }
    expect(errorOf(await comeBack(await leave()))).toBe('sso.unbestaetigt')
    haus.post.sso = new SsoFault('refused')
    expect(errorOf(await comeBack(await leave()))).toBe('sso.abgelehnt')
    haus.post.sso = new SsoFault('unreachable')
    const later = await comeBack(await leave())
    expect([later.status, errorOf(later)]).toEqual([503, 'sso.nicht_erreichbar'])
  })

  it('finishes a sign-in once, in the browser that began it, and in time', async () => {
    const stranger = await leave()
    expect(errorOf(await comeBack({ state: stranger.state, cookie: '' }))).toBe('sso.abgelaufen')
    expect(errorOf(await comeBack({ state: stranger.state, cookie: (await leave()).cookie }))).toBe('sso.abgelaufen')
    const once = await leave()
    expect((await comeBack(once)).status).toBe(200)
    expect(errorOf(await comeBack(once))).toBe('sso.abgelaufen')
    const slow = await leave()
    haus.clock.now = new Date(haus.clock.now.getTime() + stepMinutes * 60_000)
    expect(errorOf(await comeBack(slow))).toBe('sso.abgelaufen')
    leitung = await haus.wer('pflege-admin')
  })

  it('is no way around the second factor of a person', async () => {
    const me = await haus.wer('pfleger')
    const { body: totp } = await me.call(secondFactorContract.beginTotp, { body: { password: demoPassword } })
    await me.call(secondFactorContract.confirmTotp, { body: { code: codeAt(totp.geheimnis, haus.clock.now) } })
    const back = await comeBack(await leave())
    expect([back.status, errorOf(back)]).toEqual([401, 'anmeldung.zweiter_faktor'])
    expect(back.headers.getSetCookie().join()).not.toContain('rt=')
    const { token } = JSON.parse(back.text).details
    haus.clock.now = new Date(haus.clock.now.getTime() + 30_000)
    const code = codeAt(totp.geheimnis, haus.clock.now)
    expect((await haus.anonymous.call(secondFactorContract.secondFactor, { body: { weg: 'totp', token, code } })).status).toBe(200)
    await me.call(secondFactorContract.removeTotp, { body: { password: demoPassword } })
  })
})

describe('a sign-in service', () => {
  it('is shown to the head without its secret, which lies sealed', async () => {
    const { body, text } = await leitung.call(read)
    expect(body).toMatchObject({
      provider: { issuer: provider.issuer, clientId: 'dreiklang', domain: 'dreiklang.example' },
      returnUrl: 'http://test.invalid/sign-in/sso',
      ownDomain: 'dreiklang.example',
    })
    expect(text).not.toContain('unter-uns')
    const rows = await haus.ports.database.query(systemContext, sql('test.sso.stored', 'select to_jsonb(p) from sso_provider p'), {})
    expect(JSON.stringify(rows)).not.toContain('unter-uns')
    expect((await (await haus.wer('pfleger')).call(read)).status).toBe(403)
  })

  it('keeps its secret when only its domain is saved again, and sends it to no other service', async () => {
    expect((await set({ clientSecret: null })).status).toBe(204)
    expect(errorOf(await set({ clientSecret: null, issuer: 'https://evil.example' }))).toBe('sso.geheimnis_fehlt')
    expect(errorOf(await set({ clientSecret: null, clientId: 'other' }))).toBe('sso.geheimnis_fehlt')
  })

  it('is for the domain of the head alone, and for one house', async () => {
    expect(errorOf(await set({ domain: 'anderswo.example' }))).toBe('sso.domain_fremd')
    expect(errorOf(await set({ domain: 'gmail.com' }))).toBe('sso.domain_oeffentlich')
    const other = await haus.wer('apotheke-admin')
    expect(errorOf(await other.call(save, { body: { ...provider, password: demoPassword } }))).toBe('sso.domain_vergeben')
    expect(errorOf(await set({ password: 'falsch' }))).toBe('anmeldung.passwort_falsch')
  })

  it('has to answer before it is kept', async () => {
    haus.post.sso = new SsoFault('unreachable')
    expect(errorOf(await set({ issuer: 'https://nobody.example' }))).toBe('sso.anbieter')
    haus.post.sso = new SsoFault('practice')
    expect(errorOf(await set())).toBe('sso.uebung')
    expect((await leitung.call(read)).body.provider?.issuer).toBe(provider.issuer)
  })

  it('that is removed lets nobody in any more, also who is under way', async () => {
    const left = await leave()
    await leitung.call(remove)
    expect(errorOf(await comeBack(left))).toBe('sso.abgelaufen')
    expect((await haus.anonymous.call(find, { body: { email } })).body).toEqual({ available: false })
    expect(errorOf(await haus.anonymous.call(begin, { body: { email } }))).toBe('sso.nicht_eingerichtet')
  })
})

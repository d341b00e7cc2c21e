import { describe, expect, it } from 'vitest'
import { anmeldungenForTests, passwort } from './anmeldung.fixtures.ts'
import { createFactorHelper } from './factor.fixtures.ts'
import { createDevice } from './passkey.fixtures.ts'

const app = await anmeldungenForTests()
const factor = createFactorHelper(app)

interface Asked {
  token: string
  passkey: Record<string, unknown>
}
const here = { origin: 'http://dreiklang.test', rpId: 'dreiklang.test' }

async function withPasskey() {
  const person = await factor.person()
  const device = await createDevice(here)
  const asked = await factor.api<Asked>(person.token, '/api/account/passkeys/options', { password: passwort })
  const made = await factor.api<{ ersatzcodes: string[] }>(person.token, '/api/account/passkeys', {
    token: asked.body.token,
    name: 'Diensttelefon',
    anlage: await device.create(asked.body.passkey),
  })
  return { ...person, device, made, options: asked.body.passkey }
}

const options = () => app.ask<Asked>('/api/auth/passkey/options', { body: {} })
const signIn = (body: unknown) => app.ask<{ accessToken: string; code: string; user: { id: string } }>('/api/auth/passkey', { body })

describe('A passkey', () => {
  it('is made with the password, asks for its owner each time, and brings recovery codes', async () => {
    const { token, made, options: asked } = await withPasskey()
    expect([made.status, made.body.ersatzcodes.length]).toEqual([200, 10])
    expect(asked).toMatchObject({
      rp: { id: 'dreiklang.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await factor.state(token)).passkeys).toEqual([expect.objectContaining({ name: 'Diensttelefon', zuletztAm: null })])
  })

  it('is not made without the password, nor on a page that is not ours, nor without its owner', async () => {
    const { token } = await factor.person()
    expect((await factor.api(token, '/api/account/passkeys/options', { password: 'falsch' })).status).toBe(422)
    const device = await createDevice(here)
    for (const conditions of [{ origin: 'https://boese.example' }, { rpId: 'boese.example' }, { verified: false }]) {
      const asked = await factor.api<Asked>(token, '/api/account/passkeys/options', { password: passwort })
      const anlage = await device.create(asked.body.passkey, conditions)
      const answer = await factor.api(token, '/api/account/passkeys', { token: asked.body.token, name: 'x', anlage })
      expect([conditions, answer.body.code]).toEqual([conditions, 'anmeldung.code_falsch'])
    }
    expect((await factor.state(token)).passkeys).toEqual([])
  })

  it('is not made by what somebody else was asked', async () => {
    const [one, other] = [await factor.person(), await factor.person()]
    const asked = await factor.api<Asked>(one.token, '/api/account/passkeys/options', { password: passwort })
    const anlage = await (await createDevice(here)).create(asked.body.passkey)
    const answer = await factor.api(other.token, '/api/account/passkeys', { token: asked.body.token, name: 'x', anlage })
    expect(answer.body.code).toBe('anmeldung.schritt_abgelaufen')
  })

  it('signs in alone, without address and password', async () => {
    const { id, device } = await withPasskey()
    const asked = await options()
    expect(asked.body.passkey).toMatchObject({ rpId: 'dreiklang.test', userVerification: 'required' })
    const answer = await signIn({ token: asked.body.token, beweis: await device.get(asked.body.passkey) })
    expect([answer.status, answer.body.user.id]).toEqual([200, id])
    expect(answer.cookie('rt')).toMatch(/^[\w-]{43}$/)
  })

  it('signs in as the second step after the password', async () => {
    const { email, device } = await withPasskey()
    const { schritt } = await factor.firstStep(email)
    expect(schritt.wege).toEqual(['passkey', 'ersatzcode'])
    expect(schritt.passkey).toMatchObject({ allowCredentials: [{ id: device.id }] })
    const beweis = await device.get(schritt.passkey ?? {})
    expect((await factor.second({ weg: 'passkey', token: schritt.token, beweis })).status).toBe(200)
  })

  it('of somebody else is no second factor', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const { schritt } = await factor.firstStep(one.email)
    const beweis = await other.device.get(schritt.passkey ?? {})
    expect((await factor.second({ weg: 'passkey', token: schritt.token, beweis })).body.code).toBe('anmeldung.code_falsch')
  })

  it('does not sign in from another page, for another address, without its owner, or for another question', async () => {
    const { device } = await withPasskey()
    for (const conditions of [{ origin: 'https://boese.example' }, { rpId: 'boese.example' }, { verified: false }]) {
      const asked = await options()
      const beweis = await device.get(asked.body.passkey, conditions)
      expect([conditions, (await signIn({ token: asked.body.token, beweis })).status]).toEqual([conditions, 422])
    }
    const [asked, other] = [await options(), await options()]
    expect((await signIn({ token: asked.body.token, beweis: await device.get(other.body.passkey) })).status).toBe(422)
  })

  it('answers a question once, also when the answer comes ten times at once', async () => {
    const { device } = await withPasskey()
    const asked = await options()
    const beweis = await device.get(asked.body.passkey)
    const seen = await Promise.all(Array.from({ length: 10 }, () => signIn({ token: asked.body.token, beweis })))
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('that counts backwards is a copy, and does not sign in', async () => {
    const { device } = await withPasskey()
    const [first, second] = [await options(), await options()]
    const early = await device.get(first.body.passkey)
    const late = await device.get(second.body.passkey)
    expect((await signIn({ token: second.body.token, beweis: late })).status).toBe(200)
    expect((await signIn({ token: first.body.token, beweis: early })).status).toBe(422)
  })

  it('of somebody who was shut out does not sign in', async () => {
    const { id, device } = await withPasskey()
    await app.sql('aus', 'update person set aktiv = false where id = :id', { id })
    const asked = await options()
    const answer = await signIn({ token: asked.body.token, beweis: await device.get(asked.body.passkey) })
    expect([answer.status, answer.body.code]).toEqual([403, 'anmeldung.zugang_gesperrt'])
  })

  it('is forgotten with the password, and then opens nothing; one of somebody else cannot be told from none', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    const remove = (passkeyId: string, password = passwort) =>
      factor.api(one.token, `/api/account/passkeys/${passkeyId}/remove`, { password })
    expect((await remove(one.device.id, 'falsch')).status).toBe(422)
    const [foreign, none] = [await remove(other.device.id), await remove('AAAA')]
    expect([foreign.status, foreign.body.code]).toEqual([none.status, none.body.code])
    expect(foreign.status).toBe(404)
    expect((await remove(one.device.id)).status).toBe(204)
    const asked = await options()
    expect((await signIn({ token: asked.body.token, beweis: await one.device.get(asked.body.passkey) })).status).toBe(422)
    expect((await app.signIn(one.email)).status).toBe(200)
  })

  it('is asked for sixty times in a quarter of an hour at most from one network', async () => {
    const from = (address: string) => app.ask('/api/auth/passkey/options', { body: {}, address })
    for (let i = 0; i < 60; i += 1) expect((await from('198.51.100.7')).status).toBe(200)
    expect((await from('198.51.100.8')).status).toBe(200)
    expect((await from('198.51.100.7')).status).toBe(429)
  })
})

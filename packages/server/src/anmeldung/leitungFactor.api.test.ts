import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { describe, expect, it } from 'vitest'
import { newOrganisation } from '../organisation/organisation.fixtures.ts'
import { newPerson, set } from '../personal/personal.fixtures.ts'
import { anmeldungenForTests, passwort } from './anmeldung.fixtures.ts'
import { codeAt, createFactorHelper } from './factor.fixtures.ts'

const app = await anmeldungenForTests()
const factor = createFactorHelper(app)

const day = 86_400_000
const post = (path: string, token: string, body: unknown) =>
  app.ask<{ id: string; token: string }>(path, { token, body, headers: { 'idempotency-key': crypto.randomUUID() } })

async function openedHouse() {
  const admin = await factor.person()
  const organisation = await post(organisationContract.create.path, admin.token, newOrganisation({ art: 'PFLEGEDIENST' }))
  const organisationId = organisation.body.id
  const angaben = { ...newPerson({ organisationId, beruf: 'VERWALTUNG' }), rolle: 'ROLE_PFLEGE_ADMIN' as const }
  await set(app.ports, angaben, passwort)
  return { organisationId, email: angaben.email, signIn: async () => (await app.signIn(angaben.email)).body.accessToken }
}
const sessions = (token: string) => app.ask('/api/account/sessions', { method: 'GET', token })

describe('The head of an organisation', () => {
  it('has fourteen days to set up a second factor, and is told until when', async () => {
    const { signIn } = await openedHouse()
    const to = new Date(app.clock.now.getTime() + 14 * day).toISOString()
    const state = await factor.state(await signIn())
    expect(state).toMatchObject({ leitungPflicht: true, pflicht: false, darfPflichtSetzen: true })
    expect(Date.parse(state.frist ?? '')).toBe(Date.parse(to))
    app.advance(14 * day - 1)
    expect((await sessions(await signIn())).status).toBe(200)
    app.advance(1)
    const token = await signIn()
    const late = await sessions(token)
    expect([late.status, late.body.code]).toEqual([403, 'anmeldung.zweiter_faktor_einrichten'])
    expect(await factor.state(token)).toMatchObject({ frist: null })
  })

  it('goes on at once after setting it up, and cannot remove the last one', async () => {
    const { signIn } = await openedHouse()
    app.advance(15 * day)
    const token = await signIn()
    const begun = await factor.api<{ geheimnis: string }>(token, '/api/account/second-factor/totp', { password: passwort })
    await factor.api(token, '/api/account/second-factor/totp/confirm', { code: codeAt(begun.body.geheimnis, app.clock.now) })
    expect((await sessions(token)).status).toBe(200)
    const removed = await factor.api(token, '/api/account/second-factor/totp/remove', { password: passwort })
    expect([removed.status, removed.body.code]).toEqual([409, 'anmeldung.zweiter_faktor_pflicht'])
  })

  it('is asked for none where the organisation has switched that off, and gets the days anew when it is on again', async () => {
    const { signIn } = await openedHouse()
    const demand = async (leitungPflicht: boolean) =>
      (await factor.api(await signIn(), '/api/account/second-factor/required', { leitungPflicht }, 'PUT')).status
    expect(await demand(false)).toBe(204)
    app.advance(30 * day)
    const token = await signIn()
    expect([(await sessions(token)).status, await factor.state(token)]).toMatchObject([200, { leitungPflicht: false, frist: null }])
    expect(await demand(true)).toBe(204)
    const { frist } = await factor.state(await signIn())
    expect(Date.parse(frist ?? '')).toBe(app.clock.now.getTime() + 14 * day)
  })

  it('who comes later has the days from then on', async () => {
    const { organisationId } = await openedHouse()
    app.advance(30 * day)
    const { id, email } = await app.person({ organisationId, rolle: 'ROLE_PFLEGE_ADMIN' })
    await app.sql('neu', 'update person set created_at = :now where id = :id', { id, now: app.clock.now.toISOString() })
    const { body } = await app.signIn(email)
    expect((await sessions(body.accessToken)).status).toBe(200)
    expect((await factor.state(body.accessToken)).frist).not.toBeNull()
  })
})

describe('A nurse of the same house', () => {
  it('is not asked for a second factor by it', async () => {
    const { organisationId } = await openedHouse()
    const { email } = await app.person({ organisationId, rolle: 'ROLE_PFLEGER' })
    app.advance(60 * day)
    const { body } = await app.signIn(email)
    expect((await sessions(body.accessToken)).status).toBe(200)
    expect(await factor.state(body.accessToken)).toMatchObject({ frist: null, darfPflichtSetzen: false })
  })
})

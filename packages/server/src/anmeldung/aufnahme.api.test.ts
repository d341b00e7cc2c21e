import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const server = await serverForTests()
let head: TestClient
let otherHead: TestClient
beforeAll(async () => {
  ;[head, otherHead] = [await server.as('pflege-admin'), await server.as('pflege-admin2')]
})

const password = 'grüne-tassen-im-regal-7'
let nummer = 0

async function waiting({ confirmed = true } = {}) {
  const email = `nora${(nummer += 1)}@example.org`
  await server.anonymous.call(kontoContract.signUp, { body: { name: 'Nora Neu', email, password, company: 'Sonnenhof' } })
  const mail = () => server.mails.find(({ an }) => an === email)
  await expect.poll(() => mail() !== undefined).toBe(true)
  const token = /token=([\w-]{43})/.exec(mail()?.text ?? '')?.[1] ?? ''
  if (confirmed) await server.anonymous.call(kontoContract.confirm, { body: { token, password } })
  return email
}
const find = (client: TestClient, email: string) => client.call(personalContract.findWaiting, { query: { email } })
const takeIn = (client: TestClient, email: string, rest: object = {}) =>
  client.call(personalContract.takeIn, {
    body: {
      organisationId: server.ensemble.organisationen.sonnenhof,
      email,
      rolle: 'ROLE_PFLEGER',
      beruf: 'PFLEGEKRAFT',
      lanr: null,
      ...rest,
    },
  })
const signIn = (email: string) => server.anonymous.call(anmeldungContract.signIn, { body: { email, password } })

describe('Somebody who signed up', () => {
  it('is found by the exact address only, taken in, and signs in with the password of the sign-up', async () => {
    const email = await waiting()
    expect((await find(head, email.toUpperCase())).body).toMatchObject({ name: 'Nora Neu', angabe: 'Sonnenhof' })
    expect((await find(head, email.slice(1))).status).toBe(404)
    expect((await signIn(email)).status).toBe(403)
    expect((await takeIn(head, email)).status).toBe(201)
    const answer = await signIn(email)
    expect([answer.status, answer.body.user.pflegepersonal?.pflegedienst.firmenname]).toEqual([200, 'Pflegedienst Sonnenhof'])
    await expect.poll(() => server.mails.findLast(({ an }) => an === email)?.betreff).toBe('Dreiklang: Sie können sich anmelden')
    expect((await find(head, email)).status).toBe(404)
  })

  it('is not taken in before the address is confirmed', async () => {
    const email = await waiting({ confirmed: false })
    expect((await find(head, email)).status).toBe(404)
    const answer = await takeIn(head, email)
    expect([answer.status, (answer.body as { code?: string }).code]).toEqual([422, 'personal.wartet_nicht'])
  })

  it('is taken in once, by one of two houses that come at the same time', async () => {
    const email = await waiting()
    const [one, other] = await Promise.all([
      takeIn(head, email),
      takeIn(otherHead, email, { organisationId: server.ensemble.organisationen.lindenweg }),
    ])
    expect([one.status, other.status].filter((status) => status === 201)).toHaveLength(1)
    expect([one.status, other.status].every((status) => status < 500)).toBe(true)
  })

  it('is not put into the house of somebody else, nor into a role that does not fit', async () => {
    const email = await waiting()
    expect((await takeIn(otherHead, email)).status).toBe(404)
    expect((await takeIn(head, email, { rolle: 'ROLE_APOTHEKER' })).status).toBe(422)
    expect((await signIn(email)).status).toBe(403)
    expect((await find(head, email)).status).toBe(200)
  })
})

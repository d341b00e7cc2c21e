import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { messageContract } from '@dreiklang/domain/notification/notification.contract'
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

async function waiting({ confirmed = true, company = 'Sonnenhof', name = 'Nora Neu' } = {}) {
  const email = `nora${(nummer += 1)}@example.org`
  await server.anonymous.call(kontoContract.signUp, { body: { name, email, password, company } })
  const mail = () => server.mails.find(({ an }) => an === email)
  await expect.poll(() => mail() !== undefined).toBe(true)
  const token = /token=([\w-]{43})/.exec(mail()?.text ?? '')?.[1] ?? ''
  if (confirmed) await server.anonymous.call(kontoContract.confirm, { body: { token, password } })
  return email
}
const list = async (client: TestClient) => (await client.call(personalContract.listWaiting)).body.wartende
const waitingNumber = async (client: TestClient) => {
  const { body } = await client.call(navigationContract.verticalMenu)
  const items = body.default.flatMap((item) => [item, ...(item.children ?? [])])
  return Number(items.find(({ id }) => id === 'verwaltung')?.badge?.title ?? 0)
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

  it('stands in the list of the heads of the organisation whose name fits, after confirming, and of nobody else', async () => {
    const email = await waiting({ name: 'Lia Liste', company: 'Pflegedienst SONNENHOF GmbH' })
    await waiting({ name: 'Ungenau Unger', company: 'Pflegedienst' })
    await waiting({ name: 'Offen Offermann', confirmed: false })
    const names = async (client: TestClient) => (await list(client)).map(({ name }) => name)
    expect(await names(head)).toContain('Lia Liste')
    expect(await names(head)).not.toContain('Ungenau Unger')
    expect(await names(head)).not.toContain('Offen Offermann')
    expect(await names(otherHead)).not.toContain('Lia Liste')
    expect((await list(head)).find((row) => row.email === email)).toMatchObject({ angabe: 'Pflegedienst SONNENHOF GmbH' })
  })

  it('is told to the heads by a message and by the number in the menu, until somebody takes the person in', async () => {
    const before = await waitingNumber(head)
    const email = await waiting({ name: 'Mia Meldung' })
    expect(await waitingNumber(head)).toBe(before + 1)
    const { body } = await head.call(messageContract.list)
    expect(body.find(({ description }) => description?.includes('Mia Meldung'))).toMatchObject({ link: '/verwaltung' })
    expect((await takeIn(head, email)).status).toBe(201)
    expect(await waitingNumber(head)).toBe(before)
    await expect.poll(() => server.mails.findLast(({ an }) => an === email)?.text).toContain('Organisation: Pflegedienst Sonnenhof')
  })

  it('may be refused by a head of that organisation only; a mail says so, and nothing of the sign-up is left', async () => {
    const email = await waiting({ name: 'Nina Nein' })
    const id = (await list(head)).find((row) => row.email === email)?.id ?? ''
    const refuse = (client: TestClient) => client.call(personalContract.refuseWaiting, { params: { wartendeId: id } })
    expect((await refuse(otherHead)).status).toBe(404)
    expect([(await refuse(head)).status, (await refuse(head)).status]).toEqual([204, 404])
    await expect.poll(() => server.mails.findLast(({ an }) => an === email)?.betreff).toBe('Dreiklang: Konto nicht aufgenommen')
    expect((await signIn(email)).status).toBe(401)
    expect((await takeIn(head, email)).status).toBe(422)
  })
})

import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { create, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { klientBody, zugangBody } from './klient.fixtures.ts'

const { read, update, readZuteilungen, addZuteilung, removeZuteilung } = zugangContract
const { version: _version, ...zugang } = zugangBody

const server = await serverForTests()
let leitung: TestClient
let pflegekraft: TestClient
let params: { klientId: string }
beforeAll(async () => {
  await putClock('2026-11-18T09:00:00.000Z')
  params = { klientId: (await leitung.call(klientContract.create, { body: klientBody() })).body.id }
  await leitung.call(update, { params, body: zugangBody })
})

/** Sessions do not outlive the night, so everyone signs in again. */
async function putClock(time: string): Promise<void> {
  server.clock.now = new Date(time)
  ;[leitung, pflegekraft] = await Promise.all([server.as('pflege-admin'), server.as('pfleger')])
}
const { personId } = server
const assign = (tag: string, who = personId('pfleger')) => leitung.call(addZuteilung, { params, body: { personId: who, tag } })
const takeBack = ({ tag, personId: wen }: { tag: string; personId: string }) =>
  leitung.call(removeZuteilung, { params: { ...params, personId: wen }, query: { tag } })
const stand = async (who = pflegekraft) => (await who.call(readZuteilungen, { params })).body
const seen = async () =>
  (
    await server.ports.database.query<{ person_id: string }>(
      systemContext,
      sql('test.zugang', `select person_id from protokoll where klient_id = :klientId and aktion = 'klient.readZugang'`),
      { klientId: params.klientId },
    )
  ).map(({ person_id }) => person_id)

describe('the access data of a Klient', () => {
  it('are closed to everybody who is not assigned today, the head too, and the refusal says why', async () => {
    await assign('2026-11-19')
    for (const who of [pflegekraft, leitung]) {
      const answer = await who.call(read, { params })
      expect([answer.status, errorOf(answer)]).toEqual([403, 'klient.zugang_nicht_zugeteilt'])
    }
    expect(await seen()).toEqual([])
    expect(await stand()).toMatchObject({ darfSehen: false, darfPflegen: false, zuteilbar: [], zugang: { version: 1 } })
  })

  it('open for the assigned person on that day, by the calendar of Berlin, and are closed on the next', async () => {
    await putClock('2026-11-18T23:30:00.000Z')
    expect(await stand()).toMatchObject({ darfSehen: true })
    expect((await pflegekraft.call(read, { params })).body).toEqual(zugang)
    expect((await leitung.call(read, { params })).status).toBe(403)
    expect(await seen()).toEqual([personId('pfleger')])
    await putClock('2026-11-19T23:30:00.000Z')
    expect((await pflegekraft.call(read, { params })).status).toBe(403)
  })

  it('close at once when the assignment is taken back', async () => {
    const today = { personId: personId('pfleger'), tag: '2026-11-20' }
    await assign(today.tag)
    expect((await pflegekraft.call(read, { params })).status).toBe(200)
    expect((await takeBack(today)).status).toBe(204)
    expect((await pflegekraft.call(read, { params })).status).toBe(403)
    expect((await takeBack(today)).status).toBe(404)
  })

  it('are written by the head without being seen, and by the later of two heads not unknowingly', async () => {
    const answer = await leitung.call(update, { params, body: { ...zugangBody, tuercode: '1111', version: 0 } })
    expect([answer.status, errorOf(answer)]).toEqual([409, 'klient.veraltet'])
    expect((await leitung.call(update, { params, body: { ...zugangBody, tuercode: '1111', version: 1 } })).body).toEqual({ version: 2 })
    await assign('2026-11-20')
    expect((await pflegekraft.call(read, { params })).body).toEqual({ ...zugang, tuercode: '1111' })
  })

  it('lie sealed', async () => {
    const [row] = await server.ports.database.query<{ alles: string }>(
      systemContext,
      sql('test.zugangZeile', `select to_jsonb(z)::text as alles from klient_zugang z where klient_id = :klientId`),
      { klientId: params.klientId },
    )
    for (const word of ['1111', 'Tresor', 'Dackel']) expect(row?.alles).not.toContain(word)
  })

  it('stay open after midnight until the visit of the night has ended', async () => {
    const { klientId } = params
    await assign('2026-11-24')
    const night = { personIds: [personId('pfleger')], klientId }
    await create(leitung, 'plan', planBody(night, { datum: '2026-11-24', uhrzeit: '23:45', dauerMinuten: 45 }))
    await putClock('2026-11-24T23:15:00.000Z')
    expect((await pflegekraft.call(read, { params })).status).toBe(200)
    expect(await stand()).toMatchObject({ darfSehen: true })
    await putClock('2026-11-24T23:31:00.000Z')
    expect((await pflegekraft.call(read, { params })).status).toBe(403)
    await putClock('2026-11-19T23:30:00.000Z')
  })

  it('that nobody has written yet are none', async () => {
    const empty = { klientId: (await leitung.call(klientContract.create, { body: klientBody() })).body.id }
    await leitung.call(addZuteilung, { params: empty, body: { personId: personId('pfleger'), tag: '2026-11-20' } })
    expect((await pflegekraft.call(read, { params: empty })).text).toBe('null')
  })
})

describe('assigning', () => {
  it('the same person twice for a day is once', async () => {
    expect((await assign('2026-11-25')).status).toBe(204)
    expect((await assign('2026-11-25')).status).toBe(204)
    expect((await stand()).zuteilungen.filter(({ tag }) => tag === '2026-11-25')).toHaveLength(1)
  })

  it.each([
    ['yesterday', '2026-11-19', 'pfleger', 'tag'],
    ['in three months', '2027-02-20', 'pfleger', 'tag'],
    ['somebody of another house', '2026-11-25', 'pfleger2', 'personId'],
    ['nobody', '2026-11-25', 'nobody', 'personId'],
  ])('%s is not possible', async (_name, tag, who, field) => {
    const answer = await assign(tag, personId(who) || crypto.randomUUID())
    expect([answer.status, errorOf(answer)]).toEqual([422, `klient.zuteilung_unmoeglich: ${field} falsch`])
  })

  it('offers the head the active people of the house', async () => {
    const { zuteilbar, darfPflegen } = await stand(leitung)
    expect(darfPflegen).toBe(true)
    expect(zuteilbar.map(({ id }) => id)).toContain(personId('pfleger'))
    expect(zuteilbar.map(({ id }) => id)).not.toContain(personId('pfleger2'))
  })
})

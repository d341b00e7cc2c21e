import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { maxSamples, samplesContract } from '@dreiklang/domain/samples/samples.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'

const { list, create, update, remove } = samplesContract
const input = { title: 'Schichtplan', text: 'Am Montag kommt Frau Yıldız später.' }

let server: TestServer
let nurse: TestClient
let colleague: TestClient
let stranger: TestClient
beforeAll(async () => {
  server = await startTestServer()
  ;[nurse, colleague, stranger] = await Promise.all([server.as('pfleger'), server.as('pflege-admin'), server.as('pfleger2')])
})
afterAll(() => server.close())

const add = async (body: object = input) => (await nurse.call(create, { body })).body
const listOf = async (whose: TestClient) => (await whose.call(list)).body
const ask = <Row>(name: string, text: string, values: Record<string, unknown>) =>
  server.ports.database.query<Row>(systemContext, sql(`test.samples.${name}`, text), values)

describe('a sample', () => {
  it('is read by colleagues as it was written, the newest first', async () => {
    const [first, second] = [await add({ title: 'Erster', text: null }), await add()]
    expect(second).toEqual({ ...input, id: second.id, version: 1, changedAt: server.clock.now.toISOString() })
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    const { body: changed } = await colleague.call(update, { params: { sampleId: first.id }, body: { ...input, version: 1 } })
    expect([changed.version, changed.changedAt]).toEqual([2, server.clock.now.toISOString()])
    expect((await listOf(nurse)).slice(0, 2)).toEqual([changed, second])
  })

  it('is added once, although the answer was lost and it is sent again', async () => {
    const body = { ...input, title: 'Zweimal gesendet' }
    const answers = await Promise.all([1, 2, 3].map(() => nurse.call(create, { body, key: 'samples-twice-1' })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await listOf(nurse)).filter(({ title }) => title === body.title)).toHaveLength(1)
  })

  it('is not overwritten by somebody who has an older one on the screen', async () => {
    const { id } = await add()
    const both = await Promise.all(
      [nurse, colleague].map((who, i) =>
        who.call(update, { params: { sampleId: id }, body: { title: `Nr. ${i}`, text: null, version: 1 } }),
      ),
    )
    const refused = both.find(({ status }) => status === 409)
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(refused && errorOf(refused)).toBe('samples.veraltet')
    expect((await listOf(nurse)).find((sample) => sample.id === id)?.version).toBe(2)
  })

  it('needs a title, and says so at its field', async () => {
    const answer = await nurse.call(create, { body: { ...input, title: ' ' } })
    expect([answer.status, errorOf(answer)]).toEqual([400, 'eingabe.ungueltig: title zu_klein'])
  })

  it('is unknown to people of another house', async () => {
    const { id } = await add()
    expect(await listOf(stranger)).toEqual([])
    const answers = [
      await stranger.call(update, { params: { sampleId: id }, body: { ...input, version: 1 } }),
      await stranger.call(remove, { params: { sampleId: id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await listOf(nurse)).toContainEqual(expect.objectContaining({ id, version: 1 }))
  })

  it('is deleted for good, and the audit trail knows by whom', async () => {
    const { id } = await add()
    expect((await colleague.call(remove, { params: { sampleId: id } })).status).toBe(204)
    expect((await nurse.call(remove, { params: { sampleId: id } })).status).toBe(404)
    const trail = await ask('trail', `select aktion, person_id as who from protokoll where objekt_id = :id`, { id })
    expect(trail).toEqual([{ aktion: remove.id, who: server.ensemble.personen['pflege-admin']?.personId }])
  })

  it('lies sealed: who reads the database alone learns nothing', async () => {
    const { id } = await add()
    const stored = JSON.stringify(await ask('stored', `select daten from sample where id = :id`, { id }))
    expect(stored).toMatch(/v1\./)
    expect([stored.includes('Schichtplan'), stored.includes('Yıldız')]).toEqual([false, false])
  })

  it('is in the own copy of the person who added it, in words', async () => {
    const sample = await add()
    const copyOf = async (who: TestClient) => (await who.call(auskunftContract.auskunft)).body.weiteres['samples']
    expect(await copyOf(nurse)).toContainEqual(sample)
    expect(await copyOf(colleague)).toEqual([])
  })

  it(`is refused when there are ${maxSamples} already`, async () => {
    await ask(
      'many',
      `insert into sample (organisation_id, id, person_id, daten, created_at, updated_at)
        select p.organisation_id, gen_random_uuid(), p.id, '{}', now(), now() from person p, generate_series(1, :many::int) where p.id = :personId`,
      { many: maxSamples, personId: server.ensemble.personen['pfleger2']?.personId },
    )
    const answer = await stranger.call(create, { body: input })
    expect([answer.status, errorOf(answer)]).toEqual([422, 'samples.zu_viele'])
  })
})

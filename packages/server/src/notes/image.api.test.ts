import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'

const c = notesContract
const server = await serverForTests()
const [nurse, colleague, stranger] = await server.people('pfleger', 'pflege-admin', 'pfleger2')
const png = (...rest: number[]) => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...rest])

const add = async (note: object = {}) => (await nurse.call(c.create, { body: { note } })).body
const send = async (id: string, body: BodyInit, who = nurse) => {
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'image/png' }
  const answer = await server.fetch(new Request(`http://test.invalid${c.setImage.path}?id=${id}`, { method: 'POST', headers, body }))
  return { status: answer.status, body: await answer.json() }
}
const fetchImage = async (id: string, who = nurse) => {
  const headers = { authorization: `Bearer ${who.token}` }
  return server.fetch(new Request(`http://test.invalid${c.readImage.path}?id=${id}`, { headers }))
}
const kept = (id: string) =>
  server.ports.database.query<{ inhalt: Uint8Array | null }>(
    systemContext,
    sql('test.notes.image', `select inhalt from datei where id = :id`),
    { id },
  )

describe('the picture of a note', () => {
  it('is sealed, and given out to who sees the note', async () => {
    const { id } = await add({ visibility: 'house' })
    const { status, body } = await send(id, png(1, 2, 3))
    expect([status, body.version, typeof body.image]).toEqual([200, 2, 'string'])
    const answer = await fetchImage(id, colleague)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png(1, 2, 3))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [row] = await kept(body.image)
    expect(new TextDecoder('latin1').decode(row?.inhalt ?? undefined)).not.toContain('PNG')
  })

  it('is unknown to who must not see the note', async () => {
    const { id } = await add()
    await send(id, png(1))
    const statuses = [await fetchImage(id, colleague), await fetchImage(id, stranger), await send(id, png(2), colleague)]
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('goes when another takes its place, when it is taken off, and with the note', async () => {
    const { id } = await add()
    const first = (await send(id, png(1))).body.image
    const second = (await send(id, png(2))).body.image
    expect([(await kept(first))[0]?.inhalt, (await fetchImage(id)).status]).toEqual([null, 200])
    const { body } = await nurse.call(c.update, { body: { updatedNote: { id, image: null } } })
    expect([body.image, (await kept(second))[0]?.inhalt, (await fetchImage(id)).status]).toEqual([null, null, 404])
    const third = (await send(id, png(3))).body.image
    await nurse.call(c.remove, { query: { id } })
    await nurse.call(c.remove, { query: { id } })
    expect((await kept(third))[0]?.inhalt).toBeNull()
  })

  it.each([
    ['a text', '<svg/>'],
    ['a PDF', '%PDF-1.7'],
  ])('is none from %s', async (_what, bytes) => {
    const { id } = await add()
    const { status, body } = await send(id, bytes)
    expect([status, body.code]).toEqual([422, 'datei.art_unbekannt'])
  })
})

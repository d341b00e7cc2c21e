import { aufbewahrungDays, maxFotoCharacters } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { ausgefuellt, nachbestellung, openFormular } from './anliegen.fixtures.ts'

const c = anliegenContract
const adresse = 'sonnenhof'
const server = await serverForTests()
await openFormular(server, { konto: 'pflege-admin', adresse })

const jpeg = (content: string) => btoa(`ÿØÿ${content}`)
const dateien = () =>
  server.ports.database.query<{ offen: boolean; klar: string }>(
    systemContext,
    { name: 'test.dateien', text: `select inhalt is not null as offen, encode(coalesce(inhalt, ''), 'escape') as klar from datei` },
    {},
  )
async function send(fotos: string[], name = 'Ada Huber') {
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)
  const body = await ausgefuellt(server, adresse, { ...nachbestellung, name }, fotos)
  return { body, antwort: await server.anonymous.call(c.send, { params: { adresse }, body }) }
}
async function gelesen(konto: string, nummer: string) {
  const client = await server.as(konto)
  const row = (await client.call(c.list, { query: { limit: '100' } })).body.zeilen.find((one) => one.nummer === nummer)
  if (row === undefined) throw new Error('The inquiry is not there')
  return { client, akte: (await client.call(c.read, { params: { anliegenId: row.id } })).body }
}

describe('photos of packs', () => {
  it('come along with the inquiry and are seen by its organisation and nobody else', async () => {
    const { antwort } = await send([jpeg('erstes'), jpeg('zweites')])
    expect(antwort.status).toBe(201)
    const { client, akte } = await gelesen('pfleger', antwort.body.nummer)
    expect(akte.fotos).toHaveLength(2)
    const ort = { params: { anliegenId: akte.id, fotoId: akte.fotos[1] ?? '' } }
    const { status, headers } = await client.call(c.readFoto, ort)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'no-store'])
    for (const konto of ['pfleger2', 'arzt', 'apotheker']) expect((await (await server.as(konto)).call(c.readFoto, ort)).status).toBe(404)
    expect((await server.anonymous.call(c.readFoto, ort)).status).toBe(401)
  })

  it('lie sealed, and a file of something else is none of them', async () => {
    const { antwort } = await send([jpeg('kanarienvogel')], 'Eine andere')
    for (const { klar } of await dateien()) expect(klar).not.toContain('kanarienvogel')
    const first = await gelesen('pfleger', antwort.body.nummer)
    const { antwort: zweite } = await send([jpeg('drittes')], 'Noch eine andere')
    const fremd = await gelesen('pfleger', zweite.body.nummer)
    const fotoId = fremd.akte.fotos[0] ?? ''
    expect((await fremd.client.call(c.readFoto, { params: { anliegenId: first.akte.id, fotoId } })).status).toBe(404)
  })

  it('sent twice by a lost answer are kept once', async () => {
    const { body, antwort } = await send([jpeg('doppelt')], 'Doppelt gesendet')
    const before = (await dateien()).length
    const nochmal = await server.anonymous.call(c.send, { params: { adresse }, body })
    expect([nochmal.status, nochmal.body]).toEqual([201, antwort.body])
    const others = await server.anonymous.call(c.send, { params: { adresse }, body: { ...body, fotos: [jpeg('anderes')] } })
    expect([others.status, others.body]).toMatchObject([409, { code: 'anliegen.abgelaufen' }])
    expect(await dateien()).toHaveLength(before)
  })

  it.each([
    ['no picture', [btoa('<svg onload="x"/>')], 422, 'fotos.0'],
    ['a picture of another kind', [jpeg('gut'), btoa('\u0089PNG\r\n\u001a\n')], 422, 'fotos.1'],
    ['no base64', ['%%%%'], 400, 'fotos.0'],
    ['too large', ['A'.repeat(maxFotoCharacters + 4)], 400, 'fotos.0'],
    ['too many', [jpeg('1'), jpeg('2'), jpeg('3')], 400, 'fotos'],
  ])('that are %s are refused, and nothing is kept', async (_was, fotos, status, path) => {
    const before = (await dateien()).length
    const { antwort } = await send(fotos, `Gescheitert ${path}`)
    expect([antwort.status, antwort.body]).toMatchObject([status, { fields: [{ path }] }])
    expect(await dateien()).toHaveLength(before)
  })

  it('are not even looked at when too much came from the same place', async () => {
    for (let nr = 0; nr < 10; nr += 1) {
      const body = await ausgefuellt(server, adresse, { ...nachbestellung, name: `Flut ${nr}` })
      expect((await server.anonymous.call(c.send, { params: { adresse }, body })).status).toBe(201)
    }
    const body = await ausgefuellt(server, adresse, { ...nachbestellung, name: 'Flut' }, [btoa('kein Bild')])
    expect((await server.anonymous.call(c.send, { params: { adresse }, body })).status).toBe(429)
  })

  it('go with their inquiry when its time is over', async () => {
    expect((await dateien()).some(({ offen }) => offen)).toBe(true)
    server.clock.now = new Date(server.clock.now.getTime() + (aufbewahrungDays + 1) * 24 * 3_600_000)
    await server.server.tick()
    expect((await dateien()).filter(({ offen }) => offen)).toEqual([])
  })
})

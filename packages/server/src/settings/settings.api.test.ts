import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { contextOf } from '../shared/context.ts'
import type { TestClient } from '../testServer.ts'

const server = await serverForTests()
const [pfleger, kollegin, arzt] = await server.people('pfleger', 'pflege-admin', 'arzt')

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const frage = (who: TestClient, path: string, init: { method?: string; body?: BodyInit; headers?: Record<string, string> } = {}) =>
  server.fetch(new Request(`http://test.invalid${path}`, { ...init, headers: { authorization: `Bearer ${who.token}`, ...init.headers } }))
const send = (who: TestClient, body: BodyInit, type = 'image/png') =>
  frage(who, settingsContract.setPhoto.path, { method: 'POST', body, headers: { 'content-type': type } })
const me = async (who: TestClient) => (await who.call(settingsContract.readUser)).body

const contextFor = (konto: string) => {
  const akteur = server.ensemble.personen[konto]
  if (akteur === undefined) throw new Error(`Nobody is called ${konto}`)
  return contextOf(akteur)
}

describe('the choices of a person', () => {
  it('are the defaults until something is chosen', async () => {
    const { status, body } = await pfleger.call(settingsContract.read)
    expect([status, body]).toEqual([200, { layout: null, theme: null, scheme: null, density: null, language: null, letterKeys: true }])
  })

  it('change one by one, and what is not named stays', async () => {
    await pfleger.call(settingsContract.update, { body: { layout: 'dense', scheme: 'dark' } })
    await pfleger.call(settingsContract.update, { body: { letterKeys: false } })
    const { body } = await pfleger.call(settingsContract.update, { body: { theme: 'theme-teal' } })
    expect(body).toEqual({ layout: 'dense', theme: 'theme-teal', scheme: 'dark', density: null, language: null, letterKeys: false })
    expect((await pfleger.call(settingsContract.read)).body).toEqual(body)
  })

  it('go back to the default', async () => {
    const { body } = await pfleger.call(settingsContract.update, { body: { layout: null, letterKeys: true } })
    expect([body.layout, body.scheme, body.letterKeys]).toEqual([null, 'dark', true])
  })

  it('are those of the person alone', async () => {
    expect((await kollegin.call(settingsContract.read)).body.scheme).toBeNull()
  })

  it.each([
    [{ layout: 'spiral' }, 'layout', 'auswahl'],
    [{ theme: 'theme-pink' }, 'theme', 'auswahl'],
    [{ language: 'fr' }, 'language', 'auswahl'],
    [{ letterKeys: 'yes' }, 'letterKeys', 'typ'],
    [{ letterKeys: null }, 'letterKeys', 'typ'],
    [{ personId: 'x' }, 'personId', 'unbekannt'],
    [{ letter_keys: true }, 'letter_keys', 'unbekannt'],
  ])('cannot be %j', async (body, path, code) => {
    const answer = await pfleger.call(settingsContract.update, { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'eingabe.ungueltig', fields: [{ path, code }] })
  })
})

describe('other screens of the person', () => {
  it('are told of a choice, a status and a photo, with the commit and without what was chosen', async () => {
    const { id } = await me(kollegin)
    const gehoert: unknown[] = []
    // What was told of others before the first test may still be on its way.
    const stop = await server.ports.database.listen('zuruf', (payload) => payload.includes(id) && gehoert.push(JSON.parse(payload)))
    await kollegin.call(settingsContract.update, { body: { scheme: 'auto' } })
    await kollegin.call(settingsContract.updateUser, { body: { user: { status: 'away' } } })
    await kollegin.call(settingsContract.update, { body: { scheme: 'pink' } })
    const ruf = { art: 'settings', id: null, an: [id] }
    await expect.poll(() => gehoert).toEqual([ruf, ruf])
    await stop()
  })
})

describe('the user', () => {
  it('is the one of the specification, with the record of staff and without a photo', async () => {
    const { status, body } = await pfleger.call(settingsContract.readUser)
    expect(status).toBe(200)
    expect(settingsContract.readUser.answer.parse(body)).toEqual(body)
    expect(body).toMatchObject({ status: 'online', roles: ['ROLE_PFLEGER'], avatar: null })
    expect(body.pflegepersonal?.pflegedienst.firmenname).toContain('Sonnenhof')
  })

  it.each(['away', 'busy', 'not-visible', 'online'])('is %s when the person says so', async (status) => {
    const { body } = await pfleger.call(settingsContract.updateUser, { body: { user: { status } } })
    expect(body.status).toBe(status)
    expect((await me(pfleger)).status).toBe(status)
  })

  it('changes as the template holds it: sent back whole with another name, which stands in the log of the account', async () => {
    const { id, name, email, avatar, status } = await me(kollegin)
    const { status: answered, body } = await kollegin.call(settingsContract.updateUser, {
      body: { user: { id, name: 'Sabine Krüger-Lind', email, avatar, status } },
    })
    expect([answered, body.name, body.email, (await me(kollegin)).name]).toEqual([200, 'Sabine Krüger-Lind', email, 'Sabine Krüger-Lind'])
    const log = (await kollegin.call(sicherheitContract.log)).body
    expect(JSON.stringify(log)).toContain('NAME')
    await kollegin.call(settingsContract.updateUser, { body: { user: { name } } })
  })

  it('has another address only with the password', async () => {
    const { email } = await me(pfleger)
    const answer = await pfleger.call(settingsContract.updateUser, { body: { user: { email: 'a@b.example', status: 'busy' } } })
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'settings.email_needs_password', fields: [{ path: 'user.email' }] }])
    expect(await me(pfleger)).toMatchObject({ email, status: 'online' })
  })

  it.each([
    [{ user: { name: ' ' } }, 'user.name'],
    [{ user: { name: 'Rosa\nNeu' } }, 'user.name'],
    [{ user: { id: crypto.randomUUID() } }, 'user.id'],
    [{ user: { roles: ['ROLE_ADMIN'] } }, 'user.roles'],
    [{ user: { status: 'asleep' } }, 'user.status'],
    [{ user: { avatar: 'data:image/svg+xml,<svg/>' } }, 'user.avatar'],
    [{ user: { avatar: '' } }, 'user.avatar'],
    [{ user: {}, id: 'x' }, 'id'],
    [{}, 'user'],
  ])('does not change by %j', async (body, path) => {
    const before = await me(pfleger)
    const answer = await pfleger.call(settingsContract.updateUser, { body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ fields: [{ path }] })
    expect(await me(pfleger)).toEqual(before)
  })
})

describe('the photo', () => {
  it('is taken, shown to the person and to colleagues, and to nobody of another house', async () => {
    const answer = await send(pfleger, png)
    expect(answer.status).toBe(200)
    const { avatar, id } = await answer.json()
    expect(avatar).toBe(`/api/common/user/photo/${id}?v=${server.clock.now.getTime()}`)
    expect((await me(pfleger)).avatar).toBe(avatar)
    for (const who of [pfleger, kollegin]) {
      // The version belongs to the address of the picture; the call itself knows no query.
      const bild = await frage(who, avatar.replace(/\?.*/, ''))
      expect([bild.status, bild.headers.get('content-type'), bild.headers.get('cache-control')]).toEqual([200, 'image/webp', 'no-store'])
      expect(new Uint8Array(await bild.arrayBuffer())).toEqual(png)
    }
    const fremd = await arzt.call(settingsContract.readPhoto, { params: { personId: id } })
    const keins = await arzt.call(settingsContract.readPhoto, { params: { personId: crypto.randomUUID() } })
    const withoutNumber = (text: string) => text.replace(/"correlationId":"[^"]*"/, '')
    expect([fremd.status, withoutNumber(fremd.text)]).toEqual([404, withoutNumber(keins.text)])
    expect((await server.anonymous.call(settingsContract.readPhoto, { params: { personId: id } })).status).toBe(401)
  })

  it('keeps the status, and is taken away again', async () => {
    await pfleger.call(settingsContract.updateUser, { body: { user: { status: 'busy' } } })
    await send(pfleger, png)
    const { body } = await pfleger.call(settingsContract.updateUser, { body: { user: { avatar: null } } })
    expect([body.avatar, body.status]).toEqual([null, 'busy'])
    expect((await pfleger.call(settingsContract.readPhoto, { params: { personId: body.id } })).status).toBe(404)
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['an SVG that says it is a PNG', '<svg/>', 'image/png'],
    ['words', 'x', 'text/plain'],
    ['nothing', '', 'image/png'],
  ])('is refused as %s', async (_was, body, type) => {
    const answer = await send(kollegin, body, type)
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'settings.photo_unreadable'])
  })

  it('is refused beyond five megabytes, whether its length is announced or not', async () => {
    const zuGross = new Uint8Array(5 * 1_048_576 + 1)
    zuGross.set(png)
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(zuGross)
        controller.close()
      },
    })
    const angesagt = await frage(kollegin, settingsContract.setPhoto.path, {
      method: 'POST',
      body: zuGross,
      headers: { 'content-length': String(zuGross.byteLength) },
    })
    const withoutLength = await frage(kollegin, settingsContract.setPhoto.path, { method: 'POST', body: stream, duplex: 'half' } as {
      body: BodyInit
    })
    for (const answer of [angesagt, withoutLength]) {
      expect([answer.status, (await answer.json()).code]).toEqual([413, 'settings.photo_too_large'])
    }
    expect((await me(kollegin)).avatar).toBeNull()
  })
})

describe('the database itself', () => {
  const rows = async (konto: string, table: string) => {
    const context = contextFor(konto)
    const free = { name: `test.alle.${table}`, text: `select person_id as id from ${table}` }
    return (await server.ports.database.query<{ id: string }>(context, free, {})).map(({ id }) => id)
  }

  it('shows a statement without a scope no choice but the own, and the profile of colleagues only', async () => {
    const [meine, ihre] = [await me(pfleger), await me(kollegin)]
    await arzt.call(settingsContract.update, { body: { scheme: 'dark' } })
    await arzt.call(settingsContract.updateUser, { body: { user: { status: 'busy' } } })
    expect(await rows('pfleger', 'person_einstellung')).toEqual([meine.id])
    expect((await rows('pfleger', 'person_profil')).toSorted()).toEqual([meine.id, ihre.id].toSorted())
    expect(await rows('arzt', 'person_profil')).toEqual([(await me(arzt)).id])
  })

  it('lets nobody change the profile of a colleague', async () => {
    const { id } = await me(pfleger)
    const context = contextFor('pflege-admin')
    const update = sql('test.fremd', `update person_profil set status = 'away' where person_id = :personId returning person_id`)
    expect(await server.ports.database.query(context, update, { personId: id })).toEqual([])
  })
})

describe('who is not signed in', () => {
  it.each(Object.values(settingsContract))('is not asked by $id', async (call) => {
    const params = { personId: crypto.randomUUID() }
    expect((await server.anonymous.call<never, never, never, never>(call as never, { params } as never)).status).toBe(401)
  })
})

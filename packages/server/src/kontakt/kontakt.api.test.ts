import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { contextOf } from '../shared/context.ts'
import type { TestClient } from '../testServer.ts'
import { withoutAngaben, png, sanitaetshaus } from './kontakt.fixtures.ts'

const c = kontaktContract
const server = await serverForTests()
const [me, kollegin, fremder] = await server.people('pfleger', 'pflege-admin', 'pfleger2')

const put = async (contact: object = sanitaetshaus) => (await me.call(c.create, { body: { contact } })).body
const names = async (who = me) => (await who.call(c.all)).body.map(({ name }) => name)
const newTag = async (title: string) => (await me.call(c.createTag, { body: { tag: { title } } })).body
const sendFoto = (who: TestClient, id: string, bytes: Uint8Array<ArrayBuffer> = png) =>
  server.fetch(
    new Request(`http://test.invalid${c.setAvatar.path}?id=${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'image/png' },
      body: bytes,
    }),
  )

describe('a contact', () => {
  it('is made without a word and looks as the template expects it', async () => {
    const { status, body } = await me.call(c.create)
    expect([status, body]).toEqual([
      200,
      { ...withoutAngaben, id: body.id, name: 'New Contact', avatar: null, background: null, version: 1 },
    ])
    expect((await me.call(c.read, { query: { id: body.id } })).body).toEqual(body)
  })

  it('is made with all its fields at once; the birthday stands at noon and the notes are cleaned', async () => {
    const { id, birthday, notes, phoneNumbers } = await put({
      ...sanitaetshaus,
      phoneNumbers: [{ country: 'de', phoneNumber: '0171 1234567', label: null }],
      notes: '<b>Montags</b> zu<script>alert(1)</script><a href="javascript:alert(1)">x</a>',
    })
    expect([birthday, notes]).toEqual(['1980-02-29T12:00:00.000Z', '<b>Montags</b> zu<a>x</a>'])
    expect(phoneNumbers).toEqual([{ country: 'DE', phoneNumber: '0171 1234567', label: null }])
    await me.call(c.remove, { query: { id } })
  })

  it('is made once although the answer was lost and it is sent again', async () => {
    const body = { id: crypto.randomUUID(), contact: { ...withoutAngaben, name: 'Zweimal gesendet' } }
    const answers = await Promise.all([1, 2, 3].map(() => me.call(c.create, { body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await names()).filter((name) => name === 'Zweimal gesendet')).toHaveLength(1)
  })

  it('changes only what is named, and takes back the whole record as the template sends it', async () => {
    const alt = await put({ ...sanitaetshaus, name: 'Vorher' })
    const { body } = await me.call(c.update, { body: { id: alt.id, contact: { name: 'Nachher' } } })
    expect(body).toEqual({ ...alt, name: 'Nachher', version: 2 })
    const ganz = await me.call(c.update, { body: { id: alt.id, contact: { ...body, company: null } } })
    expect(ganz.body).toEqual({ ...body, company: null, version: 3 })
  })

  it('is not overwritten by somebody who has an older one on the screen', async () => {
    const alt = await put({ ...withoutAngaben, name: 'Umkämpft' })
    const [first, zweite] = await Promise.all(
      [me, kollegin].map((who, nr) => who.call(c.update, { body: { id: alt.id, contact: { title: `Nr. ${nr}`, version: alt.version } } })),
    )
    const verlierer = [first, zweite].find((answer) => answer?.status === 409)
    expect(new Set([first?.status, zweite?.status])).toEqual(new Set([200, 409]))
    expect(verlierer?.body).toMatchObject({ code: 'kontakt.veraltet', details: { aktuell: { id: alt.id, version: 2 } } })
  })

  it('is deleted, answers true, and can be brought back', async () => {
    const { id } = await put({ ...withoutAngaben, name: 'Kurz weg' })
    expect((await me.call(c.remove, { query: { id } })).body).toBe(true)
    expect((await me.call(c.read, { query: { id } })).status).toBe(404)
    expect((await me.call(c.remove, { query: { id } })).status).toBe(404)
    expect(await names()).not.toContain('Kurz weg')
    expect((await me.call(c.restore, { body: { id } })).body.name).toBe('Kurz weg')
    expect(await names()).toContain('Kurz weg')
  })
})

describe('the list', () => {
  it('is sorted by name as people read it and found by any part of the name', async () => {
    for (const name of ['Zeller, Änne', 'Aal', 'Ärzteverein', 'Bach']) await put({ ...withoutAngaben, name })
    const found = (await names()).filter((name) => ['Zeller, Änne', 'Aal', 'Ärzteverein', 'Bach'].includes(name))
    expect(found).toEqual(['Aal', 'Ärzteverein', 'Bach', 'Zeller, Änne'])
    const search = async (query: string) => (await me.call(c.search, { query: { query } })).body.map(({ name }) => name)
    expect(await search('ÄNN')).toEqual(['Zeller, Änne'])
    expect(await search('')).toEqual([])
    expect(await search('%')).toEqual([])
  })

  it('is shared by the colleagues and unknown to everybody else', async () => {
    const { id } = await put({ ...withoutAngaben, name: 'Unter uns' })
    expect(await names(kollegin)).toContain('Unter uns')
    expect(await names(fremder)).not.toContain('Unter uns')
    for (const answer of [
      await fremder.call(c.read, { query: { id } }),
      await fremder.call(c.update, { body: { id, contact: { name: 'x' } } }),
      await fremder.call(c.remove, { query: { id } }),
      await fremder.call(c.restore, { body: { id } }),
      await fremder.call(c.favourite, { body: { id, favourite: true } }),
      await fremder.call(c.used, { body: { id } }),
    ])
      expect(answer.status).toBe(404)
    expect((await sendFoto(fremder, id)).status).toBe(404)
  })

  it('hides other organisations and other people also from a statement without a scope', async () => {
    const { id } = await put()
    await me.call(c.favourite, { body: { id, favourite: true } })
    const akteur = server.ensemble.personen['pfleger2']
    if (akteur === undefined) throw new Error('The other nursing service has a nurse')
    for (const table of ['kontakt', 'kontakt_tag', 'kontakt_traegt_tag', 'kontakt_person']) {
      const free = sql(`test.${table}`, `select count(*) as anzahl from ${table} where organisation_id <> :organisationId`)
      expect(await server.ports.database.query(contextOf(akteur), free, { organisationId: akteur.organisationId })).toEqual([{ anzahl: 0 }])
    }
  })

  it('is read anew on the screens of the colleagues', async () => {
    const [apotheker] = await server.people('apotheker')
    const organisationId = server.ensemble.personen['apotheker']?.organisationId ?? ''
    const gehoert: unknown[] = []
    // What was told of others before may still be on its way.
    const stop = await server.ports.database.listen(
      'zuruf',
      (payload) => payload.includes(organisationId) && gehoert.push(JSON.parse(payload)),
    )
    await apotheker.call(c.create)
    await expect.poll(() => gehoert).toEqual([{ art: 'kontakt', id: null, an: [organisationId] }])
    await stop()
  })
})

describe('tags', () => {
  it('are made, carried, renamed, and leave every contact when they are deleted', async () => {
    const { id } = await newTag('Notdienst')
    const kontakt = await put({ ...withoutAngaben, name: 'Mit Stichwort', tags: [id] })
    expect(kontakt.tags).toEqual([id])
    expect((await me.call(c.updateTag, { body: { id, tag: { id, title: 'Nachts' } } })).body).toEqual({ id, title: 'Nachts' })
    expect((await kollegin.call(c.tags)).body).toContainEqual({ id, title: 'Nachts' })
    expect((await fremder.call(c.tags)).body).not.toContainEqual({ id, title: 'Nachts' })
    expect((await me.call(c.removeTag, { query: { id } })).body).toBe(true)
    expect((await me.call(c.read, { query: { id: kontakt.id } })).body.tags).toEqual([])
  })

  it('have one title each, also when two people make the same one at once', async () => {
    const answers = await Promise.all([me, kollegin].map((who) => who.call(c.createTag, { body: { tag: { title: 'Doppelt' } } })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await fremder.call(c.createTag, { body: { tag: { title: 'Doppelt' } } })).status).toBe(200)
  })

  it('of another organisation cannot be carried', async () => {
    const { body: fremdes } = await fremder.call(c.createTag, { body: { tag: { title: 'Fremd' } } })
    const answer = await me.call(c.create, { body: { contact: { ...withoutAngaben, tags: [fremdes.id] } } })
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'kontakt.tag_unbekannt', fields: [{ path: 'contact.tags' }] }])
  })
})

describe('the photo', () => {
  it('is kept beside the contact, answered by an address and taken away again', async () => {
    const { id } = await put({ ...withoutAngaben, name: 'Mit Bild' })
    const answer = await sendFoto(me, id)
    expect(answer.status).toBe(200)
    const { avatar } = c.setAvatar.answer.parse(await answer.json())
    expect(avatar).toMatch(new RegExp(`^/api/apps/contacts/avatar/${id}\\?v=\\d+$`))
    const foto = (who: TestClient) =>
      server.fetch(new Request(`http://test.invalid${avatar}`, { headers: { authorization: `Bearer ${who.token}` } }))
    expect(new Uint8Array(await (await foto(kollegin)).arrayBuffer())).toEqual(png)
    expect((await foto(fremder)).status).toBe(404)
    expect((await me.call(c.update, { body: { id, contact: { avatar: null } } })).body.avatar).toBeNull()
    expect((await foto(me)).status).toBe(404)
  })

  it('is refused when it is none or too large', async () => {
    const { id } = await put()
    expect((await sendFoto(me, id, new TextEncoder().encode('<svg/>'))).status).toBe(422)
    expect((await sendFoto(me, id, new Uint8Array(5 * 1_048_576 + 1))).status).toBe(413)
  })
})

describe('favourites and what was used last', () => {
  it('belong to the person', async () => {
    const [a, b] = [await put({ ...withoutAngaben, name: 'Fav A' }), await put({ ...withoutAngaben, name: 'Fav B' })]
    await kollegin.call(c.favourite, { body: { id: a.id, favourite: true } })
    await kollegin.call(c.used, { body: { id: a.id } })
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    const { body } = await kollegin.call(c.used, { body: { id: b.id } })
    expect(body).toEqual({ favourites: [a.id], recent: [b.id, a.id] })
    expect((await me.call(c.own)).body.favourites).not.toContain(a.id)
    expect((await kollegin.call(c.favourite, { body: { id: a.id, favourite: false } })).body.favourites).toEqual([])
  })
})

describe('countries', () => {
  it('run from Afghanistan to Zimbabwe with Kosovo, in the language of the screen', async () => {
    const { body: englisch } = await me.call(c.countries, { headers: { 'accept-language': 'en' } })
    expect([englisch[0]?.name, englisch.at(-1)?.name]).toEqual(['Afghanistan', 'Zimbabwe'])
    expect(englisch.find(({ iso }) => iso === 'XK')).toMatchObject({ name: 'Kosovo', code: '+383' })
    expect(englisch.find(({ iso }) => iso === 'PL')?.code).toBe('+48')
    const { body: deutsch } = await me.call(c.countries)
    expect(deutsch.find(({ iso }) => iso === 'DE')?.name).toBe('Deutschland')
  })
})

describe('what is refused', () => {
  it.each([
    [{ name: '' }, 'contact.name', 'zu_klein'],
    [{ emails: [{ email: 'keine', label: null }] }, 'contact.emails.0.email', 'typ'],
    [{ phoneNumbers: [{ country: 'Deutschland', phoneNumber: '1', label: null }] }, 'contact.phoneNumbers.0.country', 'auswahl'],
    [{ phoneNumbers: [{ country: 'DE', phoneNumber: 'ruf an', label: null }] }, 'contact.phoneNumbers.0.phoneNumber', 'telefon'],
    [{ birthday: '1980-02-30' }, 'contact.birthday', 'datum'],
    [{ birthday: '1980-02-28x' }, 'contact.birthday', 'datum'],
    [{ organisationId: 'x' }, 'contact.organisationId', 'unbekannt'],
  ])('%j', async (contact, path, code) => {
    const answer = await me.call(c.create, { body: { contact } })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path, code }] }])
  })
})

/** Last, because sessions end in a month, too. */
describe('the waste paper basket', () => {
  it('keeps a contact for a month and not longer', async () => {
    const { id } = await put({ ...withoutAngaben, name: 'Vergessen' })
    await me.call(c.remove, { query: { id } })
    const beginn = server.clock.now.getTime()
    const nachTagen = async (days: number) => {
      server.clock.now = new Date(beginn + days * 86_400_000)
      await server.server.tick()
      return (await server.as('pfleger')).call(c.restore, { body: { id } })
    }
    expect((await nachTagen(29)).status).toBe(200)
    const wieder = await server.as('pfleger')
    await wieder.call(c.remove, { query: { id } })
    expect((await nachTagen(58)).status).toBe(200)
    await (await server.as('pfleger')).call(c.remove, { query: { id } })
    expect((await nachTagen(58 + 31)).status).toBe(404)
  })
})

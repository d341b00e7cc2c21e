import { type Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { systemKontext } from '../shared/kontext.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'
import { ohneAngaben, png, sanitaetshaus } from './kontakt.fixtures.ts'

const c = kontaktContract
let server: TestServer
let ich: TestClient
let fremder: TestClient
beforeAll(async () => {
  server = await startTestServer()
  ;[ich, fremder] = await Promise.all([server.as('pfleger'), server.as('pfleger2')])
})
afterAll(() => server.close())

const lege = async (contact: object) => (await ich.call(c.create, { body: { contact: { ...ohneAngaben, ...contact } } })).body
const alle = async () => (await ich.call(c.all)).body
const gibtEs = async (name: string) => (await alle()).some((einer) => einer.name === name)
const lies = async (id: string) => (await ich.call(c.read, { query: { id } })).body

describe('an import', () => {
  const drei = ['Imp A', 'Imp B', 'Imp C'].map((name) => ({ ...ohneAngaben, name, tags: ['Import', 'import'] }))

  it('brings contacts in and makes missing tags once', async () => {
    const id = crypto.randomUUID()
    const { status, body } = await ich.call(c.import, { body: { id, contacts: drei } })
    expect([status, body]).toEqual([200, { count: 3, updated: 0, kept: 0 }])
    const tags = (await ich.call(c.tags)).body.filter(({ title }) => title.toLowerCase() === 'import')
    expect(tags).toHaveLength(1)
    expect((await alle()).filter((einer) => einer.tags.includes(tags[0]?.id ?? ''))).toHaveLength(3)
    await ich.call(c.undoImport, { query: { id } })
  })

  it('happens once although it is sent twice', async () => {
    const body = { id: crypto.randomUUID(), contacts: [{ ...ohneAngaben, name: 'Nur einmal' }] }
    const antworten = await Promise.all([1, 2].map(() => ich.call(c.import, { body, key: 'import-einmal' })))
    expect(antworten.map(({ status }) => status)).toEqual([200, 200])
    expect((await alle()).filter(({ name }) => name === 'Nur einmal')).toHaveLength(1)
  })

  it('is undone as a whole, but leaves what somebody has worked on', async () => {
    const id = crypto.randomUUID()
    await ich.call(c.import, { body: { id, contacts: drei.slice(0, 2) } })
    await ich.call(c.import, { body: { id, contacts: drei.slice(2) } })
    const bearbeitet = (await alle()).find(({ name }) => name === 'Imp B')
    await ich.call(c.update, { body: { id: bearbeitet?.id, contact: { company: 'Neu' } } })
    expect((await fremder.call(c.undoImport, { query: { id } })).status).toBe(404)
    const { body } = await ich.call(c.undoImport, { query: { id } })
    expect(body).toEqual({ removed: 2, restored: 0, kept: 1 })
    expect([await gibtEs('Imp A'), await gibtEs('Imp B'), await gibtEs('Imp C')]).toEqual([false, true, false])
  })

  it('goes into a contact that is there, field by field, and is taken back with all the rest', async () => {
    const alt = await lege({ ...sanitaetshaus, name: 'Vorher GmbH', notes: 'Nur montags' })
    const [andere, weg] = [await lege({ name: 'Inzwischen geändert' }), await lege({ name: 'Inzwischen gelöscht' })]
    await ich.call(c.update, { body: { id: andere.id, contact: { company: 'Kollegin' } } })
    await ich.call(c.remove, { query: { id: weg.id } })
    const id = crypto.randomUUID()
    const zeile = {
      ...ohneAngaben,
      name: 'Nachher GmbH',
      emails: [
        { email: 'POST@sanitaet.example', label: null },
        { email: 'neu@sanitaet.example', label: null },
      ],
      phoneNumbers: [{ country: 'DE', phoneNumber: '+49 89 123456', label: null }],
      tags: ['Import-Ziel'],
    }
    const ziel = ({ id: eine, version }: Kontakt) => ({ id: eine, version })
    const contacts = [
      { ...zeile, ziel: ziel(alt) },
      { ...ohneAngaben, name: 'Zweite Zeile', ziel: ziel(alt) },
      { ...ohneAngaben, name: 'Zu spät', ziel: ziel(andere) },
      { ...ohneAngaben, name: 'Zu spät', ziel: ziel(weg) },
      { ...ohneAngaben, name: 'Ganz neu' },
    ]
    expect((await ich.call(c.import, { body: { id, contacts } })).body).toEqual({ count: 1, updated: 1, kept: 3 })
    const jetzt = await lies(alt.id)
    expect(jetzt).toMatchObject({ name: 'Nachher GmbH', company: alt.company, notes: 'Nur montags', version: 2 })
    expect(jetzt.emails.map(({ email }) => email)).toEqual(['post@sanitaet.example', 'neu@sanitaet.example'])
    expect([jetzt.phoneNumbers, jetzt.tags.length]).toEqual([alt.phoneNumbers, 1])

    expect((await ich.call(c.undoImport, { query: { id } })).body).toEqual({ removed: 1, restored: 1, kept: 0 })
    expect(await lies(alt.id)).toEqual({ ...alt, version: 3 })
    expect(await gibtEs('Ganz neu')).toBe(false)
    expect((await lies(andere.id)).company).toBe('Kollegin')
  })

  it('does not take back what somebody has worked on since then, and no note of it lies there in the clear', async () => {
    const alt = await lege({ name: 'Ziel', notes: 'Geheimwort' })
    const id = crypto.randomUUID()
    await ich.call(c.import, { body: { id, contacts: [{ ...ohneAngaben, name: 'Ziel neu', ziel: { id: alt.id, version: 1 } }] } })
    const roh = sql('test.vorher', `select vorher from kontakt_import_vorher where kontakt_id = :kontaktId`)
    expect(JSON.stringify(await server.ports.database.query<object>(systemKontext, roh, { kontaktId: alt.id }))).not.toContain('Geheimwort')
    await ich.call(c.update, { body: { id: alt.id, contact: { title: 'Von Hand' } } })
    expect((await ich.call(c.undoImport, { query: { id } })).body).toEqual({ removed: 0, restored: 0, kept: 1 })
    expect(await lies(alt.id)).toMatchObject({ name: 'Ziel neu', title: 'Von Hand' })
  })

  it('of another house never reaches a contact of ours', async () => {
    const unserer = await lege({ name: 'Unserer' })
    const contacts = [{ ...ohneAngaben, name: 'Fremd', ziel: { id: unserer.id, version: 1 } }]
    const { body } = await fremder.call(c.import, { body: { id: crypto.randomUUID(), contacts } })
    expect([body, (await lies(unserer.id)).name]).toEqual([{ count: 0, updated: 0, kept: 1 }, 'Unserer'])
  })

  it('writes nothing when one line is wrong', async () => {
    const contacts = [
      { ...ohneAngaben, name: 'Wäre gut' },
      { ...ohneAngaben, name: '' },
    ]
    const antwort = await ich.call(c.import, { body: { id: crypto.randomUUID(), contacts } })
    expect([antwort.status, antwort.body]).toMatchObject([400, { fields: [{ path: 'contacts.1.name' }] }])
    expect(await gibtEs('Wäre gut')).toBe(false)
  })
})

describe('two contacts that are one', () => {
  const fuehreZusammen = (bleibt: Kontakt, geht: Kontakt, contact: object = {}, avatarOf = bleibt.id) =>
    ich.call(c.merge, {
      body: {
        id: bleibt.id,
        version: bleibt.version,
        other: { id: geht.id, version: geht.version },
        avatarOf,
        contact: { ...ohneAngaben, name: bleibt.name, ...contact },
      },
    })
  const sendeFoto = (id: string) =>
    server.fetch(
      new Request(`http://test.invalid${c.setAvatar.path}?id=${id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ich.token}`, 'content-type': 'image/png' },
        body: png,
      }),
    )

  it('become one; the old id leads to the one that is left, and the mark of a favourite goes with it', async () => {
    const [bleibt, geht] = [await lege({ name: 'Bleibt' }), await lege({ name: 'Geht', notes: 'wichtig' })]
    await ich.call(c.favourite, { body: { id: geht.id, favourite: true } })
    const { status, body } = await fuehreZusammen(bleibt, geht, { notes: 'wichtig<script>x</script>' })
    expect([status, body]).toMatchObject([200, { id: bleibt.id, version: 2, notes: 'wichtig' }])
    expect(await gibtEs('Geht')).toBe(false)
    expect(await lies(geht.id)).toEqual(body)
    expect((await ich.call(c.own)).body.favourites).toContain(bleibt.id)
    await ich.call(c.favourite, { body: { id: bleibt.id, favourite: false } })
    expect((await ich.call(c.own)).body.favourites).not.toContain(bleibt.id)
    expect((await ich.call(c.restore, { body: { id: geht.id } })).status).toBe(404)
  })

  it('are two again as they were, photos too', async () => {
    const [bleibt, ohneFoto] = [await lege({ ...sanitaetshaus, name: 'Eins' }), await lege({ name: 'Zwei' })]
    const geht = c.setAvatar.answer.parse(await (await sendeFoto(ohneFoto.id)).json())
    const eins = await fuehreZusammen(bleibt, geht, {}, geht.id)
    expect([eins.body.avatar !== null, eins.body.company]).toEqual([true, null])
    const { status, body } = await ich.call(c.undoMerge, { body: { id: geht.id } })
    expect(status).toBe(200)
    expect(body).toEqual([{ ...bleibt, version: 3 }, geht])
    expect((await ich.call(c.undoMerge, { body: { id: geht.id } })).status).toBe(404)
  })

  it('lie in the database without a readable word of their notes, before and after', async () => {
    const [bleibt, geht] = [await lege({ name: 'Notiz A', notes: 'Geheimwort' }), await lege({ name: 'Notiz B', notes: 'Geheimwort' })]
    await fuehreZusammen(bleibt, geht, { notes: 'Geheimwort Geheimwort' })
    const roh = sql('test.notizen', `select k.notes, k.vorher from kontakt k where k.id = any (:id::uuid[])`)
    const antworten = { name: 'test.antworten', text: 'select antwort from idempotenz' }
    const zeilen = [
      ...(await server.ports.database.query<object>(systemKontext, roh, { id: [bleibt.id, geht.id] })),
      ...(await server.ports.database.query<object>(systemKontext, antworten, {})),
    ]
    expect(JSON.stringify(zeilen)).toMatch(/"v1\./)
    expect(JSON.stringify(zeilen)).not.toContain('Geheimwort')
  })

  it('stay one when somebody has changed it since then', async () => {
    const [bleibt, geht] = [await lege({ name: 'Weiter A' }), await lege({ name: 'Weiter B' })]
    await fuehreZusammen(bleibt, geht)
    await ich.call(c.update, { body: { id: bleibt.id, contact: { title: 'Neu' } } })
    expect((await ich.call(c.undoMerge, { body: { id: geht.id } })).status).toBe(409)
  })

  it('are refused when one of them is newer than on the screen, the same, or not ours', async () => {
    const [bleibt, geht] = [await lege({ name: 'Alt A' }), await lege({ name: 'Alt B' })]
    await ich.call(c.update, { body: { id: geht.id, contact: { title: 'Neu' } } })
    expect((await fuehreZusammen(bleibt, geht)).body).toMatchObject({ code: 'kontakt.veraltet' })
    expect((await fuehreZusammen(bleibt, bleibt)).status).toBe(400)
    expect((await fuehreZusammen(bleibt, { ...geht, id: crypto.randomUUID() })).status).toBe(404)
  })

  it('merge and delete at the same moment end in one of the two', async () => {
    const [bleibt, geht] = [await lege({ name: 'Rennen A' }), await lege({ name: 'Rennen B' })]
    const [merge, remove] = await Promise.all([fuehreZusammen(bleibt, geht), ich.call(c.remove, { query: { id: geht.id } })])
    expect([
      [200, 404],
      [404, 200],
    ]).toContainEqual([merge.status, remove.status])
  })
})

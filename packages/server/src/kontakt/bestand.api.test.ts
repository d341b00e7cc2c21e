import { type Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { withoutAngaben, png, sanitaetshaus } from './kontakt.fixtures.ts'

const c = kontaktContract
const server = await serverForTests()
const [me, fremder] = await server.people('pfleger', 'pfleger2')

const put = async (contact: object) => (await me.call(c.create, { body: { contact: { ...withoutAngaben, ...contact } } })).body
const all = async () => (await me.call(c.all)).body
const exists = async (name: string) => (await all()).some((one) => one.name === name)
const lies = async (id: string) => (await me.call(c.read, { query: { id } })).body

describe('an import', () => {
  const three = ['Imp A', 'Imp B', 'Imp C'].map((name) => ({ ...withoutAngaben, name, tags: ['Import', 'import'] }))

  it('brings contacts in and makes missing tags once', async () => {
    const id = crypto.randomUUID()
    const { status, body } = await me.call(c.import, { body: { id, contacts: three } })
    expect([status, body]).toEqual([200, { count: 3, updated: 0, kept: 0 }])
    const tags = (await me.call(c.tags)).body.filter(({ title }) => title.toLowerCase() === 'import')
    expect(tags).toHaveLength(1)
    expect((await all()).filter((one) => one.tags.includes(tags[0]?.id ?? ''))).toHaveLength(3)
    await me.call(c.undoImport, { query: { id } })
  })

  it('happens once although it is sent twice', async () => {
    const body = { id: crypto.randomUUID(), contacts: [{ ...withoutAngaben, name: 'Nur einmal' }] }
    const answers = await Promise.all([1, 2].map(() => me.call(c.import, { body, key: 'import-einmal' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await all()).filter(({ name }) => name === 'Nur einmal')).toHaveLength(1)
  })

  it('is undone as a whole, but leaves what somebody has worked on', async () => {
    const id = crypto.randomUUID()
    await me.call(c.import, { body: { id, contacts: three.slice(0, 2) } })
    await me.call(c.import, { body: { id, contacts: three.slice(2) } })
    const bearbeitet = (await all()).find(({ name }) => name === 'Imp B')
    await me.call(c.update, { body: { id: bearbeitet?.id, contact: { company: 'Neu' } } })
    expect((await fremder.call(c.undoImport, { query: { id } })).status).toBe(404)
    const { body } = await me.call(c.undoImport, { query: { id } })
    expect(body).toEqual({ removed: 2, restored: 0, kept: 1 })
    expect([await exists('Imp A'), await exists('Imp B'), await exists('Imp C')]).toEqual([false, true, false])
  })

  it('goes into a contact that is there, field by field, and is taken back with all the rest', async () => {
    const alt = await put({ ...sanitaetshaus, name: 'Vorher GmbH', notes: 'Nur montags' })
    const [others, weg] = [await put({ name: 'Inzwischen geändert' }), await put({ name: 'Inzwischen gelöscht' })]
    await me.call(c.update, { body: { id: others.id, contact: { company: 'Kollegin' } } })
    await me.call(c.remove, { query: { id: weg.id } })
    const id = crypto.randomUUID()
    const row = {
      ...withoutAngaben,
      name: 'Nachher GmbH',
      emails: [
        { email: 'POST@sanitaet.example', label: null },
        { email: 'neu@sanitaet.example', label: null },
      ],
      phoneNumbers: [{ country: 'DE', phoneNumber: '+49 89 123456', label: null }],
      tags: ['Import-Ziel'],
    }
    const target = ({ id: one, version }: Kontakt) => ({ id: one, version })
    const contacts = [
      { ...row, ziel: target(alt) },
      { ...withoutAngaben, name: 'Zweite Zeile', ziel: target(alt) },
      { ...withoutAngaben, name: 'Zu spät', ziel: target(others) },
      { ...withoutAngaben, name: 'Zu spät', ziel: target(weg) },
      { ...withoutAngaben, name: 'Ganz neu' },
    ]
    expect((await me.call(c.import, { body: { id, contacts } })).body).toEqual({ count: 1, updated: 1, kept: 3 })
    const now = await lies(alt.id)
    expect(now).toMatchObject({ name: 'Nachher GmbH', company: alt.company, notes: 'Nur montags', version: 2 })
    expect(now.emails.map(({ email }) => email)).toEqual(['post@sanitaet.example', 'neu@sanitaet.example'])
    expect([now.phoneNumbers, now.tags.length]).toEqual([alt.phoneNumbers, 1])

    expect((await me.call(c.undoImport, { query: { id } })).body).toEqual({ removed: 1, restored: 1, kept: 0 })
    expect(await lies(alt.id)).toEqual({ ...alt, version: 3 })
    expect(await exists('Ganz neu')).toBe(false)
    expect((await lies(others.id)).company).toBe('Kollegin')
  })

  it('does not take back what somebody has worked on since then, and no note of it lies there in the clear', async () => {
    const alt = await put({ name: 'Ziel', notes: 'Geheimwort' })
    const id = crypto.randomUUID()
    await me.call(c.import, { body: { id, contacts: [{ ...withoutAngaben, name: 'Ziel neu', ziel: { id: alt.id, version: 1 } }] } })
    const raw = sql('test.vorher', `select vorher from kontakt_import_vorher where kontakt_id = :kontaktId`)
    expect(JSON.stringify(await server.ports.database.query<object>(systemContext, raw, { kontaktId: alt.id }))).not.toContain('Geheimwort')
    await me.call(c.update, { body: { id: alt.id, contact: { title: 'Von Hand' } } })
    expect((await me.call(c.undoImport, { query: { id } })).body).toEqual({ removed: 0, restored: 0, kept: 1 })
    expect(await lies(alt.id)).toMatchObject({ name: 'Ziel neu', title: 'Von Hand' })
  })

  it('of another house never reaches a contact of ours', async () => {
    const unserer = await put({ name: 'Unserer' })
    const contacts = [{ ...withoutAngaben, name: 'Fremd', ziel: { id: unserer.id, version: 1 } }]
    const { body } = await fremder.call(c.import, { body: { id: crypto.randomUUID(), contacts } })
    expect([body, (await lies(unserer.id)).name]).toEqual([{ count: 0, updated: 0, kept: 1 }, 'Unserer'])
  })

  it('writes nothing when one line is wrong', async () => {
    const contacts = [
      { ...withoutAngaben, name: 'Wäre gut' },
      { ...withoutAngaben, name: '' },
    ]
    const answer = await me.call(c.import, { body: { id: crypto.randomUUID(), contacts } })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path: 'contacts.1.name' }] }])
    expect(await exists('Wäre gut')).toBe(false)
  })
})

describe('two contacts that are one', () => {
  const fuehreZusammen = (bleibt: Kontakt, geht: Kontakt, contact: object = {}, avatarOf = bleibt.id) =>
    me.call(c.merge, {
      body: {
        id: bleibt.id,
        version: bleibt.version,
        other: { id: geht.id, version: geht.version },
        avatarOf,
        contact: { ...withoutAngaben, name: bleibt.name, ...contact },
      },
    })
  const sendFoto = (id: string) =>
    server.fetch(
      new Request(`http://test.invalid${c.setAvatar.path}?id=${id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${me.token}`, 'content-type': 'image/png' },
        body: png,
      }),
    )

  it('become one; the old id leads to the one that is left, and the mark of a favourite goes with it', async () => {
    const [bleibt, geht] = [await put({ name: 'Bleibt' }), await put({ name: 'Geht', notes: 'wichtig' })]
    await me.call(c.favourite, { body: { id: geht.id, favourite: true } })
    const { status, body } = await fuehreZusammen(bleibt, geht, { notes: 'wichtig<script>x</script>' })
    expect([status, body]).toMatchObject([200, { id: bleibt.id, version: 2, notes: 'wichtig' }])
    expect(await exists('Geht')).toBe(false)
    expect(await lies(geht.id)).toEqual(body)
    expect((await me.call(c.own)).body.favourites).toContain(bleibt.id)
    await me.call(c.favourite, { body: { id: bleibt.id, favourite: false } })
    expect((await me.call(c.own)).body.favourites).not.toContain(bleibt.id)
    expect((await me.call(c.restore, { body: { id: geht.id } })).status).toBe(404)
  })

  it('are two again as they were, photos too', async () => {
    const [bleibt, withoutFoto] = [await put({ ...sanitaetshaus, name: 'Eins' }), await put({ name: 'Zwei' })]
    const geht = c.setAvatar.answer.parse(await (await sendFoto(withoutFoto.id)).json())
    const eins = await fuehreZusammen(bleibt, geht, {}, geht.id)
    expect([eins.body.avatar !== null, eins.body.company]).toEqual([true, null])
    const { status, body } = await me.call(c.undoMerge, { body: { id: geht.id } })
    expect(status).toBe(200)
    expect(body).toEqual([{ ...bleibt, version: 3 }, geht])
    expect((await me.call(c.undoMerge, { body: { id: geht.id } })).status).toBe(404)
  })

  it('lie in the database without a readable word of their notes, before and after', async () => {
    const [bleibt, geht] = [await put({ name: 'Notiz A', notes: 'Geheimwort' }), await put({ name: 'Notiz B', notes: 'Geheimwort' })]
    await fuehreZusammen(bleibt, geht, { notes: 'Geheimwort Geheimwort' })
    const raw = sql('test.notizen', `select k.notes, k.vorher from kontakt k where k.id = any (:id::uuid[])`)
    const answer = { name: 'test.answer', text: 'select antwort from idempotenz' }
    const rows = [
      ...(await server.ports.database.query<object>(systemContext, raw, { id: [bleibt.id, geht.id] })),
      ...(await server.ports.database.query<object>(systemContext, answer, {})),
    ]
    expect(JSON.stringify(rows)).toMatch(/"v1\./)
    expect(JSON.stringify(rows)).not.toContain('Geheimwort')
  })

  it('stay one when somebody has changed it since then', async () => {
    const [bleibt, geht] = [await put({ name: 'Weiter A' }), await put({ name: 'Weiter B' })]
    await fuehreZusammen(bleibt, geht)
    await me.call(c.update, { body: { id: bleibt.id, contact: { title: 'Neu' } } })
    expect((await me.call(c.undoMerge, { body: { id: geht.id } })).status).toBe(409)
  })

  it('are refused when one of them is newer than on the screen, the same, or not ours', async () => {
    const [bleibt, geht] = [await put({ name: 'Alt A' }), await put({ name: 'Alt B' })]
    await me.call(c.update, { body: { id: geht.id, contact: { title: 'Neu' } } })
    expect((await fuehreZusammen(bleibt, geht)).body).toMatchObject({ code: 'kontakt.veraltet' })
    expect((await fuehreZusammen(bleibt, bleibt)).status).toBe(400)
    expect((await fuehreZusammen(bleibt, { ...geht, id: crypto.randomUUID() })).status).toBe(404)
  })

  it('merge and delete at the same moment end in one of the two', async () => {
    const [bleibt, geht] = [await put({ name: 'Rennen A' }), await put({ name: 'Rennen B' })]
    const [merge, remove] = await Promise.all([fuehreZusammen(bleibt, geht), me.call(c.remove, { query: { id: geht.id } })])
    expect([
      [200, 404],
      [404, 200],
    ]).toContainEqual([merge.status, remove.status])
  })
})

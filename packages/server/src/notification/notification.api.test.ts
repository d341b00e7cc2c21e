import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import { messageContract, mitteilung, notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { describe, expect, it } from 'vitest'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { bis } from '../bestellung/stream.fixtures.ts'
import { sql } from '../database/sql.ts'
import { demoPassword } from '../demo/konten.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { reportMessage } from './meldung.ts'

const haus = await hausForTests()

const { personId } = haus
const report = (konto: string) =>
  haus.ports.database.transaction(systemContext, (tx) =>
    reportMessage(tx, {
      id: crypto.randomUUID(),
      personId: personId(konto),
      anlass: 'PASSWORT_GEAENDERT',
      am: haus.clock.now.toISOString(),
    }),
  )

const callsOf = ({ list, page, create, update, remove, markAllAsRead, markAllAsReadByGet, toggleReadStatus }: typeof messageContract) => ({
  list,
  page,
  create,
  update,
  remove,
  alle: markAllAsRead,
  alleGet: markAllAsReadByGet,
  toggle: toggleReadStatus,
})

const arten = [
  { art: 'message', ...callsOf(messageContract) },
  { art: 'notification', ...callsOf(notificationContract as unknown as typeof messageContract) },
] as const

describe.each(arten)('the calls of a $art', ({ art, list, page, create, update, remove, alle, alleGet, toggle }) => {
  const angaben = {
    icon: 'heroicons_mini:star',
    image: null,
    title: 'Übergabe',
    description: 'Um <strong>14 Uhr</strong> im Büro',
    link: '/dashboard',
    useRouter: true,
    read: false,
  }
  const neu = async (rest: object = {}) =>
    (await (await haus.wer('pfleger')).call(create, { body: { [art]: { ...angaben, ...rest } } })).body

  it('make one with the words of the person, an id and the time of the server', async () => {
    const client = await haus.wer('pfleger')
    const { status, body } = await client.call(create, { body: { [art]: { ...angaben, id: 'eigene-id' } } })
    expect(status).toBe(200)
    expect(mitteilung.parse(body)).toEqual({
      ...angaben,
      id: body.id,
      time: haus.clock.now.toISOString(),
      seen: false,
    })
    expect(body.id).toMatch(/^[\da-f-]{36}$/)
    expect((await client.call(list)).body.filter(({ id }) => id === body.id)).toEqual([body])
  })

  it('list the newest first', async () => {
    const alt = await neu({ time: '2026-01-01T08:00:00.000Z' })
    const jung = await neu({ time: '2026-11-18T08:59:59.000Z' })
    const ids = (await (await haus.wer('pfleger')).call(list)).body.map(({ id }) => id)
    expect(ids.indexOf(jung.id)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(jung.id)).toBeLessThan(ids.indexOf(alt.id))
  })

  it('page: the newest ones only, with how many there are and are unread', async () => {
    const ids = [await neu(), await neu({ read: true })].map(({ id }) => id)
    const client = await haus.wer('pfleger')
    const all = (await client.call(list)).body
    const { status, body } = await client.call(page, { query: { limit: '2' } })
    expect([status, body]).toEqual([200, { entries: all.slice(0, 2), total: all.length, unread: all.filter(({ read }) => !read).length }])
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect((await client.call(page)).body.entries).toEqual(all.slice(0, 30))
    for (const limit of ['0', '501', 'x']) expect((await client.call(page, { query: { limit } })).status).toBe(400)
  })

  it('change what is named and nothing else', async () => {
    const { id } = await neu()
    const client = await haus.wer('pfleger')
    const { status, body } = await client.call(update, { body: { id, [art]: { title: 'Verschoben', seen: true } } })
    expect([status, body.title, body.description, body.seen, body.read]).toEqual([200, 'Verschoben', angaben.description, true, false])
    expect((await client.call(list)).body.find((one) => one.id === id)).toEqual(body)
  })

  it('toggle by id and read, also when the screen sends the whole entry', async () => {
    const one = await neu()
    const client = await haus.wer('pfleger')
    const seen = await client.call(toggle, { body: { [art]: { ...one, read: true, title: 'nicht gemeint' } } })
    expect([seen.status, seen.body]).toEqual([200, { ...one, read: true, seen: true }])
    const ungelesen = await client.call(toggle, { body: { [art]: { id: one.id, read: false } } })
    expect(ungelesen.body).toEqual({ ...one, read: false, seen: true })
  })

  it('remove one, answer true, and the second time that it is not there', async () => {
    const { id } = await neu()
    const client = await haus.wer('pfleger')
    const weg = await client.call(remove, { query: { id } })
    expect([weg.status, weg.body]).toEqual([200, true])
    expect((await client.call(list)).body.some((one) => one.id === id)).toBe(false)
    expect((await client.call(remove, { query: { id } })).status).toBe(404)
  })

  it.each([
    ['POST', alle],
    ['GET', alleGet],
  ] as const)('mark all as read and seen by %s and answer true', async (_weg, call) => {
    await neu()
    const client = await haus.wer('pfleger')
    const fremde = (await (await haus.wer('arzt')).call(create, { body: { [art]: angaben } })).body
    const answer = await client.call(call)
    expect([answer.status, answer.body]).toEqual([200, true])
    expect((await client.call(list)).body.every(({ read, seen }) => read && seen)).toBe(true)
    expect((await (await haus.wer('arzt')).call(list)).body.find(({ id }) => id === fremde.id)?.read).toBe(false)
  })

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ])('refuse the GET that changes when another site or no person is behind it: %o', async (headers) => {
    await neu()
    const client = await haus.wer('pfleger')
    const answer = await client.call(alleGet, { headers })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('zugriff.fremde_herkunft')
    expect((await client.call(list)).body.some(({ read }) => !read)).toBe(true)
    expect((await client.call(alleGet, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
  })

  it('do not know an entry of somebody else, and not one of the other kind', async () => {
    const { id } = await neu()
    const others = arten.find((one) => one.art !== art) ?? arten[0]
    const kollegin = await haus.wer('pflege-admin')
    const unbekannt = await kollegin.call(remove, { query: { id: crypto.randomUUID() } })
    const attempts = [
      await kollegin.call(update, { body: { id, [art]: { read: true } } }),
      await kollegin.call(toggle, { body: { [art]: { id, read: true } } }),
      await kollegin.call(remove, { query: { id } }),
      await (await haus.wer('pfleger')).call(others.remove, { query: { id } }),
    ]
    const withoutNumber = (text: string) => text.replace(/"correlationId":"[^"]*"/, '')
    for (const attempt of attempts) expect([attempt.status, withoutNumber(attempt.text)]).toEqual([404, withoutNumber(unbekannt.text)])
    expect((await (await haus.wer('pfleger')).call(list)).body.find((one) => one.id === id)?.read).toBe(false)
  })

  it.each([
    ['personId', { personId: 'x' }],
    ['person_id', { person_id: 'x' }],
    ['anlass', { anlass: 'PASSWORT_GEAENDERT' }],
    ['art', { art: 'message' }],
  ])('refuse a key that is not theirs: %s', async (_name, rest) => {
    const { id } = await neu()
    const client = await haus.wer('pfleger')
    expect((await client.call(create, { body: { [art]: { ...angaben, ...rest } } })).status).toBe(400)
    expect((await client.call(update, { body: { id, [art]: rest } })).status).toBe(400)
    expect((await client.call(create, { body: { [art]: angaben, personId: personId('arzt') } })).status).toBe(400)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    String.raw`/\evil.example`,
    'evil.example',
    'https://a b',
  ])('refuse the link %s with the field that is wrong', async (link) => {
    const client = await haus.wer('pfleger')
    const answer = await client.call(create, { body: { [art]: { ...angaben, link } } })
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'notification.link', fields: [{ path: `${art}.link` }] })
  })

  it.each(['https://example.org/a?b=c#d', 'http://example.org', 'mailto:a@example.org', 'tel:+4989123', '/settings?bereich=profile'])(
    'keep the link %s',
    async (link) => expect((await neu({ link })).link).toBe(link),
  )

  it('take no picture of another server: it would learn who reads', async () => {
    const client = await haus.wer('pfleger')
    const answer = await client.call(create, { body: { [art]: { ...angaben, image: 'https://evil.example/pixel.png' } } })
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'notification.link', fields: [{ path: `${art}.image` }] })
    expect((await neu({ image: '/api/settings/photo/x' })).image).toBe('/api/settings/photo/x')
  })

  it('refuse an entry in which nothing is left to read', async () => {
    const client = await haus.wer('pfleger')
    for (const words of [{}, { title: '<script>x</script>' }, { title: '<b></b>', description: '<br>' }]) {
      const answer = await client.call(create, { body: { [art]: words } })
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([422, 'notification.leer'])
    }
  })

  it('keep no more than five hundred for a person, the newest', async () => {
    const konto = art === 'message' ? 'pflege-admin2' : 'apotheke-admin2'
    const client = await haus.wer(konto)
    const viele = Array.from({ length: 505 }, (_, i) => ({
      id: crypto.randomUUID(),
      title: `Nr. ${i}`,
      am: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
    }))
    const text = `insert into mitteilung (id, person_id, art, title, use_router, am, created_at)
      select x.id, :personId, :art, x.title, false, x.am, :now from jsonb_to_recordset(:viele::jsonb) as x(id uuid, title text, am timestamptz)`
    const values = { viele: JSON.stringify(viele), personId: personId(konto), art, now: haus.clock.now.toISOString() }
    await haus.ports.database.query(systemContext, sql('test.viele', text), values)
    await client.call(create, { body: { [art]: { title: 'Die neueste' } } })
    const titel = (await client.call(list)).body.map(({ title }) => title)
    expect([titel.length, titel[0], titel.at(-1)]).toEqual([500, 'Die neueste', 'Nr. 6'])
  })
})

describe('what the application says', () => {
  it('comes in the language of the request and cannot be rewritten, only read', async () => {
    await report('arzt-admin')
    const client = await haus.wer('arzt-admin')
    const deutsch = (await client.call(messageContract.list)).body[0]
    const englisch = (await client.call(messageContract.list, { headers: { 'accept-language': 'en' } })).body[0]
    expect([deutsch?.title, englisch?.title]).toEqual(['Passwort geändert', 'Password changed'])
    const id = deutsch?.id ?? ''
    for (const message of [
      { title: 'Alles gut' },
      { description: null },
      { link: 'https://example.org' },
      { time: '2020-01-01T00:00:00Z' },
    ]) {
      const answer = await client.call(messageContract.update, { body: { id, message } })
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([422, 'notification.inhalt_fest'])
    }
    const ganz = await client.call(messageContract.update, { body: { id, message: { ...englisch, read: true } } })
    expect([ganz.status, ganz.body.read, ganz.body.title]).toEqual([200, true, 'Passwort geändert'])
  })

  it('comes when the password was changed', async () => {
    const client = await haus.wer('arzt-admin2')
    const body = { alt: demoPassword, neu: 'Vier blaue Kachelöfen im Hof' }
    expect((await client.call(sicherheitContract.changePassword, { body })).status).toBe(204)
    const [neueste] = (await client.call(messageContract.list)).body
    expect(neueste).toMatchObject({ title: 'Passwort geändert', link: '/settings?bereich=security', read: false })
  })

  it('is not said when its cause is undone', async () => {
    const client = await haus.wer('apotheker')
    const before = (await client.call(messageContract.list)).body.length
    const attempt = haus.ports.database.transaction(systemContext, async (tx) => {
      await reportMessage(tx, {
        id: crypto.randomUUID(),
        personId: personId('apotheker'),
        anlass: 'PASSWORT_GEAENDERT',
        am: '2026-11-18T09:00:00Z',
      })
      throw new Error('The password could not be saved')
    })
    await expect(attempt).rejects.toThrow('could not be saved')
    expect((await client.call(messageContract.list)).body.length).toBe(before)
  })
})

describe('the order of time', () => {
  it('keeps what was said for ninety days', async () => {
    await report('arzt2')
    const count = async () => (await (await haus.wer('arzt2')).call(messageContract.list)).body.length
    const before = await count()
    haus.clock.now = new Date(haus.clock.now.getTime() + 89 * 86_400_000)
    await haus.server.tick()
    expect(await count()).toBe(before)
    haus.clock.now = new Date(haus.clock.now.getTime() + 2 * 86_400_000)
    await haus.server.tick()
    expect(await count()).toBe(0)
  })
})

describe('an order', () => {
  it('is told to the practice when it is sent, with its number, what to do and where', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    const one = await bis(
      async () => {
        await haus.server.tick()
        const { body } = await (await haus.wer('arzt')).call(notificationContract.list)
        return body.find(({ link }) => link === `/bestellungen/${fall.id}`)
      },
      (found) => found !== undefined,
    )
    expect(one).toMatchObject({ title: 'Wartet auf Sie', icon: 'turn', useRouter: true, read: false, seen: false })
    expect(one?.description).toContain(`<b>${fall.stand.nummer}</b>`)
  })
})

import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { interpretKopf } from '@dreiklang/domain/kontakt/csv'
import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { readVcards } from '@dreiklang/domain/kontakt/readVcard'
import { verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import type { TestClient } from '../testServer.ts'
import { withoutAngaben, sanitaetshaus } from './kontakt.fixtures.ts'

const c = kontaktContract
const { list, exportieren } = verzeichnisContract
const server = await serverForTests()
const [me, kollegin, apotheke] = await server.people('pfleger', 'pflege-admin', 'apotheker')
let leitung: TestClient
beforeAll(async () => {
  leitung = kollegin
})

const put = async (contact: object, who = me) => (await who.call(c.create, { body: { contact: { ...withoutAngaben, ...contact } } })).body
const seite = async (query: Record<string, string>, who = me) => (await who.call(list, { query })).body
const find = async (query: Record<string, string> = {}, who = me) => (await seite({ limit: '100', ...query }, who)).zeilen
const names = async (query: Record<string, string> = {}, who = me) => (await find(query, who)).map(({ name }) => name)
const klient = () => server.klienten[0]?.id ?? ''

async function allPages(query: Record<string, string>, who = me) {
  const geholt: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const one: Awaited<ReturnType<typeof seite>> = await seite({ ...query, ...(cursor === '' ? {} : { cursor }) }, who)
    geholt.push(...one.zeilen.map(({ id }) => id))
    cursor = one.cursor
  }
  return geholt
}

describe('the directory', () => {
  it('says of a contact what a list needs and never opens a note', async () => {
    const { id } = await put({ ...sanitaetshaus, notes: 'Geheimwort' })
    const answer = await me.call(list, { query: { suche: 'ötztaler' } })
    expect(answer.body.zeilen).toEqual([
      {
        id,
        version: 1,
        name: 'Ötztaler Sanitätshaus',
        title: 'Frau Özkan',
        company: 'Sanitätshaus GmbH',
        emails: sanitaetshaus.emails,
        phoneNumbers: sanitaetshaus.phoneNumbers,
        tags: [],
        avatar: null,
        klient: null,
        favorit: false,
        zuletztAm: null,
      },
    ])
    expect(answer.text).not.toContain('Geheimwort')
  })

  it('has the Klienten of a nursing service among its contacts, and none for anybody else', async () => {
    const [albrecht] = await find({ suche: 'albrecht' })
    expect(albrecht).toMatchObject({ klient: { status: 'AKTIV' }, emails: [], tags: [] })
    expect((await find({ gruppe: 'KLIENTEN' })).every((row) => row.klient !== null)).toBe(true)
    expect((await find({ gruppe: 'KONTAKTE' })).some((row) => row.klient !== null)).toBe(false)
    expect(await find({ gruppe: 'KLIENTEN' }, apotheke)).toEqual([])
    expect(await names({ suche: 'ötztaler' }, apotheke)).toEqual([])
  })

  it('finds by every word in name, company, mail, tag and by a number in any way of writing', async () => {
    const tag = (await me.call(c.createTag, { body: { tag: { title: 'Nachtdienst' } } })).body
    const { id } = await put({
      ...sanitaetshaus,
      name: 'Suchziel',
      tags: [tag.id],
      phoneNumbers: [{ country: 'DE', phoneNumber: '+49 (351) 77-88', label: null }],
    })
    for (const suche of [
      'suchziel',
      'SANITAETSHAUS ziel',
      'post@sanitaet suchziel',
      'suchziel nachtd',
      '0351 7788',
      '0049 351/77',
      '+49 351 7788',
    ])
      expect([suche, (await find({ suche })).map((row) => row.id)]).toEqual([suche, [id]])
    expect(await find({ suche: 'suchziel xyzzy' })).toEqual([])
    expect((await find({ tag: tag.id })).map((row) => row.id)).toEqual([id])
    expect(await find({ tag: tag.id, gruppe: 'KLIENTEN' })).toEqual([])
  })

  it('opens at a letter; what begins with none stands under #', async () => {
    for (const name of ['Żaba', 'Zeder', '24-Stunden-Dienst', 'Åre']) await put({ name })
    const z = await names({ buchstabe: 'Z', gruppe: 'KONTAKTE' })
    expect(z).toEqual(['Żaba', 'Zeder'])
    expect(await names({ buchstabe: '#' })).toEqual(['24-Stunden-Dienst'])
    expect(await names({ buchstabe: 'A', suche: 'åre' })).toEqual(['Åre'])
  })

  it('comes page by page in each order, nobody twice and nobody missing, those without company or use last', async () => {
    for (const company of ['Zett AG', 'Äh AG', null]) await put({ name: `Firma ${company}`, company })
    const benutzt = [await put({ name: 'Zuerst benutzt' }), await put({ name: 'Zuletzt benutzt' })]
    for (const { id } of benutzt) {
      await me.call(c.used, { body: { id } })
      server.clock.now = new Date(server.clock.now.getTime() + 1000)
    }
    for (const sortierung of ['name', 'firma', 'zuletzt']) {
      const ganz = await find({ sortierung })
      expect([sortierung, await allPages({ sortierung, limit: '7' })]).toEqual([sortierung, ganz.map(({ id }) => id)])
    }
    expect((await names({ sortierung: 'zuletzt' })).slice(0, 2)).toEqual(['Zuletzt benutzt', 'Zuerst benutzt'])
    const firmen = (await find({ sortierung: 'firma' })).map(({ company }) => company)
    expect(firmen.slice(0, firmen.indexOf(null))).toEqual(firmen.filter((firma) => firma !== null))
    expect(firmen.at(-1)).toBeNull()
  })

  it.each([
    [{ buchstabe: 'ä' }, 'buchstabe'],
    [{ tag: 'x' }, 'tag'],
    [{ gruppe: 'ALLE' }, 'gruppe'],
    [{ cursor: 'x' }, 'cursor'],
    [{ limit: '101' }, 'limit'],
  ])('refuses %j', async (query, path) => {
    const answer = await me.call(list, { query })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path }] }])
  })

  it('refuses a cursor that another order gave out', async () => {
    const { cursor } = await seite({ sortierung: 'firma', limit: '1' })
    expect((await me.call(list, { query: { sortierung: 'zuletzt', cursor: cursor ?? '' } })).status).toBe(400)
  })
})

describe('a Klient among the favourites', () => {
  it('is the choice of the person, stands among those used last, and goes with the mark', async () => {
    const id = klient()
    expect((await me.call(c.favourite, { body: { id, favourite: true } })).body.favourites).toContain(id)
    await me.call(c.used, { body: { id } })
    expect((await find({ gruppe: 'FAVORITEN' })).map((row) => row.id)).toContain(id)
    expect((await find({ gruppe: 'ZULETZT', sortierung: 'zuletzt' }))[0]).toMatchObject({ id, favorit: true })
    expect((await find({ gruppe: 'FAVORITEN' }, kollegin)).map((row) => row.id)).not.toContain(id)
    expect((await me.call(c.favourite, { body: { id, favourite: false } })).body.favourites).not.toContain(id)
  })

  it('cannot be somebody else’s Klient', async () => {
    for (const who of [await server.as('pfleger2'), apotheke]) {
      expect((await who.call(c.favourite, { body: { id: klient(), favourite: true } })).status).toBe(404)
      expect((await who.call(c.used, { body: { id: klient() } })).status).toBe(404)
    }
  })

  it('vanishes while the record is restricted, everywhere, and is there again afterwards', async () => {
    const id = server.klienten[1]?.id ?? ''
    await me.call(c.favourite, { body: { id, favourite: true } })
    await me.call(c.used, { body: { id } })
    const da = async () => {
      const own = (await me.call(c.own)).body
      const listen = await Promise.all(
        [{}, { gruppe: 'FAVORITEN' }, { gruppe: 'ZULETZT' }].map((query) => allPages({ ...query, limit: '100' })),
      )
      return [...listen, own.favourites, own.recent].map((ids) => ids.includes(id))
    }
    expect(await da()).toEqual([true, true, true, true, true])
    const params = { klientId: id }
    await leitung.call(loeschungContract.restrict, { params, body: { grund: 'Widerspruch' }, key: 'sperre-favorit' })
    expect(await da()).toEqual([false, false, false, false, false])
    expect((await me.call(c.favourite, { body: { id, favourite: false } })).status).toBe(404)
    await leitung.call(loeschungContract.lift, { params, body: { grund: 'Erledigt' }, key: 'frei-favorit' })
    expect(await da()).toEqual([true, true, true, true, true])
  })
})

describe('the directory as a file', () => {
  const hole = async (query: Record<string, string>, who = me) => who.call(exportieren, { query })

  it('holds the contacts of exactly the filter with their notes, and no Klient', async () => {
    await put({
      ...sanitaetshaus,
      name: 'Export A',
      notes: '<b>Nur</b> montags',
      phoneNumbers: [...sanitaetshaus.phoneNumbers, { country: 'DE', phoneNumber: '0171 1', label: null }],
    })
    await put({ name: 'Export =B' })
    const { text, headers, status } = await hole({ suche: 'export' })
    const [kopf = ''] = text.replace('\uFEFF', '').split('\r\n')
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="kontakte-2026-11-18.csv"'])
    expect(interpretKopf(kopf.split(';'))).toEqual(
      'name title company phone phoneLabel phone phoneLabel email emailLabel birthday address notes tags'.split(' '),
    )
    expect(text).toContain(
      'Export A;Frau Özkan;Sanitätshaus GmbH;089 123456;Work;0171 1;;post@sanitaet.example;Work;1980-02-29;"Hauptstraße 1\n80331 München";Nur montags;',
    )
    expect(text.split('Export')).toHaveLength(3)
    expect((await hole({})).text).not.toContain('Albrecht')
    expect((await hole({}, apotheke)).text).not.toContain('Export A')
  })

  it('is a card file or a workbook when asked for, also of those that were named', async () => {
    const [a, b] = [await put({ name: 'Wahl A' }), await put({ name: 'Wahl B' })]
    await put({ name: 'Wahl C' })
    for (const format of ['vcard3', 'vcard4']) {
      const answer = await server.fetch(
        new Request(`http://test.invalid${exportieren.path}?format=${format}&ids=${a.id}&ids=${b.id}`, {
          headers: { authorization: `Bearer ${me.token}` },
        }),
      )
      expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
      expect(readVcards(await answer.text()).map(({ name, uid }) => [name, uid])).toEqual([
        ['Wahl A', `urn:uuid:${a.id}`],
        ['Wahl B', `urn:uuid:${b.id}`],
      ])
    }
    expect((await hole({ format: 'xlsx', ids: a.id })).headers.get('content-type')).toBe(exportieren.media?.[1])
  })

  it('is written down as taken out of the house', async () => {
    await hole({ suche: 'export' })
    const frage = {
      name: 'test.trail',
      text: `select count(*)::int as anzahl from protokoll where aktion = 'kontakt.export' and art = 'AUSGEBEN'`,
    }
    const [row] = await server.ports.database.query<{ anzahl: number }>(systemContext, frage, {})
    expect(row?.anzahl).toBeGreaterThan(0)
  })
})

describe('two thousand contacts', () => {
  it('are read page by page from the index, and the list opens none of their notes', async () => {
    const organisationId = server.ensemble.organisationen.markt
    const fuelle = sql(
      'test.zweitausend',
      `insert into kontakt (organisation_id, id, name, emails, phone_numbers, notes, created_at, updated_at)
        select :organisationId, gen_random_uuid(), 'Kontakt ' || lpad(n::text, 4, '0'), '[]', '[]', 'v1.kaputtes-siegel', now(), now() from generate_series(1, 2000) n`,
    )
    await server.ports.database.query(systemContext, fuelle, { organisationId })
    const all = await allPages({ limit: '100', gruppe: 'KONTAKTE' }, apotheke)
    expect(new Set(all).size).toBeGreaterThanOrEqual(2000)
    const person = server.ensemble.personen['apotheker']
    if (person === undefined) throw new Error('The pharmacy has somebody')
    await server.ports.database.query(systemContext, { name: 'test.analyze', text: 'analyze kontakt' }, {})
    const plan = {
      name: 'test.plan',
      text: `explain select k.id from kontakt k where k.organisation_id = '${organisationId}' and k.geloescht_am is null
        and (k.platz, k.id) > ('kontakt 1500', '00000000-0000-0000-0000-000000000000'::uuid) order by k.platz, k.id limit 51`,
    }
    const rows = await server.ports.database.query<Record<string, string>>(contextOf(person), plan, {})
    const text = rows.map((row) => Object.values(row).join('')).join('\n')
    expect(text).toMatch(/Index.* using kontakt_verzeichnis/)
    expect(text).toMatch(/Index Cond:.*ROW\(platz, id\) > ROW/)
    expect(text).not.toContain('Sort')
  })
})

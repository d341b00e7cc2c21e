import { maxAnsichten } from '@dreiklang/domain/liste/ansicht'
import { ansichtContract } from '@dreiklang/domain/liste/ansicht.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { contextOf } from '../shared/context.ts'
import type { TestClient } from '../testServer.ts'

const { list, create, update, remove, setStandard } = ansichtContract
const liste = 'bestellung.pflege'
const params = { liste }

const server = await serverForTests()
const [pfleger, leitung, nachbarn] = await server.people('pfleger', 'pflege-admin', 'pflege-admin2')

const lies = async (who: TestClient, one = liste) => (await who.call(list, { params: { liste: one } })).body
const names = async (who: TestClient, one = liste) => (await lies(who, one)).ansichten.map(({ name }) => name)
let nr = 0
const put = async (who: TestClient, mehr: Partial<{ name: string; gemeinsam: boolean; suche: Record<string, string | string[]> }> = {}) =>
  who.call(create, { params, body: { name: `Ansicht ${(nr += 1)}`, suche: { status: ['BEREIT'] }, gemeinsam: false, ...mehr } })

describe('saved views', () => {
  it('are kept as they were said and belong to one list', async () => {
    const suche = { ansicht: 'alle', status: ['BEREIT', 'GELIEFERT'], suche: 'Müller; =1', spalten: ['stand'], dichte: 'weit' }
    const { status, body } = await put(pfleger, { name: ' Eilige ', suche })
    expect([status, body]).toEqual([201, { id: body.id, name: 'Eilige', suche, gemeinsam: false, version: 1 }])
    expect((await lies(pfleger)).ansichten).toContainEqual(body)
    expect(await names(pfleger, 'bestellung.arzt')).toEqual([])
  })

  it('of one person are seen by no one else, not even by the head', async () => {
    const { body } = await put(pfleger)
    expect(await names(leitung)).not.toContain(body.name)
    for (const fremd of [leitung, nachbarn]) {
      const ort = { params: { ...params, ansichtId: body.id } }
      expect((await fremd.call(update, { ...ort, body: { name: 'Meine', suche: {}, version: 1 } })).status).toBe(404)
      expect((await fremd.call(remove, ort)).status).toBe(404)
      expect((await fremd.call(setStandard, { params, body: { ansichtId: body.id } })).status).toBe(404)
    }
    expect(await names(pfleger)).toContain(body.name)
  })

  it('of the team are made by its heads, found by all of the house and by nobody else', async () => {
    expect((await lies(leitung)).darfTeilen).toBe(true)
    const { body } = await put(leitung, { name: 'Frühdienst', gemeinsam: true })
    expect((await lies(pfleger)).ansichten).toContainEqual(body)
    expect((await lies(pfleger)).darfTeilen).toBe(false)
    expect(await names(nachbarn)).not.toContain('Frühdienst')
    expect(await names(await server.as('admin'))).not.toContain('Frühdienst')
  })

  it('of the team are left alone by everybody else', async () => {
    const geteilt = (await put(leitung, { gemeinsam: true })).body
    const ort = { params: { ...params, ansichtId: geteilt.id } }
    for (const answer of [
      await put(pfleger, { gemeinsam: true }),
      await pfleger.call(update, { ...ort, body: { name: 'x', suche: {}, version: 1 } }),
      await pfleger.call(remove, ort),
    ])
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'liste.nur_leitung' }])
    expect(await names(leitung)).toContain(geteilt.name)
  })

  it('of the platform are shared among its own people', async () => {
    const admin = await server.as('admin')
    const { status } = await put(admin, { name: 'Wartend', gemeinsam: true })
    expect(status).toBe(201)
    expect(await names(admin)).toEqual(['Wartend'])
    expect(await names(pfleger)).not.toContain('Wartend')
  })

  it('get another name and another state, each change one version further', async () => {
    const { id, version } = (await put(pfleger)).body
    const body = { name: 'Umbenannt', suche: { suche: 'neu' }, version }
    const first = await pfleger.call(update, { params: { ...params, ansichtId: id }, body })
    expect(first.body).toEqual({ id, name: 'Umbenannt', suche: { suche: 'neu' }, gemeinsam: false, version: 2 })
    const zweite = await pfleger.call(update, { params: { ...params, ansichtId: id }, body })
    expect([zweite.status, zweite.body]).toMatchObject([409, { code: 'liste.veraltet' }])
  })

  it('have one name each, whatever its case; another person and the team may use the same', async () => {
    expect((await put(pfleger, { name: 'Doppelt' })).status).toBe(201)
    expect((await put(pfleger, { name: 'DOPPELT' })).body).toMatchObject({ code: 'liste.name_vergeben' })
    expect((await put(leitung, { name: 'Doppelt' })).status).toBe(201)
    expect((await put(leitung, { name: 'Doppelt', gemeinsam: true })).status).toBe(201)
    const others = (await put(pfleger)).body
    const { status } = await pfleger.call(update, {
      params: { ...params, ansichtId: others.id },
      body: { name: 'doppelt', suche: {}, version: 1 },
    })
    expect(status).toBe(409)
  })

  it('of one name are made once when two say it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(pfleger, { name: 'Zugleich' })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409', '409', '409'])
  })

  it('do not slip past their limit, also not twenty at once', async () => {
    const arzt = await server.as('arzt')
    const answers = await Promise.all(Array.from({ length: maxAnsichten + 5 }, () => put(arzt)))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'liste.zu_viele_ansichten' })
    expect(await names(arzt)).toHaveLength(maxAnsichten)
  })
})

describe('the view that opens by itself', () => {
  it('is one per person and list, and can be taken away', async () => {
    const [one, others] = [(await put(pfleger)).body, (await put(pfleger)).body]
    for (const ansichtId of [one.id, others.id]) {
      expect((await pfleger.call(setStandard, { params, body: { ansichtId } })).status).toBe(204)
      expect((await lies(pfleger)).standardId).toBe(ansichtId)
    }
    expect((await lies(leitung)).standardId).toBeNull()
    await pfleger.call(setStandard, { params, body: { ansichtId: null } })
    expect((await lies(pfleger)).standardId).toBeNull()
  })

  it('falls back to the plain list when the head deletes it', async () => {
    const { id } = (await put(leitung, { gemeinsam: true })).body
    await pfleger.call(setStandard, { params, body: { ansichtId: id } })
    expect((await leitung.call(remove, { params: { ...params, ansichtId: id } })).status).toBe(204)
    expect((await lies(pfleger)).standardId).toBeNull()
    expect((await leitung.call(remove, { params: { ...params, ansichtId: id } })).status).toBe(404)
  })

  it('is no view of another list', async () => {
    const { id } = (await put(pfleger)).body
    const others = await pfleger.call(setStandard, { params: { liste: 'klient.klienten' }, body: { ansichtId: id } })
    expect(others.status).toBe(404)
  })
})

describe('what is refused', () => {
  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ suche: { 'a b': '1' } }, 'suche'],
    [{ suche: { suche: 'x'.repeat(401) } }, 'suche'],
    [
      {
        suche: Object.fromEntries(
          Array.from({ length: 41 }, (_, i) => [`a${'b'.repeat(i)}`.slice(0, 40) + String.fromCharCode(97 + (i % 26)), '1']),
        ),
      },
      'suche',
    ],
  ])('%j', async (mehr, path) => {
    const answer = await put(pfleger, mehr)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(`"${path}`)
  })

  it.each(['', 'Gross', 'a..b', 'a/b', 'a'.repeat(61)])('the list "%s"', async (one) => {
    expect([400, 404]).toContain((await pfleger.call(list, { params: { liste: one } })).status)
  })

  it('the views of others also to a statement without a scope', async () => {
    const free = {
      name: 'test.allAnsichten',
      text: `select distinct person_id as "personId", organisation_id as "organisationId" from ansicht`,
    }
    const { pfleger: me } = server.ensemble.personen
    if (me === undefined) throw new Error('Nobody is called pfleger')
    const seen = await server.ports.database.query<{ personId: string | null; organisationId: string | null }>(contextOf(me), free, {})
    expect(seen.length).toBeGreaterThan(1)
    for (const { personId, organisationId } of seen) {
      expect([me.personId, null]).toContain(personId)
      expect(organisationId).toBe(me.organisationId)
    }
  })
})

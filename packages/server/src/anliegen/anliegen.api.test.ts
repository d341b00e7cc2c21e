import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import type { TestClient } from '../testServer.ts'
import { anfrageBody, create, planBody, readBesuch } from '../hausbesuch/hausbesuch.fixtures.ts'
import { type Frage, besuch, frageAn, nachbestellung, openFormular, rueckruf } from './anliegen.fixtures.ts'

const c = anliegenContract
const adresse = 'sonnenhof'
const server = await serverForTests()
await openFormular(server, { konto: 'pflege-admin', adresse })
const [me, kollegin] = await server.people('pfleger', 'pflege-admin')

let nr = 0
async function kommt(frage: Frage = rueckruf) {
  nr += 1
  const { body } = await frageAn(server, adresse, { ...frage, name: `Frage ${nr}` })
  await server.ports.database.query(systemContext, { name: 'test.netz', text: 'update anliegen set netz = null' }, {})
  const { zeilen } = (await me.call(c.list, { query: { limit: '100' } })).body
  const row = zeilen.find(({ nummer }) => nummer === body.nummer)
  if (row === undefined) throw new Error('It did not arrive')
  return row
}

const lies = async (anliegenId: string) => (await me.call(c.read, { params: { anliegenId } })).body
const step = (client: TestClient, { id, version }: { id: string; version: number }, name: string, grund: string | null = null) =>
  client.call(c.step, { params: { anliegenId: id }, body: { version, schritt: name, grund } })
const protokoll = (objektId: string) =>
  server.ports.database.query<{ aktion: string; klient_id: string | null }>(
    systemContext,
    sql('test.protokoll', 'select aktion, klient_id from protokoll where objekt_id = :objektId order by nr'),
    { objektId },
  )

describe('an inquiry', () => {
  it('is taken, finished and opened again; who did what when stands beside it', async () => {
    const neu = await kommt()
    expect((await lies(neu.id)).schritte).toEqual(['UEBERNEHMEN', 'ERLEDIGEN', 'ABLEHNEN'])
    expect((await step(me, neu, 'UEBERNEHMEN')).status).toBe(204)
    const meins = await lies(neu.id)
    expect(meins).toMatchObject({ status: 'IN_ARBEIT', version: 2, schritte: ['FREIGEBEN', 'ERLEDIGEN', 'ABLEHNEN'] })
    expect((await step(kollegin, meins, 'UEBERNEHMEN')).status).toBe(204)
    expect((await step(kollegin, await lies(neu.id), 'ERLEDIGEN')).status).toBe(204)
    const done = await lies(neu.id)
    expect(done).toMatchObject({ status: 'ERLEDIGT', schritte: ['WIEDER_OEFFNEN'] })
    expect(done.verlauf.map((entry) => entry.schritt)).toEqual(['UEBERNEHMEN', 'UEBERNEHMEN', 'ERLEDIGEN'])
    expect(new Set(done.verlauf.map(({ name }) => name)).size).toBe(2)
    expect((await step(me, done, 'WIEDER_OEFFNEN')).status).toBe(204)
  })

  it('is turned down with a reason only', async () => {
    const neu = await kommt()
    expect((await step(me, neu, 'ABLEHNEN')).status).toBe(400)
    expect((await step(me, neu, 'ERLEDIGEN', 'DOPPELT')).status).toBe(400)
    expect((await step(me, neu, 'ABLEHNEN', 'NICHT_ZUSTAENDIG')).status).toBe(204)
    expect((await lies(neu.id)).verlauf).toMatchObject([{ schritt: 'ABLEHNEN', grund: 'NICHT_ZUSTAENDIG' }])
  })

  it('is taken by one of two who press at the same moment', async () => {
    const neu = await kommt()
    const answers = await Promise.all([step(me, neu, 'UEBERNEHMEN'), step(kollegin, neu, 'UEBERNEHMEN')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect((await lies(neu.id)).verlauf).toHaveLength(1)
  })

  it('takes a step that is sent twice under one key once', async () => {
    const neu = await kommt()
    const senden = () =>
      me.call(c.step, { params: { anliegenId: neu.id }, body: { version: 1, schritt: 'UEBERNEHMEN', grund: null }, key: 'zweimal-tippen' })
    expect((await Promise.all([senden(), senden()])).map(({ status }) => status)).toEqual([204, 204])
    expect((await lies(neu.id)).verlauf).toHaveLength(1)
  })

  it('cannot be handed back beside an equal one that is new', async () => {
    const neu = await kommt()
    const name = (await lies(neu.id)).inhalt.name
    await step(me, neu, 'UEBERNEHMEN')
    await frageAn(server, adresse, { ...rueckruf, name })
    const answer = await step(me, await lies(neu.id), 'FREIGEBEN')
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'anliegen.schritt_unmoeglich' }])
  })

  it('is nobody else’s: another house is told that there is no such thing', async () => {
    const neu = await kommt()
    const fremd = await server.as('pfleger2')
    expect((await fremd.call(c.read, { params: { anliegenId: neu.id } })).status).toBe(404)
    expect((await step(fremd, neu, 'UEBERNEHMEN')).status).toBe(404)
  })

  it('leaves in the trail who read it and who worked on it', async () => {
    const neu = await kommt()
    await lies(neu.id)
    await step(me, neu, 'UEBERNEHMEN')
    expect((await protokoll(neu.id)).map(({ aktion }) => aktion)).toEqual(['anliegen.send', 'anliegen.read', 'anliegen.step'])
  })

  it('counts in the menu as long as nobody has taken it', async () => {
    const badge = async () => {
      const { body } = await me.call(navigationContract.verticalMenu)
      return Number(body.compact.find(({ id }) => id === 'anliegen')?.badge?.title ?? 0)
    }
    const before = await badge()
    const neu = await kommt()
    expect(await badge()).toBe(before + 1)
    await step(me, neu, 'UEBERNEHMEN')
    expect(await badge()).toBe(before)
  })
})

describe('the list', () => {
  it('is read page by page, filtered by state, kind and person', async () => {
    for (let i = 0; i < 3; i += 1) await kommt()
    const first = (await me.call(c.list, { query: { limit: '2' } })).body
    const zweite = (await me.call(c.list, { query: { limit: '2', cursor: first.cursor ?? '' } })).body
    expect(new Set([...first.zeilen, ...zweite.zeilen].map(({ id }) => id)).size).toBe(4)
    const [one] = first.zeilen
    if (one === undefined) throw new Error('There are some')
    await step(me, one, 'UEBERNEHMEN')
    const gefiltert = async (query: Record<string, string>) => (await me.call(c.list, { query: { ...query, limit: '100' } })).body.zeilen
    expect((await gefiltert({ status: 'NEU' })).every(({ status }) => status === 'NEU')).toBe(true)
    expect((await gefiltert({ nurMeine: 'true' })).map(({ id }) => id)).toContain(one.id)
    expect(await gefiltert({ art: 'BESUCH' })).toEqual([])
  })
})

const assign = (anliegenId: string, version: number, klientId: string | null) =>
  me.call(c.assignKlient, { params: { anliegenId }, body: { version, klientId } })
const ownKlienten = () => server.klienten.filter(({ pflege }) => pflege === 'sonnenhof').map(({ id }) => id)
const klientId = () => ownKlienten()[0] ?? ''

describe('a visit that was asked for', () => {
  const vorhaben = (anliegenId: string, rest: Record<string, unknown> = {}) =>
    planBody({ klientId: klientId(), personIds: [server.ensemble.personen['pfleger']?.personId ?? ''] }, { anliegenId, ...rest })
  const plan = (client: TestClient, anliegenId: string, rest: Record<string, unknown> = {}) =>
    client.call(hausbesuchContract.plan, { body: vorhaben(anliegenId, rest) })

  it('is known by the inquiry from then on, which is taken by whoever plans it', async () => {
    const neu = await kommt(besuch)
    expect((await lies(neu.id)).darf).toEqual({ zuordnen: true, bestellen: false, besuchen: true })
    await assign(neu.id, 1, klientId())
    const hausbesuchId = await create(me, 'plan', vorhaben(neu.id))
    expect(await lies(neu.id)).toMatchObject({ hausbesuchId, status: 'IN_ARBEIT', verlauf: [{ schritt: 'UEBERNEHMEN' }] })
    expect(await readBesuch(me, hausbesuchId)).toMatchObject({ klient: { id: klientId() }, status: 'GEPLANT' })
    expect((await protokoll(neu.id)).map(({ aktion }) => aktion)).toContain('anliegen.besuch')
  })

  it('may be one that a practice is asked for', async () => {
    const neu = await kommt({ ...besuch, email: 'ada@example.org' })
    await assign(neu.id, 1, klientId())
    const ids = { klientId: klientId(), organisationId: server.ensemble.organisationen.weber }
    const hausbesuchId = await create(me, 'ask', anfrageBody(ids, { anliegenId: neu.id }))
    expect(await lies(neu.id)).toMatchObject({ hausbesuchId, status: 'IN_ARBEIT' })
    await expect.poll(() => server.mails.findLast(({ an }) => an === 'ada@example.org')?.text).toContain('bearbeitet Ihr Anliegen.')
  })

  it('is made once, although two plan it at the same moment', async () => {
    const neu = await kommt(besuch)
    await assign(neu.id, 1, klientId())
    const answers = await Promise.all([plan(me, neu.id), plan(kollegin, neu.id, { uhrzeit: '12:00' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'anliegen.besuch_gibt_es' })
    expect((await lies(neu.id)).hausbesuchId).toBe(answers.find(({ status }) => status === 201)?.body.id)
  })

  it('is refused for another Klient, another kind, a closed inquiry and that of another house', async () => {
    const code = async (answer: ReturnType<typeof plan>) => {
      const { status, body } = await answer
      return [status, (body as unknown as { code: string }).code]
    }
    const fitsNot = [422, 'anliegen.besuch_passt_nicht']
    const neu = await kommt(besuch)
    expect(await code(plan(me, neu.id))).toEqual(fitsNot)
    await assign(neu.id, 1, klientId())
    expect(await code(plan(me, neu.id, { klientId: ownKlienten()[1] }))).toEqual(fitsNot)
    await step(me, await lies(neu.id), 'ABLEHNEN', 'DOPPELT')
    expect(await code(plan(me, neu.id))).toEqual(fitsNot)
    const other = await kommt(nachbestellung)
    await assign(other.id, 1, klientId())
    expect(await code(plan(me, other.id))).toEqual(fitsNot)
    await openFormular(server, { konto: 'pflege-admin2', adresse: 'lindenweg' })
    await frageAn(server, 'lindenweg', besuch)
    const [theirs] = (await (await server.as('pfleger2')).call(c.list)).body.zeilen
    expect(await code(plan(me, theirs?.id ?? ''))).toEqual(fitsNot)
    expect((await lies(other.id)).hausbesuchId).toBeNull()
  })
})

describe('a reorder', () => {
  const bestelle = (client: TestClient, anliegenId: string) => client.call(c.bestelle, { params: { anliegenId } })

  it('needs a Klient whom a person has chosen, of the own house', async () => {
    const neu = await kommt(nachbestellung)
    expect((await bestelle(me, neu.id)).body).toMatchObject({ code: 'anliegen.klient_fehlt' })
    expect((await assign(neu.id, 1, crypto.randomUUID())).body).toMatchObject({ code: 'anliegen.klient_unbekannt' })
    expect((await assign(neu.id, 1, klientId())).status).toBe(204)
    const { klient, darf } = await lies(neu.id)
    expect([klient?.id, darf]).toEqual([klientId(), { zuordnen: true, bestellen: true, besuchen: false }])
    expect((await protokoll(neu.id)).at(-1)?.klient_id).toBe(klientId())
  })

  it('becomes one draft with what was named, although two ask for it at once', async () => {
    const neu = await kommt(nachbestellung)
    await assign(neu.id, 1, klientId())
    const answers = await Promise.all([bestelle(me, neu.id), bestelle(kollegin, neu.id), bestelle(me, neu.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = new Set(answers.map(({ body }) => body.bestellungId))
    expect(ids.size).toBe(1)
    const [bestellungId = ''] = ids
    const { body } = await me.call(bestellungContract.read, { params: { bestellungId } })
    expect(body).toMatchObject({ quelle: 'ANLIEGEN', klientId: klientId() })
    expect(body.interneNotiz).toContain(`Anliegen ${neu.nummer}`)
    expect(body.positionen.map(({ produkt }) => [produkt.bezeichnung, produkt.pzn])).toEqual([
      ['Ramipril 5 mg', '08585997'],
      ['Kompressen', null],
    ])
    expect(await lies(neu.id)).toMatchObject({ bestellungId, status: 'IN_ARBEIT' })
    const { zeilen } = (await me.call(bestellungContract.list, { query: { klientId: klientId() } })).body
    expect(zeilen.filter(({ id }) => ids.has(id))).toHaveLength(1)
  })

  it('may be drafted anew when the draft was deleted', async () => {
    const neu = await kommt(nachbestellung)
    await assign(neu.id, 1, klientId())
    const erster = (await bestelle(me, neu.id)).body.bestellungId
    await me.call(bestellungContract.remove, { params: { bestellungId: erster } })
    const zweiter = (await bestelle(me, neu.id)).body.bestellungId
    expect(zweiter).not.toBe(erster)
    expect((await me.call(bestellungContract.read, { params: { bestellungId: zweiter } })).status).toBe(200)
  })

  it('cannot be drafted from a call, nor from one that is turned down', async () => {
    const anruf = await kommt()
    expect((await bestelle(me, anruf.id)).status).toBe(409)
    const neu = await kommt(nachbestellung)
    await step(me, neu, 'ABLEHNEN', 'MISSBRAUCH')
    expect((await bestelle(me, neu.id)).status).toBe(409)
    expect((await assign(neu.id, 2, klientId())).body).toMatchObject({ code: 'anliegen.schritt_unmoeglich' })
  })
})

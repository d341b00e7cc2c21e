import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { type LoeschAnsicht, loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { searchContract } from '@dreiklang/domain/search/search.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Konto, bring, entwurfFor, errorOf, put } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { demoMail, demoPassword } from '../demo/konten.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { set } from '../personal/personal.fixtures.ts'
import type { Values } from '../ports.ts'
import { create, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import type { TestClient } from '../testServer.ts'
import { anfrageFor } from '../zugriff.fixtures.ts'

const { list, read, restrict, lift, request, withdraw, confirm } = loeschungContract
/** What managers do with a restricted record; who is restricted may also still ask what is kept of him (Art. 18 Abs. 2 DSGVO). */
const own = new Set<string>([...Object.values(loeschungContract), auskunftContract.export].map(({ id }) => id))
const grund = { grund: 'Die Angaben werden bestritten.' }

const haus = await hausForTests()
let nummer = 0
beforeAll(async () => {
  const organisationId = haus.ensemble.organisationen.sonnenhof
  const person = {
    organisationId,
    email: demoMail('leitung2'),
    name: 'Karin Zweite',
    rolle: 'ROLE_PFLEGE_ADMIN',
    beruf: 'VERWALTUNG',
  } as const
  await set(haus.ports, { ...person, lanr: null }, demoPassword)
})

const leitung = () => haus.wer('pflege-admin')
const zweite = (): Promise<TestClient> => haus.as('leitung2')
const liste = async (ansicht: LoeschAnsicht) => (await (await leitung()).call(list, { query: { ansicht, limit: '100' } })).body.klienten
const sperre = async (klientId: string) => (await leitung()).call(restrict, { params: { klientId }, body: grund })
const stand = async (klientId: string) => (await (await leitung()).call(read, { params: { klientId } })).body
const search = async (konto: Konto, query: string) =>
  JSON.stringify((await (await haus.wer(konto)).call(searchContract.search, { body: { query } })).body)

async function rows(text: string, values: Values): Promise<Record<string, unknown>[]> {
  nummer += 1
  return haus.ports.database.query(systemContext, sql(`test.loeschung.${nummer}`, text), values)
}

async function end(klientId: string, pflegeende: string): Promise<void> {
  const client = await leitung()
  const { version, ...person } = (await client.call(akteContract.read, { params: { klientId } })).body.person
  const body = { ...person, status: 'BEENDET', pflegebeginn: '2010-01-01', pflegeende, version }
  expect((await client.call(akteContract.updatePerson, { params: { klientId }, body })).status).toBe(200)
  await rows(`update bestellung set gesendet_am = :gesendetAm::timestamptz where klient_id = :klientId and gesendet_am is not null`, {
    klientId,
    gesendetAm: `${pflegeende}T10:00:00Z`,
  })
}

describe('a restricted record', () => {
  let klientId: string
  beforeAll(async () => {
    klientId = await haus.admit({ nachname: 'Sperrhofer' })
  })

  it('exists for nobody of the house in any call, and for the heads in the list of restricted ones only', async () => {
    const fall = await bring(haus, 'GELIEFERT', { vor: { klientId } })
    expect((await sperre(klientId)).status).toBe(204)
    const target = {
      haus,
      fall,
      bestellungId: fall.id,
      klientId,
      einwilligungId: crypto.randomUUID(),
      hausbesuchId: crypto.randomUUID(),
      organisationId: haus.ensemble.organisationen.sonnenhof,
      personId: haus.personId('pfleger'),
    }
    const calls = haus.server.routes
      .map(({ call }) => call)
      .filter(({ id, path }) => path.includes('/klienten/:klientId') && !own.has(id))
      // What only doctors may is refused before anyone looks for a record.
      .filter(({ access }) => access.kind !== 'signed-in' || access.rollen.includes('ROLE_PFLEGE_ADMIN'))
    expect(calls.length).toBeGreaterThan(20)
    for (const call of calls) {
      const { body, ...anfrage } = anfrageFor(call, target)
      const answer = await (await leitung()).call(call, { ...anfrage, body: call.upload === undefined ? body : '%PDF-1.7 Brief' })
      expect([call.id, answer.status, errorOf(answer).code]).toEqual([call.id, 404, 'nicht_gefunden'])
    }
    expect(await search('pfleger', 'Sperrhofer')).not.toContain('"klienten"')
    const query = { suche: 'Sperrhofer' }
    expect((await (await leitung()).call(klientContract.search, { query })).body.klienten).toEqual([])
    expect((await (await leitung()).call(klientenListContract.list, { query })).body.zeilen).toEqual([])
    const added = await (await haus.wer('pfleger')).call(bestellungContract.create, { body: entwurfFor(haus, { klientId }) })
    expect([added.status, errorOf(added).code]).toEqual([422, 'bestellung.klient_unbekannt'])
    expect((await liste('GESPERRT')).map(({ id }) => id)).toEqual([klientId])
    expect(await stand(klientId)).toMatchObject({ name: 'Sperrhofer, Erika', sperre: { ...grund, von: 'Sabine Krüger' } })
    // What is under way goes on, for all who take part in it.
    for (const konto of ['pfleger', 'apotheker', 'arzt'] as const) expect((await fall.readStore(konto)).klient?.nachname).toBe('Sperrhofer')
    expect((await fall.run('pfleger', 'eingangBestaetigen')).status).toBe('ABGESCHLOSSEN')
  })

  it('is there again as it was, when the restriction is lifted', async () => {
    const params = { klientId }
    expect((await (await leitung()).call(lift, { params, body: { grund: 'Geklärt' } })).status).toBe(204)
    expect((await (await haus.wer('pfleger')).call(klientContract.read, { params })).body).toMatchObject({ nachname: 'Sperrhofer' })
    expect(await search('pfleger', 'Sperrhofer')).toContain('"klienten"')
    const { zeilen } = (await (await leitung()).call(protokollContract.einsicht, { params })).body
    expect(zeilen.flatMap(({ aktion, grund: reason }) => (reason === null ? [] : [{ aktion, grund: reason }])).toReversed()).toEqual([
      { aktion: restrict.id, grund: grund.grund },
      { aktion: lift.id, grund: 'Geklärt' },
    ])
  })

  it('cannot be restricted twice, nor lifted when it is not restricted', async () => {
    const params = { klientId: await haus.admit() }
    const client = await leitung()
    expect(errorOf(await client.call(lift, { params, body: grund })).code).toBe('klient.nicht_gesperrt')
    const two = await Promise.all([
      client.call(restrict, { params, body: grund }),
      (await zweite()).call(restrict, { params, body: grund }),
    ])
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([204, 409]))
  })

  it('is no other house’s to restrict, to read or to erase', async () => {
    const params = { klientId: await haus.admit() }
    const fremd = await haus.wer('pflege-admin2')
    for (const call of [read, restrict, lift, request, withdraw, confirm]) {
      expect([call.id, (await fremd.call(call, { params, body: call === read || call === confirm ? {} : grund })).status]).toEqual([
        call.id,
        404,
      ])
    }
  })
})

describe('the erasure of a record', () => {
  const beantrage = async (klientId: string) => (await leitung()).call(request, { params: { klientId }, body: { grund: 'Frist ist um' } })
  const bestaetige = async (klientId: string, client = zweite()) => (await client).call(confirm, { params: { klientId } })

  it('after its time takes away all but what others must keep, and says so before and after', async () => {
    const klientId = await haus.admit({ nachname: 'Tilgner', einwilligungen: ['EMPFANGSVOLLMACHT', 'FOTO'] })
    const params = { klientId }
    const fall = await bring(haus, 'ABGESCHLOSSEN', { vor: { klientId } })
    const query = { art: 'ENTLASSBRIEF', dateiName: 'Brief.pdf' }
    await (await haus.wer('pfleger')).call(dokumentContract.addDokument, { params, query, body: '%PDF-1.7 Chemotherapie' })
    await end(klientId, '2016-11-17')
    expect((await liste('FAELLIG')).map(({ id, bis }) => [id, bis])).toEqual([[klientId, '2026-11-17']])
    expect((await beantrage(klientId)).status).toBe(204)
    expect((await liste('FAELLIG')).map(({ id }) => id)).toEqual([])
    expect((await liste('BEANTRAGT')).map(({ id }) => id)).toContain(klientId)
    const { bericht, antrag } = await stand(klientId)
    expect(antrag).toMatchObject({ anlass: 'FRIST', vonMir: true, grund: 'Frist ist um', bestaetigbarAb: null })
    expect(bericht).toMatchObject({ einwilligungen: 2, apothekenwahlen: 1, dokumente: 1, bestellungen: 1, bestellungenBeiPartnern: 1 })

    const selbst = await bestaetige(klientId, leitung())
    expect([selbst.status, errorOf(selbst).code]).toEqual([403, 'klient.loeschung_vier_augen'])
    const getan = await bestaetige(klientId)
    expect([getan.status, getan.body]).toEqual([200, { ...bericht, protokollEintraege: expect.any(Number) }])
    expect((await bestaetige(klientId)).body).toEqual(getan.body)

    expect((await (await leitung()).call(read, { params })).status).toBe(404)
    for (const table of ['klient_akte', 'klient_dokument', 'datei', 'einwilligung', 'apothekenwahl', 'abwesenheit', 'klient_zugang'])
      expect([table, await rows(`select 1 from ${table} where klient_id = :klientId`, { klientId })]).toEqual([table, []])
    expect(await rows(`select umhuellt from schluessel where klient_id = :klientId`, { klientId })).toEqual([{ umhuellt: null }])
    const [rest] = await rows(
      `select to_jsonb(k) - '{id,pflegedienst_id,suchtext,platz,version,created_at,updated_at,geloescht_am}'::text[] as k from klient k where id = :klientId`,
      { klientId },
    )
    const gefuellt = Object.entries(rest?.['k'] as object).filter(([, value]) => value !== null)
    expect(Object.fromEntries(gefuellt)).toEqual({ vorname: 'Erika', nachname: 'Tilgner', geburtsdatum: '1940-05-06', status: 'BEENDET' })

    // The caller's organisation has the order without him; pharmacy and practice keep their documentation.
    expect((await fall.readStore('pfleger')).klient).toBeNull()
    expect(await search('pfleger', 'Tilgner')).toBe('[]')
    for (const konto of ['apotheker', 'arzt'] as const) {
      expect((await fall.readStore(konto)).klient).toMatchObject({ nachname: 'Tilgner', geburtsdatum: '1940-05-06' })
    }
    const trails = await rows(`select grund from protokoll where klient_id = :klientId and aktion = :aktion`, {
      klientId,
      aktion: confirm.id,
    })
    expect(trails).toEqual([{ grund: 'FRIST' }])
    expect(await rows(`select grund from klient_loeschung where klient_id = :klientId`, { klientId })).toEqual([{ grund: null }])
  })

  it('of somebody taken in by mistake leaves no row', async () => {
    const klientId = await haus.admit({ nachname: 'Irrtum', einwilligungen: [] })
    expect(await stand(klientId)).toMatchObject({ anlass: 'VERSEHEN', hindernis: null })
    await beantrage(klientId)
    expect((await bestaetige(klientId)).status).toBe(200)
    expect(await rows(`select 1 from klient where id = :klientId`, { klientId })).toEqual([])
  })

  it('takes the words of a proposal of the pharmacy along, which proposes nothing any more', async () => {
    const klientId = await haus.admit({ nachname: 'Nachlass' })
    const fall = await bring(haus, 'ABGESCHLOSSEN', { vor: { klientId } })
    await fall.run('apotheker', 'proposeNachschub', { text: 'Reicht bis Freitag' })
    await end(klientId, '2016-11-17')
    expect((await beantrage(klientId)).status).toBe(204)
    expect((await bestaetige(klientId)).status).toBe(200)
    const kept = await fall.readStore('apotheker')
    expect(kept.positionen[0]?.nachschub).toMatchObject([{ antwort: { grund: 'NICHT_BENOETIGT' } }])
    expect(JSON.stringify(kept)).not.toContain('Freitag')
    fall.version = kept.version
    expect(errorOf(await fall.versuche('apotheker', 'proposeNachschub')).code).toBe('bestellung.nachschub_beendet')
  })

  it('of somebody who was visited is no mistake, whatever was ordered', async () => {
    const klientId = await haus.admit({ nachname: 'Besucht', einwilligungen: [] })
    expect((await beantrage(klientId)).status).toBe(204)
    await create(await leitung(), 'plan', planBody({ klientId, personIds: [] }))
    expect(await stand(klientId)).toMatchObject({ anlass: null, hindernis: 'IN_VERSORGUNG', bericht: { besuche: 1, blaetter: 0 } })
    // Also when it was asked for before.
    expect(errorOf(await bestaetige(klientId)).code).toBe('klient.loeschung_hindernis')
  })

  it('is confirmed by the only head herself, a week later and not before', async () => {
    const params = { klientId: await haus.admit({ nachname: 'Einzeln', einwilligungen: [] }, 'pflege-admin2') }
    const allein = () => haus.wer('pflege-admin2')
    const antrag = async () => (await (await allein()).call(read, { params })).body.antrag
    expect((await (await allein()).call(request, { params, body: grund })).status).toBe(204)
    expect((await bestaetige(params.klientId, allein())).status).toBe(403)
    const ab = (await antrag())?.bestaetigbarAb ?? ''
    const before = haus.clock.now
    expect(Date.parse(ab) - before.getTime()).toBe(7 * 24 * 3_600_000)
    haus.clock.now = new Date(ab)
    expect((await bestaetige(params.klientId, allein())).status).toBe(200)
    haus.clock.now = before
    expect(await rows(`select 1 from klient where id = :klientId`, { klientId: params.klientId })).toEqual([])
  })

  it('happens once, however many confirm it at once', async () => {
    const klientId = await haus.admit({ einwilligungen: [] })
    await beantrage(klientId)
    const client = await zweite()
    const answers = await Promise.all(Array.from({ length: 4 }, () => client.call(confirm, { params: { klientId } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(
      await rows(`select 1 from protokoll where klient_id = :klientId and aktion = :aktion`, { klientId, aktion: confirm.id }),
    ).toHaveLength(1)
  })

  it('is refused before its time, with open orders, without a request, and asked for once', async () => {
    const versorgt = await haus.admit({ einwilligungen: [] })
    const fall = await put(haus, { klientId: versorgt })
    const frueh = await beantrage(versorgt)
    expect([frueh.status, errorOf(frueh).details]).toEqual([409, { hindernis: 'OFFENE_BESTELLUNGEN' }])
    expect(errorOf(await bestaetige(versorgt)).code).toBe('klient.loeschung_nicht_beantragt')
    await (await haus.wer('pfleger')).call(bestellungContract.remove, { params: { bestellungId: fall.id } })
    expect((await beantrage(versorgt)).status).toBe(204)
    expect(errorOf(await beantrage(versorgt)).code).toBe('klient.loeschung_schon_beantragt')
  })

  it('is checked anew when it is confirmed: who was ordered for meanwhile stays', async () => {
    const klientId = await haus.admit({ einwilligungen: [] })
    await beantrage(klientId)
    await put(haus, { klientId })
    const answer = await bestaetige(klientId)
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'klient.loeschung_hindernis'])
    expect((await (await leitung()).call(klientContract.read, { params: { klientId } })).status).toBe(200)
  })

  it('can be taken back or refused, and asked for again', async () => {
    const klientId = await haus.admit({ einwilligungen: [] })
    await beantrage(klientId)
    expect((await (await zweite()).call(withdraw, { params: { klientId }, body: { grund: 'Wird noch gebraucht' } })).status).toBe(204)
    expect(await stand(klientId)).toMatchObject({ antrag: null })
    expect(errorOf(await (await leitung()).call(withdraw, { params: { klientId }, body: grund })).code).toBe(
      'klient.loeschung_nicht_beantragt',
    )
    expect((await beantrage(klientId)).status).toBe(204)
  })

  it('is not in the hand of one person, whatever SQL is asked in the name of the house', async () => {
    const klientId = await haus.admit({ einwilligungen: [] })
    const context = {
      organisationId: haus.ensemble.organisationen.sonnenhof,
      personId: haus.personId('pflege-admin'),
      system: false,
    }
    const allein = sql('test.allein', `select entferne_klient(:klientId, now())`)
    await expect(haus.ports.database.query(context, allein, { klientId })).rejects.toMatchObject({
      sqlState: '42501',
    })
  })

  it('is listed in pages', async () => {
    const client = await leitung()
    const ids = await Promise.all([1, 2, 3].map(() => haus.admit({ nachname: 'Zeller', einwilligungen: [] })))
    for (const klientId of ids) await beantrage(klientId)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body }: Awaited<ReturnType<typeof seite>> = await seite(client, cursor)
      seen.push(...body.klienten.map(({ id }) => id))
      cursor = body.cursor
    } while (cursor !== null)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(ids))
  })
})

const seite = (client: TestClient, cursor: string | null) =>
  client.call(list, { query: { ansicht: 'BEANTRAGT', limit: '2', ...(cursor === null ? {} : { cursor }) } })

/** Who is let in to the room of Klienten, and that a foreign Klient cannot be told from one that does not exist. */
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { klientenListeContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import {
  type AlleRollen,
  type Probe,
  alle,
  alleRollen,
  fehlerVon,
  keinKoerper,
  ohneKennnummer,
  statusJeRolle,
  unmoeglicheKoerper,
} from '../shared/zugriff.fixtures.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'
import { bereichBody, klientBody, zugangBody } from './klient.fixtures.ts'

const { search, read, create } = klientContract
const { readZuteilungen, addZuteilung, removeZuteilung } = zugangContract
const { listApothekenwahlen, chooseApotheke, endApothekenwahl } = apothekenwahlContract
const { listEinwilligungen, addEinwilligung, withdrawEinwilligung } = einwilligungContract
const { listAbwesenheiten, beginAbwesenheit, changeAbwesenheit, cancelAbwesenheit, endAbwesenheit, tickAufgabe } = abwesenheitContract
const { listDokumente, addDokument, readDokument, removeDokument } = dokumentContract
const wahl = (apothekeId: string) => ({ apothekeId, gewaehltAm: '2026-11-01', erklaertVon: 'Klientin', form: 'SCHRIFTLICH' })
const einwilligung = { art: 'FOTO', erteiltAm: '2026-11-01', durch: 'Klientin', rolle: 'KLIENT', dokument: 'Ordner 3' }
const widerruf = { am: '2026-11-18', durch: 'Klientin', rolle: 'KLIENT', weg: 'MUENDLICH' }
const keinWort = { am: '2026-11-18', erklaertVon: 'Klientin', form: 'MUENDLICH' }
const reha = { art: 'REHA', von: '2026-11-18', ort: 'Klinik am See', bemerkung: 'Zwei Wochen' }
const niemals = crypto.randomUUID()

let server: TestServer
let clients: AlleRollen
let leitung: TestClient
let nachbarn: TestClient
let klientId: string
let einwilligungId: string
beforeAll(async () => {
  server = await startTestServer()
  clients = await alleRollen(server)
  leitung = clients.ROLE_PFLEGE_ADMIN
  nachbarn = await server.as('pflege-admin2')
  klientId = (await leitung.call(create, { body: klientBody() })).body.id
  einwilligungId = (await leitung.call(addEinwilligung, { params: { klientId }, body: einwilligung })).body.id
})
afterAll(() => server.close())

const nurPflege = (status: number, leitend = status) => alle(403, { ROLE_PFLEGER: status, ROLE_PFLEGE_ADMIN: leitend })
const nurLeitung = (status: number) => alle(403, { ROLE_PFLEGE_ADMIN: status })
const zuteilung = () => ({ personId: server.ensemble.personen['pfleger']?.personId ?? '', tag: '2026-11-18' })
const apotheke = () => wahl(server.ensemble.organisationen.markt)

const proben: [Call, Record<string, number>, () => Probe][] = [
  [search, nurPflege(200), () => ({})],
  [read, nurPflege(200), () => ({ params: { klientId } })],
  [create, nurLeitung(201), () => ({ body: klientBody() })],
  [klientenListeContract.list, nurPflege(200), () => ({})],
  [klientenListeContract.exportieren, nurLeitung(200), () => ({})],
  [klientenListeContract.setStatus, nurLeitung(200), () => ({ params: { klientId }, body: { status: 'AKTIV', version: 1 } })],
  [akteContract.read, nurPflege(200), () => ({ params: { klientId } })],
  [akteContract.updatePerson, nurLeitung(200), () => ({ params: { klientId }, body: bereichBody.person(klientBody()) })],
  [akteContract.updateWohnen, nurLeitung(200), () => ({ params: { klientId }, body: bereichBody.wohnen(klientBody()) })],
  [akteContract.updateVersicherung, nurLeitung(200), () => ({ params: { klientId }, body: bereichBody.versicherung(klientBody()) })],
  [akteContract.updateAerzte, nurLeitung(200), () => ({ params: { klientId }, body: bereichBody.aerzte(klientBody()) })],
  // The first of the two changes it, the second comes too late.
  [akteContract.updateKontakte, nurPflege(200, 409), () => ({ params: { klientId }, body: bereichBody.kontakte() })],
  [akteContract.updateGesundheit, nurLeitung(200), () => ({ params: { klientId }, body: bereichBody.gesundheit() })],
  [akteContract.updateHkp, nurLeitung(200), () => ({ params: { klientId }, body: bereichBody.hkp() })],
  [zugangContract.update, nurLeitung(200), () => ({ params: { klientId }, body: zugangBody })],
  [addZuteilung, nurLeitung(204), () => ({ params: { klientId }, body: zuteilung() })],
  [readZuteilungen, nurPflege(200), () => ({ params: { klientId } })],
  // Assigned is the nurse; no role opens it.
  [zugangContract.read, nurPflege(200, 403), () => ({ params: { klientId } })],
  [removeZuteilung, nurLeitung(204), () => ({ params: { klientId, personId: zuteilung().personId }, query: { tag: zuteilung().tag } })],
  [chooseApotheke, nurPflege(204), () => ({ params: { klientId }, body: apotheke() })],
  [addEinwilligung, nurPflege(201), () => ({ params: { klientId }, body: einwilligung })],
  // The second finds no choice to end, and the Klient away already.
  [endApothekenwahl, nurPflege(204, 409), () => ({ params: { klientId }, body: keinWort })],
  [listApothekenwahlen, nurPflege(200), () => ({ params: { klientId } })],
  [withdrawEinwilligung, nurPflege(204), () => ({ params: { klientId, einwilligungId }, body: widerruf })],
  [listEinwilligungen, nurPflege(200), () => ({ params: { klientId } })],
  [beginAbwesenheit, nurPflege(201, 409), () => ({ params: { klientId }, body: reha })],
  [listAbwesenheiten, nurPflege(200), () => ({ params: { klientId } })],
  [changeAbwesenheit, nurPflege(404), () => ({ params: { klientId, abwesenheitId: niemals }, body: { ...reha, version: 1 } })],
  [cancelAbwesenheit, nurPflege(404), () => ({ params: { klientId, abwesenheitId: niemals } })],
  [endAbwesenheit, nurPflege(404), () => ({ params: { klientId, abwesenheitId: niemals }, body: { am: '2026-11-18' } })],
  [
    tickAufgabe,
    nurPflege(404),
    () => ({ params: { klientId, abwesenheitId: niemals }, body: { aufgabe: 'ERSTER_BESUCH', erledigt: true } }),
  ],
  [listDokumente, nurPflege(200), () => ({ params: { klientId } })],
  [addDokument, nurPflege(201), () => ({ params: { klientId }, query: { art: 'SONSTIGES', dateiName: 'blatt.pdf' }, body: '%PDF-1.7' })],
  [readDokument, nurPflege(404), () => ({ params: { klientId, dokumentId: niemals } })],
  [removeDokument, nurLeitung(404), () => ({ params: { klientId, dokumentId: niemals }, body: { grund: 'doppelt' } })],
  [verlaufContract.listVerlauf, nurPflege(200), () => ({ params: { klientId } })],
]

describe('a call is answered by role', () => {
  it.each(proben.map((zeile) => [zeile[0].id, zeile] as const))('%s', async (_id, [call, erwartet, probe]) => {
    expect(await statusJeRolle(clients, call, probe)).toEqual(erwartet)
  })

  it('and the table above has every call of the room', () => {
    const zeit = [apothekenwahlContract, einwilligungContract, abwesenheitContract, dokumentContract, verlaufContract]
    const vertraege = [klientContract, klientenListeContract, akteContract, zugangContract, ...zeit]
    const alleCalls = vertraege.flatMap((vertrag): Call[] => Object.values(vertrag))
    expect(proben.map(([{ id }]) => id).toSorted()).toEqual(alleCalls.map(({ id }) => id).toSorted())
  })
})

describe('the Klient of another house', () => {
  const mitKlient = proben.filter(([call]) => call.path.includes(':klientId'))

  it.each(mitKlient.map(([call, , probe]) => [call.id, call, probe] as const))(
    'is as unknown as one that does not exist: %s',
    async (_id, call, probe) => {
      const was = probe()
      const fremd = await nachbarn.call(call, was)
      const unbekannt = await nachbarn.call(call, { ...was, params: { ...was.params, klientId: crypto.randomUUID() } })
      expect(fremd.status).toBe(404)
      expect(ohneKennnummer(fremd)).toBe(ohneKennnummer(unbekannt))
    },
  )

  it('stays as it was', async () => {
    const vorher = (await leitung.call(read, { params: { klientId } })).body
    const { version } = vorher
    await nachbarn.call(akteContract.updatePerson, { params: { klientId }, body: bereichBody.person(klientBody(), version) })
    await nachbarn.call(chooseApotheke, { params: { klientId }, body: apotheke() })
    await nachbarn.call(addEinwilligung, { params: { klientId }, body: einwilligung })
    await nachbarn.call(withdrawEinwilligung, { params: { klientId, einwilligungId }, body: widerruf })
    await nachbarn.call(beginAbwesenheit, { params: { klientId }, body: reha })
    expect((await leitung.call(read, { params: { klientId } })).body).toEqual(vorher)
  })

  it('is not found even if the repository forgot its scope: the database does not show him', async () => {
    const fremder = server.ensemble.personen['pfleger2']
    const kontext = { organisationId: fremder?.organisationId ?? null, personId: fremder?.personId ?? null, system: false }
    const ungebunden = (tabelle: string, spalte: string) =>
      sql(`test.${tabelle}`, `select 1 as da from ${tabelle} where ${spalte} = :klientId`)
    expect(await server.ports.database.query(kontext, ungebunden('klient', 'id'), { klientId })).toEqual([])
    expect(await server.ports.database.query(kontext, ungebunden('einwilligung', 'klient_id'), { klientId })).toEqual([])
    for (const tabelle of ['apothekenwahl', 'abwesenheit', 'klient_dokument', 'klient_verlauf'])
      expect(await server.ports.database.query(kontext, ungebunden(tabelle, 'klient_id'), { klientId }), tabelle).toEqual([])
  })
})

describe('what makes no sense', () => {
  const koerper: [Call, () => Record<string, unknown>][] = [
    [create, () => klientBody()],
    [akteContract.updatePerson, () => ({ ...bereichBody.person(klientBody()) })],
    [akteContract.updateWohnen, () => ({ ...bereichBody.wohnen(klientBody()) })],
    [akteContract.updateVersicherung, () => ({ ...bereichBody.versicherung(klientBody()) })],
    [akteContract.updateGesundheit, () => ({ ...bereichBody.gesundheit() })],
    [zugangContract.update, () => ({ ...zugangBody })],
    [chooseApotheke, apotheke],
    [addEinwilligung, () => einwilligung],
    [withdrawEinwilligung, () => widerruf],
    [beginAbwesenheit, () => reha],
  ]

  it.each(koerper.map(([call, gut]) => [call.id, call, gut] as const))('is refused by name of the field: %s', async (_id, call, gut) => {
    for (const { name, path, body } of unmoeglicheKoerper(gut())) {
      const antwort = await leitung.call(call, { params: { klientId, einwilligungId }, body })
      expect(antwort.status, name).toBe(400)
      expect(fehlerVon(antwort), name).toMatch(new RegExp(`^eingabe.ungueltig: ${path}${/null byte|half of/.test(name) ? ' zeichen' : ''}`))
    }
    const mehr = await leitung.call(call, { params: { klientId, einwilligungId }, body: { ...gut(), pflegedienstId: crypto.randomUUID() } })
    expect([mehr.status, fehlerVon(mehr)]).toEqual([400, 'eingabe.ungueltig: pflegedienstId unbekannt'])
    for (const body of keinKoerper)
      expect((await leitung.call(call, { params: { klientId, einwilligungId }, body })).status, body.slice(0, 20)).toBe(400)
    const riesig = JSON.stringify({ ...gut(), notiz: 'x'.repeat(1_100_000) })
    expect((await leitung.call(call, { params: { klientId, einwilligungId }, body: riesig })).status).toBe(413)
  })

  it('is no Klient', async () => {
    for (const id of ['1', 'null', '%00', "'--", '../..', 'a'.repeat(5000)]) {
      const antwort = await leitung.call(read, { params: { klientId: id } })
      expect([antwort.status, fehlerVon(antwort)], id.slice(0, 10)).toEqual([400, 'eingabe.ungueltig: klientId typ'])
    }
  })

  it.each([
    [{ limit: '0' }, 'limit zu_klein'],
    [{ limit: '101' }, 'limit zu_gross'],
    [{ limit: '1e9' }, 'limit zu_gross'],
    [{ limit: 'viele' }, 'limit'],
    [{ limit: '1.5' }, 'limit'],
    [{ cursor: 'anfang' }, 'cursor typ'],
    [{ suche: 'x'.repeat(81) }, 'suche zu_gross'],
    [{ suche: ' ' }, 'suche zu_klein'],
    [{ suche: 'a\u0007' }, 'suche zeichen'],
    [{ seite: '2' }, 'seite unbekannt'],
  ])('is no search: %j', async (query, feld) => {
    const antwort = await leitung.call(search, { query })
    expect([antwort.status, fehlerVon(antwort)]).toEqual([400, expect.stringContaining(`eingabe.ungueltig: ${feld}`)])
  })

  it('is a day that no calendar has', async () => {
    for (const tag of [
      '2026-02-30',
      '2026-13-01',
      '0000-01-01',
      '0999-12-31',
      '18.11.2026',
      '2026-11-18T00:00:00Z',
      '-2026-01-01',
      '9999-99-99',
    ]) {
      const antwort = await leitung.call(create, { body: klientBody({ zuzahlungBefreitBis: tag }) })
      expect([antwort.status, fehlerVon(antwort)], tag).toEqual([400, 'eingabe.ungueltig: zuzahlungBefreitBis datum'])
    }
  })
})

describe('the numbers of insurance', () => {
  const nehme = async (angaben: Parameters<typeof klientBody>[0]) => {
    const antwort = await leitung.call(create, { body: klientBody(angaben) })
    return antwort.status === 201 ? 'good' : fehlerVon(antwort)
  }

  it.each(['A123456780', 'A000500015', 'K220645122', 'T012345678', 'C000500021', 'X110411319', 'S040464113'])(
    'KVNR %s is good',
    async (kvnr) => {
      expect(await nehme({ kvnr })).toBe('good')
    },
  )
  it.each([
    ['K220645129', 'pruefziffer'],
    ['T012345679', 'pruefziffer'],
    ['A005000112', 'pruefziffer'],
    ['C000500020', 'pruefziffer'],
    ['X234567890', 'pruefziffer'],
    ['Ä220645129', 'format'],
    ['B22064512', 'format'],
    ['1234567890', 'format'],
    ['', 'format'],
  ])('KVNR %s is not: %s', async (kvnr, fehler) => {
    expect(await nehme({ kvnr })).toBe(`eingabe.ungueltig: kvnr kvnr.${fehler}`)
  })

  it.each(['260326822', '104212059', '109519005', '101575519', '108018007', '413799875'])(
    'IK %s of an insurer is good',
    async (kassenIk) => {
      expect(await nehme({ kassenIk })).toBe('good')
    },
  )
  it.each([
    ['413799876', 'pruefziffer'],
    ['123456789', 'pruefziffer'],
    ['999999999', 'pruefziffer'],
    ['12345678', 'format'],
    ['10421205A', 'format'],
  ])('IK %s of an insurer is not: %s', async (kassenIk, fehler) => {
    expect(await nehme({ kassenIk })).toBe(`eingabe.ungueltig: kassenIk ik.${fehler}`)
  })
})

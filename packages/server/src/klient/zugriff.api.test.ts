import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { bmpContract } from '@dreiklang/domain/klient/bmp.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import {
  type Probe,
  all,
  allRollen,
  errorOf,
  noBody,
  withoutKennnummer,
  statusPerRolle,
  impossibleBody,
} from '../shared/zugriff.fixtures.ts'
import { bereichBody, klientBody, zugangBody } from './klient.fixtures.ts'

const { search, read, create } = klientContract
const { readZuteilungen, addZuteilung, removeZuteilung } = zugangContract
const { listApothekenwahlen, chooseApotheke, endApothekenwahl } = apothekenwahlContract
const { listEinwilligungen, addEinwilligung, withdrawEinwilligung } = einwilligungContract
const { listAbwesenheiten, beginAbwesenheit, changeAbwesenheit, cancelAbwesenheit, endAbwesenheit, tickAufgabe } = abwesenheitContract
const { listDokumente, addDokument, readDokument, removeDokument } = dokumentContract
const choice = (apothekeId: string) => ({ apothekeId, gewaehltAm: '2026-11-01', erklaertVon: 'Klientin', form: 'SCHRIFTLICH' })
const einwilligung = { art: 'FOTO', erteiltAm: '2026-11-01', durch: 'Klientin', rolle: 'KLIENT', dokument: 'Ordner 3' }
const widerruf = { am: '2026-11-18', durch: 'Klientin', rolle: 'KLIENT', weg: 'MUENDLICH' }
const noWord = { am: '2026-11-18', erklaertVon: 'Klientin', form: 'MUENDLICH' }
const reha = { art: 'REHA', von: '2026-11-18', ort: 'Klinik am See', bemerkung: 'Zwei Wochen' }
const niemals = crypto.randomUUID()

const server = await serverForTests()
const clients = await allRollen(server)
const leitung = clients.ROLE_PFLEGE_ADMIN
const [nachbarn] = await server.people('pflege-admin2')
let klientId: string
let einwilligungId: string
beforeAll(async () => {
  klientId = (await leitung.call(create, { body: klientBody() })).body.id
  einwilligungId = (await leitung.call(addEinwilligung, { params: { klientId }, body: einwilligung })).body.id
})

const onlyPflege = (status: number, leitend = status) => all(403, { ROLE_PFLEGER: status, ROLE_PFLEGE_ADMIN: leitend })
const onlyLeitung = (status: number) => all(403, { ROLE_PFLEGE_ADMIN: status })
const zuteilung = () => ({ personId: server.personId('pfleger'), tag: '2026-11-18' })
const apotheke = () => choice(server.ensemble.organisationen.markt)

const proben: [Call, Record<string, number>, () => Probe][] = [
  [search, onlyPflege(200), () => ({})],
  [read, onlyPflege(200), () => ({ params: { klientId } })],
  [create, onlyLeitung(201), () => ({ body: klientBody() })],
  [klientenListContract.list, onlyPflege(200), () => ({})],
  [klientenListContract.exportieren, onlyLeitung(200), () => ({})],
  [klientenListContract.setStatus, onlyLeitung(200), () => ({ params: { klientId }, body: { status: 'AKTIV', version: 1 } })],
  [akteContract.read, onlyPflege(200), () => ({ params: { klientId } })],
  [akteContract.updatePerson, onlyLeitung(200), () => ({ params: { klientId }, body: bereichBody.person(klientBody()) })],
  [akteContract.updateWohnen, onlyLeitung(200), () => ({ params: { klientId }, body: bereichBody.wohnen(klientBody()) })],
  [akteContract.updateVersicherung, onlyLeitung(200), () => ({ params: { klientId }, body: bereichBody.versicherung(klientBody()) })],
  [akteContract.updateAerzte, onlyLeitung(200), () => ({ params: { klientId }, body: bereichBody.aerzte(klientBody()) })],
  // The first of the two changes it, the second comes too late.
  [akteContract.updateKontakte, onlyPflege(200, 409), () => ({ params: { klientId }, body: bereichBody.kontakte() })],
  [akteContract.updateGesundheit, onlyLeitung(200), () => ({ params: { klientId }, body: bereichBody.gesundheit() })],
  // As the contacts: the first of the two changes it.
  [akteContract.updateMedikation, onlyPflege(200, 409), () => ({ params: { klientId }, body: bereichBody.medikation() })],
  [akteContract.readPlan, onlyPflege(200), () => ({ params: { klientId } })],
  [bmpContract.checkBmp, onlyPflege(422), () => ({ params: { klientId }, body: { seiten: ['kein Plan'] } })],
  [
    bmpContract.takeBmp,
    onlyPflege(422),
    () => ({ params: { klientId }, body: { seiten: ['kein Plan'], version: 1, zeilen: [0], entfaellt: [], namen: {} } }),
  ],
  [akteContract.listPlaene, onlyPflege(200), () => ({ params: { klientId } })],
  [akteContract.updateHkp, onlyLeitung(200), () => ({ params: { klientId }, body: bereichBody.hkp() })],
  [zugangContract.update, onlyLeitung(200), () => ({ params: { klientId }, body: zugangBody })],
  [addZuteilung, onlyLeitung(204), () => ({ params: { klientId }, body: zuteilung() })],
  [readZuteilungen, onlyPflege(200), () => ({ params: { klientId } })],
  // Assigned is the nurse; no role opens it.
  [zugangContract.read, onlyPflege(200, 403), () => ({ params: { klientId } })],
  [removeZuteilung, onlyLeitung(204), () => ({ params: { klientId, personId: zuteilung().personId }, query: { tag: zuteilung().tag } })],
  [chooseApotheke, onlyPflege(204), () => ({ params: { klientId }, body: apotheke() })],
  [addEinwilligung, onlyPflege(201), () => ({ params: { klientId }, body: einwilligung })],
  // The second finds no choice to end, and the Klient away already.
  [endApothekenwahl, onlyPflege(204, 409), () => ({ params: { klientId }, body: noWord })],
  [listApothekenwahlen, onlyPflege(200), () => ({ params: { klientId } })],
  [withdrawEinwilligung, onlyPflege(204), () => ({ params: { klientId, einwilligungId }, body: widerruf })],
  [listEinwilligungen, onlyPflege(200), () => ({ params: { klientId } })],
  [beginAbwesenheit, onlyPflege(201, 409), () => ({ params: { klientId }, body: reha })],
  [listAbwesenheiten, onlyPflege(200), () => ({ params: { klientId } })],
  [changeAbwesenheit, onlyPflege(404), () => ({ params: { klientId, abwesenheitId: niemals }, body: { ...reha, version: 1 } })],
  [cancelAbwesenheit, onlyPflege(404), () => ({ params: { klientId, abwesenheitId: niemals } })],
  [endAbwesenheit, onlyPflege(404), () => ({ params: { klientId, abwesenheitId: niemals }, body: { am: '2026-11-18' } })],
  [
    tickAufgabe,
    onlyPflege(404),
    () => ({ params: { klientId, abwesenheitId: niemals }, body: { aufgabe: 'ERSTER_BESUCH', erledigt: true } }),
  ],
  [listDokumente, onlyPflege(200), () => ({ params: { klientId } })],
  [addDokument, onlyPflege(201), () => ({ params: { klientId }, query: { art: 'SONSTIGES', dateiName: 'blatt.pdf' }, body: '%PDF-1.7' })],
  [readDokument, onlyPflege(404), () => ({ params: { klientId, dokumentId: niemals } })],
  [removeDokument, onlyLeitung(404), () => ({ params: { klientId, dokumentId: niemals }, body: { grund: 'doppelt' } })],
  [verlaufContract.listVerlauf, onlyPflege(200), () => ({ params: { klientId } })],
]

describe('a call is answered by role', () => {
  it.each(proben.map((row) => [row[0].id, row] as const))('%s', async (_id, [call, erwartet, probe]) => {
    expect(await statusPerRolle(clients, call, probe)).toEqual(erwartet)
  })

  it('and the table above has every call of the room', () => {
    const time = [apothekenwahlContract, einwilligungContract, abwesenheitContract, dokumentContract, verlaufContract]
    const vertraege = [klientContract, klientenListContract, akteContract, bmpContract, zugangContract, ...time]
    const allCalls = vertraege.flatMap((vertrag): Call[] => Object.values(vertrag))
    expect(proben.map(([{ id }]) => id).toSorted()).toEqual(allCalls.map(({ id }) => id).toSorted())
  })
})

describe('the Klient of another house', () => {
  const withKlient = proben.filter(([call]) => call.path.includes(':klientId'))

  it.each(withKlient.map(([call, , probe]) => [call.id, call, probe] as const))(
    'is as unknown as one that does not exist: %s',
    async (_id, call, probe) => {
      const what = probe()
      const fremd = await nachbarn.call(call, what)
      const unbekannt = await nachbarn.call(call, { ...what, params: { ...what.params, klientId: crypto.randomUUID() } })
      expect(fremd.status).toBe(404)
      expect(withoutKennnummer(fremd)).toBe(withoutKennnummer(unbekannt))
    },
  )

  it('stays as it was', async () => {
    const before = (await leitung.call(read, { params: { klientId } })).body
    const { version } = before
    await nachbarn.call(akteContract.updatePerson, { params: { klientId }, body: bereichBody.person(klientBody(), version) })
    await nachbarn.call(chooseApotheke, { params: { klientId }, body: apotheke() })
    await nachbarn.call(addEinwilligung, { params: { klientId }, body: einwilligung })
    await nachbarn.call(withdrawEinwilligung, { params: { klientId, einwilligungId }, body: widerruf })
    await nachbarn.call(beginAbwesenheit, { params: { klientId }, body: reha })
    expect((await leitung.call(read, { params: { klientId } })).body).toEqual(before)
  })

  it('is not found even if the repository forgot its scope: the database does not show him', async () => {
    const fremder = server.ensemble.personen['pfleger2']
    const context = { organisationId: fremder?.organisationId ?? null, personId: fremder?.personId ?? null, system: false }
    const ungebunden = (table: string, column: string) => sql(`test.${table}`, `select 1 as da from ${table} where ${column} = :klientId`)
    expect(await server.ports.database.query(context, ungebunden('klient', 'id'), { klientId })).toEqual([])
    expect(await server.ports.database.query(context, ungebunden('einwilligung', 'klient_id'), { klientId })).toEqual([])
    for (const table of ['apothekenwahl', 'abwesenheit', 'klient_dokument', 'klient_verlauf'])
      expect(await server.ports.database.query(context, ungebunden(table, 'klient_id'), { klientId }), table).toEqual([])
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
    for (const { name, path, body } of impossibleBody(gut())) {
      const answer = await leitung.call(call, { params: { klientId, einwilligungId }, body })
      expect(answer.status, name).toBe(400)
      expect(errorOf(answer), name).toMatch(new RegExp(`^eingabe.ungueltig: ${path}${/null byte|half of/.test(name) ? ' zeichen' : ''}`))
    }
    const mehr = await leitung.call(call, { params: { klientId, einwilligungId }, body: { ...gut(), pflegedienstId: crypto.randomUUID() } })
    expect([mehr.status, errorOf(mehr)]).toEqual([400, 'eingabe.ungueltig: pflegedienstId unbekannt'])
    for (const body of noBody)
      expect((await leitung.call(call, { params: { klientId, einwilligungId }, body })).status, body.slice(0, 20)).toBe(400)
    const riesig = JSON.stringify({ ...gut(), notiz: 'x'.repeat(1_100_000) })
    expect((await leitung.call(call, { params: { klientId, einwilligungId }, body: riesig })).status).toBe(413)
  })

  it('is no Klient', async () => {
    for (const id of ['1', 'null', '%00', "'--", '../..', 'a'.repeat(5000)]) {
      const answer = await leitung.call(read, { params: { klientId: id } })
      expect([answer.status, errorOf(answer)], id.slice(0, 10)).toEqual([400, 'eingabe.ungueltig: klientId typ'])
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
  ])('is no search: %j', async (query, field) => {
    const answer = await leitung.call(search, { query })
    expect([answer.status, errorOf(answer)]).toEqual([400, expect.stringContaining(`eingabe.ungueltig: ${field}`)])
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
      const answer = await leitung.call(create, { body: klientBody({ zuzahlungBefreitBis: tag }) })
      expect([answer.status, errorOf(answer)], tag).toEqual([400, 'eingabe.ungueltig: zuzahlungBefreitBis datum'])
    }
  })
})

describe('the numbers of insurance', () => {
  const nehme = async (angaben: Parameters<typeof klientBody>[0]) => {
    const answer = await leitung.call(create, { body: klientBody(angaben) })
    return answer.status === 201 ? 'good' : errorOf(answer)
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
  ])('KVNR %s is not: %s', async (kvnr, error) => {
    expect(await nehme({ kvnr })).toBe(`eingabe.ungueltig: kvnr kvnr.${error}`)
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
  ])('IK %s of an insurer is not: %s', async (kassenIk, error) => {
    expect(await nehme({ kassenIk })).toBe(`eingabe.ungueltig: kassenIk ik.${error}`)
  })
})

import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Haus, bring, errorOf, openHaus } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { systemContext } from '../shared/context.ts'
import type { TestClient } from '../testServer.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { createTresor } from '../tresor/tresor.ts'
import { type KlientBody, bereichBody, klientBody, newKvnr } from './klient.fixtures.ts'

const word = 'Zaunkönig'
const allergien = { keineBekannt: false, liste: [`${word} Jod`, `${word} Pflaster`] }

let haus: Haus
let leitung: TestClient
beforeAll(async () => {
  haus = await openHaus()
  leitung = await haus.wer('pflege-admin')
})
afterAll(() => haus.close())

const stolen = (text = word) => klartextIn((haus.ports.database as TestDatabase).admin, text)
const admit = async (angaben: Partial<KlientBody> = {}): Promise<{ klientId: string; body: KlientBody }> => {
  const body = klientBody(angaben)
  return { klientId: (await leitung.call(klientContract.create, { body })).body.id, body }
}
const akteOf = async (klientId: string) => (await leitung.call(akteContract.read, { params: { klientId } })).body
const destroyKey = (klientId: string) =>
  haus.ports.database.transaction(systemContext, (tx) =>
    createTresor(haus.ports).destroy(tx, { organisationId: haus.ensemble.organisationen.sonnenhof, klientId }),
  )

describe('what a record says about health and relatives', () => {
  it('stands in no table, whether it came with the intake, an import or a change, and is read as it was said', async () => {
    const { klientId } = await admit({ allergien })
    const params = { klientId }
    expect((await leitung.call(klientContract.read, { params })).body.allergien).toEqual(allergien)
    expect((await akteOf(klientId)).gesundheit.allergien).toEqual(allergien)

    const { hausarztId: _h, status: _s, ...zeile } = klientBody({ kvnr: newKvnr(), allergien })
    const taken = await leitung.call(klientImportContract.run, { body: { importId: crypto.randomUUID(), klienten: [zeile] } })
    expect((await akteOf(taken.body.ergebnisse[0]?.id ?? '')).gesundheit.allergien).toEqual(allergien)

    const changed = { keineBekannt: false, liste: [`${word} Nüsse`] }
    await leitung.call(akteContract.updateGesundheit, { params, body: { ...bereichBody.gesundheit(), allergien: changed } })
    const [kontakt] = bereichBody.kontakte().kontakte
    const kontakte = [{ ...kontakt, name: `${word} Sohn`, beziehung: `${word} Neffe`, telefon: '0351 47114711' }]
    await leitung.call(akteContract.updateKontakte, { params, body: { kontakte, version: 1 } })
    const akte = await akteOf(klientId)
    expect([akte.gesundheit.allergien, akte.kontakte.kontakte]).toEqual([changed, kontakte])
    expect([await stolen(), await stolen('47114711')]).toEqual([[], []])
  })

  it('is no care grade for who reads the database, and one in the list for who may', async () => {
    const nachname = 'Gradmann'
    const grade = [4, 2, 4, 4]
    for (const pflegegrad of grade) {
      const { klientId, body } = await admit({ nachname })
      const versicherung = { ...bereichBody.versicherung(body), pflegegrad, pflegegradSeit: '2024-05-01' }
      expect((await leitung.call(akteContract.updateVersicherung, { params: { klientId }, body: versicherung })).status).toBe(200)
    }
    await admit({ nachname })
    const stored = await haus.ports.database.query<{ alles: string }>(
      systemContext,
      sql(
        'test.pflegegrad',
        `select to_jsonb(a)::text as alles from klient_akte a join klient k on k.id = a.klient_id where k.nachname = :nachname`,
      ),
      { nachname },
    )
    for (const { alles } of stored) expect(alles).not.toMatch(/"pflegegrad": \d|pflegegradSeit/)
    const list = async (query: Record<string, string>) =>
      (await leitung.call(klientenListContract.list, { query: { suche: nachname, ...query } })).body
    const all = (await list({})).zeilen.map(({ pflegegrad }) => pflegegrad)
    expect([all.length, ...[2, 4, null].map((grad) => all.filter((one) => one === grad).length)]).toEqual([5, 1, 3, 1])
    const first = await list({ pflegegrad: '4', limit: '2' })
    const second = await list({ pflegegrad: '4', limit: '2', cursor: first.cursor ?? '' })
    expect([first, second].map(({ zeilen }) => zeilen.map(({ pflegegrad }) => pflegegrad))).toEqual([[4, 4], [4]])
    expect(new Set([...first.zeilen, ...second.zeilen].map(({ id }) => id)).size).toBe(3)
    expect(second.cursor).toBeNull()
  })

  it('warns who packs and prescribes of an allergy, also in the copy that a practice keeps', async () => {
    const klientId = await haus.admit()
    await leitung.call(akteContract.updateGesundheit, { params: { klientId }, body: { ...bereichBody.gesundheit(), allergien } })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    const shown = `${word} Jod, ${word} Pflaster`
    expect((await fall.readStore('arzt')).klient?.allergien).toBe(shown)
    await fall.run('pfleger', 'anPraxisWeiterleiten', { grund: 'Urlaub' })
    expect((await fall.readStore('arzt')).klient?.allergien).toBe(shown)
    expect((await fall.readStore('arzt2')).klient?.allergien).toBe(shown)
    expect(await stolen()).toEqual([])
  })

  it('cannot be opened once the key of the Klient is destroyed', async () => {
    const klientId = await haus.admit()
    await leitung.call(akteContract.updateGesundheit, { params: { klientId }, body: { ...bereichBody.gesundheit(), allergien } })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    await destroyKey(klientId)
    expect((await fall.readStore('arzt')).klient?.allergien).toBe('Nicht mehr lesbar: Die Akte wurde gelöscht.')
    expect(errorOf(await leitung.call(klientContract.read, { params: { klientId } })).code).toBe('tresor.vernichtet')
    expect(errorOf(await leitung.call(akteContract.read, { params: { klientId } })).code).toBe('tresor.vernichtet')
  })

  it('goes with its key when an import is taken back', async () => {
    const importId = crypto.randomUUID()
    const { hausarztId: _h, status: _s, ...zeile } = klientBody({ kvnr: newKvnr(), allergien })
    const { body } = await leitung.call(klientImportContract.run, { body: { importId, klienten: [zeile] } })
    expect((await leitung.call(klientImportContract.undo, { params: { importId } })).body).toEqual({ entfernt: 1, behalten: 0 })
    const keys = sql('test.schluesselDesImports', 'select umhuellt from schluessel where klient_id = :klientId')
    expect(await haus.ports.database.query(systemContext, keys, { klientId: body.ergebnisse[0]?.id })).toEqual([{ umhuellt: null }])
  })
})

describe('why somebody did something with a record', () => {
  const { restrict, lift, request, withdraw, read } = loeschungContract
  const reasons = {
    sperre: `${word} bestreitet die Diagnose`,
    aufgehoben: `${word} hat recht behalten`,
    antrag: `${word} war nie hier`,
    zurueck: `${word} war doch hier`,
    dokument: `${word} gehört jemand anderem`,
  }

  /** A record with which everything was done that needs a reason; the last restriction and the last request still stand. */
  async function touched(): Promise<string> {
    const { klientId } = await admit()
    const params = { klientId }
    const run = async (call: typeof restrict, grund: string) =>
      expect([call.id, (await leitung.call(call, { params, body: { grund } })).status]).toEqual([call.id, 204])
    const { version, ...person } = (await akteOf(klientId)).person
    await leitung.call(akteContract.updatePerson, { params, body: { ...person, status: 'BEENDET', version } })
    await run(restrict, reasons.sperre)
    await run(lift, reasons.aufgehoben)
    await run(request, reasons.antrag)
    await run(withdraw, reasons.zurueck)
    const { addDokument, removeDokument } = dokumentContract
    const { body } = await leitung.call(addDokument, {
      params,
      query: { art: 'ENTLASSBRIEF', dateiName: 'Brief.pdf' },
      body: '%PDF-1.7 Brief',
    })
    const removed = await leitung.call(removeDokument, { params: { klientId, dokumentId: body.id }, body: { grund: reasons.dokument } })
    expect(removed.status).toBe(204)
    return klientId
  }

  const trailOf = async (klientId: string) =>
    (await leitung.call(protokollContract.list, { query: { klientId } })).body.zeilen.flatMap(({ grund }) =>
      grund === null ? [] : [grund],
    )

  it('stands in no table, and is read where it was read before: record, line of time, audit trail and the copy of all data', async () => {
    const klientId = await touched()
    const params = { klientId }
    const { dokumente } = (await leitung.call(dokumentContract.listDokumente, { params })).body
    expect(dokumente[0]?.geloescht?.grund).toBe(reasons.dokument)
    const { eintraege } = (await leitung.call(verlaufContract.listVerlauf, { params })).body
    expect(eintraege.map(({ angaben }) => angaben['grund'])).toContain(reasons.dokument)
    expect(new Set(await trailOf(klientId))).toEqual(
      new Set([reasons.sperre, reasons.aufgehoben, 'VERSEHEN', reasons.zurueck, reasons.dokument]),
    )
    const own = (await leitung.call(protokollContract.own)).body.zeilen.map(({ grund }) => grund)
    expect(own).toEqual(expect.arrayContaining([reasons.sperre, reasons.dokument]))

    await leitung.call(restrict, { params, body: { grund: reasons.sperre } })
    const copy = await leitung.call(auskunftContract.export, { params, query: { format: 'json', zweck: 'KLIENT' } })
    for (const reason of [reasons.sperre, reasons.aufgehoben, reasons.zurueck, reasons.dokument]) expect(copy.text).toContain(reason)
    expect((await leitung.call(read, { params })).body.sperre?.grund).toBe(reasons.sperre)
    expect(await stolen()).toEqual([])
  })

  it('is told to the second head who decides about an erasure, and lies sealed until then', async () => {
    const { klientId, body } = await admit()
    const params = { klientId }
    await leitung.call(akteContract.updatePerson, { params, body: { ...bereichBody.person(body), status: 'BEENDET' } })
    await leitung.call(request, { params, body: { grund: reasons.antrag } })
    expect((await leitung.call(read, { params })).body.antrag).toMatchObject({ anlass: 'VERSEHEN', grund: reasons.antrag })
    expect(await stolen()).toEqual([])
  })

  it('is gone with the key of the Klient, and the audit trail still tells who did what, and when', async () => {
    const klientId = await touched()
    const before = (await leitung.call(protokollContract.list, { query: { klientId } })).body.zeilen
    await destroyKey(klientId)
    const after = (await leitung.call(protokollContract.list, { query: { klientId } })).body.zeilen
    expect(after.map(({ aktion, person }) => [aktion, person?.name])).toEqual(before.map(({ aktion, person }) => [aktion, person?.name]))
    expect(new Set(await trailOf(klientId))).toEqual(new Set(['Nicht mehr lesbar: Die Akte wurde gelöscht.', 'VERSEHEN']))
  })
})

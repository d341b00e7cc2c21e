import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { systemKontext } from '../shared/kontext.ts'
import { fehlerVon } from '../shared/zugriff.fixtures.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'
import { klientBody } from './klient.fixtures.ts'

const { read, create } = klientContract
const { listApothekenwahlen, chooseApotheke, endApothekenwahl } = apothekenwahlContract
const { listEinwilligungen, addEinwilligung, withdrawEinwilligung } = einwilligungContract

let server: TestServer
let leitung: TestClient
let pflegekraft: TestClient
beforeAll(async () => {
  server = await startTestServer()
  await stelleUhr('2026-11-18T09:00:00.000Z')
})
afterAll(() => server.close())

/** Sessions do not outlive the night, so everyone signs in again. */
async function stelleUhr(zeit: string): Promise<void> {
  server.clock.jetzt = new Date(zeit)
  ;[leitung, pflegekraft] = await Promise.all([server.as('pflege-admin'), server.as('pfleger')])
}

const nimmAuf = async (): Promise<string> => (await leitung.call(create, { body: klientBody() })).body.id
const lies = async (klientId: string) => (await pflegekraft.call(read, { params: { klientId } })).body

describe("the Klient's own choice of pharmacy", () => {
  const waehle = (klientId: string, apothekeId: string, gewaehltAm: string) =>
    pflegekraft.call(chooseApotheke, { params: { klientId }, body: { apothekeId, gewaehltAm, erklaertVon: 'Tochter', form: 'MUENDLICH' } })
  const beende = (klientId: string, am: string) =>
    pflegekraft.call(endApothekenwahl, { params: { klientId }, body: { am, erklaertVon: 'Klientin', rolle: 'KLIENT', form: 'MUENDLICH' } })
  const liste = async (klientId: string) => (await pflegekraft.call(listApothekenwahlen, { params: { klientId } })).body.wahlen

  it('holds from its day on, and the former ones are kept with the day they ended', async () => {
    const { markt, rosen } = server.ensemble.organisationen
    const klientId = await nimmAuf()
    expect((await waehle(klientId, markt, '2026-11-01')).status).toBe(204)
    expect((await lies(klientId)).apothekenwahl).toEqual({
      apothekeId: markt,
      name: 'Apotheke am Markt',
      gewaehltAm: '2026-11-01',
      erklaertVon: 'Tochter',
      form: 'MUENDLICH',
    })
    await waehle(klientId, rosen, '2026-11-19')
    expect((await lies(klientId)).apothekenwahl?.apothekeId).toBe(markt)
    await stelleUhr('2026-11-18T23:30:00.000Z')
    expect((await lies(klientId)).apothekenwahl?.apothekeId, 'it is the 19th in Berlin').toBe(rosen)
    await waehle(klientId, markt, '2026-11-19')
    expect((await lies(klientId)).apothekenwahl?.apothekeId, 'the later word of a day counts').toBe(markt)
    expect((await liste(klientId)).map(({ apotheke, von, bis }) => [apotheke?.id, von, bis])).toEqual([
      [markt, '2026-11-19', null],
      [rosen, '2026-11-19', '2026-11-19'],
      [markt, '2026-11-01', '2026-11-19'],
    ])
  })

  it('ends without a new one when the Klient says so, and only once', async () => {
    await stelleUhr('2026-11-18T09:00:00.000Z')
    const klientId = await nimmAuf()
    expect(fehlerVon(await beende(klientId, '2026-11-18'))).toBe('klient.keine_apothekenwahl')
    await waehle(klientId, server.ensemble.organisationen.markt, '2026-11-10')
    expect(fehlerVon(await beende(klientId, '2026-11-09'))).toBe('klient.angaben_falsch: am falsch')
    expect(fehlerVon(await beende(klientId, '2026-11-19'))).toBe('klient.angaben_falsch: am falsch')
    expect((await beende(klientId, '2026-11-18')).status).toBe(204)
    expect((await lies(klientId)).apothekenwahl).toBeNull()
    expect((await beende(klientId, '2026-11-18')).status).toBe(409)
    expect((await liste(klientId)).map(({ apotheke, von, bis }) => [apotheke?.name ?? null, von, bis])).toEqual([
      [null, '2026-11-18', null],
      ['Apotheke am Markt', '2026-11-10', '2026-11-18'],
    ])
  })

  it.each(['weber', 'sonnenhof', 'nowhere'] as const)('is a pharmacy, not %s', async (name) => {
    const apothekeId = name === 'nowhere' ? crypto.randomUUID() : server.ensemble.organisationen[name]
    const antwort = await waehle(await nimmAuf(), apothekeId, '2026-11-01')
    expect([antwort.status, fehlerVon(antwort)]).toEqual([422, 'klient.apotheke_unbekannt: apothekeId falsch'])
  })
})

describe('what the Klient allows', () => {
  const vorabinfo = { art: 'VORABINFO', erteiltAm: '2026-11-02', durch: 'Klientin', rolle: 'KLIENT', dokument: 'Ordner 3, Blatt 7' }
  const widerruf = { am: '2026-11-18', durch: 'Betreuer Herr Lang', rolle: 'BETREUER', weg: 'SCHRIFTLICH' }
  const erteile = (klientId: string, body: object) => pflegekraft.call(addEinwilligung, { params: { klientId }, body })
  const widerrufe = (klientId: string, einwilligungId: string, body: object = widerruf) =>
    pflegekraft.call(withdrawEinwilligung, { params: { klientId, einwilligungId }, body })
  const liste = async (klientId: string) => (await pflegekraft.call(listEinwilligungen, { params: { klientId } })).body.einwilligungen

  it('is written down with who gave it in which role, and ends on the day it is withdrawn for the first time', async () => {
    const klientId = await nimmAuf()
    const { status, body: neu } = await erteile(klientId, vorabinfo)
    expect(status).toBe(201)
    expect((await lies(klientId)).einwilligungen).toEqual([{ ...vorabinfo, id: neu.id, gueltigBis: null, widerrufenAm: null, gilt: true }])

    expect((await widerrufe(klientId, neu.id)).status).toBe(204)
    await stelleUhr('2026-11-20T09:00:00.000Z')
    expect((await widerrufe(klientId, neu.id, { ...widerruf, am: '2026-11-20', durch: 'Jemand' })).status).toBe(204)
    expect(await liste(klientId)).toEqual([
      {
        ...vorabinfo,
        id: neu.id,
        gueltigBis: null,
        widerrufenAm: '2026-11-18',
        gilt: false,
        textVersion: null,
        nachweis: null,
        erfasstAm: '2026-11-18T09:00:00.000Z',
        erfasstVon: server.ensemble.personen['pfleger']?.name,
        widerruf: {
          durch: 'Betreuer Herr Lang',
          rolle: 'BETREUER',
          weg: 'SCHRIFTLICH',
          erfasstVon: server.ensemble.personen['pfleger']?.name,
        },
      },
    ])
    await stelleUhr('2026-11-18T09:00:00.000Z')
  })

  it('holds until its last day', async () => {
    const klientId = await nimmAuf()
    await erteile(klientId, { ...vorabinfo, gueltigBis: '2026-11-18' })
    expect((await lies(klientId)).einwilligungen[0]?.gilt).toBe(true)
    await stelleUhr('2026-11-19T09:00:00.000Z')
    expect((await lies(klientId)).einwilligungen[0]?.gilt).toBe(false)
    await stelleUhr('2026-11-18T09:00:00.000Z')
  })

  it('is withdrawn as a matter: a second sheet of the same kind ends too, another kind does not', async () => {
    const klientId = await nimmAuf()
    const erste = (await erteile(klientId, vorabinfo)).body.id
    await erteile(klientId, { ...vorabinfo, erteiltAm: '2026-11-10' })
    await erteile(klientId, { ...vorabinfo, art: 'FOTO' })
    await widerrufe(klientId, erste)
    const gilt = (await lies(klientId)).einwilligungen.map((eine) => `${eine.art} ${eine.gilt}`)
    expect(gilt.toSorted()).toEqual(['FOTO true', 'VORABINFO false', 'VORABINFO false'])
  })

  it('is withdrawn for this Klient only, and not for tomorrow', async () => {
    const [eine, andere] = [await nimmAuf(), await nimmAuf()]
    const { id } = (await erteile(eine, vorabinfo)).body
    expect((await widerrufe(andere, id)).status).toBe(404)
    expect(fehlerVon(await widerrufe(eine, id, { ...widerruf, am: '2026-11-19' }))).toBe('klient.angaben_falsch: am falsch')
    expect((await lies(eine)).einwilligungen[0]?.gilt).toBe(true)
  })

  it('can be signed on the screen; the signature lies sealed and is shown again', async () => {
    const klientId = await nimmAuf()
    const unterschrift = 'M 10 10 L 200 100'
    const { id } = (await erteile(klientId, { ...vorabinfo, textVersion: 1, unterschrift })).body
    expect((await liste(klientId))[0]).toMatchObject({ textVersion: 1, nachweis: { art: 'UNTERSCHRIFT', pfad: unterschrift } })
    const frage = sql('test.unterschrift', 'select unterschrift from einwilligung where id = :id')
    const [row] = await server.ports.database.query<{ unterschrift: string }>(systemKontext, frage, { id })
    expect(row?.unterschrift).toMatch(/^v1\./)
    expect(row?.unterschrift).not.toContain('200 100')
  })

  it('is proved by a document of this Klient, which then cannot be deleted', async () => {
    const [eine, andere] = [await nimmAuf(), await nimmAuf()]
    const lege = (klientId: string) =>
      pflegekraft.call(dokumentContract.addDokument, {
        params: { klientId },
        query: { art: 'EINWILLIGUNG', dateiName: 'Blatt.pdf' },
        body: '%PDF-1.7 unterschrieben',
      })
    const fremdes = (await lege(andere)).body.id
    expect(fehlerVon(await erteile(eine, { ...vorabinfo, nachweisId: fremdes }))).toBe('klient.nachweis_unbekannt: nachweisId falsch')
    const nachweisId = (await lege(eine)).body.id
    await erteile(eine, { ...vorabinfo, nachweisId })
    expect((await liste(eine))[0]?.nachweis).toEqual({ art: 'DOKUMENT', dokumentId: nachweisId, name: 'Blatt.pdf' })
    const antwort = await leitung.call(dokumentContract.removeDokument, {
      params: { klientId: eine, dokumentId: nachweisId },
      body: { grund: 'aufräumen' },
    })
    expect([antwort.status, fehlerVon(antwort)]).toEqual([409, 'klient.dokument_ist_nachweis'])
  })

  it('is one consent, however often the button is pressed', async () => {
    const klientId = await nimmAuf()
    const gleich = { params: { klientId }, body: vorabinfo, key: 'einwilligung-0001' }
    const antworten = await Promise.all(Array.from({ length: 5 }, () => pflegekraft.call(addEinwilligung, gleich)))
    expect(new Set(antworten.map(({ text }) => text)).size).toBe(1)
    expect(await liste(klientId)).toHaveLength(1)
  })

  it('cannot be changed afterwards, not even by a program that forgets itself', async () => {
    const akteur = server.ensemble.personen['pfleger']
    const kontext = { organisationId: akteur?.organisationId ?? null, personId: akteur?.personId ?? null, system: false }
    const aendere = { name: 'test.aendern', text: `update einwilligung set durch = 'Jemand anderes'` }
    await expect(server.ports.database.query(kontext, aendere, {})).rejects.toThrow(/permission denied/)
  })
})

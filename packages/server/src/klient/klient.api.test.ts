import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fehlerVon } from '../shared/zugriff.fixtures.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'
import { type KlientBody, klientBody, neueKvnr } from './klient.fixtures.ts'
import { createKlienten } from './klient.usecases.ts'

const { search, read, create, update, chooseApotheke, addEinwilligung, withdrawEinwilligung } = klientContract

let server: TestServer
let leitung: TestClient
let pflegekraft: TestClient
let nachbarn: TestClient
beforeAll(async () => {
  server = await startTestServer()
  await stelleUhr('2026-11-18T09:00:00.000Z')
})
afterAll(() => server.close())

/** Sessions do not outlive the night, so everybody signs in anew. */
async function stelleUhr(zeit: string): Promise<void> {
  server.clock.jetzt = new Date(zeit)
  ;[leitung, pflegekraft, nachbarn] = await Promise.all([server.as('pflege-admin'), server.as('pfleger'), server.as('pflege-admin2')])
}

async function nimmAuf(angaben: Partial<KlientBody> = {}, wer: TestClient = leitung): Promise<string> {
  const antwort = await wer.call(create, { body: klientBody(angaben) })
  expect(antwort.status).toBe(201)
  return antwort.body.id
}
const lies = async (klientId: string) => (await pflegekraft.call(read, { params: { klientId } })).body

describe('taking in a Klient', () => {
  it('keeps what was written and shows it to the whole team', async () => {
    const body = klientBody({ hausarztId: server.ensemble.organisationen.weber })
    const { id, version } = (await leitung.call(create, { body })).body
    expect(await lies(id)).toEqual({
      ...body,
      id,
      version,
      hausarzt: { id: server.ensemble.organisationen.weber, name: 'Praxis Dr. Weber' },
      apothekenwahl: null,
      einwilligungen: [],
    })
  })

  it('trims names, and writes the insurance number as it is printed on the card', async () => {
    const kvnr = neueKvnr()
    const id = await nimmAuf({ vorname: '  Änne ', kvnr: ` ${kvnr.toLowerCase().slice(0, 4)} ${kvnr.slice(4)} ` })
    expect(await lies(id)).toMatchObject({ vorname: 'Änne', kvnr })
  })

  it('keeps what is unknown as unknown', async () => {
    const leer = {
      kvnr: null,
      krankenkasse: null,
      kassenIk: null,
      zuzahlungBefreitBis: null,
      adresse: null,
      telefon: null,
      hausarztId: null,
      allergien: null,
    }
    expect(await lies(await nimmAuf({ ...leer, versicherungsart: 'PKV' }))).toMatchObject(leer)
  })

  it('says everything at once that is missing', async () => {
    const body = klientBody({
      kvnr: null,
      krankenkasse: null,
      geburtsdatum: '2026-11-19',
      allergien: { keineBekannt: true, liste: ['Jod'] },
    })
    const antwort = await leitung.call(create, { body })
    expect([antwort.status, fehlerVon(antwort)]).toEqual([
      422,
      'klient.unvollstaendig: geburtsdatum falsch, kvnr pflicht, krankenkasse pflicht, allergien falsch',
    ])
  })

  it('refuses an insurance number that another Klient of the house has, and only of the house', async () => {
    const kvnr = neueKvnr()
    await nimmAuf({ kvnr })
    const antwort = await leitung.call(create, { body: klientBody({ kvnr }) })
    expect([antwort.status, fehlerVon(antwort)]).toEqual([409, 'klient.kvnr_vergeben: kvnr falsch'])
    await nimmAuf({ kvnr }, nachbarn)
  })

  it.each(['markt', 'sonnenhof', 'nowhere'] as const)('takes a practice as family doctor, not %s', async (name) => {
    const hausarztId = name === 'nowhere' ? crypto.randomUUID() : server.ensemble.organisationen[name]
    const antwort = await leitung.call(create, { body: klientBody({ hausarztId }) })
    expect([antwort.status, fehlerVon(antwort)]).toEqual([422, 'klient.hausarzt_unbekannt: hausarztId falsch'])
  })
})

describe('changing a Klient', () => {
  it('raises the version', async () => {
    const body = klientBody()
    const klientId = (await leitung.call(create, { body })).body.id
    const antwort = await leitung.call(update, { params: { klientId }, body: { ...body, status: 'PAUSIERT', adresse: null, version: 1 } })
    expect([antwort.status, antwort.body]).toEqual([200, { id: klientId, version: 2 }])
    expect(await lies(klientId)).toMatchObject({ version: 2, status: 'PAUSIERT', adresse: null })
  })

  it('that somebody else has changed meanwhile is refused, with the record as it is now', async () => {
    const body = klientBody()
    const klientId = (await leitung.call(create, { body })).body.id
    const params = { klientId }
    await leitung.call(update, { params, body: { ...body, telefon: '0351 999999', version: 1 } })
    for (const version of [1, 3, Number.MAX_SAFE_INTEGER]) {
      const antwort = await leitung.call(update, { params, body: { ...body, telefon: null, version } })
      expect([antwort.status, fehlerVon(antwort)]).toEqual([409, 'klient.veraltet'])
      expect(antwort.body).toMatchObject({ details: { aktuell: { version: 2, telefon: '0351 999999' } } })
    }
  })

  it('lets one of ten people win who save at the same time', async () => {
    const body = klientBody()
    const klientId = (await leitung.call(create, { body })).body.id
    const antworten = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        leitung.call(update, { params: { klientId }, body: { ...body, telefon: `0351 10000${i}`, version: 1 } }),
      ),
    )
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await lies(klientId)).version).toBe(2)
  })

  it('keeps to the same rules as taking in', async () => {
    const body = klientBody()
    const vergeben = neueKvnr()
    await nimmAuf({ kvnr: vergeben })
    const klientId = (await leitung.call(create, { body })).body.id
    const aendere = async (angaben: Partial<KlientBody>) =>
      fehlerVon(await leitung.call(update, { params: { klientId }, body: { ...body, ...angaben, version: 1 } }))
    expect(await aendere({ kvnr: null })).toBe('klient.unvollstaendig: kvnr pflicht')
    expect(await aendere({ kvnr: vergeben })).toBe('klient.kvnr_vergeben: kvnr falsch')
    expect(await aendere({ hausarztId: server.ensemble.organisationen.markt })).toBe('klient.hausarzt_unbekannt: hausarztId falsch')
    expect((await lies(klientId)).version).toBe(1)
  })

  it('tells the rooms above inside the same transaction, when the name or the birth date is another', async () => {
    const gerufen: string[] = []
    const hoerer = { klientGeaendert: async (_tx: unknown, klientId: string) => void gerufen.push(klientId) }
    const taub = { klientGeaendert: async () => Promise.reject(new Error('the lines could not be written')) }
    const body = klientBody()
    const klientId = (await leitung.call(create, { body })).body.id
    const akteur = server.ensemble.personen['pflege-admin']
    if (akteur === undefined) throw new Error('The demo has a head of nursing')
    const anfrage = (angaben: Partial<KlientBody>, version: number) => ({
      akteur,
      params: { klientId },
      query: {},
      body: update.body.parse({ ...body, ...angaben, version }),
      idempotenz: { schluessel: crypto.randomUUID(), anfrageHash: new Uint8Array([version]) },
      request: new Request('http://test.invalid'),
      adresse: '',
      sprache: 'de' as const,
    })
    await createKlienten(server.ports, hoerer).update(anfrage({ telefon: null }, 1))
    expect(gerufen).toEqual([])
    await createKlienten(server.ports, hoerer).update(anfrage({ nachname: 'Neumann' }, 2))
    expect(gerufen).toEqual([klientId])
    await expect(createKlienten(server.ports, taub).update(anfrage({ nachname: 'Altmann' }, 3))).rejects.toThrow(
      'the lines could not be written',
    )
    expect(await lies(klientId)).toMatchObject({ nachname: 'Neumann', version: 3 })
  })
})

describe('finding a Klient', () => {
  const finde = async (suche: string, wer = pflegekraft) =>
    (await wer.call(search, { query: { suche } })).body.klienten.map(({ vorname, nachname }) => `${nachname}, ${vorname}`)

  it('by the beginning of any part of the names, with or without umlauts, in any order', async () => {
    await nimmAuf({ vorname: 'Annegret', nachname: 'Müller-Lüdenscheidt' })
    await nimmAuf({ vorname: 'Anne', nachname: 'Mueller' })
    for (const suche of ['annegret mül', 'MUELLER-LUED', 'Lüden', 'lüdenscheidt, anne', '  müller   annegret ']) {
      expect(await finde(suche), suche).toContain('Müller-Lüdenscheidt, Annegret')
    }
    expect(await finde('muller ann')).toEqual(['Mueller, Anne', 'Müller-Lüdenscheidt, Annegret'])
    expect(await finde('enscheidt')).toEqual([])
    expect(await finde('straße')).toEqual(await finde('STRASSE'))
  })

  it.each(['%', '_', '\\', "' or '1'='1", '*', '.*'])('takes %s as what is written', async (suche) => {
    expect(await finde(suche)).toEqual([])
  })

  it('of the own house only', async () => {
    await nimmAuf({ vorname: 'Xaver', nachname: 'Quirin' })
    expect(await finde('quirin')).toEqual(['Quirin, Xaver'])
    expect(await finde('quirin', nachbarn)).toEqual([])
  })

  it('page by page, ä beside a, nobody twice and nobody missing', async () => {
    for (const nachname of ['Özer', 'Ozean', 'Zyx', 'Äpfel', 'Apfel', 'Apfel']) await nimmAuf({ nachname })
    const ganz = (await pflegekraft.call(search, { query: { limit: '100' } })).body
    expect(ganz.cursor).toBeNull()
    const geholt = []
    let cursor: string | null = ''
    for (let seite = 0; cursor !== null; seite += 1) {
      const { body }: { body: typeof ganz } = await pflegekraft.call(search, { query: { limit: '7', ...(seite === 0 ? {} : { cursor }) } })
      geholt.push(...body.klienten)
      cursor = body.cursor
    }
    expect(geholt).toEqual(ganz.klienten)
    expect(new Set(geholt.map(({ id }) => id)).size).toBe(geholt.length)
    const namen = ganz.klienten.map(({ nachname }) => nachname).filter((name) => /^(Apfel|Äpfel|Ozean|Özer|Zyx)$/.test(name))
    expect(namen.map((name) => name.replace('Äpfel', 'Apfel'))).toEqual(['Apfel', 'Apfel', 'Apfel', 'Ozean', 'Özer', 'Zyx'])
  })

  it('behind a place that is not in the own house finds nobody', async () => {
    const cursor = await nimmAuf({}, nachbarn)
    expect((await pflegekraft.call(search, { query: { cursor } })).body).toEqual({ klienten: [], cursor: null })
  })
})

describe("the Klient's own choice of pharmacy", () => {
  const waehle = (klientId: string, apothekeId: string, gewaehltAm: string) =>
    pflegekraft.call(chooseApotheke, { params: { klientId }, body: { apothekeId, gewaehltAm, erklaertVon: 'Tochter', form: 'MUENDLICH' } })

  it('holds from its day on, and the former ones are kept', async () => {
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
    const akteur = server.ensemble.personen['pfleger']
    const zahl = { name: 'test.wahlen', text: 'select count(*) as anzahl from apothekenwahl where klient_id = $1' }
    const kontext = { organisationId: akteur?.organisationId ?? null, personId: akteur?.personId ?? null, system: false }
    expect(await server.ports.database.query(kontext, zahl, [klientId])).toEqual([{ anzahl: 3 }])
  })

  it.each(['weber', 'sonnenhof', 'nowhere'] as const)('is a pharmacy, not %s', async (name) => {
    const apothekeId = name === 'nowhere' ? crypto.randomUUID() : server.ensemble.organisationen[name]
    const antwort = await waehle(await nimmAuf(), apothekeId, '2026-11-01')
    expect([antwort.status, fehlerVon(antwort)]).toEqual([422, 'klient.apotheke_unbekannt: apothekeId falsch'])
  })
})

describe('what the Klient allows', () => {
  it('is written down, and ends on the day it is withdrawn for the first time', async () => {
    await stelleUhr('2026-11-18T09:00:00.000Z')
    const klientId = await nimmAuf()
    const body = { art: 'VORABINFO', erteiltAm: '2026-11-02', durch: 'Klientin', dokument: 'Ordner 3, Blatt 7' }
    const { status, body: neu } = await pflegekraft.call(addEinwilligung, { params: { klientId }, body })
    expect(status).toBe(201)
    expect((await lies(klientId)).einwilligungen).toEqual([{ ...body, id: neu.id, widerrufenAm: null }])

    const widerrufe = () => pflegekraft.call(withdrawEinwilligung, { params: { klientId, einwilligungId: neu.id } })
    expect((await widerrufe()).status).toBe(204)
    await stelleUhr('2026-11-20T09:00:00.000Z')
    expect((await widerrufe()).status).toBe(204)
    expect((await lies(klientId)).einwilligungen).toEqual([{ ...body, id: neu.id, widerrufenAm: '2026-11-18' }])
  })

  it('is withdrawn for this Klient only', async () => {
    const [eine, andere] = [await nimmAuf(), await nimmAuf()]
    const body = { art: 'FOTO', erteiltAm: '2026-11-02', durch: 'Klientin', dokument: null }
    const { id } = (await pflegekraft.call(addEinwilligung, { params: { klientId: eine }, body })).body
    expect((await pflegekraft.call(withdrawEinwilligung, { params: { klientId: andere, einwilligungId: id } })).status).toBe(404)
    expect((await lies(eine)).einwilligungen[0]?.widerrufenAm).toBeNull()
  })
})

import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fehlerVon } from '../shared/zugriff.fixtures.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'
import { type KlientBody, klientBody, neueKvnr } from './klient.fixtures.ts'

const { search, read, create } = klientContract

let server: TestServer
let leitung: TestClient
let pflegekraft: TestClient
let nachbarn: TestClient
beforeAll(async () => {
  server = await startTestServer()
  await stelleUhr('2026-11-18T09:00:00.000Z')
})
afterAll(() => server.close())

/** Sessions do not outlive the night, so everyone signs in again. */
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

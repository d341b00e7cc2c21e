import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { type KlientBody, klientBody, newKvnr } from './klient.fixtures.ts'

const { search, read, create } = klientContract

const server = await serverForTests()
let leitung: TestClient
let pflegekraft: TestClient
let nachbarn: TestClient
beforeAll(async () => {
  await putClock('2026-11-18T09:00:00.000Z')
})

/** Sessions do not outlive the night, so everyone signs in again. */
async function putClock(time: string): Promise<void> {
  server.clock.now = new Date(time)
  ;[leitung, pflegekraft, nachbarn] = await Promise.all([server.as('pflege-admin'), server.as('pfleger'), server.as('pflege-admin2')])
}

async function admit(angaben: Partial<KlientBody> = {}, who: TestClient = leitung): Promise<string> {
  const answer = await who.call(create, { body: klientBody(angaben) })
  expect(answer.status).toBe(201)
  return answer.body.id
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
    const kvnr = newKvnr()
    const id = await admit({ vorname: '  Änne ', kvnr: ` ${kvnr.toLowerCase().slice(0, 4)} ${kvnr.slice(4)} ` })
    expect(await lies(id)).toMatchObject({ vorname: 'Änne', kvnr })
  })

  it('keeps what is unknown as unknown', async () => {
    const empty = {
      kvnr: null,
      krankenkasse: null,
      kassenIk: null,
      zuzahlungBefreitBis: null,
      adresse: null,
      telefon: null,
      hausarztId: null,
      allergien: null,
    }
    expect(await lies(await admit({ ...empty, versicherungsart: 'PKV' }))).toMatchObject(empty)
  })

  it('says everything at once that is missing', async () => {
    const body = klientBody({
      kvnr: null,
      krankenkasse: null,
      geburtsdatum: '2026-11-19',
      allergien: { keineBekannt: true, liste: ['Jod'] },
    })
    const answer = await leitung.call(create, { body })
    expect([answer.status, errorOf(answer)]).toEqual([
      422,
      'klient.unvollstaendig: geburtsdatum falsch, kvnr pflicht, krankenkasse pflicht, allergien falsch',
    ])
  })

  it('refuses an insurance number that another Klient of the house has, and only of the house', async () => {
    const kvnr = newKvnr()
    await admit({ kvnr })
    const answer = await leitung.call(create, { body: klientBody({ kvnr }) })
    expect([answer.status, errorOf(answer)]).toEqual([409, 'klient.kvnr_vergeben: kvnr falsch'])
    await admit({ kvnr }, nachbarn)
  })

  it.each(['markt', 'sonnenhof', 'nowhere'] as const)('takes a practice as family doctor, not %s', async (name) => {
    const hausarztId = name === 'nowhere' ? crypto.randomUUID() : server.ensemble.organisationen[name]
    const answer = await leitung.call(create, { body: klientBody({ hausarztId }) })
    expect([answer.status, errorOf(answer)]).toEqual([422, 'klient.hausarzt_unbekannt: hausarztId falsch'])
  })
})

describe('finding a Klient', () => {
  const find = async (suche: string, who = pflegekraft) =>
    (await who.call(search, { query: { suche } })).body.klienten.map(({ vorname, nachname }) => `${nachname}, ${vorname}`)

  it('by the beginning of any part of the names, with or without umlauts, in any order', async () => {
    await admit({ vorname: 'Annegret', nachname: 'Müller-Lüdenscheidt' })
    await admit({ vorname: 'Anne', nachname: 'Mueller' })
    for (const suche of ['annegret mül', 'MUELLER-LUED', 'Lüden', 'lüdenscheidt, anne', '  müller   annegret ']) {
      expect(await find(suche), suche).toContain('Müller-Lüdenscheidt, Annegret')
    }
    expect(await find('muller ann')).toEqual(['Mueller, Anne', 'Müller-Lüdenscheidt, Annegret'])
    expect(await find('enscheidt')).toEqual([])
    expect(await find('straße')).toEqual(await find('STRASSE'))
  })

  it.each(['%', '_', '\\', "' or '1'='1", '*', '.*'])('takes %s as what is written', async (suche) => {
    expect(await find(suche)).toEqual([])
  })

  it('of the own house only', async () => {
    await admit({ vorname: 'Xaver', nachname: 'Quirin' })
    expect(await find('quirin')).toEqual(['Quirin, Xaver'])
    expect(await find('quirin', nachbarn)).toEqual([])
  })

  it('page by page, ä beside a, nobody twice and nobody missing', async () => {
    for (const nachname of ['Özer', 'Ozean', 'Zyx', 'Äpfel', 'Apfel', 'Apfel']) await admit({ nachname })
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
    const names = ganz.klienten.map(({ nachname }) => nachname).filter((name) => /^(Apfel|Äpfel|Ozean|Özer|Zyx)$/.test(name))
    expect(names.map((name) => name.replace('Äpfel', 'Apfel'))).toEqual(['Apfel', 'Apfel', 'Apfel', 'Ozean', 'Özer', 'Zyx'])
  })

  it('behind a place that is not in the own house finds nobody', async () => {
    const cursor = await admit({}, nachbarn)
    expect((await pflegekraft.call(search, { query: { cursor } })).body).toEqual({ klienten: [], cursor: null })
  })
})

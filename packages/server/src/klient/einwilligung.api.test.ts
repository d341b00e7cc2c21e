import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { klientBody } from './klient.fixtures.ts'

const { read, create } = klientContract
const { listApothekenwahlen, chooseApotheke, endApothekenwahl } = apothekenwahlContract
const { listEinwilligungen, addEinwilligung, withdrawEinwilligung } = einwilligungContract

const server = await serverForTests()
let leitung: TestClient
let pflegekraft: TestClient
beforeAll(async () => {
  await putClock('2026-11-18T09:00:00.000Z')
})

/** Sessions do not outlive the night, so everyone signs in again. */
async function putClock(time: string): Promise<void> {
  server.clock.now = new Date(time)
  ;[leitung, pflegekraft] = await Promise.all([server.as('pflege-admin'), server.as('pfleger')])
}

const admit = async (): Promise<string> => (await leitung.call(create, { body: klientBody() })).body.id
const lies = async (klientId: string) => (await pflegekraft.call(read, { params: { klientId } })).body

describe("the Klient's own choice of pharmacy", () => {
  const choose = (klientId: string, apothekeId: string, gewaehltAm: string) =>
    pflegekraft.call(chooseApotheke, { params: { klientId }, body: { apothekeId, gewaehltAm, erklaertVon: 'Tochter', form: 'MUENDLICH' } })
  const end = (klientId: string, am: string) =>
    pflegekraft.call(endApothekenwahl, { params: { klientId }, body: { am, erklaertVon: 'Klientin', rolle: 'KLIENT', form: 'MUENDLICH' } })
  const list = async (klientId: string) => (await pflegekraft.call(listApothekenwahlen, { params: { klientId } })).body.wahlen

  it('holds from its day on, and the former ones are kept with the day they ended', async () => {
    const { markt, rosen } = server.ensemble.organisationen
    const klientId = await admit()
    expect((await choose(klientId, markt, '2026-11-01')).status).toBe(204)
    expect((await lies(klientId)).apothekenwahl).toEqual({
      apothekeId: markt,
      name: 'Apotheke am Markt',
      gewaehltAm: '2026-11-01',
      erklaertVon: 'Tochter',
      form: 'MUENDLICH',
    })
    await choose(klientId, rosen, '2026-11-19')
    expect((await lies(klientId)).apothekenwahl?.apothekeId).toBe(markt)
    await putClock('2026-11-18T23:30:00.000Z')
    expect((await lies(klientId)).apothekenwahl?.apothekeId, 'it is the 19th in Berlin').toBe(rosen)
    await choose(klientId, markt, '2026-11-19')
    expect((await lies(klientId)).apothekenwahl?.apothekeId, 'the later word of a day counts').toBe(markt)
    expect((await list(klientId)).map(({ apotheke, von, bis }) => [apotheke?.id, von, bis])).toEqual([
      [markt, '2026-11-19', null],
      [rosen, '2026-11-19', '2026-11-19'],
      [markt, '2026-11-01', '2026-11-19'],
    ])
  })

  it('ends without a new one when the Klient says so, and only once', async () => {
    await putClock('2026-11-18T09:00:00.000Z')
    const klientId = await admit()
    expect(errorOf(await end(klientId, '2026-11-18'))).toBe('klient.keine_apothekenwahl')
    await choose(klientId, server.ensemble.organisationen.markt, '2026-11-10')
    expect(errorOf(await end(klientId, '2026-11-09'))).toBe('klient.angaben_falsch: am falsch')
    expect(errorOf(await end(klientId, '2026-11-19'))).toBe('klient.angaben_falsch: am falsch')
    expect((await end(klientId, '2026-11-18')).status).toBe(204)
    expect((await lies(klientId)).apothekenwahl).toBeNull()
    expect((await end(klientId, '2026-11-18')).status).toBe(409)
    expect((await list(klientId)).map(({ apotheke, von, bis }) => [apotheke?.name ?? null, von, bis])).toEqual([
      [null, '2026-11-18', null],
      ['Apotheke am Markt', '2026-11-10', '2026-11-18'],
    ])
  })

  it.each(['weber', 'sonnenhof', 'nowhere'] as const)('is a pharmacy, not %s', async (name) => {
    const apothekeId = name === 'nowhere' ? crypto.randomUUID() : server.ensemble.organisationen[name]
    const answer = await choose(await admit(), apothekeId, '2026-11-01')
    expect([answer.status, errorOf(answer)]).toEqual([422, 'klient.apotheke_unbekannt: apothekeId falsch'])
  })
})

describe('what the Klient allows', () => {
  const vorabinfo = { art: 'VORABINFO', erteiltAm: '2026-11-02', durch: 'Klientin', rolle: 'KLIENT', dokument: 'Ordner 3, Blatt 7' }
  const widerruf = { am: '2026-11-18', durch: 'Betreuer Herr Lang', rolle: 'BETREUER', weg: 'SCHRIFTLICH' }
  const grant = (klientId: string, body: object) => pflegekraft.call(addEinwilligung, { params: { klientId }, body })
  const revoke = (klientId: string, einwilligungId: string, body: object = widerruf) =>
    pflegekraft.call(withdrawEinwilligung, { params: { klientId, einwilligungId }, body })
  const list = async (klientId: string) => (await pflegekraft.call(listEinwilligungen, { params: { klientId } })).body.einwilligungen

  it('is written down with who gave it in which role, and ends on the day it is withdrawn for the first time', async () => {
    const klientId = await admit()
    const { status, body: neu } = await grant(klientId, vorabinfo)
    expect(status).toBe(201)
    expect((await lies(klientId)).einwilligungen).toEqual([{ ...vorabinfo, id: neu.id, gueltigBis: null, widerrufenAm: null, gilt: true }])

    expect((await revoke(klientId, neu.id)).status).toBe(204)
    await putClock('2026-11-20T09:00:00.000Z')
    expect((await revoke(klientId, neu.id, { ...widerruf, am: '2026-11-20', durch: 'Jemand' })).status).toBe(204)
    expect(await list(klientId)).toEqual([
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
    await putClock('2026-11-18T09:00:00.000Z')
  })

  it('holds until its last day', async () => {
    const klientId = await admit()
    await grant(klientId, { ...vorabinfo, gueltigBis: '2026-11-18' })
    expect((await lies(klientId)).einwilligungen[0]?.gilt).toBe(true)
    await putClock('2026-11-19T09:00:00.000Z')
    expect((await lies(klientId)).einwilligungen[0]?.gilt).toBe(false)
    await putClock('2026-11-18T09:00:00.000Z')
  })

  it('is withdrawn as a matter: a second sheet of the same kind ends too, another kind does not', async () => {
    const klientId = await admit()
    const first = (await grant(klientId, vorabinfo)).body.id
    await grant(klientId, { ...vorabinfo, erteiltAm: '2026-11-10' })
    await grant(klientId, { ...vorabinfo, art: 'FOTO' })
    await revoke(klientId, first)
    const applies = (await lies(klientId)).einwilligungen.map((one) => `${one.art} ${one.gilt}`)
    expect(applies.toSorted()).toEqual(['FOTO true', 'VORABINFO false', 'VORABINFO false'])
  })

  it('is withdrawn for this Klient only, and not for tomorrow', async () => {
    const [one, others] = [await admit(), await admit()]
    const { id } = (await grant(one, vorabinfo)).body
    expect((await revoke(others, id)).status).toBe(404)
    expect(errorOf(await revoke(one, id, { ...widerruf, am: '2026-11-19' }))).toBe('klient.angaben_falsch: am falsch')
    expect((await lies(one)).einwilligungen[0]?.gilt).toBe(true)
  })

  it('can be signed on the screen; the signature lies sealed and is shown again', async () => {
    const klientId = await admit()
    const unterschrift = 'M 10 10 L 200 100'
    const { id } = (await grant(klientId, { ...vorabinfo, textVersion: 1, unterschrift })).body
    expect((await list(klientId))[0]).toMatchObject({ textVersion: 1, nachweis: { art: 'UNTERSCHRIFT', pfad: unterschrift } })
    const frage = sql('test.unterschrift', 'select unterschrift from einwilligung where id = :id')
    const [row] = await server.ports.database.query<{ unterschrift: string }>(systemContext, frage, { id })
    expect(row?.unterschrift).toMatch(/^v1\./)
    expect(row?.unterschrift).not.toContain('200 100')
  })

  it('is proved by a document of this Klient, which then cannot be deleted', async () => {
    const [one, others] = [await admit(), await admit()]
    const put = (klientId: string) =>
      pflegekraft.call(dokumentContract.addDokument, {
        params: { klientId },
        query: { art: 'EINWILLIGUNG', dateiName: 'Blatt.pdf' },
        body: '%PDF-1.7 unterschrieben',
      })
    const fremdes = (await put(others)).body.id
    expect(errorOf(await grant(one, { ...vorabinfo, nachweisId: fremdes }))).toBe('klient.nachweis_unbekannt: nachweisId falsch')
    const nachweisId = (await put(one)).body.id
    await grant(one, { ...vorabinfo, nachweisId })
    expect((await list(one))[0]?.nachweis).toEqual({ art: 'DOKUMENT', dokumentId: nachweisId, name: 'Blatt.pdf' })
    const answer = await leitung.call(dokumentContract.removeDokument, {
      params: { klientId: one, dokumentId: nachweisId },
      body: { grund: 'aufräumen' },
    })
    expect([answer.status, errorOf(answer)]).toEqual([409, 'klient.dokument_ist_nachweis'])
  })

  it('is one consent, however often the button is pressed', async () => {
    const klientId = await admit()
    const gleich = { params: { klientId }, body: vorabinfo, key: 'einwilligung-0001' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => pflegekraft.call(addEinwilligung, gleich)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await list(klientId)).toHaveLength(1)
  })

  it('cannot be changed afterwards, not even by a program that forgets itself', async () => {
    const akteur = server.ensemble.personen['pfleger']
    const context = { organisationId: akteur?.organisationId ?? null, personId: akteur?.personId ?? null, system: false }
    const change = { name: 'test.change', text: `update einwilligung set durch = 'Jemand anderes'` }
    await expect(server.ports.database.query(context, change, {})).rejects.toThrow(/permission denied/)
  })
})

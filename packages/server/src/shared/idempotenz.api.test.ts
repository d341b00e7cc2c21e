import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { bereichBody, klientBody } from '../klient/klient.fixtures.ts'
import type { TestClient } from '../testServer.ts'
import { systemContext } from './context.ts'
import { once } from './idempotenz.ts'
import { errorOf } from './zugriff.fixtures.ts'

const { create, read } = klientContract
const { updateWohnen } = akteContract
const { addEinwilligung } = einwilligungContract

const server = await serverForTests()
const [leitung, nachbarn] = await server.people('pflege-admin', 'pflege-admin2')

const zwanzig = (frage: () => ReturnType<TestClient['call']>) => Promise.all(Array.from({ length: 20 }, frage))
async function count(table: string, column: string, wert: string): Promise<number> {
  const zaehle = sql(`test.${table}.${column}`, `select count(*) as anzahl from ${table} where ${column} = :wert`)
  const [row] = await server.ports.database.query<{ anzahl: number }>(systemContext, zaehle, { wert })
  return row?.anzahl ?? -1
}
const einig = (answers: { status: number; text: string }[]) => [...new Set(answers.map(({ status, text }) => `${status} ${text}`))]

describe('the same request under the same key', () => {
  it('is answered the same to the byte, and happens once', async () => {
    const body = klientBody()
    const [first, zweite] = [
      await leitung.call(create, { body, key: 'einmal-0001' }),
      await leitung.call(create, { body, key: 'einmal-0001' }),
    ]
    // Each request has a number of its own.
    const kopf = ({ headers }: { headers: Headers }) => [...headers].filter(([name]) => name !== 'x-correlation-id')
    expect([zweite.status, zweite.text, kopf(zweite)]).toEqual([201, first.text, kopf(first)])
    expect(await count('klient', 'kvnr', String(body.kvnr))).toBe(1)
  })

  it('twenty times at once: one change, twenty equal answers', async () => {
    const body = klientBody()
    const aufgenommen = await zwanzig(() => leitung.call(create, { body, key: 'zwanzig-0001' }))
    expect(einig(aufgenommen)).toEqual([expect.stringMatching(/^201 /)])
    expect(await count('klient', 'kvnr', String(body.kvnr))).toBe(1)

    const { id: klientId } = (await leitung.call(create, { body, key: 'zwanzig-0001' })).body
    const changed = await zwanzig(() =>
      leitung.call(updateWohnen, { params: { klientId }, body: bereichBody.wohnen({ ...body, telefon: null }), key: 'zwanzig-0002' }),
    )
    expect(einig(changed)).toEqual(['200 {"version":2}'])

    const einwilligung = { art: 'FOTO', erteiltAm: '2026-11-01', durch: 'Klientin', rolle: 'KLIENT', dokument: null }
    const allowed = await zwanzig(() => leitung.call(addEinwilligung, { params: { klientId }, body: einwilligung, key: 'zwanzig-0003' }))
    expect(einig(allowed)).toEqual([expect.stringMatching(/^201 /)])
    expect(await count('einwilligung', 'klient_id', klientId)).toBe(1)
  })

  it('after somebody else has moved the record: still the first answer', async () => {
    const body = klientBody()
    const { id: klientId } = (await leitung.call(create, { body })).body
    const change = () =>
      leitung.call(updateWohnen, { params: { klientId }, body: bereichBody.wohnen({ ...body, telefon: null }), key: 'spaeter-0001' })
    const first = await change()
    await leitung.call(updateWohnen, { params: { klientId }, body: bereichBody.wohnen(body, 2) })
    expect((await change()).text).toBe(first.text)
    expect((await leitung.call(read, { params: { klientId } })).body.version).toBe(3)
  })

  it('may be tried again after a refusal, because nothing happened', async () => {
    const body = klientBody()
    await leitung.call(create, { body })
    const doppelt = { ...body, vorname: 'Anna' }
    for (let i = 0; i < 2; i += 1) expect((await leitung.call(create, { body: doppelt, key: 'abgelehnt-01' })).status).toBe(409)
    expect((await leitung.call(create, { body: klientBody(), key: 'abgelehnt-01' })).status).toBe(201)
  })
})

describe('another request under the same key', () => {
  it('is refused, whether body, path or call differ', async () => {
    const body = klientBody()
    const klientId = (await leitung.call(create, { body, key: 'vergeben-001' })).body.id
    const others = [
      await leitung.call(create, { body: { ...body, vorname: 'Anna' }, key: 'vergeben-001' }),
      await leitung.call(updateWohnen, { params: { klientId }, body: bereichBody.wohnen(body), key: 'vergeben-001' }),
    ]
    expect(others.map((answer) => [answer.status, errorOf(answer)])).toEqual([
      [422, 'anfrage.schluessel_vergeben'],
      [422, 'anfrage.schluessel_vergeben'],
    ])
  })

  it('at the same moment: one wins, the other is refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => leitung.call(create, { body: klientBody({ vorname: `Anna ${i}` }), key: 'zugleich-001' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
  })

  it('of another person is another key', async () => {
    const [hier, dort] = [
      await leitung.call(create, { body: klientBody(), key: 'person-00001' }),
      await nachbarn.call(create, { body: klientBody(), key: 'person-00001' }),
    ]
    expect([hier.status, dort.status, hier.text === dort.text]).toEqual([201, 201, false])
  })
})

describe('the key itself', () => {
  it.each(['', 'kurz', 'x'.repeat(201), 'mit leerzeichen', 'ümlaut-0001'])('is no key: "%s"', async (key) => {
    const answer = await leitung.call(create, { body: klientBody(), headers: { 'idempotency-key': encodeURI(key) === key ? key : '' } })
    expect([answer.status, errorOf(answer)]).toEqual([400, 'anfrage.schluessel_fehlt'])
  })
})

describe('a remembered answer', () => {
  it('is the same again, but cannot be read in the database', async () => {
    const akteur = server.ensemble.personen['pflege-admin']
    if (akteur === undefined) throw new Error('The demo has a head of nursing')
    const request = { akteur, idempotenz: { schluessel: 'geheim-00001', anfrageHash: new Uint8Array([1]) } }
    const frage = () => once(server.ports, request, async () => ({ token: crypto.randomUUID() }))
    const answers = await Promise.all(Array.from({ length: 20 }, frage))
    expect(new Set(answers).size).toBe(1)

    const { token }: { token: string } = JSON.parse(await frage())
    const alles = { name: 'test.idempotenz', text: `select antwort from idempotenz where schluessel = 'geheim-00001'` }
    const rows = await server.ports.database.query<{ antwort: string }>(systemContext, alles, {})
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is the same again after the secret of the server has changed', async () => {
    const akteur = server.ensemble.personen['pflege-admin']
    if (akteur === undefined) throw new Error('The demo has a head of nursing')
    const request = { akteur, idempotenz: { schluessel: 'wechsel-0001', anfrageHash: new Uint8Array([1]) } }
    const { current: alt } = server.ports.tokenSecret
    const first = await once(server.ports, request, async () => ({ token: crypto.randomUUID() }))
    const neu = { ...server.ports, tokenSecret: { current: new Uint8Array(32).fill(9), previous: alt } }
    expect(await once(neu, request, async () => ({ token: 'another' }))).toBe(first)
    const fremd = { ...server.ports, tokenSecret: { current: new Uint8Array(32).fill(8), previous: null } }
    await expect(once(fremd, request, async () => ({ token: 'another' }))).rejects.toThrow()
  })
})

describe('what goes wrong in the middle', () => {
  it('leaves neither change nor answer behind', async () => {
    const akteur = server.ensemble.personen['pflege-admin']
    if (akteur === undefined) throw new Error('The demo has a head of nursing')
    const request = { akteur, idempotenz: { schluessel: 'kaputt-00001', anfrageHash: new Uint8Array([1]) } }
    const schreibe = sql(
      'test.einwilligungOhneKlient',
      `insert into einwilligung (pflegedienst_id, klient_id, id, art, erteilt_am, durch) select pflegedienst_id, id, :id, 'FOTO', '2026-11-01', 'probe' from klient where id = :klientId`,
    )
    const klientId = (await leitung.call(create, { body: klientBody() })).body.id
    const kaputt = once(server.ports, request, async (tx) => {
      await tx.query(schreibe, { klientId, id: crypto.randomUUID() })
      throw new Error('a cable was pulled')
    })
    await expect(kaputt).rejects.toThrow('a cable was pulled')
    expect([await count('einwilligung', 'klient_id', klientId), await count('idempotenz', 'schluessel', 'kaputt-00001')]).toEqual([0, 0])
  })
})

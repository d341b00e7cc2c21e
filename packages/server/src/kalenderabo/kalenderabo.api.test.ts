import { readIcs } from '@dreiklang/domain/kalenderabo/ics.fixtures'
import { kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { create, planBody, planungBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'

const c = kalenderaboContract
const haus = await hausForTests()
const [pfleger, leitung] = await haus.people('pfleger', 'pflege-admin')
beforeEach(() => leitung.call(c.allow, { body: { kuerzelErlaubt: false } }))

const id = haus.personId
const newAdresse = async (client = pfleger, mitKuerzel = false) => (await client.call(c.create, { body: { mitKuerzel } })).body.adresse
const hole = (adresse: string, headers: Record<string, string> = {}) => haus.fetch(new Request(adresse, { headers }))
async function termine(adresse: string) {
  const answer = await hole(adresse)
  expect(answer.status).toBe(200)
  return readIcs(await answer.text()).termine
}
const plan = (personIds: string[], rest: Record<string, unknown> = {}) =>
  create(leitung, 'plan', planBody({ klientId: haus.klientId, personIds }, rest))
const termin = async (adresse: string, besuchId: string) => (await termine(adresse)).find(({ uid }) => uid.startsWith(besuchId))

describe('a calendar address', () => {
  it('is told once, and kept by nobody', async () => {
    const adresse = await newAdresse()
    expect(adresse).toMatch(/^http:\/\/test\.invalid\/api\/kalender\/[\w-]{43}\.ics$/)
    const { body, text } = await pfleger.call(c.read)
    expect(body).toEqual({
      kalender: { mitKuerzel: false, angelegtAm: haus.clock.now.toISOString(), zuletztAm: null },
      kuerzelErlaubt: false,
      darfErlauben: false,
    })
    expect(text).not.toContain(adresse.slice(-20, -4))
    const rows = await haus.ports.database.query(systemContext, { name: 'test.kalender', text: `select * from kalenderabo` }, {})
    expect(JSON.stringify(rows)).not.toContain(adresse.slice(-20, -4))
  })

  it('made twice by a double click is one', async () => {
    const doppelt = await Promise.all([1, 2].map(() => pfleger.call(c.create, { body: { mitKuerzel: false }, key: 'doppelklick' })))
    expect(new Set(doppelt.map(({ body }) => body.adresse)).size).toBe(1)
    expect((await hole(doppelt[0]?.body.adresse ?? '')).status).toBe(200)
  })

  it('says when a program asked last', async () => {
    await hole(await newAdresse())
    expect((await pfleger.call(c.read)).body.kalender?.zuletztAm).toBe(haus.clock.now.toISOString())
  })

  it('ends when it is renewed or revoked, and nobody is told why', async () => {
    const [first, zweite] = [await newAdresse(), await newAdresse()]
    const answers = [await hole(first)]
    expect((await hole(zweite)).status).toBe(200)
    expect((await pfleger.call(c.revoke)).status).toBe(204)
    answers.push(await hole(zweite), await hole('http://test.invalid/api/kalender/unsinn'), await hole(`${zweite}.ics`))
    const body = await Promise.all(answers.map(async (one) => ({ ...(await one.json()), correlationId: '' })))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(body.map((one) => JSON.stringify(one))).size).toBe(1)
    expect((await pfleger.call(c.revoke)).status).toBe(204)
  })

  it('ends for ever with the work in the house', async () => {
    const adresse = await newAdresse(await haus.wer('pfleger2'))
    expect((await hole(adresse)).status).toBe(200)
    const set = (aktiv: boolean) =>
      haus.ports.database.query(systemContext, sql('test.aktiv', `update person set aktiv = :aktiv where id = :id`), {
        id: id('pfleger2'),
        aktiv,
      })
    await set(false)
    expect((await hole(adresse)).status).toBe(404)
    await set(true)
    expect((await hole(adresse)).status).toBe(404)
  })

  it('cannot be guessed for long', async () => {
    const fremd = () =>
      haus.server.fetch(new Request(`http://test.invalid/api/kalender/${'x'.repeat(43)}.ics`), { address: '198.51.100.7' })
    const status: number[] = []
    for (let i = 0; i < 51; i += 1) status.push((await fremd()).status)
    expect([status[0], status[49], status[50]]).toEqual([404, 404, 429])
    expect((await hole(await newAdresse())).status).toBe(200)
  })
})

describe('the calendar behind it', () => {
  it('has the own visits, without names, and those of nobody else', async () => {
    const eigener = await plan([id('pfleger')])
    const others = await plan([id('pflege-admin')])
    const adresse = await newAdresse()
    expect(await termin(adresse, eigener)).toMatchObject({
      titel: 'Hausbesuch',
      ort: null,
      status: 'CONFIRMED',
      von: '2026-11-19T07:00:00.000Z',
      bis: '2026-11-19T07:30:00.000Z',
    })
    expect(await termin(adresse, others)).toBeUndefined()
    const answer = await hole(adresse)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('Erika')
  })

  it('follows a visit that moves, and cancels one that is off', async () => {
    const [bewegt, weg] = [await plan([id('pfleger')]), await plan([id('pfleger')], { uhrzeit: '09:00' })]
    const adresse = await newAdresse()
    const before = await termin(adresse, bewegt)
    await run(leitung, bewegt, 'verschieben', { ...planungBody([id('pfleger')], { uhrzeit: '11:15' }), grund: 'Stau' })
    await termin(adresse, weg)
    await run(leitung, weg, 'absagen', { durch: 'KLIENT', grund: 'ABWESEND', text: null, berechnung: false })
    const after = await termin(adresse, bewegt)
    expect(after).toMatchObject({ uid: before?.uid, von: '2026-11-19T10:15:00.000Z', status: 'CONFIRMED' })
    expect(after?.sequenz).toBeGreaterThan(before?.sequenz ?? 99)
    expect((await termin(adresse, weg))?.status).toBe('CANCELLED')
  })

  it('hears that a visit went to a colleague, without learning when it is now', async () => {
    const besuch = await plan([id('pfleger')], { uhrzeit: '14:00' })
    const adresse = await newAdresse()
    const before = await termin(adresse, besuch)
    await run(leitung, besuch, 'verschieben', { ...planungBody([id('pflege-admin')], { uhrzeit: '16:00' }), grund: 'Tausch' })
    const after = await termin(adresse, besuch)
    expect(after).toMatchObject({ status: 'CANCELLED', von: before?.von })
    expect(after?.sequenz).toBeGreaterThan(before?.sequenz ?? 99)
  })

  it('is not sent again while nothing changed', async () => {
    const adresse = await newAdresse()
    const etag = (await hole(adresse)).headers.get('etag') ?? ''
    const wieder = await hole(adresse, { 'if-none-match': `"x", W/${etag}` })
    expect([wieder.status, await wieder.text(), wieder.headers.get('etag')]).toEqual([304, '', etag])
    await plan([id('pfleger')], { uhrzeit: '17:00' })
    expect((await hole(adresse, { 'if-none-match': etag })).status).toBe(200)
  })

  it('asked twice at once is the same', async () => {
    const adresse = await newAdresse()
    await plan([id('pfleger')], { uhrzeit: '18:00' })
    const texte = await Promise.all([1, 2, 3].map(async () => (await hole(adresse)).text()))
    expect(new Set(texte).size).toBe(1)
  })
})

describe('first letters and postcodes', () => {
  it('are chosen by the person when the head has allowed it, and gone when the head forbids it', async () => {
    const besuch = await plan([id('pfleger')], { uhrzeit: '07:00' })
    expect((await pfleger.call(c.create, { body: { mitKuerzel: true } })).status).toBe(403)
    const adresse = await newAdresse()
    expect((await pfleger.call(c.update, { body: { mitKuerzel: true } })).status).toBe(403)
    expect((await leitung.call(c.allow, { body: { kuerzelErlaubt: true } })).body).toMatchObject({
      kuerzelErlaubt: true,
      darfErlauben: true,
    })
    expect((await pfleger.call(c.update, { body: { mitKuerzel: true } })).body.kalender?.mitKuerzel).toBe(true)
    const mit = await termin(adresse, besuch)
    expect(mit?.titel).toMatch(/^Hausbesuch \p{Lu}\. \p{Lu}\.$/u)
    expect(mit?.ort).toMatch(/^\d{5}$/)
    await leitung.call(c.allow, { body: { kuerzelErlaubt: false } })
    expect(await termin(adresse, besuch)).toMatchObject({ titel: 'Hausbesuch', ort: null })
  })

  it('cannot be chosen for an address that is not there', async () => {
    await pfleger.call(c.revoke)
    const answer = await pfleger.call(c.update, { body: { mitKuerzel: false } })
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([409, 'kalenderabo.keines'])
  })
})

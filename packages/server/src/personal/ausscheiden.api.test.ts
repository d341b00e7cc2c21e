import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { arznei, bring } from '../bestellung/bestellung.fixtures.ts'
import { bis, listen } from '../bestellung/stream.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { loadVertretungen } from '../organisation/personen.repository.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { newPerson, set } from './personal.fixtures.ts'

const { leave, setActive, readPerson, listPersonal } = personalContract
const password = 'sieben-auf-einen-streich-9'

const haus = await hausForTests()

const organisationId = () => haus.ensemble.organisationen.sonnenhof
const leitung = () => haus.wer('pflege-admin')
async function kollegin(rolle: 'ROLE_PFLEGER' | 'ROLE_PFLEGE_ADMIN' = 'ROLE_PFLEGER') {
  const angaben = { ...newPerson({ organisationId: organisationId() }), rolle }
  const id = await set(haus.ports, angaben, password)
  const anmelden = () => haus.anonymous.call(anmeldungContract.signIn, { body: { email: angaben.email, password } })
  const { accessToken } = (await anmelden()).body
  const ich = async () => (await haus.anonymous.call(anmeldungContract.me, { headers: { authorization: `Bearer ${accessToken}` } })).status
  return { id, name: angaben.name, accessToken, anmelden, ich }
}
const scheideAus = async (personId: string, body: { letzterTag?: string | null; uebernimmtId?: string | null } = {}) =>
  (await leitung()).call(leave, { params: { personId }, body: { letzterTag: null, uebernimmtId: null, ...body } })
const akte = async (personId: string) => (await (await leitung()).call(readPerson, { params: { personId } })).body

describe('leaving now', () => {
  it('ends the rights within about a second, also on an open stream, and keeps the name in the history', async () => {
    const { id, name, accessToken, anmelden, ich } = await kollegin()
    const reader = await listen({ fetch: haus.fetch, token: accessToken })
    expect((await scheideAus(id)).status).toBe(204)
    const start = performance.now()
    await bis(() => reader.beendet, Boolean)
    // A second by itself; the rest is for a busy machine.
    expect(performance.now() - start).toBeLessThan(5000)
    await expect.poll(ich, { interval: 10 }).toBe(401)
    expect((await anmelden()).status).toBe(403)
    expect(await akte(id)).toMatchObject({ name, stand: 'AUSGESCHIEDEN', zugang: { letzterTag: '2026-11-18' } })
    const noch = await scheideAus(id)
    expect([noch.status, errorOf(noch)]).toEqual([409, 'personal.ist_weg'])
  })

  it('is the heads’ business: colleagues do not find who has left', async () => {
    const { id, name } = await kollegin()
    await scheideAus(id)
    const pfleger = await haus.wer('pfleger')
    expect((await pfleger.call(listPersonal, { query: { suche: name } })).body.zeilen).toEqual([])
    expect((await pfleger.call(readPerson, { params: { personId: id } })).status).toBe(404)
  })

  it('can be taken back: the person comes with the old password', async () => {
    const { id, anmelden } = await kollegin()
    await scheideAus(id)
    expect((await (await leitung()).call(setActive, { params: { personId: id }, body: { aktiv: true } })).status).toBe(204)
    expect((await anmelden()).status).toBe(200)
    expect(await akte(id)).toMatchObject({ stand: 'AKTIV', zugang: { letzterTag: null, ausgeschiedenAm: null } })
  })
})

describe('leaving later', () => {
  it('is done by the clock, after the last day and not before', async () => {
    const { id, ich } = await kollegin()
    expect((await scheideAus(id, { letzterTag: '2026-11-19' })).status).toBe(204)
    await haus.server.tick()
    expect(await ich()).toBe(200)
    expect(await akte(id)).toMatchObject({ stand: 'AKTIV', zugang: { letzterTag: '2026-11-19' } })
    const now = haus.clock.now
    // 23:59 in Berlin on the last day, then midnight.
    haus.clock.now = new Date('2026-11-19T22:59:00.000Z')
    await haus.server.tick()
    expect((await akte(id)).stand).toBe('AKTIV')
    haus.clock.now = new Date('2026-11-19T23:00:00.000Z')
    await haus.server.tick()
    expect((await akte(id)).stand).toBe('AUSGESCHIEDEN')
    haus.clock.now = now
  })

  it('is not possible in the past, and a head who is about to leave does not count as the one who stays', async () => {
    const { id } = await kollegin('ROLE_PFLEGE_ADMIN')
    const gestern = await scheideAus(id, { letzterTag: '2026-11-17' })
    expect([gestern.status, errorOf(gestern)]).toEqual([422, 'personal.tag_vorbei: letzterTag falsch'])
    expect((await scheideAus(id, { letzterTag: '2026-12-31' })).status).toBe(204)
    const me = haus.personId('pflege-admin')
    const last = await scheideAus(me)
    expect([last.status, errorOf(last)]).toEqual([409, 'personal.letzte_verwaltung'])
    await (await leitung()).call(setActive, { params: { personId: id }, body: { aktiv: false } })
  })
})

describe('what waits for somebody who leaves', () => {
  it('goes to the colleague who takes over: the visits from that day on', async () => {
    const [geht, bleibt] = [await kollegin(), await kollegin()]
    const params = { klientId: haus.klientId }
    for (const tag of ['2026-11-18', '2026-11-20']) {
      const zuteilung = await (await leitung()).call(zugangContract.addZuteilung, { params, body: { personId: geht.id, tag } })
      expect(zuteilung.status, zuteilung.text).toBe(204)
    }
    expect((await scheideAus(geht.id, { uebernimmtId: bleibt.id })).status).toBe(204)
    const { zuteilungen } = (await (await leitung()).call(zugangContract.readZuteilungen, { params })).body
    expect(zuteilungen.filter(({ personId }) => personId === geht.id)).toEqual([])
    expect(zuteilungen.filter(({ personId }) => personId === bleibt.id).map(({ tag }) => tag)).toEqual(['2026-11-18', '2026-11-20'])
    expect((await akte(geht.id)).zugang?.uebernimmt).toEqual({ id: bleibt.id, name: bleibt.name })
  })

  it('and what orders have to say to the person is said to that colleague', async () => {
    const [geht, bleibt] = [await kollegin(), await kollegin()]
    await scheideAus(geht.id, { uebernimmtId: bleibt.id })
    const who = await loadVertretungen(onBehalfOf(haus.ports.database, systemContext), [organisationId()], '2026-11-18')
    expect(who.get(geht.id)).toEqual([bleibt.id])
  })

  it('goes to nobody of another house, to nobody who is gone, and not to the person', async () => {
    const { id } = await kollegin()
    const weg = await kollegin()
    await scheideAus(weg.id)
    for (const uebernimmtId of [id, weg.id, haus.personId('pfleger2'), crypto.randomUUID()]) {
      const answer = await scheideAus(id, { uebernimmtId })
      expect([answer.status, errorOf(answer)]).toEqual([422, 'personal.kollege_unbekannt: uebernimmtId falsch'])
    }
  })
})

describe('what somebody did', () => {
  it('stays theirs: the steps of an order carry the name after the person has left', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei()] } })
    const person = haus.ensemble.personen['pfleger']
    expect((await scheideAus(person?.personId ?? '')).status).toBe(204)
    const { text } = await (await leitung()).call(bestellungContract.timeline, { params: { bestellungId: fall.id } })
    expect(text).toContain(person?.name)
  })
})

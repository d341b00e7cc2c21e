import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import type { Dienst } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import { type ZeileInput, uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { create, planBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { eraseKlient } from '../klient/loeschung.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const { list, read, save, discard, handOver, add, sign } = uebergabebuchContract
const haus = await hausForTests()
const [nurse, head, stranger] = await haus.people('pfleger', 'pflege-admin', 'pfleger2')

const later = (minutes: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + minutes * 60_000)
}
/** A shift for each test: somebody hands over once after one. */
let daysAgo = 0
beforeEach(() => {
  daysAgo += 1
})
const dienst = (): Dienst => ({ tag: plusDays(haus.heute(), -daysAgo), schicht: 'FRUEH' })

const zeile = (rest: Partial<ZeileInput> = {}): ZeileInput => ({
  id: haus.ports.newId(),
  klientId: haus.klientId,
  thema: 'ZUSTAND',
  wichtig: false,
  text: 'Frau Yıldız hat kaum getrunken.',
  ...rest,
})
const paramsOf = (uebergabeId: string) => ({ params: { uebergabeId } })

async function write(zeilen: readonly ZeileInput[] = [zeile()], who: TestClient = nurse) {
  const answer = await who.call(save, { ...paramsOf(haus.ports.newId()), body: { ...dienst(), zeilen, version: null } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
async function handed(zeilen?: readonly ZeileInput[], who: TestClient = nurse) {
  const { id, version } = await write(zeilen, who)
  const answer = await who.call(handOver, { ...paramsOf(id), body: { version } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const bookOf = async (who: TestClient) => {
  const { tag } = dienst()
  return (await who.call(list, { query: { von: tag, bis: tag } })).body
}
const inBook = async (who: TestClient) => (await bookOf(who)).flatMap(({ uebergaben }) => uebergaben)
const refusalOf = (answer: Parameters<typeof errorOf>[0]) => [answer.status, errorOf(answer)]
const trailOf = (id: string) =>
  haus.ports.database.query<{ aktion: string; klient: string | null }>(
    systemContext,
    sql('test.uebergabebuch.trail', `select aktion, klient_id as klient from protokoll where objekt_id = :id order by nr`),
    { id },
  )

describe('a draft', () => {
  it('is its author’s alone, and keeps its lines in their order', async () => {
    const zeilen = [zeile({ thema: 'WUNDE' }), zeile({ klientId: null, thema: 'ORGANISATION', wichtig: true, text: 'Aufzug steht.' })]
    const draft = await write(zeilen)
    expect(draft).toMatchObject({ ...dienst(), version: 1, uebergebenAm: null, gelesen: [], personName: 'Jonas Meyer' })
    expect(draft.zeilen.map(({ klientName: _name, nachgetragenAm, ...said }) => [nachgetragenAm, said])).toEqual(
      zeilen.map((one) => [null, one]),
    )
    expect((await inBook(nurse)).map(({ id }) => id)).toEqual([draft.id])
    expect(await inBook(head)).toEqual([])
    expect((await head.call(read, paramsOf(draft.id))).status).toBe(404)
    expect((await head.call(discard, paramsOf(draft.id))).status).toBe(404)
  })

  it('is written once, although the answer was lost, and never over what another device has written', async () => {
    const zeilen = [zeile()]
    const draft = await write(zeilen)
    const body = { ...dienst(), zeilen }
    const again = await nurse.call(save, { ...paramsOf(draft.id), body: { ...body, version: null } })
    expect([again.status, again.body]).toEqual([200, draft])
    const both = await Promise.all(
      ['Einer', 'Der andere'].map((text) =>
        nurse.call(save, { ...paramsOf(draft.id), body: { ...body, zeilen: [zeile({ text })], version: 1 } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is one for each shift that has begun, about own Klienten', async () => {
    const draft = await write()
    const second = (body: object) =>
      nurse.call(save, { ...paramsOf(haus.ports.newId()), body: { ...dienst(), zeilen: [], version: null, ...body } })
    expect(refusalOf(await second({}))).toEqual([409, 'uebergabebuch.schon_angelegt: schicht falsch'])
    expect(refusalOf(await second({ tag: '2099-01-01' }))).toEqual([422, 'uebergabebuch.schicht_kommt_erst: schicht falsch'])
    const unknown = { schicht: 'NACHT', tag: '2026-01-01', zeilen: [zeile(), zeile({ klientId: haus.ports.newId() })] }
    expect(refusalOf(await second(unknown))).toEqual([422, 'uebergabebuch.klient_unbekannt: zeilen.1.klientId auswahl'])
    expect((await nurse.call(discard, paramsOf(draft.id))).status).toBe(204)
    expect((await second({})).status).toBe(200)
  })

  it('is not handed over empty', async () => {
    const { id, version } = await write([])
    expect(refusalOf(await nurse.call(handOver, { ...paramsOf(id), body: { version } }))).toEqual([422, 'uebergabebuch.leer'])
  })
})

describe('what was handed over', () => {
  it('is read and signed by the house, and the trail names the Klienten', async () => {
    const { id, version, uebergebenAm } = await handed([zeile(), zeile({ wichtig: true }), zeile({ klientId: null })])
    expect(uebergebenAm).toBe(haus.clock.now.toISOString())
    expect(await inBook(head)).toMatchObject([{ id, zeilen: 3, wichtige: 1, klienten: 1 }])
    expect((await head.call(read, paramsOf(id))).body.zeilen[0]).toMatchObject({ text: 'Frau Yıldız hat kaum getrunken.' })
    later(1)
    const twice = await Promise.all([1, 2].map(() => head.call(sign, { ...paramsOf(id), body: { version } })))
    const signature = { personName: 'Sabine Krüger', am: haus.clock.now.toISOString(), vorNachtrag: false }
    for (const { body } of twice) expect(body.gelesen).toMatchObject([signature])
    expect((await trailOf(id)).map(({ aktion, klient }) => [aktion, klient])).toEqual([
      ['uebergabebuch.save', null],
      ['uebergabebuch.handOver', null],
      ['uebergabebuch.read', haus.klientId],
      ['uebergabebuch.sign', null],
    ])
  })

  it('is changed, deleted or signed by its author no more; a line is added, and who has signed before it shows so', async () => {
    const { id, version, zeilen } = await handed()
    const body = { ...dienst(), zeilen: [], version }
    expect(refusalOf(await nurse.call(save, { ...paramsOf(id), body }))).toEqual([409, 'uebergabebuch.schon_uebergeben'])
    expect(refusalOf(await nurse.call(discard, paramsOf(id)))).toEqual([409, 'uebergabebuch.schon_uebergeben'])
    expect(refusalOf(await nurse.call(sign, { ...paramsOf(id), body: { version } }))).toEqual([403, 'uebergabebuch.eigene'])
    await head.call(sign, { ...paramsOf(id), body: { version } })
    later(5)
    const nachtrag = zeile({ text: 'Sie hat doch noch getrunken.' })
    expect(refusalOf(await head.call(add, { ...paramsOf(id), body: nachtrag }))).toEqual([403, 'uebergabebuch.nur_eigene'])
    const twice = [await nurse.call(add, { ...paramsOf(id), body: nachtrag }), await nurse.call(add, { ...paramsOf(id), body: nachtrag })]
    for (const { body: added } of twice) {
      expect(added.zeilen.slice(0, -1)).toEqual(zeilen)
      expect(added.zeilen.at(-1)).toMatchObject({ text: nachtrag.text, nachgetragenAm: haus.clock.now.toISOString() })
      expect(added.gelesen).toMatchObject([{ vorNachtrag: true }])
    }
    expect(refusalOf(await head.call(sign, { ...paramsOf(id), body: { version } }))).toEqual([409, 'uebergabebuch.veraltet'])
    const signed = await head.call(sign, { ...paramsOf(id), body: { version: version + 1 } })
    expect(signed.body.gelesen).toMatchObject([{ vorNachtrag: false }])
  })

  it('gets no line while it is a draft', async () => {
    const { id } = await write()
    expect(refusalOf(await nurse.call(add, { ...paramsOf(id), body: zeile() }))).toEqual([409, 'uebergabebuch.noch_entwurf'])
  })

  it('is unknown to people of another house', async () => {
    const { id, version } = await handed()
    expect(await inBook(stranger)).toEqual([])
    const answers = [
      await stranger.call(read, paramsOf(id)),
      await stranger.call(sign, { ...paramsOf(id), body: { version } }),
      await stranger.call(add, { ...paramsOf(id), body: zeile() }),
      await stranger.call(discard, paramsOf(id)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('lies sealed, and is in the own copy of its author', async () => {
    const { id } = await handed()
    const stored = await haus.ports.database.query<{ text: string }>(
      systemContext,
      sql('test.uebergabebuch.stored', `select text from schichtuebergabe_zeile where uebergabe_id = :id`),
      { id },
    )
    expect(stored[0]?.text).toMatch(/^v1\./)
    const copyOf = async (who: TestClient) => (await who.call(auskunftContract.auskunft)).body.weiteres['uebergabebuch']
    expect(await copyOf(nurse)).toContainEqual(expect.objectContaining({ id }))
    expect(await copyOf(head)).toEqual([])
  })
})

describe('a Klient in the book', () => {
  it('who is restricted is seen by nobody there, and stands there again afterwards', async () => {
    const klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const { id } = await handed([zeile({ klientId }), zeile({ klientId: null })])
    const ofKlient = { params: { klientId } }
    await head.call(loeschungContract.restrict, { ...ofKlient, body: { grund: 'Bestreitet die Angaben' } })
    expect((await head.call(read, paramsOf(id))).body.zeilen.map((one) => one.klientId)).toEqual([null])
    await head.call(loeschungContract.lift, { ...ofKlient, body: { grund: 'Geklärt' } })
    expect((await head.call(read, paramsOf(id))).body.zeilen.map((one) => one.klientId)).toEqual([klientId, null])
  })
})

describe('the book', () => {
  it('asks for at most a month', async () => {
    const answer = await nurse.call(list, { query: { von: '2026-11-01', bis: '2026-12-02' } })
    expect(refusalOf(answer)).toEqual([400, 'eingabe.ungueltig: bis zeitraum'])
  })

  it('shows heads, and nobody else, who was at the door and has handed over nothing', async () => {
    const tag = '2026-11-19'
    const besuch = await create(nurse, 'plan', planBody({ klientId: haus.klientId, personIds: [haus.personId('pfleger')] }, { datum: tag }))
    haus.clock.now = new Date(`${tag}T07:00:00.000Z`)
    await run(await haus.wer('pfleger'), besuch, 'beginnen', { identitaetGeprueft: true })
    const early = async (konto: 'pfleger' | 'pflege-admin') =>
      (await (await haus.wer(konto)).call(list, { query: { von: tag, bis: tag } })).body.find(({ schicht }) => schicht === 'FRUEH')
        ?.ohneUebergabe
    haus.clock.now = new Date(`${tag}T13:59:00.000Z`)
    expect(await early('pflege-admin')).toEqual([])
    later(1)
    expect(await early('pflege-admin')).toEqual([{ personId: haus.personId('pfleger'), name: 'Jonas Meyer', besuche: 1 }])
    expect(await early('pfleger')).toBeNull()
    daysAgo = 0
    await handed([zeile()], await haus.wer('pfleger'))
    expect(await early('pflege-admin')).toEqual([])
  })

  it('forgets the lines about a Klient who is erased, and everything after ten years', async () => {
    const again = await haus.wer('pfleger')
    const klientId = await haus.admit({ praxis: 'weber', apotheke: 'markt' })
    const { id } = await handed([zeile({ klientId }), zeile({ klientId: null })], again)
    const linesLeft = async () =>
      (
        await haus.ports.database.query<{ count: number }>(
          systemContext,
          sql('test.uebergabebuch.left', `select count(*)::int as count from schichtuebergabe_zeile where uebergabe_id = :id`),
          { id },
        )
      )[0]?.count
    await eraseKlient(haus, klientId)
    expect(await linesLeft()).toBe(1)
    await haus.server.tick()
    expect(await linesLeft()).toBe(0)
  })
})

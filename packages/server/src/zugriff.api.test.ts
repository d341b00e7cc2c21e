import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type Call, defineCall, errorAnswer } from '@dreiklang/domain/shared/contract'
import { openCalls } from '@dreiklang/domain/shared/openCalls'
import { beforeAll, describe, expect, it } from 'vitest'
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { arznei, bring, put, withoutRezept } from './bestellung/bestellung.fixtures.ts'
import { hausForTests } from './forTests.fixtures.ts'
import { createApp } from './shared/app.ts'
import { type Route, route } from './shared/route.ts'
import { anfrageFor, wer, zugriff } from './zugriff.fixtures.ts'
import { type Anfrage, type Ziel, createZiel } from './zugriffZiel.fixtures.ts'

const haus = await hausForTests()
let target: Ziel
const token = new Map<(typeof wer)[number], string | null>([['niemand', null]])
beforeAll(async () => {
  const abgelaufen = (await haus.as('pfleger')).token
  haus.clock.now = new Date(haus.clock.now.getTime() + 11 * 60_000)
  token.set('abgelaufen', abgelaufen)
  const fall = await bring(haus, 'GELIEFERT', { frage: true })
  // Every side has read the question before; being asked to say so again must change nothing.
  const seen = {
    params: { bestellungId: fall.id, rueckfrageId: fall.stand.rueckfragen[0]?.id ?? '' },
    body: { nachrichtId: fall.stand.rueckfragen[0]?.nachrichten[0]?.id },
  }
  for (const konto of ['pfleger', 'arzt', 'apotheker'] as const) await (await haus.wer(konto)).call(bestellungContract.markGelesen, seen)
  fall.stand = await fall.readStore('pfleger')
  target = await createZiel(haus, fall)
  for (const konto of wer) if (konto !== 'niemand' && konto !== 'abgelaufen') token.set(konto, (await haus.wer(konto)).token)
})

interface Antwort {
  status: number
  headers: Headers
  text: string
}

/** Signing out ends the session, and the others still need theirs. */
const ownSession = async (konto: (typeof wer)[number]) =>
  konto === 'niemand' || konto === 'abgelaufen' ? (token.get(konto) ?? null) : (await haus.as(konto)).token

let key = 0
async function frage(call: Call, konto: (typeof wer)[number], request: Anfrage = anfrageFor(call, target)): Promise<Antwort> {
  key += 1
  const path = call.path.replaceAll(/:(\w+)/g, (_ganz, name: string) => encodeURIComponent(request.params?.[name] ?? ''))
  const search = new URLSearchParams(request.query).toString()
  const bearer = ['anmeldung.signOut', 'anmeldung.lock'].includes(call.id) ? await ownSession(konto) : (token.get(konto) ?? null)
  const answer = await haus.fetch(
    new Request(`http://test.invalid${path}${search === '' ? '' : `?${search}`}`, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `zugriff-${key}`,
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(request.body ?? {}) }),
    }),
  )
  const stromend = answer.headers.get('content-type') === 'text/event-stream'
  if (stromend) await answer.body?.cancel()
  return { status: answer.status, headers: answer.headers, text: stromend ? '' : await answer.text() }
}

const callOf = (id: string): Call => {
  const found = haus.server.routes.find(({ call }) => call.id === id)
  if (found === undefined) throw new Error(`No route ${id}`)
  return found.call
}
const withoutNumber = ({ text }: Antwort) => text.replace(/"correlationId":"[^"]*"/, '')

describe('whom a call lets in', () => {
  it('stands in the table for every call of the server, and for no other', () => {
    expect(Object.keys(zugriff).toSorted()).toEqual(haus.server.routes.map(({ call }: Route) => call.id).toSorted())
    for (const [id, cells] of Object.entries(zugriff))
      expect([id, cells.length, cells.every((cell) => cell >= 200)]).toEqual([id, wer.length, true])
  })

  it.each(Object.keys(zugriff))('%s answers everybody as the table says, and a refusal in the common form', async (id) => {
    const call = callOf(id)
    const answers: Antwort[] = []
    for (const konto of wer) answers.push(await frage(call, konto))
    expect(Object.fromEntries(wer.map((konto, i) => [konto, answers[i]?.status]))).toEqual(
      Object.fromEntries(wer.map((konto, i) => [konto, zugriff[id]?.[i]])),
    )
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      if (answer.status < 400) continue
      const error = errorAnswer.parse(JSON.parse(answer.text))
      expect(error.message).not.toBe(error.code)
    }
  })

  it('nothing was changed by all that asking', async () => {
    expect(await target.fall.readStore('pfleger')).toEqual(target.fall.stand)
  })

  it('stands in the reviewed table for every call that needs no session, and for no other', () => {
    const open = haus.server.routes.filter(({ call }) => call.access.kind === 'open').map(({ call }) => call.id)
    expect([...openCalls.keys()].toSorted()).toEqual(open.toSorted())
  })

  it('a server with an open call that nobody has reviewed does not start', () => {
    const call = defineCall('GET /api/strange', { id: 'strange.read', summary: 'Strange', access: { kind: 'open', reason: 'it is new' } })
    const parts = { routes: [route(call, async () => ({}))], netzVon: () => null, authenticate: async () => null, lookedAt: async () => {} }
    expect(() => createApp(haus.ports, parts)).toThrow('strange.read is open and not in openCalls')
  })
})

/** Another id; a day or a word of a list stays what it is. */
const zufaelligFor = (value: string) => (/^[\da-f-]{36}$/.test(value) ? crypto.randomUUID() : value)

describe('a thing of another house cannot be told from one that does not exist', () => {
  const fremde = ['pfleger2', 'pflege-admin2', 'arzt2', 'arzt-admin2', 'apotheker2', 'apotheke-admin2'] as const

  it('in any call that names it in its address', async () => {
    let verglichen = 0
    for (const { call } of haus.server.routes) {
      if (!call.path.includes(':')) continue
      const meant = anfrageFor(call, target)
      for (const konto of fremde) {
        if (zugriff[call.id]?.[wer.indexOf(konto)] !== 404) continue
        const zufaellig = Object.fromEntries(Object.entries(meant.params ?? {}).map(([name, value]) => [name, zufaelligFor(value)]))
        const [da, nichtDa] = [await frage(call, konto, meant), await frage(call, konto, { ...meant, params: zufaellig })]
        expect([call.id, konto, da.status, withoutNumber(da)]).toEqual([call.id, konto, nichtDa.status, withoutNumber(nichtDa)])
        expect([...da.headers].filter(([name]) => name !== 'x-correlation-id')).toEqual(
          [...nichtDa.headers].filter(([name]) => name !== 'x-correlation-id'),
        )
        verglichen += 1
      }
    }
    expect(verglichen).toBeGreaterThan(100)
  })

  it.each([
    ['bestellung.create', 'klientId'],
    ['personal.invite', 'organisationId'],
  ])('in the body of %s: %s', async (id, field) => {
    const call = callOf(id)
    const { body } = anfrageFor(call, target)
    const mit = (value: string): Anfrage => ({ body: { ...(body as object), [field]: value } })
    const [da, nichtDa] = [
      await frage(call, 'pflege-admin2', mit(field === 'klientId' ? target.klientId : target.organisationId)),
      await frage(call, 'pflege-admin2', mit(niemandsId)),
    ]
    expect([da.status >= 400, da.status, withoutNumber(da)]).toEqual([true, nichtDa.status, withoutNumber(nichtDa)])
  })

  it('as a position, a bag or a question of another order of the same house', async () => {
    const own = await bring(haus, 'BEREIT', { frage: true })
    const others = await bring(haus, 'BEREIT', { frage: true })
    const steps = [
      [
        'pfleger',
        handlungContract.stornoAnfragen,
        { positionIds: others.positionIds, grund: 'x' },
        { positionIds: [niemandsId], grund: 'x' },
      ],
      [
        'apotheker',
        handlungContract.ausliefern,
        { lieferungId: others.stand.lieferungen[0]?.id, bote: null },
        { lieferungId: niemandsId, bote: null },
      ],
      [
        'arzt',
        handlungContract.rueckfrageAntworten,
        { rueckfrageId: others.stand.rueckfragen[0]?.id, text: 'x' },
        { rueckfrageId: niemandsId, text: 'x' },
      ],
    ] as const
    for (const [konto, call, fremd, keins] of steps) {
      const params = { bestellungId: own.id }
      const answers = [fremd, keins].map((angaben) => frage(call as Call, konto, { params, body: { version: own.version, ...angaben } }))
      const [da, nichtDa] = await Promise.all(answers)
      expect([da?.status, da && withoutNumber(da)]).toEqual([404, nichtDa && withoutNumber(nichtDa)])
    }
  })

  it('as a position of the same order that the other side does not see', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei(), withoutRezept()] } })
    await fall.run('apotheker', 'annehmen', { positionIds: fall.positionIds.slice(1) })
    const step = (konto: 'arzt' | 'apotheker', positionId = '') =>
      frage(handlungContract.rueckfrageStellen, konto, {
        params: { bestellungId: fall.id },
        body: { version: fall.version, positionIds: [positionId], an: 'PFLEGE', text: 'x', privat: false },
      })
    for (const [konto, versteckt] of [
      ['arzt', fall.positionIds[1]],
      ['apotheker', fall.positionIds[0]],
    ] as const) {
      const [da, nichtDa] = [await step(konto, versteckt), await step(konto, niemandsId)]
      expect([da.status, withoutNumber(da)]).toEqual([404, withoutNumber(nichtDa)])
    }
  })

  it('as the filter of a list', async () => {
    const list = callOf('bestellung.list')
    for (const konto of fremde) {
      const [da, nichtDa] = await Promise.all([
        frage(list, konto, { query: { klientId: target.klientId } }),
        frage(list, konto, { query: { klientId: niemandsId } }),
      ])
      expect([da.status, da.text]).toEqual([200, nichtDa.text])
    }
  })

  it('as a draft of the own side of an order that was not sent yet', async () => {
    const entwurf = await put(haus)
    for (const konto of ['arzt', 'apotheker', 'pfleger2'] as const) {
      const [da, nichtDa] = await Promise.all(
        [entwurf.id, niemandsId].map((bestellungId) => frage(callOf('bestellung.read'), konto, { params: { bestellungId } })),
      )
      expect([da?.status, da && withoutNumber(da)]).toEqual([404, nichtDa && withoutNumber(nichtDa)])
    }
  })
})

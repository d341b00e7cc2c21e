import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import type { Ports } from '../../ports.ts'
import { createServer } from '../../server.ts'
import type { TestAnswer } from '../../testServer.ts'
import { angabenFor } from '../angaben.fixtures.ts'
import { type Fall, type Konto, bring, entwurfFor, errorOf, fallOf, put, arznei } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

const gleichzeitig = <T>(count: number, run: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => run(i)))
const nachStatus = (answers: readonly TestAnswer<unknown>[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const gezaehlt = (answers: readonly TestAnswer<unknown>[], status: number) => answers.filter((answer) => answer.status === status).length

/** Nobody gets the order before `count` have asked: all decide on the same version, also on a database that does one thing at a time. */
async function imGleichstand(count: number) {
  const { database } = haus.ports
  const wartende: (() => void)[] = []
  const query: Ports['database']['query'] = async <Row>(...[context, statement, values]: Parameters<Ports['database']['query']>) => {
    const rows = await database.query<Row>(context, statement, values)
    if (statement.name === 'bestellung.ladeZumSchreiben' && wartende.length < count) {
      await new Promise<void>((weiter) => {
        wartende.push(weiter)
        if (wartende.length === count) wartende.forEach((one) => one())
      })
    }
    return rows
  }
  const server = await createServer({ ...haus.ports, database: { ...database, query } })
  let nummer = 0
  async function versuche(fall: Fall, konto: Konto, handlung: PersonenHandlung, key?: string): Promise<TestAnswer<unknown>> {
    nummer += 1
    const schluessel = key ?? `gleichstand-${fall.id}-${nummer}`
    const { path, method }: Call = handlungContract[handlung]
    const answer = await server.fetch(
      new Request(`http://test.invalid${path.replace(':bestellungId', fall.id)}`, {
        method,
        headers: { authorization: `Bearer ${(await haus.wer(konto)).token}`, 'idempotency-key': schluessel },
        body: JSON.stringify({ version: fall.version, ...angabenFor(handlung, fall) }),
      }),
      { address: '127.0.0.1' },
    )
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) }
  }
  return { versuche, gingenGleichzeitig: () => wartende.length === count, close: () => server.close() }
}

async function allNumbers(): Promise<string[]> {
  const client = await haus.wer('pfleger')
  const nummern: string[] = []
  for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
    const query: Record<string, string> = cursor === null ? { limit: '100' } : { limit: '100', cursor }
    const { body } = await client.call(bestellungContract.list, { query })
    nummern.push(...body.zeilen.map(({ nummer }) => nummer))
    cursor = body.cursor
  }
  return nummern
}

describe('two people take the same step at once', () => {
  it('of fifty acceptances by two pharmacists one counts, and the others are told who was faster', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const who = (i: number): Konto => (i % 2 === 0 ? 'apotheker' : 'apotheke-admin')
    const { versuche, gingenGleichzeitig, close } = await imGleichstand(50)
    const answers = await gleichzeitig(50, (i) => versuche(fall, who(i), 'annehmen'))
    await close()
    expect(gingenGleichzeitig()).toBe(true)
    expect([gezaehlt(answers, 200), gezaehlt(answers, 409)]).toEqual([1, 49])
    const name = haus.ensemble.personen[who(answers.findIndex(({ status }) => status === 200))]?.name
    const stand = await fall.readStore('pfleger')
    expect(stand.positionen[0]?.bearbeiter?.name).toBe(name)
    expect(stand.version).toBe(fall.version + 1)
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(errorOf(answer)).toMatchObject({
        code: 'bestellung.veraltet',
        details: { durch: { name, art: 'annehmen' }, aktuell: { version: fall.version + 1, status: 'IN_BEARBEITUNG' } },
      })
    }
    expect((await fall.zeitstrahl('pfleger')).filter(({ art }) => art === 'annehmen')).toHaveLength(1)
  })

  it('accept against cancel: one wins, and the other sees the order as it is', async () => {
    for (let runde = 0; runde < 4; runde += 1) {
      const fall = await bring(haus, 'BEI_APOTHEKE')
      const { versuche, close } = await imGleichstand(2)
      const answers = await Promise.all([versuche(fall, 'apotheker', 'annehmen'), versuche(fall, 'pfleger', 'stornieren')])
      await close()
      expect(nachStatus(answers)).toEqual([200, 409])
      const gewonnen = answers[0]?.status === 200 ? 'IN_BEARBEITUNG' : 'STORNIERT'
      expect((await fall.readStore('arzt')).status).toBe(gewonnen)
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ details: { aktuell: { status: gewonnen } } })
    }
  })

  it('the pharmacist and the doctor who withdraws: one wins', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const { versuche, close } = await imGleichstand(2)
    const answers = await Promise.all([versuche(fall, 'apotheker', 'annehmen'), versuche(fall, 'arzt', 'rezeptZurueckziehen')])
    await close()
    expect(nachStatus(answers)).toEqual([200, 409])
  })

  it('two who change the same draft: the second is shown what the first wrote', async () => {
    const fall = await put(haus)
    const change = async (konto: Konto, bemerkung: string) =>
      (await haus.wer(konto)).call(bestellungContract.update, {
        params: { bestellungId: fall.id },
        body: { ...entwurfFor(haus, { bemerkung }), version: 1 },
      })
    const answers = await Promise.all([change('pfleger', 'von mir'), change('pflege-admin', 'von mir')])
    expect(nachStatus(answers)).toEqual([200, 409])
    expect(errorOf(answers.find(({ status }) => status === 409) ?? answers[0])).toMatchObject({
      code: 'bestellung.veraltet',
      details: { aktuell: { version: 2, bemerkung: 'von mir' } },
    })
  })

  it('a version that nobody has seen is stale too', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    for (const version of [1, 99, 2 ** 40])
      expect(errorOf(await fall.versuche('arzt', 'verordnen', { version }))).toMatchObject({ status: 409, code: 'bestellung.veraltet' })
    expect((await fall.readStore('arzt')).version).toBe(fall.version)
  })

  it('a draft that many throw away at once is thrown away once, and is gone for the others', async () => {
    const fall = await put(haus)
    const client = await haus.wer('pfleger')
    const answers = await gleichzeitig(8, () => client.call(bestellungContract.remove, { params: { bestellungId: fall.id } }))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array.from({ length: 7 }, () => 404)])
  })

  it('a draft that is sent while it is thrown away is either sent or gone', async () => {
    const fall = await put(haus)
    const client = await haus.wer('pflege-admin')
    const [sent, geworfen] = await Promise.all([
      fall.versuche('pfleger', 'senden'),
      client.call(bestellungContract.remove, { params: { bestellungId: fall.id } }),
    ])
    const seen = await client.call(bestellungContract.read, { params: { bestellungId: fall.id } })
    if (geworfen.status === 204) expect([sent.status >= 400, seen.status]).toEqual([true, 404])
    else expect([sent.status, geworfen.status, seen.body.status]).toEqual([200, 409, 'BEIM_ARZT'])
  })
})

describe('the same request again', () => {
  const put20 = async (key: string) => {
    const client = await haus.wer('pfleger')
    const body = entwurfFor(haus, { bemerkung: key })
    return gleichzeitig(20, () => client.call(bestellungContract.create, { body, key }))
  }

  it('twenty times at once makes one order, and each is answered the same to the byte', async () => {
    const before = await allNumbers()
    const answers = await put20('schluessel-zwanzig')
    expect(new Set(answers.map(({ status, text, headers }) => `${status} ${text} ${headers.get('content-type')}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await allNumbers()).length).toBe(before.length + 1)
  })

  it('a step twenty times at once is taken once', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const answers = await gleichzeitig(20, () => withSchluessel(fall, 'apotheker', 'schluessel-annehmen'))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]?.status, (await fall.readStore('pfleger')).version]).toEqual([200, fall.version + 1])
    expect((await fall.zeitstrahl('pfleger')).filter(({ art }) => art === 'annehmen')).toHaveLength(1)
  })

  it('is taken once also when none of twenty has seen the answer to another', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const { versuche, gingenGleichzeitig, close } = await imGleichstand(20)
    const answers = await gleichzeitig(20, () => versuche(fall, 'apotheker', 'annehmen', 'schluessel-gleichstand'))
    await close()
    expect(gingenGleichzeitig()).toBe(true)
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]?.status, (await fall.readStore('pfleger')).version]).toEqual([200, fall.version + 1])
  })

  it('a copy and a change of a draft happen once too', async () => {
    const fall = await put(haus)
    const client = await haus.wer('pfleger')
    const params = { bestellungId: fall.id }
    const kopien = await gleichzeitig(5, () => client.call(bestellungContract.copy, { params, key: 'schluessel-kopie' }))
    expect(new Set(kopien.map(({ text }) => text)).size).toBe(1)
    const body = { ...entwurfFor(haus, { bemerkung: 'neu' }), version: 1 }
    const changes = await gleichzeitig(5, () => client.call(bestellungContract.update, { params, body, key: 'schluessel-aendern' }))
    expect(new Set(changes.map(({ text }) => text)).size).toBe(1)
    expect((await fall.readStore('pfleger')).version).toBe(2)
  })

  it('is answered from memory also when the order has moved on', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE')
    const first = await withSchluessel(fall, 'apotheker', 'schluessel-weiter')
    const weiter = await fallOf(haus, fall.id)
    await weiter.run('apotheker', 'rezeptVorlegen')
    await weiter.run('apotheker', 'bereitstellen')
    expect(await withSchluessel(fall, 'apotheker', 'schluessel-weiter')).toMatchObject({ status: 200, text: first.text })
  })

  it('is answered from memory also when the writer has lost the order by it', async () => {
    const klientId = await haus.admit({ praxis: 'yilmaz' })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId, praxisId: haus.ensemble.organisationen.yilmaz } })
    const client = await haus.wer('arzt2')
    const call: Call = handlungContract.anPraxisWeiterleiten
    const body = { version: fall.version, positionIds: fall.positionIds, praxisId: haus.ensemble.organisationen.weber, grund: 'Urlaub' }
    const request = { params: { bestellungId: fall.id }, body, key: 'schluessel-vertretung' }
    const first = await client.call(call, request)
    const zweite = await client.call(call, request)
    expect([first.status, zweite.status, zweite.text]).toEqual([200, 200, first.text])
    expect(errorOf(await client.call(call, { ...request, key: 'schluessel-anderer' }))).toMatchObject({
      status: 404,
      code: 'nicht_gefunden',
    })
  })

  it('a refusal is not remembered: what was missing may be there the next time', async () => {
    const fall = await put(haus, { einloesung: null })
    const senden = async (version: number) =>
      (await haus.wer('pfleger')).call(handlungContract.senden, {
        params: { bestellungId: fall.id },
        body: { version },
        key: `schluessel-senden-${version}`,
      })
    expect((await senden(1)).status).toBe(422)
    expect((await senden(1)).status).toBe(422)
    await (
      await haus.wer('pfleger')
    ).call(bestellungContract.update, { params: { bestellungId: fall.id }, body: { ...entwurfFor(haus), version: 1 } })
    expect((await senden(2)).status).toBe(200)
  })

  it('the same key with other words is refused, before and after the order was seen', async () => {
    const client = await haus.wer('pfleger')
    const key = 'schluessel-zweierlei'
    expect((await client.call(bestellungContract.create, { body: entwurfFor(haus), key })).status).toBe(201)
    const anders = await client.call(bestellungContract.create, { body: entwurfFor(haus, { bemerkung: 'anders' }), key })
    expect(errorOf(anders)).toMatchObject({ status: 422, code: 'anfrage.schluessel_vergeben' })
    const fall = await put(haus)
    const woanders = await client.call(handlungContract.senden, { params: { bestellungId: fall.id }, body: { version: 1 }, key })
    expect(errorOf(woanders)).toMatchObject({ status: 422, code: 'anfrage.schluessel_vergeben' })
    expect((await fall.readStore('pfleger')).status).toBe('ENTWURF')
  })

  it('the same key with other words at the same moment: one order, and a clear word for the other', async () => {
    const client = await haus.wer('pfleger')
    const answers = await gleichzeitig(10, (i) =>
      client.call(bestellungContract.create, { body: entwurfFor(haus, { bemerkung: `Fassung ${i}` }), key: 'schluessel-fassungen' }),
    )
    expect([gezaehlt(answers, 201), gezaehlt(answers, 422)]).toEqual([1, 9])
  })

  it('a key belongs to its person: another may use the same', async () => {
    const key = 'schluessel-jedermann'
    const [a, b] = await Promise.all(
      (['pfleger', 'pflege-admin'] as const).map(async (konto) =>
        (await haus.wer(konto)).call(bestellungContract.create, { body: entwurfFor(haus), key }),
      ),
    )
    expect([a?.status, b?.status, a?.body.id === b?.body.id]).toEqual([201, 201, false])
  })

  it('without a key nothing is written', async () => {
    const client = await haus.wer('pfleger')
    for (const key of ['', 'kurz', 'mit leerem dazwischen', 'x'.repeat(201)]) {
      const answer = await client.call(bestellungContract.create, { body: entwurfFor(haus), headers: { 'idempotency-key': key } })
      expect(errorOf(answer)).toMatchObject({ status: 400, code: 'anfrage.schluessel_fehlt' })
    }
  })
})

describe('orders made at the same moment', () => {
  it('have numbers of their own', async () => {
    const faelle = await gleichzeitig(45, (i) =>
      put(haus, { positionen: [arznei({ menge: 1 + (i % 9) })] }, i % 2 === 0 ? 'pfleger' : 'pflege-admin'),
    )
    expect(new Set(faelle.map(({ stand }) => stand.nummer)).size).toBe(45)
  })

  it('of another nursing service begin their own numbers', async () => {
    const klientId = await haus.admit({}, 'pflege-admin2')
    const fall: Fall = await put(haus, { klientId }, 'pfleger2')
    expect(fall.stand.nummer).toBe('2026-000001')
  })
})

async function withSchluessel(fall: Fall, konto: Konto, key: string): Promise<TestAnswer<unknown>> {
  const call: Call = handlungContract.annehmen
  return (await haus.wer(konto)).call(call, {
    params: { bestellungId: fall.id },
    body: { version: fall.version, ...angabenFor('annehmen', fall) },
    key,
  })
}

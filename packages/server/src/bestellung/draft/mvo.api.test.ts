import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import type { Ports } from '../../ports.ts'
import { createServer } from '../../server.ts'
import { type Fall, type Konto, type PositionInput, arznei, bring, entwurfFor, errorOf, fallOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const [first, second] = ['160.100.000.000.002.36', '160.000.000.000.123.76']
const dayMs = 86_400_000
const toTomorrow = () => {
  haus.clock.now = new Date(haus.clock.now.getTime() + dayMs)
}
/** One begins today, the others day by day. */
const teile = (...rezeptIds: string[]) =>
  [0, 1, 2].map((days) => ({ ab: plusDays(haus.heute(), days), bis: null, rezeptId: rezeptIds[days] ?? null }))

async function deliver(fall: Fall): Promise<Fall> {
  for (const step of ['annehmen', 'rezeptVorlegen', 'bereitstellen', 'ausliefern', 'zustellen'] as const) await fall.run('apotheker', step)
  return fall
}
async function delivered(mvo = teile()): Promise<Fall> {
  const fall = await bring(haus, 'BEIM_ARZT')
  await fall.run('arzt', 'verordnen', { mvo })
  await fall.run('pfleger', 'anApothekeGeben')
  return deliver(fall)
}
const partOf = ({ id: bestellungId, positionIds }: Pick<Fall, 'id' | 'positionIds'>) => ({ bestellungId, positionId: positionIds[0] ?? '' })
const press = async (konto: Konto, fall: Fall, key?: string) =>
  (await haus.wer(konto)).call(bestellungContract.copyTeil, { params: partOf(fall), ...(key === undefined ? {} : { key }) })
async function ordered(fall: Fall): Promise<Fall> {
  const { status, body } = await press('pfleger', fall)
  expect(status).toBe(201)
  return fallOf(haus, body.id)
}
/** Changes the draft; its prescription stays with it while it says the same. */
async function say({ id: bestellungId, version, stand }: Fall, rest: Partial<PositionInput> = {}): Promise<Fall> {
  const [position] = stand.positionen
  if (position === undefined) throw new Error('one position')
  const { id, produkt, menge, rezeptart, rezeptVorlage, ausgestelltAm } = position
  const same = arznei({ id, produkt, menge, rezeptart, rezeptVorlage, ausgestelltAm, ...rest })
  const body = { ...entwurfFor(haus, { positionen: [same] }), version }
  expect((await (await haus.wer('pfleger')).call(bestellungContract.update, { params: { bestellungId }, body })).status).toBe(200)
  return fallOf(haus, bestellungId)
}
const throwAway = async (bestellungId: string) => (await haus.wer('pfleger')).call(bestellungContract.remove, { params: { bestellungId } })
const name = (konto: Konto) => haus.ensemble.personen[konto]?.name
const numbersOf = async (fall: Fall, konto: Konto) =>
  (await fall.readStore(konto)).positionen[0]?.rezept?.mvo?.teile.map(({ rezeptId }) => rezeptId)

it('after the first part of a Mehrfachverordnung one call makes the order of the next, whose prescription is there', async () => {
  const fall = await bring(haus, 'BEIM_ARZT')
  const mvo = teile()
  await fall.run('arzt', 'verordnen', { mvo })
  expect(errorOf(await press('pfleger', fall))).toMatchObject({ code: 'bestellung.kein_teil' })
  await fall.run('pfleger', 'anApothekeGeben')
  await deliver(fall)
  const answer = await press('pfleger', fall, 'teil-zwei')
  expect(answer.status).toBe(201)
  const { stand } = await fallOf(haus, answer.body.id)
  expect(stand).toMatchObject({ status: 'ENTWURF', vorgaengerId: fall.id })
  expect(stand.positionen).toMatchObject([
    { rezeptVorlage: 'AUF_EGK', rezept: { mvo: { nr: 2, teile: mvo }, gueltigBis: plusDays(haus.heute(), 365), vorgelegtAm: null } },
  ])
  const again = await press('pfleger', fall, 'teil-zwei')
  expect([again.status, again.body.id]).toEqual([201, answer.body.id])
})

describe('the next part is ordered once', () => {
  it('and who comes second is told who was first, and which order it is', async () => {
    const fall = await delivered()
    const made = await ordered(fall)
    const { status, code, details } = errorOf(await press('pflege-admin', fall))
    expect({ status, code, details }).toMatchObject({
      status: 409,
      code: 'bestellung.teil_bestellt',
      details: { nr: 2, id: made.id, nummer: made.stand.nummer, durch: name('pfleger'), status: 'ENTWURF' },
    })
    expect(errorOf(await press('pfleger', fall))).toMatchObject({ code: 'bestellung.teil_bestellt' })
    expect((await fall.readStore('pflege-admin')).teilBestellungen).toMatchObject([
      { positionId: fall.positionIds[0], nr: 2, id: made.id, durch: name('pfleger'), status: 'ENTWURF' },
    ])
  })

  it.each([
    ['two people', ['pfleger', 'pflege-admin']],
    ['one person in two tabs', ['pfleger', 'pfleger']],
  ] as const)('also when %s press at the same instant', async (_who, konten) => {
    const fall = await delivered()
    const { pressTogether, wereTogether, close } = await atTheSameInstant(konten.length)
    const answers = await Promise.all(konten.map((konto) => pressTogether(konto, fall)))
    await close()
    expect(wereTogether()).toBe(true)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const [made] = (await fall.readStore('pfleger')).teilBestellungen
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({ id: made?.id })
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'bestellung.teil_bestellt',
      details: { id: made?.id },
    })
  })

  it('a draft that was thrown away leaves the part to the next one', async () => {
    const fall = await delivered()
    const made = await ordered(fall)
    expect((await throwAway(made.id)).status).toBe(204)
    expect((await fall.readStore('pfleger')).teilBestellungen).toEqual([])
    expect((await ordered(fall)).id).not.toBe(made.id)
  })

  it('and so does a draft that asks for another amount, or an order that the pharmacy has declined', async () => {
    const fall = await delivered()
    toTomorrow()
    const other = await say(await ordered(fall), { menge: 9 })
    expect(other.stand.positionen[0]?.rezept).toBeNull()
    const sent = await say(await ordered(fall))
    await sent.run('pfleger', 'senden')
    expect(errorOf(await press('pfleger', fall))).toMatchObject({ details: { id: sent.id, status: 'BEI_APOTHEKE' } })
    await sent.run('apotheker', 'apothekeAblehnen')
    expect((await fall.readStore('pfleger')).teilBestellungen).toEqual([])
    expect((await ordered(fall)).id).not.toBe(sent.id)
  })
})

describe('the Rezept-ID of a part', () => {
  it('as the doctor said it goes along with the order of its part, and the pharmacy of another part does not read it', async () => {
    const fall = await delivered(teile(first, second))
    const draft = await ordered(fall)
    expect(draft.stand.positionen).toMatchObject([{ vorherigeRezeptId: second, rezept: { rezeptId: second } }])
    expect(await numbersOf(fall, 'pfleger')).toEqual([first, second, null])
    expect(await numbersOf(fall, 'arzt')).toEqual([first, second, null])
    expect(await numbersOf(fall, 'apotheker')).toEqual([first, null, null])
  })

  it('is said by the nurse with the order, and is that of no other part, also when that one was said in an order since cancelled', async () => {
    const fall = await delivered(teile(first))
    toTomorrow()
    const wrong = await say(await ordered(fall), { vorherigeRezeptId: first })
    const refusal = errorOf(await wrong.versuche('pfleger', 'senden'))
    expect(refusal.fields).toMatchObject([{ path: 'positionen.0.vorherigeRezeptId', code: 'versand.rezept_id_anderer_teil' }])
    const right = await say(wrong, { vorherigeRezeptId: second })
    await right.run('pfleger', 'senden')
    expect(right.stand.positionen[0]?.rezept?.rezeptId).toBe(second)
    await right.run('pfleger', 'stornieren')
    const anew = await ordered(fall)
    expect(await numbersOf(anew, 'pfleger')).toEqual([first, second, null])
  })
})

it('the practice sees nothing of the order of a later part, unless the prescription lies with it', async () => {
  const fall = await delivered()
  toTomorrow()
  const draft = await say(await ordered(fall))
  await draft.run('pfleger', 'senden')
  const read = await (await haus.wer('arzt')).call(bestellungContract.read, { params: { bestellungId: draft.id } })
  expect(read.status).toBe(404)
  expect((await fall.readStore('arzt')).teilBestellungen).toEqual([])
  await draft.run('pfleger', 'stornieren')
  const withPraxis = await say(await ordered(fall), { rezeptVorlage: 'LIEGT_IN_PRAXIS' })
  await withPraxis.run('pfleger', 'senden')
  expect((await withPraxis.readStore('arzt')).positionen).toMatchObject([{ status: 'BEI_APOTHEKE', rezept: { mvo: { nr: 2 } } }])
})

/** All have read that nobody has ordered the part before any of them writes, also on a database that does one thing at a time. */
async function atTheSameInstant(count: number) {
  const { database } = haus.ports
  const waiting: (() => void)[] = []
  const query: Ports['database']['query'] = async <Row>(...[context, statement, values]: Parameters<Ports['database']['query']>) => {
    if (statement.name === 'bestellung.einfuege') {
      await new Promise<void>((go) => {
        waiting.push(go)
        if (waiting.length === count) waiting.forEach((one) => one())
      })
    }
    return database.query<Row>(context, statement, values)
  }
  const server = await createServer({ ...haus.ports, database: { ...database, query } })
  let nr = 0
  async function pressTogether(konto: Konto, fall: Fall) {
    nr += 1
    const key = `teil-${nr}-${fall.id}`
    const { bestellungId, positionId } = partOf(fall)
    const answer = await server.fetch(
      new Request(`http://test.invalid/api/bestellungen/${bestellungId}/positionen/${positionId}/naechster-teil`, {
        method: 'POST',
        headers: { authorization: `Bearer ${(await haus.wer(konto)).token}`, 'idempotency-key': key },
      }),
      { address: '127.0.0.1' },
    )
    const body: unknown = await answer.json()
    return { status: answer.status, body }
  }
  return { pressTogether, wereTogether: () => waiting.length === count, close: () => server.close() }
}

/** Orders of the built product, when many want the same of them. */
import { bestellungContract, handlungContract } from '../../../packages/domain/src/bestellung/bestellung.contract.ts'
import { dreiWithoutRezept, findKlient } from '../../../e2e/src/bestellung.fixtures.ts'
import { type Api, signInApi } from '../../../e2e/src/api.ts'
import { type Measure, ask, inPart, inTurn, judged, withProduct } from '../rig.ts'

interface Order {
  id: string
  version: number
  positionen: { id: string; status: string }[]
}

const withId = (path: string, id: string) => path.replace(':bestellungId', id)

/** At the pharmacy, which nobody there has accepted yet. */
async function orderAtApotheke(pfleger: Api, draft: unknown): Promise<Order> {
  const { id, version } = await pfleger.post<{ id: string; version: number }>(bestellungContract.create.path, draft)
  await pfleger.post(withId(handlungContract.senden.path, id), { version })
  return pfleger.get<Order>(withId(bestellungContract.read.path, id))
}

const acceptOnce: Measure = {
  quick: true,
  async measure({ product, whole }) {
    const pfleger = await signInApi(product.address, 'pfleger')
    const accepters = [await signInApi(product.address, 'apotheke-admin'), await signInApi(product.address, 'apotheke-admin')]
    const draft = dreiWithoutRezept(
      await findKlient(pfleger, { praxis: 'Praxis Dr. Weber', apotheke: 'Sonnen-Apotheke' }).catch(() => findKlient(pfleger)),
    )
    const orders = whole ? 1_000 : 5
    const found = { once: 0, named: 0, other: 0 }
    for (let nr = 0; nr < orders; nr += 1) {
      const { id, version, positionen } = await orderAtApotheke(pfleger, draft)
      const body = { version, positionIds: positionen.map((position) => position.id), termin: null }
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, who) =>
          ask(product, withId(handlungContract.annehmen.path, id), {
            method: 'POST',
            token: accepters[who % accepters.length]?.token ?? '',
            body,
            headers: { 'idempotency-key': crypto.randomUUID() },
          }),
        ),
      )
      const refused = answers.filter(({ status }) => status === 409)
      const texts = await Promise.all(refused.map((answer) => answer.text()))
      if (answers.filter(({ status }) => status === 200).length === 1 && refused.length === 49) found.once += 1
      else found.other += 1
      if (texts.every((text) => /"durch":\{"name":"[^"]+"/.test(text))) found.named += 1
    }
    const good = found.once === orders && found.named === orders
    const measured = `built: ${orders} orders, 50 accept each at once: ${found.once} accepted once, ${found.named} times all others were told by whom`
    return whole ? judged(good, measured) : inPart(good, measured, '1,000 orders')
  },
}

const numberOfOrders = async (api: Api) => (await api.get<{ zeilen: unknown[] }>(`${bestellungContract.list.path}?limit=100`)).zeilen.length

/** Killed at some moment between the request and its answer; the same request again must find what became of the first. */
const killedBetween = (nr: number): Promise<boolean> =>
  withProduct(async (product) => {
    const pfleger = await signInApi(product.address, 'pfleger')
    const draft = { ...dreiWithoutRezept(await findKlient(pfleger)), bemerkung: `einmal ${nr}` }
    const before = await numberOfOrders(pfleger)
    const key = crypto.randomUUID()
    const post = () =>
      ask(product, bestellungContract.create.path, {
        method: 'POST',
        token: pfleger.token,
        body: draft,
        headers: { 'idempotency-key': key },
      })
    const first = post().catch(() => null)
    await new Promise((resolve) => setTimeout(resolve, nr * 4))
    await product.kill()
    await first
    await product.start()
    const again = await post()
    return again.status === 201 && (await numberOfOrders(pfleger)) === Math.min(before + 1, 100)
  })

const sentTwice: Measure = {
  quick: true,
  async measure({ product, whole }) {
    const pfleger = await signInApi(product.address, 'pfleger')
    const draft = dreiWithoutRezept(await findKlient(pfleger))
    const post = (key: string, body: unknown) =>
      ask(product, bestellungContract.create.path, { method: 'POST', token: pfleger.token, body, headers: { 'idempotency-key': key } })
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, draft)))
    const texts = new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)))
    const other = (await post(key, { ...draft, bemerkung: 'anders' })).status
    const good = texts.size === 1 && [...texts][0]?.startsWith('201 ') === true && other === 422
    const measured = `built: 20 at once under one key: ${texts.size} different answers, another body ${other}`
    if (!whole || !good) return inPart(good, measured, 'after a kill, after 24 h')
    let kept = 0
    await inTurn([0, 1, 2, 3, 4], async (nr) => void (kept += (await killedBetween(nr)) ? 1 : 0), 1)
    return inPart(kept === 5, `${measured}; ${kept} of 5 kills between request and answer left one order`, 'after 24 h')
  },
}

export const ofOrders: Readonly<Record<string, Measure>> = { 'D-3': acceptOnce, 'D-4': sentTwice }

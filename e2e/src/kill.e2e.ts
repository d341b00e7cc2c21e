import { afterAll, expect, it } from 'vitest'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { againOn503, signInApi } from './api.ts'
import { dreiWithoutRezept, findKlient } from './bestellung.fixtures.ts'
import { type Product, startProduct } from './server.ts'

const KILLS = 20
const WRITERS = 8

let product: Product
afterAll(() => product?.stop())

const acknowledged = new Map<string, number>()
let running = true
let unanswered = 0

/** Access tokens live ten minutes, a busy machine may take longer. */
let token = ''
const signIn = async () => {
  const api = await signInApi(product.address, 'pfleger')
  token = api.token
  return api
}

async function post(path: string, body: unknown): Promise<{ id: string; version: number } | null> {
  let answer: Response
  try {
    answer = await fetch(`${product.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
    if (answer.status === 200 || answer.status === 201) return (await answer.json()) as { id: string; version: number }
  } catch {
    // The connection died with the process: nobody has promised anything.
    unanswered += 1
    return null
  }
  expect(answer.status).toBe(503)
  unanswered += 1
  return null
}

async function write(draft: unknown): Promise<void> {
  while (running) {
    const made = await post(bestellungContract.create.path, draft)
    if (made === null) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    acknowledged.set(made.id, made.version)
    const sent = await post(handlungContract.senden.path.replace(':bestellungId', made.id), { version: made.version })
    if (sent !== null) acknowledged.set(sent.id, sent.version)
  }
}

/** Whole: three positions in one state, and a history that ends with the version of the record. */
async function isWhole(id: string): Promise<{ version: number; whole: boolean }> {
  const get = (path: string) => againOn503(`${product.address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const record = await get(`/api/bestellungen/${id}`)
  if (record.status !== 200) return { version: 0, whole: false }
  const { version, positionen } = (await record.json()) as { version: number; positionen: { status: string }[] }
  const { ereignisse } = (await (await get(`/api/bestellungen/${id}/ereignisse`)).json()) as { ereignisse: { version: number }[] }
  const whole =
    positionen.length === 3 && new Set(positionen.map(({ status }) => status)).size === 1 && ereignisse.at(-1)?.version === version
  return { version, whole }
}

it(
  'loses no acknowledged order and leaves nothing half when server and database are killed twenty times under load',
  { timeout: 900_000 },
  async () => {
    product = await startProduct()
    const draft = dreiWithoutRezept(await findKlient(await signIn()))
    const writers = Array.from({ length: WRITERS }, () => write(draft))
    const slowest = { server: 0, database: 0 }
    for (let kill = 0; kill < KILLS; kill += 1) {
      await signIn()
      // In the middle of work, however slow the machine is: first a few more are acknowledged.
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { interval: 10, timeout: 120_000 }).toBeGreaterThanOrEqual(before + WRITERS)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 900))
      const victim = kill % 2 === 0 ? 'server' : 'database'
      if (victim === 'server') await product.kill()
      else process.kill(product.postmaster(), 'SIGKILL')
      const start = Date.now()
      if (victim === 'server') await product.start()
      for (;;) {
        const answer = await fetch(`${product.address}/api/health/ready`).catch(() => null)
        if (answer?.status === 200) break
        if (Date.now() - start > 120_000) throw new Error(`The ${victim} was not back after two minutes`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      slowest[victim] = Math.max(slowest[victim], Date.now() - start)
    }
    running = false
    await Promise.all(writers)

    await signIn()
    let lost = 0
    let half = 0
    for (const [id, version] of acknowledged) {
      const found = await isWhole(id)
      if (found.version < version) lost += 1
      if (!found.whole) half += 1
    }
    console.log(
      `${KILLS} kills (10 server, 10 database): ${acknowledged.size} acknowledged orders, ${lost} lost, ${half} half, ${unanswered} requests without promise; ` +
        `slowest return server ${slowest.server} ms, database ${slowest.database} ms`,
    )
    expect({ lost, half }).toEqual({ lost: 0, half: 0 })
    expect(acknowledged.size).toBeGreaterThan(100)
  },
)

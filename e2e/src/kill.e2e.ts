import { afterAll, expect, it } from 'vitest'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type Product, startProduct } from './server.ts'

const KILLS = 20
const WRITERS = 8

let product: Product
afterAll(() => product?.stop())

const acknowledged = new Map<string, number>()
let running = true
let unanswered = 0

/** As a client does: a 503 says when to come back. After a kill of the postmaster its last backends may still have answered for it. */
async function againOn503(path: string, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${product.address}${path}`, init)
    if (answer.status !== 503 || attempt === 20) return answer
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000))
  }
}

async function signIn(): Promise<{ token: string; klientId: string; praxisId: string; apothekeId: string }> {
  const answer = await againOn503('/api/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pfleger@dreiklang.example', password: 'Dreiklang-2026!' }),
  })
  const { accessToken: token } = (await answer.json()) as { accessToken: string }
  const get = async <T>(path: string) => (await (await againOn503(path, { headers: { authorization: `Bearer ${token}` } })).json()) as T
  const { klienten } = await get<{ klienten: { id: string }[] }>('/api/klienten?limit=1')
  const klientId = klienten[0]?.id ?? ''
  const klient = await get<{ hausarzt: { id: string }; apothekenwahl: { apothekeId: string } }>(`/api/klienten/${klientId}`)
  return { token, klientId, praxisId: klient.hausarzt.id, apothekeId: klient.apothekenwahl.apothekeId }
}

async function post(path: string, token: string, body: unknown): Promise<{ id: string; version: number } | null> {
  try {
    const answer = await fetch(`${product.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
    if (answer.status === 200 || answer.status === 201) return (await answer.json()) as { id: string; version: number }
    expect([503]).toContain(answer.status)
  } catch {
    // The connection died with the process: nobody has promised anything.
  }
  unanswered += 1
  return null
}

async function write(who: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const position = (bezeichnung: string) => ({
    produkt: {
      produktart: 'SONSTIGES',
      angabeart: 'FREITEXT',
      pzn: null,
      bezeichnung,
      wirkstoff: null,
      wirkstaerke: null,
      darreichungsform: null,
      normgroesse: null,
      hmvNummer: null,
    },
    menge: 1,
    mengeneinheit: 'PACKUNG',
    diagnose: null,
    zeitraum: null,
    dosierung: null,
    aenderungZuBisher: null,
    grund: 'NACH_BEDARF',
    restbestand: null,
    restEinheit: null,
    reichweiteBis: null,
    rezeptart: 'OHNE',
    rezeptVorlage: 'OHNE',
    mvoGewuenscht: false,
    vorherigeRezeptId: null,
    autIdemWunsch: null,
    btm: false,
    reichdauerTage: null,
    kuehlpflichtig: false,
    kostenhinweis: 'UNKLAR',
    doppeltGrund: 'Messung',
  })
  const { klientId, praxisId, apothekeId } = who
  const draft = {
    art: 'KLIENT',
    klientId,
    praxisId,
    arztPersonId: null,
    apothekeId,
    abweichungGrund: null,
    prioritaet: 'NORMAL',
    bedarfBis: '2030-01-31',
    lieferart: 'LIEFERUNG_PFLEGEDIENST',
    lieferadresse: null,
    lieferzeitfenster: null,
    einloesung: null,
    bemerkung: null,
    interneNotiz: null,
    positionen: ['eins', 'zwei', 'drei'].map(position),
  }
  while (running) {
    const made = await post(bestellungContract.create.path, who.token, draft)
    if (made === null) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    acknowledged.set(made.id, made.version)
    const sent = await post(handlungContract.senden.path.replace(':bestellungId', made.id), who.token, { version: made.version })
    if (sent !== null) acknowledged.set(sent.id, sent.version)
  }
}

/** Whole: three positions in one state, and a history that ends with the version of the record. */
async function isWhole(id: string, token: string): Promise<{ version: number; whole: boolean }> {
  const get = (path: string) => againOn503(path, { headers: { authorization: `Bearer ${token}` } })
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
  { timeout: 420_000 },
  async () => {
    product = await startProduct()
    const who = await signIn()
    const writers = Array.from({ length: WRITERS }, () => write(who))
    const slowest = { server: 0, database: 0 }
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 900))
      const victim = kill % 2 === 0 ? 'server' : 'database'
      if (victim === 'server') await product.kill()
      else process.kill(product.postmaster(), 'SIGKILL')
      const start = Date.now()
      if (victim === 'server') await product.start()
      for (;;) {
        const answer = await fetch(`${product.address}/api/health/ready`).catch(() => null)
        if (answer?.status === 200) break
        if (Date.now() - start > 30_000) throw new Error(`The ${victim} was not back after 30 s`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      slowest[victim] = Math.max(slowest[victim], Date.now() - start)
    }
    running = false
    await Promise.all(writers)

    // Access tokens live ten minutes; the check signs in anew.
    const { token } = await signIn()
    let lost = 0
    let half = 0
    for (const [id, version] of acknowledged) {
      const found = await isWhole(id, token)
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

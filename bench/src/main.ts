/**
 * npm run bench: the product against a bare server, same PostgreSQL and SQL; then lists of a large organisation against a small one's.
 * Flags: --sizes 10000,100000,1000000  --seconds 4  --rounds 3  --connections 32  --work liste,lesen,…,akten,besuche
 *   --klienten 50000  --trail 1000000  --visits 200000
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { adminLogin, openEmbedded } from '@dreiklang/host-node/embedded/open'
import { prepareDatabase } from '@dreiklang/host-node/embedded/prepare'
import { runningPort } from '@dreiklang/host-node/embedded/postmaster'
import { createPasswordHasher } from '@dreiklang/host-node/passwordHasher'
import { pgAdmin } from '@dreiklang/host-node/pg/admin'
import { loadSecrets } from '@dreiklang/host-node/secrets'
import { silentLog } from '@dreiklang/host-node/testDatabase'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import { aktenArbeiten } from './akten.ts'
import { createAkten } from './aktenData.ts'
import { type Arbeit, arbeiten, bare, own, personOf } from './arbeiten.ts'
import { besuchsArbeiten } from './besuche.ts'
import { createBesuche } from './besucheData.ts'
import { fill, kennung, putStammdaten, passwort } from './daten.ts'
import { type Messung, type Connection, miss } from './last.ts'
import { measureLists } from './listen.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    work: { type: 'string', default: [...arbeiten, 'akten', 'besuche'].join(',') },
    klienten: { type: 'string', default: '50000' },
    trail: { type: 'string', default: '1000000' },
    visits: { type: 'string', default: '200000' },
  },
})
const chosen = values.work.split(',')
const bestellArbeiten = arbeiten.filter((arbeit) => chosen.includes(arbeit))
const groessen = values.sizes.split(',').map(Number)
const verbindungsNumber = Number(values.connections)
const ziele: Record<Arbeit, number> = { liste: 0.7, lesen: 0.6, anlegen: 0.5, aendern: 0.35, anmelden: 0.85 }

const folder = mkdtempSync(join(tmpdir(), 'dreiklang-bench-'))
const children: ChildProcess[] = []
const secrets = loadSecrets(folder)
const postgres = await openEmbedded({ dataDir: folder, secrets, log: silentLog })
if (postgres === null) throw new Error('No PostgreSQL can be run here')
try {
  await measure()
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null)))))
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function starte(
  file: string,
  { args = [], env, bereit }: { args?: string[]; env: Record<string, string>; bereit: string },
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...args, file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return new Promise((done, error) => {
    child.stdout?.on('data', (text: Buffer) => text.toString().includes(bereit) && done(child))
    child.once('exit', (code) => error(new Error(`${file} ended with ${code}`)))
  })
}

async function report(port: number, person: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench${person}@dreiklang.example`, password: passwort }),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  if (!accessToken) throw new Error(`Sign-in of bench${person}: ${answer.status}`)
  return accessToken
}

async function stoff(admin: AdminDatabase, arbeit: Arbeit, nr: number): Promise<{ bestellungen: string[]; stand: Bestellung | null }> {
  const person = personOf(arbeit, nr)
  const organisation = kennung(Math.floor(person / 1000), person % 1000)
  if (arbeit === 'anlegen') return { bestellungen: [String((person % 1000) - 1)], stand: null }
  return admin.transaction(async (tx) => {
    if (arbeit === 'aendern') {
      const [row] = await tx.query<{ version: number; daten: Omit<Bestellung, 'version'> }>(
        `select version, daten from bestellung where pflegedienst_id = $1 and daten -> 'positionen' -> 0 ->> 'status' = 'VERORDNET' order by id offset $2 limit 1`,
        [organisation, Math.floor(nr / 16)],
      )
      if (row === undefined) throw new Error(`No prescribed order for connection ${nr}`)
      return {
        bestellungen: [row.daten.id, row.daten.positionen[0]?.id ?? '', String(row.version)],
        stand: { ...row.daten, version: row.version },
      }
    }
    const rows = await tx.query<{ id: string }>(`select bestellung_id as id from bestellung_zeile where organisation_id = $1 limit 200`, [
      organisation,
    ])
    return { bestellungen: rows.map(({ id }) => id), stand: null }
  })
}

async function measure(): Promise<void> {
  if (postgres === null) return
  await prepareDatabase(postgres.connection(adminLogin(secrets, 'postgres')), 'dreiklang')
  const { user, password, port: dbPort } = { ...adminLogin(secrets, 'dreiklang'), port: runningPort(join(folder, 'postgres')) }
  const url = `postgres://${user}:${password}@127.0.0.1:${dbPort}/dreiklang`
  const admin = pgAdmin({ connectionString: url })
  const [eigenerPort, barePort] = [39_100, 39_101]
  const produkt = await starte(process.env['BENCH_SERVER'] ?? 'dist/server/main.js', {
    env: { DATABASE_URL: url, DATA_DIR: join(folder, 'server'), DEMO: 'off', PORT: String(eigenerPort), HOST: '127.0.0.1' },
    bereit: 'ready',
  })
  await putStammdaten(admin, await createPasswordHasher().hash(passwort))
  const kahl = await starte('bench/src/bare.ts', {
    args: ['--import', 'tsx'],
    env: { BARE_DATABASE_URL: url, BARE_PORT: String(barePort) },
    bereit: 'ready',
  })
  const postmaster = await postmasterPid(admin)
  console.log(
    `node ${process.version}, ${verbindungsNumber} connections, ${values.rounds} interleaved rounds of ${values.seconds} s; CPU is server + database`,
  )

  const kurve = new Map<Arbeit, number[]>()
  for (let i = 0, von = 0; bestellArbeiten.length > 0 && i < groessen.length; von = groessen[i] ?? von, i += 1) {
    const bis = groessen[i] ?? 0
    const start = Date.now()
    await fill(admin, { von, bis })
    // Otherwise the database tidies up after the filling while it is measured.
    await alleine(url, 'vacuum (analyze)')
    await alleine(url, 'checkpoint')
    console.log(`\n${bis.toLocaleString('en')} orders (filled in ${((Date.now() - start) / 1000).toFixed(0)} s)`)
    console.log('work       |   ours/s   p50ms   p99ms  cpu ms |   bare/s   p50ms   p99ms  cpu ms | ratio  cpu ratio  goal')
    for (const arbeit of bestellArbeiten) {
      const { wir, sie } = await compare(arbeit, {
        admin,
        eigenerPort,
        barePort,
        pids: { wir: [produkt.pid ?? 0, postmaster], sie: [kahl.pid ?? 0, postmaster] },
      })
      kurve.set(arbeit, [...(kurve.get(arbeit) ?? []), wir.proSekunde])
      const cpu = wir.cpuMs !== null && sie.cpuMs !== null ? sie.cpuMs / wir.cpuMs : Number.NaN
      const count = (m: Messung) =>
        `${m.proSekunde.toFixed(0).padStart(8)} ${m.p50.toFixed(2).padStart(7)} ${m.p99.toFixed(2).padStart(7)} ${(m.cpuMs ?? 0).toFixed(3).padStart(7)}`
      const faelle = wir.fehler + sie.fehler > 0 ? `  refused ${wir.fehler}/${sie.fehler}` : ''
      console.log(
        `${arbeit.padEnd(10)} | ${count(wir)} | ${count(sie)} | ${(wir.proSekunde / sie.proSekunde).toFixed(2).padStart(5)} ${cpu.toFixed(2).padStart(10)}  ${ziele[arbeit]}${faelle}`,
      )
    }
  }
  for (const [arbeit, numbers] of kurve)
    console.log(`growth ${arbeit.padEnd(10)} ${((numbers.at(-1) ?? 0) / (numbers[0] ?? 1)).toFixed(2)} of the smallest (goal 0.80)`)
  if (!chosen.includes('akten') && !chosen.includes('besuche')) return
  const mengen = { klienten: Number(values.klienten), taten: chosen.includes('akten') ? Number(values.trail) : 20 }
  await fillLists(`${mengen.klienten.toLocaleString('en')} Klienten and ${mengen.taten.toLocaleString('en')} deeds`, url, async () =>
    createAkten(admin, await createPasswordHasher().hash(passwort), mengen),
  )
  const who = { port: eigenerPort, report: (person: number) => report(eigenerPort, person) }
  let verfehlt = chosen.includes('akten') ? await measureLists(aktenArbeiten, who) : 0
  if (chosen.includes('besuche')) {
    const besuche = Number(values.visits)
    await fillLists(`${besuche.toLocaleString('en')} visits`, url, () => createBesuche(admin, besuche))
    verfehlt += await measureLists(besuchsArbeiten, who)
  }
  console.log(verfehlt === 0 ? 'all goals met' : `${verfehlt} goals missed`)
}

async function fillLists(what: string, url: string, fillSie: () => Promise<void>): Promise<void> {
  const start = Date.now()
  await fillSie()
  await alleine(url, 'vacuum (analyze)')
  await alleine(url, 'checkpoint')
  console.log(`\n${what} of one house among 20 (filled in ${((Date.now() - start) / 1000).toFixed(0)} s)`)
}

async function alleine(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function postmasterPid(admin: AdminDatabase): Promise<number> {
  const [row] = await admin.transaction((tx) =>
    tx.query<{ pid: string }>(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`, []),
  )
  return Number(row?.pid ?? 0)
}

interface Lage {
  admin: AdminDatabase
  eigenerPort: number
  barePort: number
  pids: { wir: number[]; sie: number[] }
}

async function compare(arbeit: Arbeit, { admin, eigenerPort, barePort, pids }: Lage): Promise<{ wir: Messung; sie: Messung }> {
  const runden: { wir: Messung[]; sie: Messung[] } = { wir: [], sie: [] }
  const token = new Map<number, string>()
  for (let runde = 0; runde < Number(values.rounds); runde += 1) {
    const wir: Connection[] = []
    const sie: Connection[] = []
    for (let nr = 0; nr < verbindungsNumber; nr += 1) {
      const person = personOf(arbeit, nr)
      if (!token.has(person)) token.set(person, await report(eigenerPort, person))
      const email = `bench${person}@dreiklang.example`
      wir.push(own(arbeit, { token: token.get(person) ?? '', email, ...(await stoff(admin, arbeit, nr)) }))
      sie.push(bare(arbeit, { nr, email, ...(await stoff(admin, arbeit, nr + verbindungsNumber)) }))
    }
    const sekunden = Number(values.seconds)
    runden.wir.push(await miss({ port: eigenerPort, verbindungen: wir, sekunden, pids: pids.wir }))
    runden.sie.push(await miss({ port: barePort, verbindungen: sie, sekunden, pids: pids.sie }))
  }
  return { wir: mittlere(runden.wir), sie: mittlere(runden.sie) }
}

function mittlere(messungen: readonly Messung[]): Messung {
  const median = (from: (m: Messung) => number) => messungen.map(from).toSorted((a, b) => a - b)[Math.floor(messungen.length / 2)] ?? 0
  return {
    proSekunde: median((m) => m.proSekunde),
    p50: median((m) => m.p50),
    p99: median((m) => m.p99),
    cpuMs: messungen.some((m) => m.cpuMs === null) ? null : median((m) => m.cpuMs ?? 0),
    fehler: messungen.reduce((sum, m) => sum + m.fehler, 0),
  }
}

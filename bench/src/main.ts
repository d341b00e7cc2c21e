/**
 * npm run bench: the product beside the limit and the floor of its promises, on one PostgreSQL; then lists of a large house beside a small one's.
 * Flags: --quick (two minutes)  --sizes 10000,1000000  --seconds 4  --rounds 3  --connections 32  --work list,read,…,akten,besuche
 *   --klienten 50000  --trail 1000000  --visits 200000
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPasswordHasher } from '@dreiklang/host-node/passwordHasher'
import { aktenArbeiten } from './akten.ts'
import { createAkten } from './aktenData.ts'
import { besuchsArbeiten } from './besuche.ts'
import { createBesuche } from './besucheData.ts'
import { compare } from './compare.ts'
import { type Databases, openDatabases } from './databases.ts'
import { fill, passwort, putStammdaten } from './daten.ts'
import { fillLimit, makeLimit } from './limit/fill.ts'
import { measureLists } from './listen.ts'
import { loadTemplates, signIn } from './product.ts'
import { type Figures, describeRun, keepResults, loadResults, printGrowth, printHead, printWork } from './results.ts'
import { works } from './work.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    work: { type: 'string' },
    klienten: { type: 'string', default: '50000' },
    trail: { type: 'string', default: '1000000' },
    visits: { type: 'string', default: '200000' },
  },
})
const chosen: readonly string[] = values.work?.split(',') ?? (values.quick ? works : [...works, 'akten', 'besuche'])
const chosenWorks = works.filter((work) => chosen.includes(work))
const sizes = (values.sizes ?? (values.quick ? '10000' : '10000,1000000')).split(',').map(Number)
const how = {
  seconds: Number(values.seconds ?? (values.quick ? '1' : '4')),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
}

const folder = mkdtempSync(join(tmpdir(), 'dreiklang-bench-'))
const children: ChildProcess[] = []
const databases = await openDatabases(folder)
try {
  await run()
} finally {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null)))))
  await databases.close()
  rmSync(folder, { recursive: true, force: true })
}

interface Start {
  args?: string[]
  port: number
  env: Record<string, string>
}

function start(file: string, { args = [], port, env }: Start): Promise<{ port: number; pid: number }> {
  const child = spawn(process.execPath, [...args, file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return new Promise((done, fail) => {
    child.stdout?.on('data', (text: Buffer) => text.toString().includes('ready') && done({ port, pid: child.pid ?? 0 }))
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}`)))
  })
}

async function startServers({ urls, admin, limit }: Databases) {
  const product = await start(process.env['BENCH_SERVER'] ?? 'dist/server/main.js', {
    port: 39_100,
    env: { DATABASE_URL: urls.product, DATA_DIR: join(folder, 'server'), DEMO: 'off', PORT: '39100', HOST: '127.0.0.1' },
  })
  const passwordHash = await createPasswordHasher().hash(passwort)
  await putStammdaten(admin, passwordHash)
  await makeLimit(limit, passwordHash)
  const bare = (port: number, env: Record<string, string>) =>
    start('bench/src/limit/server.ts', { args: ['--import', 'tsx'], port, env: { ...env, LIMIT_PORT: String(port) } })
  return {
    product,
    limit: await bare(39_101, { LIMIT_DATABASE_URL: urls.limit }),
    floor: await bare(39_102, { LIMIT_DATABASE_URL: urls.floor, LIMIT_FLOOR: 'on' }),
  }
}

async function run(): Promise<void> {
  const servers = await startServers(databases)
  console.log(`node ${process.version}, ${how.connections} connections, ${how.rounds} interleaved rounds of ${how.seconds} s`)
  if (chosenWorks.length > 0) await compareAll(servers)
  await compareHouses(servers.product.port)
}

async function compareAll(servers: Awaited<ReturnType<typeof startServers>>): Promise<void> {
  const kind = values.quick ? 'quick' : 'whole'
  const earlier = loadResults()[kind]
  const description = describeRun(how)
  const figures: Figures = {}
  for (const [i, size] of sizes.entries()) {
    const from = sizes[i - 1] ?? 0
    await told(`${size.toLocaleString('en')} orders`, async () => {
      await fill(databases.admin, { von: from, bis: size })
      await fillLimit(databases.limit, await loadTemplates(servers.product.port, await signIn(servers.product.port, 3001)), {
        from,
        to: size,
      })
    })
    printHead()
    const found: Figures[string] = {}
    for (const work of chosenWorks) {
      const compared = await compare(work, { databases, servers, ...how })
      found[work] = compared
      printWork(work, compared, earlier?.figures[size]?.[work])
    }
    figures[size] = found
  }
  printGrowth(figures)
  if (chosenWorks.length === works.length) keepResults(kind, { ...description, figures })
}

async function compareHouses(port: number): Promise<void> {
  if (!chosen.includes('akten') && !chosen.includes('besuche')) return
  const mengen = { klienten: Number(values.klienten), taten: chosen.includes('akten') ? Number(values.trail) : 20 }
  const what = `${mengen.klienten.toLocaleString('en')} Klienten and ${mengen.taten.toLocaleString('en')} deeds of one house among 20`
  await told(what, async () => createAkten(databases.admin, await createPasswordHasher().hash(passwort), mengen))
  const who = { port, report: (person: number) => signIn(port, person) }
  let missed = chosen.includes('akten') ? await measureLists(aktenArbeiten, who) : 0
  if (chosen.includes('besuche')) {
    const besuche = Number(values.visits)
    await told(`${besuche.toLocaleString('en')} visits of one house among 20`, () => createBesuche(databases.admin, besuche))
    missed += await measureLists(besuchsArbeiten, who)
  }
  console.log(missed === 0 ? 'all goals of lists met' : `${missed} goals of lists missed`)
}

async function told(what: string, fillIn: () => Promise<void>): Promise<void> {
  const begun = Date.now()
  await fillIn()
  await databases.settle()
  console.log(`\n${what} (filled in ${((Date.now() - begun) / 1000).toFixed(0)} s)`)
}

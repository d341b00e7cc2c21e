/** What happens to the built product: killed, stopped, without its database, on a full disk. Each has a product of its own. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bestellungContract } from '../../../packages/domain/src/bestellung/bestellung.contract.ts'
import { walkBestellungen } from '../../../packages/domain/src/bestellung/randomWalk.fixtures.ts'
import { walkBesuche } from '../../../packages/domain/src/hausbesuch/randomWalk.fixtures.ts'
import { signInApi } from '../../../e2e/src/api.ts'
import { dreiWithoutRezept, findKlient } from '../../../e2e/src/bestellung.fixtures.ts'
import type { Product } from '../../../e2e/src/server.ts'
import { type Measure, ask, inPart, judged, root, signIn, withProduct } from '../rig.ts'

const kills: Measure = {
  quick: false,
  async measure() {
    const { stdout } = spawnSync('npx', ['vitest', 'run', 'e2e/src/kill.e2e.ts'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    const [told, made, acknowledged, lost, half, server, database] =
      /(\d+) kills [^:]*: (\d+) acknowledged orders, (\d+) lost, (\d+) half,[^;]*; slowest return server (\d+) ms, database (\d+) ms/.exec(
        stdout,
      ) ?? []
    if (told === undefined) throw new Error('the journey of the kills did not end')
    const back = Math.max(Number(server), Number(database))
    return judged(
      Number(made) >= 20 && Number(lost) === 0 && Number(half) === 0 && back < 5_000,
      `built: ${made} kills, ${acknowledged} acknowledged orders, ${lost} lost, ${half} half, back within ${back} ms`,
    )
  },
}

const stopped: Measure = {
  quick: true,
  async measure({ whole }) {
    const stops = whole ? 50 : 2
    const found = { answered: 0, lost: 0, slowestMs: 0 }
    await withProduct(async (product) => {
      for (let nr = 0; nr < stops; nr += 1) {
        const { token } = await signIn(product, 'pfleger')
        let stoppedAt = Number.POSITIVE_INFINITY
        const readers = Array.from({ length: 8 }, async () => {
          while (Date.now() < stoppedAt) {
            const sentAt = Date.now()
            const text = await ask(product, bestellungContract.list.path, { token }).then(
              (answer) => answer.text(),
              () => null,
            )
            if (text !== null) found.answered += 1
            // It has reached the server for certain; what left at the very moment may have found a closed door.
            else if (sentAt < stoppedAt - 20) found.lost += 1
          }
        })
        await sleep(300)
        const begun = Date.now()
        const ended = product.end().then(() => Date.now() - begun)
        stoppedAt = begun
        found.slowestMs = Math.max(found.slowestMs, await ended)
        await Promise.all(readers)
        await product.start()
      }
    })
    const good = found.lost === 0 && found.slowestMs < 5_000
    const measured = `built: ${stops} stops under load, ${found.answered} answered, ${found.lost} lost, slowest ${found.slowestMs} ms`
    return whole ? judged(good, measured) : inPart(good, measured, '50 stops')
  },
}

const processesOf = (postmaster: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return pid === postmaster || new RegExp(`^PPid:\\s+${postmaster}$`, 'm').test(readFileSync(`/proc/${pid}/status`, 'utf8'))
      } catch {
        return false
      }
    })

const databaseAway: Measure = {
  quick: true,
  measure: ({ whole }) =>
    withProduct(async (product) => {
      const { token } = await signIn(product, 'pfleger')
      const frozen = processesOf(product.postmaster())
      const away = Date.now()
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      const seen: { status: number; ms: number; retry: string | null }[] = []
      let ready = 0
      let live = 0
      try {
        while (Date.now() - away < (whole ? 30_000 : 12_000)) {
          const begun = Date.now()
          const answer = await ask(product, bestellungContract.list.path, { token })
          seen.push({ status: answer.status, ms: Date.now() - begun, retry: answer.headers.get('retry-after') })
          await answer.body?.cancel()
          ready = (await ask(product, '/api/health/ready')).status
          live = (await ask(product, '/api/health/live')).status
        }
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT')
      }
      const begun = Date.now()
      while (!(await ask(product, '/api/health/ready')).ok && Date.now() - begun < 30_000) await sleep(20)
      const backMs = Date.now() - begun
      const slowest = Math.max(...seen.map(({ ms }) => ms))
      const refused = seen.every(({ status, retry }) => status === 503 && retry !== null)
      return judged(
        refused && slowest < 2_000 && ready === 503 && live === 200 && backMs < 2_000,
        `built: database frozen ${whole ? 30 : 12} s, answers ${[...new Set(seen.map(({ status }) => status))].join(' and ')}, slowest ${slowest} ms, ready ${ready}, live ${live}, back after ${backMs} ms`,
      )
    }),
}

/** As large as the data and what they need to run, and soon full. */
const diskBytes = 60_000_000

const fullDisk: Measure = {
  quick: true,
  async measure() {
    const disk = mkdtempSync(join(tmpdir(), 'dreiklang-trust-disk-'))
    const filled = process.env['DREIKLANG_E2E_FOLDER'] ?? ''
    const size = Number(execFileSync('du', ['-sb', filled], { encoding: 'utf8' }).split('\t')[0]) * 1.5 + diskBytes
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${Math.ceil(size)}`, 'dreiklang-trust', disk]).status !== 0) {
      rmSync(disk, { recursive: true, force: true })
      throw new Error('only root may make a disk that gets full')
    }
    const before = process.env['TMPDIR']
    try {
      process.env['TMPDIR'] = disk
      return await withProduct(async (product) => {
        process.env['TMPDIR'] = before
        return fillDisk(product, disk)
      })
    } finally {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
}

async function fillDisk(product: Product, disk: string) {
  const pfleger = await signInApi(product.address, 'pfleger')
  const draft = dreiWithoutRezept(await findKlient(pfleger))
  const kept: string[] = []
  const write = async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await ask(product, bestellungContract.create.path, { method: 'POST', token: pfleger.token, body: draft, headers })
    const { id }: { id?: string } = await answer.json()
    if (answer.status === 201 && id !== undefined) kept.push(id)
    return answer.status
  }
  execFileSync('sh', ['-c', `cat /dev/zero > ${join(disk, 'ballast')} 2>/dev/null || true`])
  const refusals: number[] = []
  // The log has room that was taken before; only then the disk says no.
  for (let nr = 0; nr < 3_000 && refusals.length < 10; nr += 1) {
    const status = await write()
    if (status !== 201) refusals.push(status)
  }
  const ready = (await ask(product, '/api/health/ready')).status
  const reading = (await ask(product, bestellungContract.list.path, { token: pfleger.token })).status
  rmSync(join(disk, 'ballast'))
  const begun = Date.now()
  while ((await write()) !== 201 && Date.now() - begun < 60_000) await sleep(100)
  const backMs = Date.now() - begun
  let lost = 0
  for (const id of kept)
    if (!(await ask(product, bestellungContract.read.path.replace(':bestellungId', id), { token: pfleger.token })).ok) lost += 1
  const statuses = [...new Set(refusals)]
  return judged(
    refusals.length === 10 &&
      statuses.every((status) => status === 507 || status === 503) &&
      reading === 200 &&
      backMs < 60_000 &&
      lost === 0,
    `built: ${kept.length} kept, then writes ${statuses.join(' and ')}, ready ${ready}, reading ${reading}, with room again after ${backMs} ms, ${lost} lost`,
  )
}

const walks: Measure = {
  quick: true,
  async measure({ whole }) {
    const faults: string[] = []
    const note = (found: readonly string[]) => void faults.push(...found)
    let steps = 0
    const seeds = whole ? 500 : 5
    for (let seed = 1; seed <= seeds; seed += 1) steps += walkBestellungen(60, seed, note) + walkBesuche(60, seed, note)
    return inPart(
      faults.length === 0,
      `sources: ${seeds} seeds, ${steps} steps of orders and visits, ${faults.length} impossible states`,
      'through a server that crashes and a network that loses',
    )
  },
}

const mutations: Measure = {
  quick: false,
  async measure() {
    const { stdout } = spawnSync('npx', ['stryker', 'run', '--reporters', 'clear-text'], { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
    const [, score] = /All files\s*\|\s*([\d.]+)/.exec(stdout) ?? []
    if (score === undefined) throw new Error('the mutation run did not end')
    return judged(Number(score) >= 95, `sources: ${score} % of the mutations of the policies noticed`)
  },
}

export const ofRuntime: Readonly<Record<string, Measure>> = {
  'A-9': mutations,
  'D-1': kills,
  'D-5': walks,
  'D-8': databaseAway,
  'D-9': fullDisk,
  'D-14': stopped,
}

/** What measures work with: the built product, who asks it, and the tests of the sources. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Call } from '../../packages/domain/src/shared/contract.ts'
import { type Product, startProduct } from '../../e2e/src/server.ts'
import type { Measured } from './told.ts'

export interface Rig {
  /** Shared: who breaks it starts one of their own. */
  product: Product
  calls: readonly Call[]
  whole: boolean
  /** Whether all tests of these files hold; the files were run together before. */
  sentences(files: readonly string[]): { held: number; all: number }
}

export interface Measure {
  /** Neither needs a browser nor takes more than half a minute. */
  quick: boolean
  measure(rig: Rig): Promise<Measured>
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

interface Ask {
  method?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A JSON body, unless the headers say otherwise. */
export function ask(
  product: Pick<Product, 'address'>,
  path: string,
  { method = 'GET', token, body, headers = {} }: Ask = {},
): Promise<Response> {
  return fetch(`${product.address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

export interface SignedIn {
  token: string
  cookie: string
}

/** From a place of its own, which the shared product believes: guesses elsewhere are not its. */
export async function signIn(product: Pick<Product, 'address'>, konto: string, place = '203.0.113.7'): Promise<SignedIn> {
  const body = { email: `${konto}@dreiklang.example`, password: 'Dreiklang-2026!' }
  const answer = await ask(product, '/api/auth/signin', { method: 'POST', body, headers: { 'x-forwarded-for': place } })
  if (!answer.ok) throw new Error(`${konto} could not sign in: ${answer.status}`)
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { token: accessToken, cookie }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isCall = (value: object): value is Call => 'id' in value && 'method' in value && 'answer' in value

function callsIn(value: unknown): Call[] {
  if (!isObject(value)) return []
  if (isCall(value)) return [value]
  return Object.getPrototypeOf(value) === Object.prototype ? Object.values(value).flatMap(callsIn) : []
}

/** All that the contracts define. */
export async function loadCalls(): Promise<Call[]> {
  const folder = join(root, 'packages/domain/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.contract.ts'))
  const calls = new Map<string, Call>()
  for (const file of files) {
    const module: Record<string, unknown> = await import(join(folder, file))
    for (const call of Object.values(module).flatMap(callsIn)) calls.set(call.id, call)
  }
  return [...calls.values()]
}

/** An address in which every name stands for nothing that there is. */
export const pathOf = ({ path }: Pick<Call, 'path'>): string => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** One run of the test runner for all of them. @returns what each file said */
export function runSentences(files: readonly string[]): Rig['sentences'] {
  const folder = mkdtempSync(join(tmpdir(), 'dreiklang-trust-'))
  try {
    // Without a name, the runner would run all there are.
    if (files.length === 0) return () => ({ held: 0, all: 0 })
    const output = join(folder, 'report.json')
    const args = ['vitest', 'run', ...files, '--reporter=json', `--outputFile=${output}`]
    spawnSync('npx', args, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
    const { testResults }: Report = JSON.parse(readFileSync(output, 'utf8'))
    return (wanted) => {
      const found = testResults.filter(({ name }) => wanted.includes(relative(root, name)))
      const assertions = found.flatMap(({ assertionResults }) => assertionResults)
      // A file that broke before its first test has none, and must not pass for good.
      if (found.length < wanted.length || assertions.length === 0) throw new Error(`not all of ${wanted.join(', ')} ran`)
      return {
        held: assertions.filter(({ status }) => status === 'passed').length,
        all: assertions.length,
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One of its own, for what breaks it. */
export async function withProduct<Result>(work: (product: Product) => Promise<Result>, env: Record<string, string> = {}): Promise<Result> {
  const product = await startProduct(env)
  try {
    return await work(product)
  } finally {
    await product.stop()
  }
}

/** In turn and so many at once. */
export async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>, atOnce = 8): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

export const judged = (good: boolean, measured: string): Measured => ({ measured, state: good ? 'pass' : 'fail' })

/** Good as far as it goes, and short of the limit; bad all the same where what was measured is bad. */
export const inPart = (good: boolean, measured: string, left: string): Measured =>
  good ? { measured: `${measured}; left: ${left}`, state: 'not shown' } : { measured, state: 'fail' }

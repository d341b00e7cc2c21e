/** What clients of all kinds send to the built product. */
import { readFileSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { fromSchema } from '../../../packages/server/src/input.fixtures.ts'
import type { Call } from '../../../packages/domain/src/shared/contract.ts'
import { type Measure, ask, inPart, inTurn, judged, pathOf, signIn } from '../rig.ts'

/** Ends the session that the others after it still need, or changes its password. */
const ending = /^anmeldung\./

/** No shape at all. */
const nasty = [
  '',
  '{',
  'null',
  '[]',
  '"',
  '{"__proto__":{"x":1}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  '{"a":1e309}',
  '{"a":"\\ud800"}',
  '\u0000',
]

const residentBytes = (pid: number): number | null => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1_024
  } catch {
    return null
  }
}

const anyBody: Measure = {
  quick: true,
  async measure({ product, calls, whole }) {
    const wanted = whole ? 20_000 : 3_000
    const asked = calls.filter(({ id }) => !ending.test(id) && id !== 'bestellung.stream')
    const people = ['admin', 'pfleger', 'pflege-admin', 'arzt', 'apotheker']
    const tokens: string[] = []
    const signInAll = async () => {
      tokens.length = 0
      for (const konto of people) tokens.push((await signIn(product, konto)).token)
    }
    await signInAll()
    const pid = product.pid()
    const before = residentBytes(pid)
    const broken = new Set<string>()
    let sent = 0
    for (let round = 0; sent < wanted; round += 1) {
      // Access tokens live ten minutes.
      if (round % 4 === 3) await signInAll()
      await inTurn(asked, async (call) => {
        for (const token of tokens) {
          const { status } = await send(call, { token, round, product })
          sent += 1
          if (status >= 500 && status !== 503) broken.add(`${call.id} ${status}`)
        }
      })
    }
    const alive = product.pid() === pid && (await ask(product, '/api/health/ready')).ok
    const after = residentBytes(pid)
    const memory = before === null || after === null ? 'unknown' : `${(before / 1e6).toFixed(0)} to ${(after / 1e6).toFixed(0)} MB`
    const measured = `built: ${sent} requests to ${asked.length} calls, ${broken.size} calls answered 5xx${broken.size === 0 ? '' : ` (${[...broken].slice(0, 4).join(', ')})`}, ${alive ? 'ready' : 'NOT ready'} afterwards, memory ${memory}`
    return inPart(broken.size === 0 && alive, measured, `${whole ? '' : '20,000 requests, '}memory after a pause, shape of every answer`)
  },
}

interface Sent {
  product: { address: string }
  token: string
  round: number
}

async function send(call: Call, { product, token, round }: Sent): Promise<Response> {
  const [drawn] =
    call.body === undefined || call.method === 'GET' ? [undefined] : fc.sample(fromSchema(call.body), { numRuns: 1, seed: round + 1 })
  const body = round % 3 === 2 ? nasty[round % nasty.length] : drawn
  const answer = await ask(product, pathOf(call), {
    method: call.method,
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(call.method === 'GET' ? {} : { body: body ?? {} }),
  })
  await answer.body?.cancel()
  return answer
}

const directives = [
  `script-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
]

const policyOfPage: Measure = {
  quick: true,
  async measure({ product }) {
    const policy = (await ask(product, '/sign-in')).headers.get('content-security-policy') ?? ''
    const missing = directives.filter((directive) => !policy.split('; ').includes(directive))
    const loose = policy.includes('unsafe-')
    return inPart(
      missing.length === 0 && !loose,
      `built: ${missing.length === 0 ? `all ${directives.length} directives` : `without ${missing.join(', ')}`}, ${loose ? 'with' : 'no'} unsafe-*`,
      'a walk over all screens that listens for violations',
    )
  },
}

/** A header that never ends; the status of what the server says to it. */
function slowClient(port: number): { answer: Promise<string>; socket: Socket } {
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    let said = ''
    socket.on('data', (text) => (said += String(text)))
    socket.on('error', () => resolve(said))
    socket.on('close', () => resolve(said))
  })
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  return { answer, socket }
}

async function p99Of(address: string, seconds: number): Promise<number> {
  const times: number[] = []
  const end = Date.now() + seconds * 1_000
  while (Date.now() < end) {
    const begun = performance.now()
    await (await ask({ address }, '/api/health/live')).text()
    times.push(performance.now() - begun)
    await sleep(5)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

const slowClients: Measure = {
  quick: true,
  async measure({ product }) {
    const port = Number(new URL(product.address).port)
    const before = await p99Of(product.address, 4)
    const clients = Array.from({ length: 500 }, () => slowClient(port))
    const during = await p99Of(product.address, 8)
    const said = await Promise.all(
      clients.map(({ answer, socket }) => Promise.race([answer, sleep(25_000).then(() => socket.destroy() && 'nothing')])),
    )
    const late = said.filter((text) => text.startsWith('HTTP/1.1 408')).length
    return judged(
      late === 500 && during < Math.max(before * 2, 10),
      `built: of 500 slow headers ${late} were told 408; p99 of others ${before.toFixed(1)} ms before, ${during.toFixed(1)} ms meanwhile`,
    )
  },
}

export const ofInput: Readonly<Record<string, Measure>> = { 'C-1': anyBody, 'C-3': policyOfPage, 'C-8': slowClients }

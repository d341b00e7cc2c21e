/** The load of one run, and what it costs. The generator is autocannon: one that is busy itself makes a fast server look like a slow one. */
import autocannon, { type Request as Sent } from 'autocannon'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Counters, type Meter, readCounters, readCpu } from './cost.ts'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Connection {
  next(): Request
  /** The answer to the last request, for who needs it to ask the next one. */
  heard?(body: string): void
}

export interface Measurement {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** CPU milliseconds per request; of the database all its processes. */
  nodeMs: number
  databaseMs: number
  statements: number
  /** Of what has written something. */
  commits: number
  walBytes: number
  /** With its headers. */
  answerBytes: number
  refused: number
}

const warmUpPart = 0.25

export async function measure({
  port,
  connections,
  seconds,
  meter,
}: {
  port: number
  connections: readonly Connection[]
  seconds: number
  meter: Meter
}): Promise<Measurement> {
  const times: number[] = []
  const refusals: string[] = []
  let [answers, bytes, measuring, unplaced] = [0, 0, false, 0]
  const before = await readCounters(meter)
  const warmUpMs = seconds * 1000 * warmUpPart
  const place = () => connections[unplaced++]
  const ended = new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections: connections.length,
        // It looks every tenth of a second whether its time is over, and is to be at work until ours is.
        duration: seconds + warmUpMs / 1000 + 0.1,
        sampleInt: 100,
        setupClient: (client) => client.setRequests([requestOf(place(), refusals)]),
      },
      (error) => (error === null ? resolve() : reject(error)),
    )
    run.on('response', (...[, , length, ms]) => {
      answers += 1
      bytes += length
      if (measuring) times.push(ms)
    })
    run.on('reqError', reject)
  })
  await sleep(warmUpMs)
  const cpu = readCpu(meter)
  const start = performance.now()
  measuring = true
  await sleep(seconds * 1000)
  measuring = false
  const took = (performance.now() - start) / 1000
  const spent = readCpu(meter)
  await ended
  if (times.length === 0) throw new Error(`No answer from port ${port} within ${seconds} s: the machine is too busy to be measured`)
  const after = await readCounters(meter)
  if (refusals.length > 0) console.error(`first refusal: ${refusals[0]?.slice(0, 300)}`)
  const each = (counter: keyof Counters) => (after[counter] - before[counter]) / answers
  const sorted = times.toSorted((a, b) => a - b)
  const share = (p: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0
  return {
    perSecond: times.length / took,
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    nodeMs: (spent.nodeMs - cpu.nodeMs) / times.length,
    databaseMs: (spent.databaseMs - cpu.databaseMs) / times.length,
    statements: each('statements'),
    commits: each('commits'),
    walBytes: each('walBytes'),
    answerBytes: bytes / answers,
    refused: refusals.length,
  }
}

function requestOf(connection: Connection | undefined, refusals: string[]): Sent {
  if (connection === undefined) throw new Error('More clients than connections')
  return {
    method: 'GET',
    path: '/',
    headers: {},
    setupRequest: (request) => ({ ...request, ...connection.next() }),
    onResponse: (status, body) => {
      if (status >= 400) refusals.push(`${status} ${body}`)
      else connection.heard?.(body)
    },
  }
}

/** The middle of several rounds, figure by figure; refusals are added up. */
export function median(rounds: readonly Measurement[]): Measurement {
  const middle = (from: (round: Measurement) => number) => rounds.map(from).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  return {
    perSecond: middle((round) => round.perSecond),
    p50Ms: middle((round) => round.p50Ms),
    p99Ms: middle((round) => round.p99Ms),
    nodeMs: middle((round) => round.nodeMs),
    databaseMs: middle((round) => round.databaseMs),
    statements: middle((round) => round.statements),
    commits: middle((round) => round.commits),
    walBytes: middle((round) => round.walBytes),
    answerBytes: middle((round) => round.answerBytes),
    refused: rounds.reduce((sum, round) => sum + round.refused, 0),
  }
}

/** Limit, floor and product in turn: what else the machine does then slows all of them alike. */
import type { Databases } from './databases.ts'
import { limitConnection } from './limit/requests.ts'
import { type Connection, type Measurement, measure, median } from './load.ts'
import { productConnection, signIn } from './product.ts'
import { type Candidate, type Compared, candidates } from './results.ts'
import { type Work, personOf } from './work.ts'

export interface Running {
  databases: Databases
  servers: Record<Candidate, { port: number; pid: number }>
  connections: number
  seconds: number
  rounds: number
}

/** Behind a password hash there are so few answers that a usual round would count a handful of them. */
const lengthOf = (work: Work): number => (work === 'signIn' ? 2 : 1)

export async function compare(work: Work, running: Running): Promise<Compared> {
  const { databases, servers, connections, seconds, rounds } = running
  const tokens = new Map<number, string>()
  for (const person of new Set(Array.from({ length: connections }, (_, nr) => personOf(work, nr))))
    tokens.set(person, await signIn(servers.product.port, person))
  const connect = (candidate: Candidate, nr: number): Promise<Connection> =>
    candidate === 'product'
      ? productConnection(databases.product, work, { nr, token: tokens.get(personOf(work, nr)) ?? '' })
      : limitConnection(databases.limit, work, { nr, offset: candidate === 'floor' ? connections : 0 })
  const measured: Record<Candidate, Measurement[]> = { limit: [], floor: [], product: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of candidates) {
      const client = candidate === 'product' ? databases.product : databases.limit
      const { port, pid } = servers[candidate]
      const meter = { nodePid: pid, postmasterPid: databases.postmasterPid, client }
      const all = []
      for (let nr = 0; nr < connections; nr += 1) all.push(await connect(candidate, nr))
      measured[candidate].push(await measure({ port, connections: all, seconds: seconds * lengthOf(work), meter }))
    }
  }
  return { limit: median(measured.limit), floor: median(measured.floor), product: median(measured.product) }
}

import type { Ort } from '@dreiklang/domain/hausbesuch/reisezeit'
import { type Reise, estimateReisen } from '@dreiklang/domain/tour/reise'
import type { Log, Routing } from '@dreiklang/server/ports'

/** A person waits for the page: later than this the estimate is better. */
const patienceMs = 2500
/** After a failure the service is left alone for a while, so that not every page waits for it. */
const pauseMs = 60_000
const cacheSize = 20_000
/** About ten metres: a finer place is the same door, and it would say more of a home than the way needs. */
const decimals = 4

interface RoutingOptions {
  /** Null: always the estimate. */
  url: string | null
  log: Pick<Log, 'warn'>
  fetch?: typeof fetch
  now?: () => number
}

interface Table {
  durations: (number | null)[][]
  distances?: (number | null)[][]
}

const place = ({ breite, laenge }: Ort): string | null =>
  breite === null || laenge === null ? null : `${laenge.toFixed(decimals)},${breite.toFixed(decimals)}`

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'durations' in value && Array.isArray(value.durations)
}

export function createRouting({ url, log, fetch: ask = fetch, now = Date.now }: RoutingOptions): Routing {
  const known = new Map<string, Reise>()
  let silentUntil = 0

  function remember(key: string, reise: Reise): void {
    const [oldest] = known.keys()
    if (known.size >= cacheSize && oldest !== undefined) known.delete(oldest)
    known.set(key, reise)
  }

  /** Coordinates only, one question for all ways. @throws when the service does not answer in time or in its form */
  async function learn(places: readonly string[]): Promise<void> {
    const answer = await ask(`${url}/table/v1/driving/${places.join(';')}?annotations=duration,distance`, {
      signal: AbortSignal.timeout(patienceMs),
    })
    const table: unknown = answer.ok ? await answer.json() : null
    if (!isTable(table)) throw new Error(`The routing service answered ${answer.status}`)
    for (const [i, from] of places.entries()) {
      for (const [j, to] of places.entries()) {
        const seconds = table.durations[i]?.[j]
        const metres = table.distances?.[i]?.[j]
        if (typeof seconds !== 'number') continue
        const meter = typeof metres === 'number' ? Math.round(metres) : null
        remember(`${from};${to}`, { minuten: Math.ceil(seconds / 60), meter, quelle: 'DIENST' })
      }
    }
  }

  return {
    async reisen(orte) {
      const estimated = estimateReisen(orte)
      if (url === null) return estimated
      const places = orte.map(place)
      const named = [...new Set(places.filter((one) => one !== null))]
      const missing = named.some((from) => named.some((to) => from !== to && !known.has(`${from};${to}`)))
      if (missing && now() >= silentUntil) {
        try {
          await learn(named)
        } catch (error) {
          silentUntil = now() + pauseMs
          log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the routing service does not answer, ways are estimated')
        }
      }
      return estimated.map((row, i) =>
        row.map((guess, j) => {
          const [from, to] = [places[i], places[j]]
          return from && to && from !== to ? (known.get(`${from};${to}`) ?? guess) : guess
        }),
      )
    },
  }
}

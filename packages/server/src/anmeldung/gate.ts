/**
 * As many at once per key as may still fail: a hundred guesses sent together are not compared before the first failure counts. Waiting is
 * no refusal: a thousand correct sign-ins all succeed. Per process; several could exceed the limit once, then the table refuses.
 */
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Limit } from './limits.ts'

export interface Count {
  failures: number
  /** Time until one more may fail; only meaningful when the limit is reached. */
  secondsToWait: number
}

interface Place {
  inside: Set<number>
  /** Attempts that wait for room; each that leaves wakes one. */
  queue: (() => void)[]
  /** Attempts inside that wait for an earlier one to end; each that leaves wakes all. */
  behind: (() => void)[]
  users: number
}

interface Attempt<Loaded, Result> {
  limits: readonly Limit[]
  load(): Promise<{ counts: readonly Count[]; loaded: Loaded }>
  /** Has written down its failure before it settles. */
  work(loaded: Loaded): Promise<Result>
}

export interface Gate {
  /** @throws zu_viele_anfragen with the seconds to wait */
  pass<Loaded, Result>(attempt: Attempt<Loaded, Result>): Promise<Result>
}

interface Bounded {
  place: Place
  most: number
}

export function createGate(): Gate {
  const places = new Map<string, Place>()
  let lastTicket = 0

  function take({ key, most }: Limit): Bounded {
    const place = places.get(key) ?? { inside: new Set(), queue: [], behind: [], users: 0 }
    place.users++
    places.set(key, place)
    return { place, most }
  }

  function giveBack({ key }: Limit, place: Place | undefined): void {
    if (place === undefined) return
    place.users--
    if (place.users === 0) places.delete(key)
  }

  async function enter(own: readonly Bounded[]): Promise<number> {
    // Whoever is woken and does not enter passes the turn on, or the others would wait forever.
    let wokenAt: Place | undefined
    for (;;) {
      const full = own.find(({ place, most }) => place.inside.size >= most)?.place
      if (full === undefined) break
      if (wokenAt !== full) wakeOne(wokenAt)
      wokenAt = full
      await new Promise<void>((resolve) => full.queue.push(resolve))
    }
    lastTicket++
    for (const { place } of own) place.inside.add(lastTicket)
    return lastTicket
  }

  return {
    async pass({ limits, load, work }) {
      const own = limits.map(take)
      try {
        const ticket = await enter(own)
        try {
          return await work(await judge(own, { ticket, load }))
        } finally {
          for (const { place } of own) leave(place, ticket)
        }
      } finally {
        limits.forEach((limit, index) => giveBack(limit, own[index]?.place))
      }
    },
  }
}

const wakeOne = (place: Place | undefined) => place?.queue.shift()?.()

function leave(place: Place, ticket: number): void {
  place.inside.delete(ticket)
  wakeOne(place)
  for (const wake of place.behind.splice(0)) wake()
}

/** Counts attempts that entered earlier as failures: the count may have been read before they failed. */
async function judge<Loaded>(
  own: readonly Bounded[],
  { ticket, load }: { ticket: number; load: Attempt<Loaded, unknown>['load'] },
): Promise<Loaded> {
  for (;;) {
    const before = own.map(({ place }) => earlierThan(ticket, place))
    const { counts, loaded } = await load()
    refuseWhenReached(own, counts)
    const crowded = own.find(({ most }, index) => (counts[index]?.failures ?? 0) + (before[index] ?? 0) >= most)?.place
    if (crowded === undefined) return loaded
    if (earlierThan(ticket, crowded) > 0) await new Promise<void>((resolve) => crowded.behind.push(resolve))
  }
}

const earlierThan = (ticket: number, { inside }: Place) => [...inside].filter((each) => each < ticket).length

function refuseWhenReached(own: readonly Bounded[], counts: readonly Count[]): void {
  const waits = own.flatMap(({ most }, index) => {
    const count = counts[index]
    return count !== undefined && count.failures >= most ? [count.secondsToWait] : []
  })
  if (waits.length > 0) throw sharedErrors.refuse('zu_viele_anfragen', { angaben: { sekunden: Math.max(...waits) } })
}

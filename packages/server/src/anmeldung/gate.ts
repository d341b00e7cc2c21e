/**
 * As many at once per key as may still fail: a hundred guesses sent together are not compared before the first failure counts. Waiting is
 * no refusal: a thousand correct sign-ins all succeed. Per process; several could exceed the limit once, then the table refuses.
 */
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type FailedAttempt, countFailedAttempt, loadCounter } from './anmeldung.repository.ts'
import type { Count, Limit } from './limits.ts'

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

type Loading<Loaded> = (now: string) => Promise<Loaded>

/** All that pass refuse with zu_viele_anfragen and the seconds to wait. */
export interface Gate {
  pass<Result>(limits: readonly Limit[], work: () => Promise<Result>): Promise<Result>
  /** With what is loaded at the same time as the counts. */
  passWith<Loaded, Result>(limits: readonly Limit[], load: Loading<Loaded>, work: Attempt<Loaded, Result>['work']): Promise<Result>
  /** With counts that come in one statement with what is loaded. */
  passCounted<Loaded, Result>(attempt: Attempt<Loaded, Result>): Promise<Result>
  /** For what counts every time, not only as a failure. */
  spend(limits: readonly Limit[]): Promise<void>
  fail(limits: readonly Limit[], whose?: Pick<FailedAttempt, 'personId' | 'herkunft'>): Promise<void>
}

interface Bounded {
  place: Place
  most: number
}

export function createGate({ database, clock }: Pick<Ports, 'database' | 'clock'>): Gate {
  const db = onBehalfOf(database, systemContext)
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

  const passCounted: Gate['passCounted'] = async ({ limits, load, work }) => {
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
  }
  const passWith: Gate['passWith'] = (limits, load, work) =>
    passCounted({
      limits,
      work,
      load: async () => {
        const now = clock.now()
        const [counts, loaded] = await Promise.all([loadCounter(db, limits, now), load(now.toISOString())])
        return { counts, loaded }
      },
    })
  const pass: Gate['pass'] = (limits, work) => passWith(limits, async () => null, work)
  const fail: Gate['fail'] = (limits, whose) => countFailedAttempt(db, { limits, now: clock.now(), ...whose })
  return { pass, passWith, passCounted, fail, spend: (limits) => pass(limits, () => fail(limits)) }
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

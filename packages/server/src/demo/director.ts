/** Through the same routes that answer requests. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { berlinDate, berlinInstant, berlinTimeOfDay, plusDays } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import type { Route } from '../shared/route.ts'

export interface Regie {
  zufall: Random
  beginn: Date
  stelle(time: Date): void
  now(): Date
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    call: Call<P, Q, B, A>,
    who: Akteur | null,
    what?: { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B>; file?: Uint8Array; headers?: Record<string, string> },
  ): Promise<z.output<A>>
}

export function createDirector(routes: readonly Route[], { zeit, beginn }: { zeit: { now: Date }; beginn: Date }): Regie {
  let step = 0
  return {
    zufall: createRandom(20261121),
    beginn,
    stelle: (neu) => {
      zeit.now = neu
    },
    now: () => zeit.now,
    async call(call, who, what = {}) {
      const route = routes.find((one) => one.call.id === call.id)
      if (route === undefined) throw new Error(`No route for ${call.id}`)
      step += 1
      const result = await route.handle({
        params: call.params.parse(what.params ?? {}),
        query: call.query.parse(what.query ?? {}),
        body: call.body.parse(what.body ?? {}),
        akteur: who,
        idempotenz: call.idempotent
          ? { schluessel: `demo-${String(step).padStart(6, '0')}`, anfrageHash: new TextEncoder().encode(call.id) }
          : null,
        request: new Request('http://demo.invalid', {
          ...(what.file && { method: 'POST', body: Uint8Array.from(what.file) }),
          ...(what.headers && { headers: what.headers }),
        }),
        anfrageId: crypto.randomUUID(),
        adresse: 'demo',
        sprache: 'de',
      })
      const answer = result instanceof Response ? JSON.parse((await result.text()) || '{}') : result
      return call.answer.parse(answer ?? {})
    },
  }
}

/** @throws Error for an account that the demo does not have */
export function akteurOf({ personen }: { personen: Readonly<Record<string, Akteur>> }, konto: string): Akteur {
  const person = personen[konto]
  if (person === undefined) throw new Error(`No account ${konto}`)
  return person
}

export function daysAgo(regie: Regie, days: number): Date {
  return new Date(regie.beginn.getTime() - days * 86_400_000)
}

const OPENS = 7
const CLOSES = 19

/** What fell into a night was done in the last two hours of the day before it, in Berlin. @param after not before this, nor together with it */
export function atWork(time: Date, after: Date | null = null): Date {
  const today = berlinDate(time.toISOString())
  const timeOfDay = berlinTimeOfDay(time.toISOString())
  const hour = Number(timeOfDay.slice(0, 2))
  const isOpen = hour >= OPENS && hour < CLOSES
  const evening = `${CLOSES - 1 - (hour % 2)}${timeOfDay.slice(2)}`
  const worked = isOpen ? time : new Date(berlinInstant(hour < OPENS ? plusDays(today, -1) : today, evening))
  return after !== null && worked <= after ? new Date(after.getTime() + 1000) : worked
}

/** A small seeded generator (mulberry32): the same demo everywhere. Not for secrets. */
export function createRandom(seed: number) {
  let state = seed
  const zahl = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const ganz = (from: number, to: number): number => from + Math.floor(zahl() * (to - from + 1))
  function eins<const T>(list: readonly T[]): T {
    const value = list[Math.floor(zahl() * list.length)]
    if (value === undefined) throw new Error('Choice from an empty list')
    return value
  }
  return { zahl, ganz, eins, trifft: (anteil: number): boolean => zahl() < anteil }
}
export type Random = ReturnType<typeof createRandom>

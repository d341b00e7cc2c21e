/** Through the same routes that answer requests. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
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
    what?: { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B> },
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
        request: new Request('http://demo.invalid'),
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

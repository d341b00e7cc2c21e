/** Plays calls of the contract as someone at some time, through the same routes that answer requests. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import type { z } from 'zod'
import type { Route } from '../shared/route.ts'
import { type Zufall, createZufall } from './zufall.ts'

export interface Regie {
  zufall: Zufall
  beginn: Date
  /** Sets the clock of the play. */
  stelle(zeit: Date): void
  jetzt(): Date
  rufe<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    call: Call<P, Q, B, A>,
    wer: Akteur | null,
    was?: { params?: z.input<P>; query?: z.input<Q>; body?: z.input<B> },
  ): Promise<z.output<A>>
}

export function createRegie(routes: readonly Route[], { zeit, beginn }: { zeit: { jetzt: Date }; beginn: Date }): Regie {
  let schritt = 0
  return {
    zufall: createZufall(20261121),
    beginn,
    stelle: (neu) => {
      zeit.jetzt = neu
    },
    jetzt: () => zeit.jetzt,
    async rufe(call, wer, was = {}) {
      const route = routes.find((einer) => einer.call.id === call.id)
      if (route === undefined) throw new Error(`No route for ${call.id}`)
      schritt += 1
      const ergebnis = await route.handle({
        params: call.params.parse(was.params ?? {}),
        query: call.query.parse(was.query ?? {}),
        body: call.body.parse(was.body ?? {}),
        akteur: wer,
        idempotenz: call.idempotent
          ? { schluessel: `demo-${String(schritt).padStart(6, '0')}`, anfrageHash: new TextEncoder().encode(call.id) }
          : null,
        request: new Request('http://demo.invalid'),
        anfrageId: crypto.randomUUID(),
        adresse: 'demo',
        sprache: 'de',
      })
      const antwort = ergebnis instanceof Response ? JSON.parse((await ergebnis.text()) || '{}') : ergebnis
      return call.answer.parse(antwort ?? {})
    },
  }
}

/** A route is a call of the contract bound to a handler; there is no other way to answer a request. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import type { z } from 'zod'

export interface RouteRequest<P, Q, B> {
  params: P
  query: Q
  body: B
  /** Null on open calls without a session only. */
  akteur: Akteur | null
  idempotenz: Idempotenz | null
  request: Request
  /** Number of this request: given out with the answer, logged, and written into the audit trail. */
  anfrageId: string
  adresse: string
  sprache: Language
}

/** Key of the caller and hash of what was asked, to tell a repetition from another request under the same key. */
export interface Idempotenz {
  schluessel: string
  anfrageHash: Uint8Array
}

export type Language = 'de' | 'en'

export interface Route {
  call: Call
  handle(request: RouteRequest<unknown, unknown, unknown>): Promise<unknown>
}

/** Binds a call; the handler's input and answer are typed by the contract. A `Response` is passed on as it is. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  handle: (request: RouteRequest<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A> | Response | void>,
): Route {
  // The dispatcher parses with exactly these schemas before it calls the handler.
  return { call, handle }
}

type SignedIn<P, Q, B> = RouteRequest<P, Q, B> & { akteur: Akteur }
export type CalledBy<C extends Call> = SignedIn<z.output<C['params']>, z.output<C['query']>, z.output<C['body']>>

/** Like `route`, for calls behind sign-in: the dispatcher has made sure that there is a person. */
export function signedIn<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  handle: (request: SignedIn<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<A> | Response | void>,
): Route {
  if (call.access.kind !== 'signed-in') throw new Error(`${call.id} is open and cannot be bound as protected`)
  return route(call, handle as Parameters<typeof route<P, Q, B, A>>[1])
}

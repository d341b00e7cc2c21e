/** The way to the server by its contract: address and request, the session's token, one attempt more with a fresh one, errors. */
import type { Call } from '@dreiklang/domain/shared/contract'
import type { z } from 'zod'
import { errorOf, isAbort, networkError } from './apiError.ts'
import { currentLanguage } from './i18n.ts'
import { newIdempotencyKey } from './idempotencyKey.ts'
import { trackRequest } from './loading.ts'
import { createRefresh, type Transport } from './refresh.ts'
import { createSessionStore, type SessionStore } from './sessionStore.ts'
import { sessionPaths } from './sessionUser.ts'
import { tabChannel } from './tabs.ts'
import { isTokenExpired } from './token.ts'

type AnyCall = Call
type Part<Name extends string, Schema extends z.ZodType> =
  {} extends z.input<Schema> ? { [K in Name]?: z.input<Schema> } : { [K in Name]: z.input<Schema> }

export type CallOptions<C extends AnyCall> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']> & {
    file?: { bytes: ArrayBuffer; type: string }
    idempotencyKey?: string
    signal?: AbortSignal
    /** Not shown in the loading bar: what nobody waits for. */
    background?: boolean
  }

type Arguments<C extends AnyCall> = {} extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>]

export interface ApiClient {
  /** @throws ApiError for every answer that is not good and when no answer comes; AbortError when the signal ended it */
  call<C extends AnyCall>(contractCall: C, ...args: Arguments<C>): Promise<z.output<C['answer']>>
  /** The same way with session and errors, for answers that are not JSON. */
  callRaw<C extends AnyCall>(contractCall: C, ...args: Arguments<C>): Promise<Response>
  /** Any request of this origin in the name of the session: the event stream. */
  send(url: string, init: RequestInit): Promise<Response>
  refresh: (staleToken: string | null) => Promise<string>
}

interface RequestOptions {
  params?: unknown
  query?: unknown
  body?: unknown
  file?: { bytes: ArrayBuffer; type: string }
  idempotencyKey?: string
  signal?: AbortSignal
}

const withoutRefresh: readonly string[] = Object.values(sessionPaths)

export function createApiClient({
  transport,
  store,
  nowMs,
}: {
  transport: Transport
  store: SessionStore
  nowMs: () => number
}): ApiClient {
  const refresh = createRefresh({ transport, store, nowMs })

  async function attempt(url: string, init: RequestInit, token: string | null): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Accept-Language', currentLanguage())
    if (token !== null) headers.set('Authorization', `Bearer ${token}`)
    try {
      return await transport(url, { ...init, headers })
    } catch (error) {
      throw isAbort(error) ? error : networkError(error)
    }
  }

  async function send(url: string, init: RequestInit): Promise<Response> {
    if (withoutRefresh.includes(url)) return attempt(url, init, null)
    const response = await sendSigned(url, init)
    if (response.status === 423) store.lock()
    return response
  }

  async function sendSigned(url: string, init: RequestInit): Promise<Response> {
    const held = store.token()
    // An expired token would only produce a 401, so refresh right away.
    const token = held !== null && isTokenExpired(held, { nowMs: nowMs() }) ? await refresh(held) : held
    const response = await attempt(url, init, token)
    // If it is known that nobody is signed in, the 401 is passed to the caller.
    if (response.status !== 401 || store.state().kind === 'signed-out') return response
    return attempt(url, init, await refresh(token))
  }

  async function callRaw(contractCall: AnyCall, options: RequestOptions & { background?: boolean } = {}): Promise<Response> {
    const key = contractCall.idempotent ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined
    const { url, init } = requestOf(contractCall, { ...options, ...(key === undefined ? {} : { idempotencyKey: key }) })
    const done = options.background === true ? () => {} : trackRequest(url)
    try {
      const response = await send(url, init)
      if (!response.ok) {
        const error = await errorOf(response)
        if (error.code === 'anmeldung.zweiter_faktor_einrichten') store.demandFactor()
        throw error
      }
      return response
    } finally {
      done()
    }
  }

  async function call(contractCall: AnyCall, options: RequestOptions & { background?: boolean } = {}): Promise<unknown> {
    const response = await callRaw(contractCall, options)
    if (contractCall.status === 204) return {}
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw isAbort(error) ? error : networkError(error)
    })
    // The server validated it with the same schema; during development any drift should be loud.
    return import.meta.env.DEV ? contractCall.answer.parse(answer) : answer
  }

  return { call, callRaw, send, refresh } as ApiClient
}

function requestOf(contractCall: Call, options: RequestOptions): { url: string; init: RequestInit } {
  const headers: Record<string, string> = { Accept: [contractCall.media ?? 'application/json'].flat().join(', ') }
  const init: RequestInit = { method: contractCall.method, headers, credentials: 'same-origin' }
  if (options.file !== undefined) {
    headers['Content-Type'] = options.file.type
    init.body = options.file.bytes
  } else if (contractCall.method !== 'GET' && contractCall.method !== 'DELETE') {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(options.body ?? {})
  }
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey
  if (options.signal !== undefined) init.signal = options.signal
  return { url: fillPath(contractCall, options.params) + queryString(options.query), init }
}

function entriesOf(values: unknown): [string, unknown][] {
  return typeof values === 'object' && values !== null ? Object.entries(values) : []
}

function fillPath(contractCall: Call, params: unknown): string {
  const values = new Map(entriesOf(params))
  return contractCall.path.replace(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = values.get(name)
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${contractCall.id} lacks its parameter ${name}`)
    return encodeURIComponent(value)
  })
}

/** Empty values are left out; a list repeats its key. */
function queryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of entriesOf(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

let transport: Transport = (url, init) => fetch(url, init)

export const sessionStore = createSessionStore(tabChannel('dreiklang.session'))

/** Replaces the way to the server: a handler in a test, a worker in the browser. Resets who is signed in. */
export function setTransport(other: Transport): void {
  transport = other
  sessionStore.forget()
}

const client = createApiClient({ transport: (url, init) => transport(url, init), store: sessionStore, nowMs: () => Date.now() })

/** Calls the server by its contract: `call(klientContract.list, { query, signal })`. */
export const call = client.call
export const callRaw = client.callRaw
export const send = client.send
export const refresh = client.refresh

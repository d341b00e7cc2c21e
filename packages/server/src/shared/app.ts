/** From request to answer: route, language, session, role, input, handler, errors. The order is the same for every call. */
import { type Akteur, type RequestTrail, seiteOf } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { machineCalls } from '@dreiklang/domain/shared/machineCalls'
import { openCalls } from '@dreiklang/domain/shared/openCalls'
import { type PersonWord, personWordOf } from '@dreiklang/domain/shared/personWord'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { Hono } from 'hono'
import type { Ports } from '../ports.ts'
import { errorAnswer, isBroken, jsonAnswer, languageOf } from './answer.ts'
import { check, readJson, readQuery, readText } from './input.ts'
import type { Idempotenz, Route } from './route.ts'

type App = Hono<{ Bindings: { address: string } }>

export interface Visit {
  request: Request
  call: Call
  /** What stands of it in the audit trail. */
  trail: RequestTrail
}

interface Parts {
  routes: readonly Route[]
  /** What of an address is kept; null for what is not an address. */
  netzVon(adresse: string): string | null
  /** The person or machine behind the Bearer token, or null. Refuses a locked session, never throws for a bad token. */
  authenticate(visit: Visit): Promise<Akteur | null>
  /** A machine has read something. */
  lookedAt(akteur: Akteur, call: Call): Promise<void>
}

/** Throws when a route lacks its rule, is open without standing in the table of open calls, or when two routes claim the same path. */
export function createApp(ports: Ports, { routes, netzVon, authenticate, lookedAt }: Parts): App {
  checkRoutes(routes)
  const parts = { ...ports, netzVon, authenticate, lookedAt }
  const app: App = new Hono()
  for (const route of routes) {
    app.on(route.call.method, route.call.path, (c) =>
      dispatch(route, { request: c.req.raw, params: c.req.param(), adresse: c.env.address }, parts),
    )
  }
  refuseOthers(app, { routes, ports })
  return app
}

/** First gate: the function. Relation and purpose are judged where the record is known. */
function checkZugriff(call: Call, akteur: Akteur | null): void {
  if (call.access.kind === 'open') return
  if (akteur === null) throw sharedErrors.refuse('zugriff.nicht_angemeldet')
  if (akteur.machine !== undefined) checkMachine(call, akteur.machine)
  if (!call.access.rollen.includes(akteur.rolle)) throw sharedErrors.refuse('zugriff.verboten')
}

/** Default deny: a call that no scope opens is for people alone. */
function checkMachine({ id }: Call, { scopes }: NonNullable<Akteur['machine']>): void {
  const befugnis = machineCalls.get(id)
  if (befugnis === undefined) throw sharedErrors.refuse('zugriff.nur_personen')
  if (!scopes.includes(befugnis)) throw sharedErrors.refuse('zugriff.befugnis_fehlt', { angaben: { befugnis } })
}

async function readIdempotenz(call: Call, request: Request, text: string): Promise<Idempotenz | null> {
  if (!call.idempotent) return null
  const schluessel = request.headers.get('idempotency-key')
  if (schluessel === null || !/^[\x21-\x7e]{8,200}$/.test(schluessel)) throw sharedErrors.refuse('anfrage.schluessel_fehlt')
  const path = request.url.replace(/^[a-z]+:\/\/[^/]+/, '')
  const content = new TextEncoder().encode(`${request.method} ${path}\n${text}`)
  return { schluessel, anfrageHash: new Uint8Array(await crypto.subtle.digest('SHA-256', content)) }
}

const withoutBody = (call: Call): boolean => call.method === 'GET' || call.upload !== undefined

function asResponse(result: unknown, { status }: Call): Response {
  if (result instanceof Response) return result
  if (status === 204) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  return jsonAnswer(result, status)
}

/** Answers one request for one route; never throws. */
async function dispatch(
  { call, handle }: Route,
  { request, params, adresse }: { request: Request; params: Record<string, string>; adresse: string },
  { log, meter, clock, newId, netzVon, authenticate, lookedAt }: Pick<Ports, 'log' | 'meter' | 'clock' | 'newId'> & Omit<Parts, 'routes'>,
): Promise<Response> {
  const sprache = languageOf(request)
  const start = clock.now().getTime()
  let answer: Response
  const correlationId = newId()
  let person: PersonWord = 'klient'
  try {
    const trail = { id: correlationId, adresse: netzVon(adresse) }
    const angemeldet = await authenticate({ request, call, trail })
    if (angemeldet !== null) person = personWordOf(seiteOf(angemeldet.rolle))
    checkZugriff(call, angemeldet)
    const akteur = angemeldet && { ...angemeldet, anfrage: trail }
    const text = withoutBody(call) ? '' : await readText(request)
    const result = await handle({
      params: check(call.params, params),
      query: check(call.query, readQuery(request.url)),
      body: withoutBody(call) ? {} : check(call.body, readJson(text)),
      akteur,
      idempotenz: await readIdempotenz(call, request, text),
      request,
      anfrageId: correlationId,
      adresse,
      sprache,
    })
    if (akteur?.machine !== undefined && call.method === 'GET') await lookedAt(akteur, call)
    answer = asResponse(result, call)
  } catch (error) {
    if (isBroken(error)) {
      const { name, message, stack } = error instanceof Error ? error : { name: 'unknown', message: '', stack: '' }
      log.error({ correlationId, call: call.id, error: name, message, stack }, 'request failed')
    }
    answer = errorAnswer(error, { sprache, person, correlationId })
  }
  answer.headers.set('x-correlation-id', correlationId)
  const told = { call: call.id, status: answer.status, ms: clock.now().getTime() - start }
  log.info({ ...told, correlationId }, 'request')
  meter?.answered(told)
  return answer
}

function refuseOthers(app: App, { routes, ports }: { routes: readonly Route[]; ports: Ports }): void {
  const paths = new Map<string, Set<string>>()
  for (const { call } of routes) paths.set(call.path, (paths.get(call.path) ?? new Set()).add(call.method))
  for (const [path, methods] of paths) app.all(path, (c) => wrongMethod(c.req.raw, [...methods].join(', '), ports))
  app.notFound((c) => errorAnswer(sharedErrors.refuse('nicht_gefunden'), { sprache: languageOf(c.req.raw), correlationId: ports.newId() }))
}

function wrongMethod(request: Request, allowed: string, ports: Ports): Response {
  const answer = errorAnswer(sharedErrors.refuse('methode.nicht_erlaubt'), {
    sprache: languageOf(request),
    correlationId: ports.newId(),
  })
  const headers = new Headers(answer.headers)
  headers.set('allow', allowed)
  return new Response(answer.body, { status: 405, headers })
}

function checkRoutes(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const { call } of routes) {
    const way = `${call.method} ${call.path}`
    if (seen.has(way) || seen.has(call.id)) throw new Error(`Two routes claim ${way} (${call.id})`)
    seen.add(way).add(call.id)
    if (call.access.kind === 'open' ? call.access.reason === '' : call.access.rollen.length === 0) throw new Error(`${call.id} has no rule`)
    if (call.access.kind === 'open' && !openCalls.has(call.id)) throw new Error(`${call.id} is open and not in openCalls`)
  }
}

/** From request to answer: language, session, role, input, handler, errors. The order is the same for every call. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Log } from '../ports.ts'
import { errorAnswer, isBroken, jsonAnswer, languageOf } from './answer.ts'
import { readJson, readQuery, readText, check } from './input.ts'
import type { Idempotenz, Route } from './route.ts'

export interface DispatchPorts {
  log: Log
  newId(): string
  now(): Date
  /** What of an address is kept; null for what is not an address. */
  netzVon(adresse: string): string | null
  /** The person behind the Bearer token, or null. Refuses a locked session, never throws for a bad token. */
  authenticate(request: Request, call: Call): Promise<Akteur | null>
}

/** First gate: the function. Relation and purpose are judged where the record is known. */
function checkZugriff(call: Call, akteur: Akteur | null): void {
  if (call.access.kind === 'open') return
  if (akteur === null) throw sharedErrors.refuse('zugriff.nicht_angemeldet')
  if (!call.access.rollen.includes(akteur.rolle)) throw sharedErrors.refuse('zugriff.verboten')
}

async function readIdempotenz(call: Call, request: Request, text: string): Promise<Idempotenz | null> {
  if (!call.idempotent) return null
  const schluessel = request.headers.get('idempotency-key')
  if (schluessel === null || !/^[\x21-\x7e]{8,200}$/.test(schluessel)) throw sharedErrors.refuse('anfrage.schluessel_fehlt')
  const path = request.url.replace(/^[a-z]+:\/\/[^/]+/, '')
  const content = new TextEncoder().encode(`${request.method} ${path}\n${text}`)
  return { schluessel, anfrageHash: new Uint8Array(await crypto.subtle.digest('SHA-256', content)) }
}

/** Nothing to read as JSON: a file is read by its handler. */
const withoutBody = (call: Call): boolean => call.method === 'GET' || call.upload !== undefined

/** Answers one request for one route; never throws. */
export async function dispatch(
  { call, handle }: Route,
  { request, params, adresse }: { request: Request; params: Record<string, string>; adresse: string },
  ports: DispatchPorts,
): Promise<Response> {
  const sprache = languageOf(request)
  const start = ports.now().getTime()
  let answer: Response
  const correlationId = ports.newId()
  try {
    const angemeldet = await ports.authenticate(request, call)
    checkZugriff(call, angemeldet)
    const akteur = angemeldet && { ...angemeldet, anfrage: { id: correlationId, adresse: ports.netzVon(adresse) } }
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
    if (result instanceof Response) answer = result
    else if (call.status === 204) answer = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    else answer = jsonAnswer(result, call.status)
  } catch (error) {
    if (isBroken(error)) {
      const { name, message, stack } = error instanceof Error ? error : { name: 'unknown', message: '', stack: '' }
      ports.log.error({ correlationId, call: call.id, error: name, message, stack }, 'request failed')
    }
    answer = errorAnswer(error, { sprache, correlationId })
  }
  answer.headers.set('x-correlation-id', correlationId)
  ports.log.info({ call: call.id, status: answer.status, ms: ports.now().getTime() - start, correlationId }, 'request')
  return answer
}

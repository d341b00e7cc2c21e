/** From request to answer: language, session, role, input, handler, errors. The order is the same for every call. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Log } from '../ports.ts'
import { fehlerAntwort, istKaputt, jsonAntwort, spracheVon } from './antwort.ts'
import { liesJson, liesQuery, liesText, pruefe } from './eingabe.ts'
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
function pruefeZugriff(call: Call, akteur: Akteur | null): void {
  if (call.access.kind === 'open') return
  if (akteur === null) throw sharedFehler.ablehnen('zugriff.nicht_angemeldet')
  if (!call.access.rollen.includes(akteur.rolle)) throw sharedFehler.ablehnen('zugriff.verboten')
}

async function liesIdempotenz(call: Call, request: Request, text: string): Promise<Idempotenz | null> {
  if (!call.idempotent) return null
  const schluessel = request.headers.get('idempotency-key')
  if (schluessel === null || !/^[\x21-\x7e]{8,200}$/.test(schluessel)) throw sharedFehler.ablehnen('anfrage.schluessel_fehlt')
  const pfad = request.url.replace(/^[a-z]+:\/\/[^/]+/, '')
  const inhalt = new TextEncoder().encode(`${request.method} ${pfad}\n${text}`)
  return { schluessel, anfrageHash: new Uint8Array(await crypto.subtle.digest('SHA-256', inhalt)) }
}

/** Nothing to read as JSON: a file is read by its handler. */
const ohneKoerper = (call: Call): boolean => call.method === 'GET' || call.upload !== undefined

/** Answers one request for one route; never throws. */
export async function dispatch(
  { call, handle }: Route,
  { request, params, adresse }: { request: Request; params: Record<string, string>; adresse: string },
  ports: DispatchPorts,
): Promise<Response> {
  const sprache = spracheVon(request)
  const start = ports.now().getTime()
  let antwort: Response
  const correlationId = ports.newId()
  try {
    const angemeldet = await ports.authenticate(request, call)
    pruefeZugriff(call, angemeldet)
    const akteur = angemeldet && { ...angemeldet, anfrage: { id: correlationId, adresse: ports.netzVon(adresse) } }
    const text = ohneKoerper(call) ? '' : await liesText(request)
    const ergebnis = await handle({
      params: pruefe(call.params, params),
      query: pruefe(call.query, liesQuery(request.url)),
      body: ohneKoerper(call) ? {} : pruefe(call.body, liesJson(text)),
      akteur,
      idempotenz: await liesIdempotenz(call, request, text),
      request,
      anfrageId: correlationId,
      adresse,
      sprache,
    })
    if (ergebnis instanceof Response) antwort = ergebnis
    else if (call.status === 204) antwort = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    else antwort = jsonAntwort(ergebnis, call.status)
  } catch (fehler) {
    if (istKaputt(fehler)) {
      const { name, message, stack } = fehler instanceof Error ? fehler : { name: 'unknown', message: '', stack: '' }
      ports.log.error({ correlationId, call: call.id, error: name, message, stack }, 'request failed')
    }
    antwort = fehlerAntwort(fehler, { sprache, correlationId })
  }
  antwort.headers.set('x-correlation-id', correlationId)
  ports.log.info({ call: call.id, status: antwort.status, ms: ports.now().getTime() - start, correlationId }, 'request')
  return antwort
}

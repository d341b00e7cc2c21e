/** The one place where results and errors become HTTP. */
import { alleFehler } from '@dreiklang/domain/errors'
import type { FehlerAntwort } from '@dreiklang/domain/shared/contract'
import { Ablehnung, statusDerArt } from '@dreiklang/domain/shared/fehler'
import { feldSaetze } from '@dreiklang/domain/shared/felder.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { DatabaseUnavailable } from '../ports.ts'
import type { Sprache } from './route.ts'

const kopfzeilen = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export function jsonAntwort(wert: unknown, status: number): Response {
  return new Response(JSON.stringify(wert), { status, headers: kopfzeilen })
}

/** German unless the caller prefers English. */
export function spracheVon(request: Request): Sprache {
  return request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'de'
}

/** A refusal in the common form of errors, in the caller's language. */
export function fehlerAntwort(fehler: unknown, { sprache, correlationId }: { sprache: Sprache; correlationId: string }): Response {
  const ablehnung = alsAblehnung(fehler)
  const satz = mitAngaben(alleFehler[ablehnung.code]?.[sprache] ?? ablehnung.code, ablehnung.angaben)
  const koerper: FehlerAntwort = {
    code: ablehnung.code,
    message: satz,
    fields: ablehnung.felder.map(({ path, code, message }) => ({ path, code, message: feldSaetze[code]?.[sprache] ?? message })),
    correlationId,
  }
  if (Object.keys(ablehnung.angaben).length > 0) koerper.details = ablehnung.angaben
  const headers: Record<string, string> = { ...kopfzeilen, 'x-correlation-id': correlationId }
  if (ablehnung.art === 'unavailable') headers['retry-after'] = '2'
  const { sekunden } = ablehnung.angaben
  if (ablehnung.art === 'too_many') headers['retry-after'] = typeof sekunden === 'number' ? String(sekunden) : '60'
  return new Response(JSON.stringify(koerper), { status: statusDerArt[ablehnung.art], headers })
}

/** `{id}` in a sentence stands for the detail of that name. */
function mitAngaben(satz: string, angaben: Record<string, unknown>): string {
  return satz.replaceAll(/\{(\w+)\}/g, (platz, name: string) => (Object.hasOwn(angaben, name) ? String(angaben[name]) : platz))
}

function alsAblehnung(fehler: unknown): Ablehnung {
  if (fehler instanceof Ablehnung) return fehler
  if (fehler instanceof DatabaseUnavailable) return sharedFehler.ablehnen('dienst.nicht_bereit')
  return sharedFehler.ablehnen('dienst.fehler')
}

/** True for an error that nobody expected: it is logged. */
export function istKaputt(fehler: unknown): boolean {
  return !(fehler instanceof Ablehnung) && !(fehler instanceof DatabaseUnavailable)
}

/** The one place where results and errors become HTTP. */
import { allErrors } from '@dreiklang/domain/errors'
import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { type PersonWord, inPersonWord } from '@dreiklang/domain/shared/personWord'
import { Refusal, statusOfKind } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { waitingWords } from '@dreiklang/domain/shared/waiting'
import { DatabaseUnavailable, FileStoreUnavailable, StorageFull } from '../ports.ts'
import type { Language } from './route.ts'

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export function jsonAnswer(value: unknown, status: number): Response {
  return new Response(JSON.stringify(value), { status, headers: jsonHeaders })
}

/** German unless the caller prefers English. */
export function languageOf(request: Request): Language {
  return request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'de'
}

interface Reader {
  sprache: Language
  /** What whoever reads calls the person who is cared for; nursing's word unless told. */
  person?: PersonWord
  correlationId: string
}

export function errorAnswer(error: unknown, { sprache, person = 'klient', correlationId }: Reader): Response {
  const ablehnung = asRefusal(error)
  const seconds = typeof ablehnung.angaben['sekunden'] === 'number' ? ablehnung.angaben['sekunden'] : 60
  const values = { ...ablehnung.angaben, ...(ablehnung.art === 'too_many' ? { dauer: waitingWords(seconds, sprache) } : {}) }
  const satz = withAngaben(inPersonWord(allErrors[ablehnung.code]?.[sprache] ?? ablehnung.code, person), values)
  const body: ErrorAnswer = {
    code: ablehnung.code,
    message: satz,
    fields: ablehnung.felder.map(({ path, code, message }) => ({
      path,
      code,
      message: inPersonWord(fieldSentences[code]?.[sprache] ?? message, person),
    })),
    correlationId,
  }
  if (Object.keys(ablehnung.angaben).length > 0) body.details = ablehnung.angaben
  const headers: Record<string, string> = { ...jsonHeaders, 'x-correlation-id': correlationId }
  if (ablehnung.art === 'unavailable') headers['retry-after'] = '2'
  if (ablehnung.art === 'too_many') headers['retry-after'] = String(seconds)
  return new Response(JSON.stringify(body), { status: statusOfKind[ablehnung.art], headers })
}

/** `{id}` in a sentence stands for the detail of that name. */
function withAngaben(satz: string, angaben: Record<string, unknown>): string {
  return satz.replaceAll(/\{(\w+)\}/g, (platz, name: string) => (Object.hasOwn(angaben, name) ? String(angaben[name]) : platz))
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof DatabaseUnavailable) return sharedErrors.refuse('dienst.nicht_bereit')
  if (error instanceof FileStoreUnavailable) return sharedErrors.refuse('dienst.dateien_weg')
  if (error instanceof StorageFull) return new Refusal('dienst.speicher_voll', 'full')
  return sharedErrors.refuse('dienst.fehler')
}

/** True for an error that nobody expected: it is logged. */
export function isBroken(error: unknown): boolean {
  return !(error instanceof Refusal) && !(error instanceof DatabaseUnavailable)
}

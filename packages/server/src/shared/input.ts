/** From raw request to checked input: size, JSON, characters, schema. Every fault is a 400 or 413 with the fields that are wrong. */
import { Refusal, type FieldError } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { findDuplicateKey } from './duplicateKey.ts'

const maxBodyBytes = 1_048_576

/** Reads the body as text, at most one megabyte, also when the sender lies about or hides the length. */
export async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length')
  if (length !== null) {
    if (Number(length) > maxBodyBytes) throw sharedErrors.refuse('eingabe.zu_gross')
    return request.text()
  }
  const bytes = await readBytes(request, maxBodyBytes)
  if (bytes === null) throw sharedErrors.refuse('eingabe.zu_gross')
  return new TextDecoder().decode(bytes)
}

/** The body as it came; null when it is longer than `hoechstens`, whatever the sender says about its length. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  const reader = request.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  const parts: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

/** PostgreSQL takes neither a null character nor half of a surrogate pair; both can only come as an escape or raw. */
const verdaechtigeFlucht = /\\u(?:0000|[dD][89a-fA-F])/
const suspicious = (json: string): boolean => json.includes('\u0000') || verdaechtigeFlucht.test(json)

const charactersAllowed = (text: string): boolean => !text.includes('\u0000') && isEncodable(text)

const maxPathLength = 200

/** Dotted, and no longer than anyone reads: a document may be thousands of levels deep. */
function weiter(path: string, name: string): string {
  if (path.length > maxPathLength) return path
  return path === '' ? name : `${path}.${name}`
}

function illegal(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return charactersAllowed(value) ? [] : [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inneres]) =>
    charactersAllowed(name)
      ? illegal(inneres, weiter(path, name))
      : [weiter(path, name.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, ''))],
  )
}

function isEncodable(text: string): boolean {
  try {
    encodeURIComponent(text)
    return true
  } catch {
    // The one error it knows: a lone surrogate.
    return false
  }
}

export function readJson(text: string): unknown {
  if (text === '') return {}
  let value: unknown
  let falsche: string[]
  try {
    value = JSON.parse(text)
    falsche = suspicious(text) ? illegal(value) : []
  } catch {
    // Also a RangeError of a document nested thousands of levels deep.
    throw sharedErrors.refuse('eingabe.kein_json')
  }
  if (falsche.length > 0) throw refuseFields(falsche, 'zeichen')
  const twice = findDuplicateKey(text)
  if (twice !== null) throw refuseFields([twice.join('.')], 'doppelt')
  return value
}

const refuseFields = (paths: readonly string[], code: string): Refusal =>
  sharedErrors.refuse('eingabe.ungueltig', {
    felder: paths.slice(0, 50).map((path) => ({ path: path.slice(0, maxPathLength), code, message: code })),
  })

const zodCodes: Record<string, string> = {
  invalid_type: 'typ',
  invalid_value: 'auswahl',
  too_small: 'zu_klein',
  too_big: 'zu_gross',
  unrecognized_keys: 'unbekannt',
  invalid_union: 'auswahl',
  invalid_format: 'typ',
}

function fields(issues: z.core.$ZodIssue[]): FieldError[] {
  return issues.slice(0, 50).flatMap((issue) => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, 20)
        .map((key) => ({ path: [...path, key].join('.').slice(0, 200), code: 'unbekannt', message: 'unbekannt' }))
    }
    const eigener = /^[a-z_]+(\.[a-z_]+)?$/.test(issue.message) ? issue.message : undefined
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined
    const code = eigener ?? (isMissing ? 'pflicht' : (zodCodes[issue.code] ?? 'typ'))
    return { path: path.join('.'), code, message: code }
  })
}

/** Checks against a schema of the contract. @throws eingabe.ungueltig with all wrong fields */
export function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  // Without the input nobody could tell a missing field from one of the wrong type.
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  throw new Refusal('eingabe.ungueltig', 'invalid', { felder: fields(result.error.issues) })
}

/** Query parameters; one that stands several times becomes a list. */
export function readQuery(url: string): Record<string, string | string[]> {
  const start = url.indexOf('?')
  if (start === -1) return {}
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (name.includes('\u0000') || value.includes('\u0000')) throw sharedErrors.refuse('eingabe.ungueltig')
    const previous = Object.hasOwn(query, name) ? query[name] : undefined
    const neu = previous === undefined ? value : [previous, value].flat()
    Object.defineProperty(query, name, { value: neu, enumerable: true, configurable: true, writable: true })
  }
  return query
}

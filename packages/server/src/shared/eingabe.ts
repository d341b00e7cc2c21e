/** From raw request to checked input: size, JSON, characters, schema. Every fault is a 400 or 413 with the fields that are wrong. */
import { Ablehnung, type FeldFehler } from '@dreiklang/domain/shared/fehler'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'

const hoechsteKoerperBytes = 1_048_576

/** Reads the body as text, at most one megabyte, also when the sender lies about or hides the length. */
export async function liesText(request: Request): Promise<string> {
  const laenge = request.headers.get('content-length')
  if (laenge !== null) {
    if (Number(laenge) > hoechsteKoerperBytes) throw sharedFehler.ablehnen('eingabe.zu_gross')
    return request.text()
  }
  const bytes = await liesBytes(request, hoechsteKoerperBytes)
  if (bytes === null) throw sharedFehler.ablehnen('eingabe.zu_gross')
  return new TextDecoder().decode(bytes)
}

/** The body as it came; null when it is longer than `hoechstens`, whatever the sender says about its length. */
export async function liesBytes(request: Request, hoechstens: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > hoechstens) return null
  const reader = request.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  const teile: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > hoechstens) {
      await reader.cancel()
      return null
    }
    teile.push(value)
  }
  return new Uint8Array(await new Blob(teile as BlobPart[]).arrayBuffer())
}

/** PostgreSQL takes neither a null character nor half of a surrogate pair; both can only come as an escape or raw. */
const verdaechtigeFlucht = /\\u(?:0000|[dD][89a-fA-F])/
const verdaechtig = (json: string): boolean => json.includes('\u0000') || verdaechtigeFlucht.test(json)

const zeichenErlaubt = (text: string): boolean => !text.includes('\u0000') && encodeURIComponentFaehig(text)

const hoechstePfadLaenge = 200

/** Dotted, and no longer than anyone reads: a document may be thousands of levels deep. */
function weiter(pfad: string, name: string): string {
  if (pfad.length > hoechstePfadLaenge) return pfad
  return pfad === '' ? name : `${pfad}.${name}`
}

/** The places of texts and keys that hold such characters; a key is named without them. */
function unerlaubte(wert: unknown, pfad = ''): string[] {
  if (typeof wert === 'string') return zeichenErlaubt(wert) ? [] : [pfad]
  if (wert === null || typeof wert !== 'object') return []
  return Object.entries(wert).flatMap(([name, inneres]) =>
    zeichenErlaubt(name)
      ? unerlaubte(inneres, weiter(pfad, name))
      : [weiter(pfad, name.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, ''))],
  )
}

function encodeURIComponentFaehig(text: string): boolean {
  try {
    encodeURIComponent(text)
    return true
  } catch {
    // The one error it knows: a lone surrogate.
    return false
  }
}

export function liesJson(text: string): unknown {
  if (text === '') return {}
  let wert: unknown
  let falsche: string[]
  try {
    wert = JSON.parse(text)
    falsche = verdaechtig(text) ? unerlaubte(wert) : []
  } catch {
    // Also a RangeError of a document nested thousands of levels deep.
    throw sharedFehler.ablehnen('eingabe.kein_json')
  }
  if (falsche.length === 0) return wert
  const orte = falsche.slice(0, 50).map((path) => ({ path: path.slice(0, hoechstePfadLaenge), code: 'zeichen', message: 'zeichen' }))
  throw sharedFehler.ablehnen('eingabe.ungueltig', { felder: orte })
}

const zodCodes: Record<string, string> = {
  invalid_type: 'typ',
  invalid_value: 'auswahl',
  too_small: 'zu_klein',
  too_big: 'zu_gross',
  unrecognized_keys: 'unbekannt',
  invalid_union: 'auswahl',
  invalid_format: 'typ',
}

function felder(issues: z.core.$ZodIssue[]): FeldFehler[] {
  return issues.slice(0, 50).flatMap((issue) => {
    const pfad = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .slice(0, 20)
        .map((key) => ({ path: [...pfad, key].join('.').slice(0, 200), code: 'unbekannt', message: 'unbekannt' }))
    }
    const eigener = /^[a-z_]+(\.[a-z_]+)?$/.test(issue.message) ? issue.message : undefined
    const fehlt = issue.code === 'invalid_type' && issue.input === undefined
    const code = eigener ?? (fehlt ? 'pflicht' : (zodCodes[issue.code] ?? 'typ'))
    return { path: pfad.join('.'), code, message: code }
  })
}

/** Checks against a schema of the contract. @throws eingabe.ungueltig with all wrong fields */
export function pruefe<S extends z.ZodType>(schema: S, wert: unknown): z.output<S> {
  // Without the input nobody could tell a missing field from one of the wrong type.
  const ergebnis = schema.safeParse(wert, { reportInput: true })
  if (ergebnis.success) return ergebnis.data
  throw new Ablehnung('eingabe.ungueltig', 'invalid', { felder: felder(ergebnis.error.issues) })
}

/** Query parameters; one that stands several times becomes a list. */
export function liesQuery(url: string): Record<string, string | string[]> {
  const start = url.indexOf('?')
  if (start === -1) return {}
  const query: Record<string, string | string[]> = {}
  for (const [name, wert] of new URLSearchParams(url.slice(start + 1))) {
    if (name.includes('\u0000') || wert.includes('\u0000')) throw sharedFehler.ablehnen('eingabe.ungueltig')
    const bisher = Object.hasOwn(query, name) ? query[name] : undefined
    const neu = bisher === undefined ? wert : [bisher, wert].flat()
    Object.defineProperty(query, name, { value: neu, enumerable: true, configurable: true, writable: true })
  }
  return query
}

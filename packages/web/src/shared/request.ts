import type { Call } from '@dreiklang/domain/shared/contract'

export interface RequestOptions {
  params?: unknown
  query?: unknown
  body?: unknown
  /** Instead of a body, for calls that take a file. */
  file?: { bytes: ArrayBuffer; type: string }
  idempotencyKey?: string
  signal?: AbortSignal
}

/** A contract's call and its values as address and request. */
export function requestOf(contractCall: Call, options: RequestOptions): { url: string; init: RequestInit } {
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

/** A random key in the form of a UUID. `crypto.randomUUID` is missing on plain http in a local network. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

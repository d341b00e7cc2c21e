/** Calls of a program by their operation ids. Which calls there are and what they take, the build adds (`scripts/client`). */

/** What a call takes and answers; what it does not take is not in it. */
export interface CallShape {
  params?: object
  query?: object
  body?: unknown
  answer: unknown
}

type Table<Calls> = Readonly<Record<keyof Calls & string, readonly [method: string, path: string]>>

interface Extra {
  /** The same for each repetition of one wish, or else a new one is made: the server then does it once. */
  idempotencyKey?: string
  signal?: AbortSignal
}
type Input<Call extends CallShape> = Omit<Call, 'answer'> & Extra
type Rest<Call extends CallShape> = Extra extends Input<Call> ? [input?: Input<Call>] : [input: Input<Call>]

export interface Client<Calls extends Record<keyof Calls, CallShape>> {
  /** @throws DreiklangError when the server refuses, TypeError when it is not reached */
  call<Id extends keyof Calls & string>(id: Id, ...input: Rest<Calls[Id]>): Promise<Calls[Id]['answer']>
}

export interface ClientOptions {
  /** Of the server, such as https://dreiklang.example */
  address: string
  /** Of a program, made at Verwaltung › Schnittstellen. */
  token: string
  /** Language of the sentences of refusals. */
  language?: 'de' | 'en'
  fetch?: typeof fetch
}

interface Refusal {
  code: string
  message: string
  fields: readonly { path: string; code: string; message: string }[]
  correlationId: string
}

export class DreiklangError extends Error {
  readonly status: number
  /** Stable, for programs; the message is for people. */
  readonly code: string
  readonly fields: Refusal['fields']
  /** By which operators find the request in their log. */
  readonly correlationId: string
  /** How long to wait before the next attempt; null when that is not said. */
  readonly retryAfterSeconds: number | null
  constructor(status: number, { code, message, fields, correlationId }: Refusal, retryAfterSeconds: number | null) {
    super(message)
    this.name = 'DreiklangError'
    this.status = status
    this.code = code
    this.fields = fields
    this.correlationId = correlationId
    this.retryAfterSeconds = retryAfterSeconds
  }
}

async function refusalOf(response: Response): Promise<DreiklangError> {
  const text = await response.text()
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) ? seconds : null
  // A proxy in between may answer with a page of its own.
  const own = response.headers.get('content-type')?.startsWith('application/json') === true
  const unknown: Refusal = { code: 'unknown', message: `The server answered ${response.status}`, fields: [], correlationId: '' }
  return new DreiklangError(response.status, own ? { ...unknown, ...(JSON.parse(text) as Refusal) } : unknown, retryAfter)
}

function addressOf(path: string, { params, query }: { params: object; query: object }): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
      value === undefined ? [] : [value].flat().map((one) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
    ),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** What the type of a call says of it, for all calls at once. */
const partsOf = (input: object = {}): Omit<CallShape, 'answer'> & Extra => input

export function createCaller<Calls extends Record<keyof Calls, CallShape>>(table: Table<Calls>) {
  return ({ address, token, language = 'en', fetch: send = fetch }: ClientOptions): Client<Calls> => ({
    async call(id, ...[input]) {
      const [method, path] = table[id]
      const { body, idempotencyKey = crypto.randomUUID(), signal, params = {}, query = {} } = partsOf(input)
      const writes = method !== 'GET'
      const response = await send(new URL(addressOf(path, { params, query }), address), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-language': language,
          ...(writes ? { 'content-type': 'application/json', 'idempotency-key': idempotencyKey } : {}),
        },
        ...(writes ? { body: JSON.stringify(body ?? {}) } : {}),
        ...(signal === undefined ? {} : { signal }),
      })
      if (!response.ok) throw await refusalOf(response)
      return (response.status === 204 ? undefined : await response.json()) as Calls[typeof id]['answer']
    },
  })
}

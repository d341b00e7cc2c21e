/** OpenAPI 3.1, generated from the contracts, so that it cannot drift. */
import { z } from 'zod'
import { allErrors } from '../errors.ts'
import { type Call, errorAnswer } from '../shared/contract.ts'
import { machineCalls } from '../shared/machineCalls.ts'
import { statusOfKind } from '../shared/refusal.ts'

type Json = Record<string, unknown>

/** What stands on the wire: a body before it is trimmed, an answer as the handler gives it. A pipe in an answer has no schema, and says so. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

interface Fields {
  properties?: Record<string, Json>
  required?: string[]
}

function parameter(schema: z.ZodType, ort: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] }: Fields = schemaOf(schema)
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: ort,
    required: ort === 'path' || required.includes(name),
    schema: field,
  }))
}

const key: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Chosen by the caller, new for every wish and the same for every repetition of it: same key, same answer.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
}

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Fehler' } } },
})

/** Every call can be malformed, too large or meet no database; one with a session can also lack it, the role or the record. */
function allgemeineCodes({ access, method, path, idempotent }: Call): string[] {
  return [
    'eingabe.ungueltig',
    'dienst.fehler',
    'dienst.nicht_bereit',
    'dienst.speicher_voll',
    ...(method === 'GET' ? [] : ['eingabe.kein_json', 'eingabe.zu_gross']),
    ...(access.kind === 'signed-in' ? ['zugriff.nicht_angemeldet', 'zugriff.verboten'] : []),
    ...(path.includes(':') ? ['nicht_gefunden'] : []),
    ...(idempotent ? ['anfrage.schluessel_fehlt', 'anfrage.schluessel_vergeben'] : []),
  ]
}

function refusals(call: Call): Record<string, Json> {
  const nachStatus: Record<string, string[]> = {}
  for (const code of new Set([...allgemeineCodes(call), ...call.errors])) {
    const { art, en } = allErrors[code] ?? unbekannt(call, code)
    ;(nachStatus[statusOfKind[art]] ??= []).push(`\`${code}\` ${en}`)
  }
  return Object.fromEntries(Object.entries(nachStatus).map(([status, sentences]) => [status, refusal(sentences.join('\n\n'))]))
}

function unbekannt({ id }: Call, code: string): never {
  throw new Error(`${id} names the refusal ${code}, which has no sentence`)
}

function gut({ status, media, answer, summary }: Call): Json {
  if (status === 204) return { description: summary }
  const content = media === undefined ? schemaOf(answer) : { type: 'string' }
  return {
    description: summary,
    content: Object.fromEntries([media ?? 'application/json'].flat().map((typ) => [typ, { schema: content }])),
  }
}

function koerper({ upload, body: schema }: Call): Json {
  if (upload !== undefined) {
    // Bytes have no schema (OpenAPI 3.1, 4.8.14.1).
    const file = { schema: {} }
    return { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, file])) } }
  }
  const body: Json & Fields = schemaOf(schema)
  if (body['additionalProperties'] === false && Object.keys(body.properties ?? {}).length === 0) return {}
  return {
    requestBody: {
      required: body.required !== undefined || body.properties === undefined,
      content: { 'application/json': { schema: body } },
    },
  }
}

/** Nothing for the calls that are for people alone: then what holds for the whole document holds. */
function machineAccess({ id }: Call): Json {
  const scope = machineCalls.get(id)
  return scope === undefined ? {} : { security: [{ bearer: [] }, { machine: [] }], 'x-scope': scope }
}

function operation(call: Call): Json {
  const parameters = [...parameter(call.params, 'path'), ...parameter(call.query, 'query'), ...(call.idempotent ? [key] : [])]
  const { access } = call
  const zugang =
    access.kind === 'open'
      ? { security: [], 'x-offen': access.reason }
      : { ...machineAccess(call), 'x-rollen': access.rollen, 'x-relation': access.relation }
  return {
    operationId: call.id,
    tags: [call.id.split('.')[0]],
    summary: call.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'GET' ? {} : koerper(call)),
    responses: { [call.status]: gut(call), ...refusals(call) },
    ...zugang,
  }
}

/** A schema that contains itself comes with definitions of its own; here they stand once, where all references look. */
function withGemeinsamen(dokument: Json & { components: Json & { schemas: Json } }): Json {
  const gemeinsame: Json = {}
  const withoutOwn: typeof dokument = JSON.parse(
    JSON.stringify(dokument, (_name, value: unknown) => {
      if (value === null || typeof value !== 'object' || !('$defs' in value)) return value
      const { $defs, ...rest } = value
      Object.assign(gemeinsame, $defs)
      return rest
    }),
  )
  Object.assign(withoutOwn.components.schemas, gemeinsame)
  return JSON.parse(
    JSON.stringify(withoutOwn, (name, value: unknown) =>
      name === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value,
    ),
  )
}

export function openapiOf(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return withGemeinsamen({
    openapi: '3.1.0',
    info: {
      title: 'Dreiklang',
      version: '1',
      description:
        'Orders between nursing services, pharmacies and practices. Sentences of refusals come in the language of Accept-Language, de or en.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that answered this' }],
    paths,
    components: {
      schemas: { Fehler: schemaOf(errorAnswer) },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The accessToken of /api/auth/signin, ten minutes long.',
        },
        machine: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a program, which the head of an organisation makes. It opens the calls with an x-scope that the token has; every other call is for people alone and answers 403.',
        },
      },
    },
    security: [{ bearer: [] }],
    tags: [...new Set(calls.map(({ id }) => id.split('.')[0]))].map((name) => ({ name })),
  })
}

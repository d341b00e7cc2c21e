/** OpenAPI 3.1, generated from the contracts, so that it cannot drift. */
import { allErrors } from '../errors.ts'
import { labelSharedSchemas } from '../schemaNames.ts'
import { type Call, errorAnswer } from '../shared/contract.ts'
import { machineCalls } from '../shared/machineCalls.ts'
import { statusOfKind } from '../shared/refusal.ts'
import { exampleOf } from './openapiExample.ts'
import { type Json, nameOf, nameOfPart, linkTo, labelSchemas, schemaOf } from './openapiSchemas.ts'
import { tagWords } from './openapiTags.ts'

/** Rises by the rules of semantic versions with what programs of others see (docs/programs.md); `packages/client` has the same. */
export const apiVersion = '1.0.0'

interface Fields {
  properties?: Record<string, Json>
  required?: string[]
}

function parameter(schema: Call['params'], ort: 'path' | 'query'): Json[] {
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
  content: { 'application/json': { schema: linkTo('Fehler') } },
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

/** Where the schemas of bodies and answers are put down by name. */
type Schemas = Record<string, Json>

/** Something without fields stays where it is. */
function place(schemas: Schemas, { name, json }: { name: string; json: Json }): Json {
  const isNamed = json['type'] === 'object' || json['type'] === 'array' || 'anyOf' in json || 'oneOf' in json
  if (!isNamed) return json
  schemas[name] = json
  return linkTo(name)
}

function gut({ status, media, answer, summary, id }: Call, schemas: Schemas): Json {
  if (status === 204) return { description: summary }
  const content =
    media === undefined ? place(schemas, { name: nameOf(answer, nameOfPart(id, 'Answer')), json: schemaOf(answer) }) : { type: 'string' }
  return {
    description: summary,
    content: Object.fromEntries([media ?? 'application/json'].flat().map((typ) => [typ, { schema: content }])),
  }
}

function koerper({ upload, body: schema, id }: Call, schemas: Schemas): Json {
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
      content: { 'application/json': { schema: place(schemas, { name: nameOf(schema, nameOfPart(id, 'Body')), json: body }) } },
    },
  }
}

/** Nothing for the calls that are for people alone: then what holds for the whole document holds. */
function machineAccess({ id }: Call): Json {
  const scope = machineCalls.get(id)
  return scope === undefined ? {} : { security: [{ bearer: [] }, { machine: [] }], 'x-scope': scope }
}

const relationWords = {
  none: 'It is about no record.',
  own: 'It is about records of the own organisation.',
  participant: 'It is about orders and visits in which the own organisation takes part.',
} as const

/** Who may call, in words: the roles, the scope of a program, the key of a repetition. */
function describe({ id, access, idempotent }: Call): string {
  const scope = machineCalls.get(id)
  return [
    access.kind === 'open' ? `Without a session: ${access.reason}.` : `For ${access.rollen.join(', ')}. ${relationWords[access.relation]}`,
    ...(scope === undefined ? [] : [`A program needs the scope \`${scope}\`.`]),
    ...(idempotent ? ['Repeated under the same Idempotency-Key it answers the same and changes nothing more.'] : []),
  ].join(' ')
}

function operation(call: Call, schemas: Schemas): Json {
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
    description: describe(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'GET' ? {} : koerper(call, schemas)),
    responses: { [call.status]: gut(call, schemas), ...refusals(call) },
    ...zugang,
  }
}

interface Content {
  content?: Record<string, { schema: Json; example?: unknown }>
}
type Operation = { operationId: string; requestBody?: Content; responses: Record<string, Content> }

/** What programs send and get is shown, put together from the parts of the schemas. */
function addExamples(paths: Record<string, Record<string, Operation>>, schemas: Schemas): void {
  for (const { operationId, requestBody, responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    if (!machineCalls.has(operationId)) continue
    const good = Object.entries(responses).flatMap(([status, answer]) => (status.startsWith('2') ? [answer] : []))
    for (const { content = {} } of [...good, ...(requestBody === undefined ? [] : [requestBody])])
      for (const media of Object.values(content)) media.example = exampleOf(media.schema, schemas)
  }
}

function tagOf(name: string): Json {
  const description = tagWords[name]
  if (description === undefined) throw new Error(`openapiTags.ts says nothing about ${name}`)
  return { name, description }
}

export function openapiOf(calls: readonly Call[]): Json {
  labelSharedSchemas()
  const paths: Record<string, Json> = {}
  const schemas: Schemas = { Fehler: schemaOf(errorAnswer) }
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, schemas) }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Dreiklang',
      version: apiVersion,
      description:
        'Orders between nursing services, pharmacies and practices. Sentences of refusals come in the language of Accept-Language, de or en.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that answered this' }],
    paths,
    components: {
      schemas,
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
    tags: [...new Set(calls.map(({ id }) => id.split('.')[0] ?? ''))].toSorted().map(tagOf),
  }
  labelSchemas(document)
  addExamples(document.paths as Record<string, Record<string, Operation>>, document.components.schemas)
  return document
}

/** The types of the calls that programs may make, read from the OpenAPI document. */
type Json = Record<string, unknown>

export interface Operation {
  operationId: string
  summary: string
  'x-scope'?: string
  parameters?: readonly { name: string; in: string; required: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

export interface OpenapiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

export interface ProgramCall {
  method: string
  path: string
  operation: Operation
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const quote = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))
const unionOf = (types: readonly string[]) => [...new Set(types)].join(' | ')
const comment = (text: unknown) => (typeof text === 'string' ? `/** ${text.replaceAll('*/', '* /')} */ ` : '')

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function typeOf(schema: Json): string {
  const { $ref, type } = schema
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return unionOf(schema['enum'].map((value) => JSON.stringify(value)))
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (choices.length > 0) return unionOf(choices.map(typeOf))
  const parts = listOf(schema['allOf'])
  if (parts.length > 0) return parts.map((part) => `(${typeOf(part)})`).join(' & ')
  if (Array.isArray(type)) return unionOf(type.map((one) => typeOf({ ...schema, type: one })))
  if (type === 'array') return listType(schema)
  if (type === 'object') return objectType(schema)
  return (typeof type === 'string' ? plainTypes[type] : undefined) ?? 'unknown'
}

function listType({ items, prefixItems }: Json): string {
  const first = listOf(prefixItems)
  if (first.length > 0) return `[${first.map(typeOf).join(', ')}]`
  return isJson(items) ? `(${typeOf(items)})[]` : 'unknown[]'
}

function objectType({ properties, required, additionalProperties }: Json): string {
  if (!isJson(properties)) return `Record<string, ${isJson(additionalProperties) ? typeOf(additionalProperties) : 'unknown'}>`
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    isJson(field) ? [`${comment(field['description'])}${quote(name)}${needed.includes(name) ? '' : '?'}: ${typeOf(field)}`] : [],
  )
  return `{ ${fields.join('; ')} }`
}

/** Those that a scope opens. */
export const programCallsOf = ({ paths }: OpenapiDocument): ProgramCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation['x-scope'] === undefined ? [] : [{ method: method.toUpperCase(), path, operation }],
    ),
  )

function partType({ parameters = [] }: Operation, [name, place]: readonly ['params' | 'query', string]): string[] {
  const those = parameters.filter((each) => each.in === place)
  if (those.length === 0) return []
  const optional = those.every(({ required }) => !required) ? '?' : ''
  return [
    `${name}${optional}: { ${those.map((each) => `${quote(each.name)}${each.required ? '' : '?'}: ${typeOf(each.schema)}`).join('; ')} }`,
  ]
}

function callType({ operation }: ProgramCall): string {
  const body = operation.requestBody?.content['application/json']?.schema
  const answer = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']?.schema
  const fields = [
    ...partType(operation, ['params', 'path']),
    ...partType(operation, ['query', 'query']),
    ...(body === undefined ? [] : [`body: ${typeOf(body)}`]),
    `answer: ${answer === undefined ? 'undefined' : typeOf(answer)}`,
  ]
  return `  ${comment(`${operation.summary}. Scope ${operation['x-scope']}`)}\n  '${operation.operationId}': { ${fields.join('; ')} }`
}

/** The names that something leads to, and those that they lead to. */
function namesIn(value: unknown, schemas: OpenapiDocument['components']['schemas'], found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue
    found.add(name)
    namesIn(schemas[name], schemas, found)
  }
  return found
}

export function typesTextOf(document: OpenapiDocument): string {
  const calls = programCallsOf(document)
  const { schemas } = document.components
  const parts = calls.map(({ operation: { parameters, requestBody, responses } }) => {
    const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    return [parameters, requestBody, good]
  })
  const types = [...namesIn(parts, schemas)].toSorted().map((name) => {
    const schema = schemas[name] ?? {}
    return `${comment(schema['description'])}\nexport type ${name} = ${typeOf(schema)}\n`
  })
  return `${types.join('')}\nexport interface Calls {\n${calls.map(callType).join('\n')}\n}\n`
}

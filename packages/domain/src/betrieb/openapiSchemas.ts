/** The schemas of the description: each stands once, under its name, and everything else points at it. */
import { z } from 'zod'
import { isoDate } from '../shared/schemas.ts'
import { kindOf } from '../shared/words.ts'
import { exampleOfKind } from './openapiExample.ts'

export type Json = Record<string, unknown>

const place = '#/components/schemas/'

export const linkTo = (name: string): Json => ({ $ref: place + name })

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands on the wire: a body before it is trimmed, an answer as the handler gives it. A pipe in an answer has no schema, and says so. */
export function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type !== 'string' || jsonSchema.format !== undefined) return
      if (zodSchema === isoDate) Object.assign(jsonSchema, { format: 'date' })
      const example = exampleOfKind(zodSchema === isoDate ? 'day' : kindOf(zodSchema))
      if (example !== null && fits(jsonSchema, example)) Object.assign(jsonSchema, { examples: [example] })
    },
  })
  return json
}

function fits({ pattern, minLength = 0, maxLength = Infinity }: z.core.JSONSchema.BaseSchema, example: string): boolean {
  if (example.length < minLength || example.length > maxLength) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(example)
}

/** The name under which a whole body or answer stands: its own, or that of its call. */
export const nameOf = (schema: z.ZodType, otherwise: string): string => z.globalRegistry.get(schema)?.id ?? otherwise

/** `bestellung.list`, `Answer` → `BestellungListAnswer` */
export const nameOfPart = (callId: string, part: 'Answer' | 'Body'): string =>
  callId
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') + part

const textOf = (json: Json) => JSON.stringify(json)

/** Of each of some words something: as zod says it, the words are required and nowhere described. */
function withProperties(json: Json): Json {
  const { type, properties, required, additionalProperties, propertyNames: _words, ...rest } = json
  if (type !== 'object' || properties !== undefined || !Array.isArray(required) || !isJson(additionalProperties)) return json
  const each = Object.fromEntries(required.map((name: string) => [name, additionalProperties]))
  return { type, ...rest, properties: each, required, additionalProperties: false }
}

const mapWithin = (json: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, change(inner)]))

interface Described {
  paths: Json
  components: { schemas: Record<string, Json> }
}

/**
 * A schema that contains itself comes with definitions of its own: here they stand once, where all references look. And wherever a whole
 * object stands that has a name, its name stands instead.
 */
export function labelSchemas(document: Described): void {
  const schemas: Record<string, Json> = {}
  const flat = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(flat)
    if (!isJson(value)) return value
    const { $defs, ...rest } = withProperties(value)
    if (isJson($defs)) for (const [name, schema] of Object.entries($defs)) if (isJson(schema)) schemas[name] ??= flatWithin(schema)
    const { $ref } = rest
    return typeof $ref === 'string' ? { ...rest, $ref: $ref.replace('#/$defs/', place) } : mapWithin(rest, flat)
  }
  const flatWithin = (json: Json): Json => {
    const { $defs: _own, ...rest } = withProperties(json)
    return mapWithin(rest, flat)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    flat(schema)
    schemas[name] = flatWithin(schema)
  }
  const paths = flatWithin(document.paths)
  const known = new Map(Object.entries(schemas).flatMap(([name, schema]) => (schema['type'] === 'object' ? [[textOf(schema), name]] : [])))
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named)
    if (!isJson(value)) return value
    const name = value['type'] === 'object' ? known.get(textOf(value)) : undefined
    return name === undefined ? mapWithin(value, named) : linkTo(name)
  }
  document.paths = mapWithin(paths, named)
  document.components.schemas = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, mapWithin(schema, named)]))
}

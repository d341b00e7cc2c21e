import { z } from 'zod'

export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  format?: string | undefined
  enum?: unknown[] | undefined
  const?: unknown
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
  }),
)
const media = z.object({ content: z.record(z.string(), z.object({ schema: schema.optional() })).optional() })
const relations = ['none', 'own', 'participant'] as const
const operation = z.object({
  operationId: z.string().optional(),
  summary: z.string().default(''),
  security: z.array(z.unknown()).optional(),
  'x-rollen': z.array(z.string()).default([]),
  'x-relation': z.enum(relations).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: schema.optional() }))
    .default([]),
  requestBody: media.optional(),
  responses: z.record(z.string(), media).default({}),
})
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const document = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(methods), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }).default({ schemas: {} }),
})

type Named = Readonly<Record<string, Schema>>
const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1)

export interface ApiField {
  name: string
  type: string
  required: boolean
}

export interface ApiCallInfo {
  room: string
  method: string
  path: string
  summary: string
  open: boolean
  rollen: readonly string[]
  relation: (typeof relations)[number] | null
  parameters: readonly ApiField[]
  body: readonly ApiField[]
  answer: readonly ApiField[]
}

function describe(part: Schema | undefined): string {
  if (part === undefined) return ''
  const name = nameOf(part)
  if (name !== undefined) return name
  if (part.const !== undefined) return JSON.stringify(part.const)
  if (part.enum !== undefined) return part.enum.map((value) => String(value)).join(' | ')
  const choices = part.anyOf ?? part.oneOf
  if (choices !== undefined) return choices.map(describe).join(' | ')
  if (part.type === 'array') return `${describe(part.items)}[]`
  const type = [part.type ?? 'object'].flat().join(' | ')
  return part.format === undefined ? type : `${type} (${part.format})`
}

/** With the fields of what has a name in their places; something that holds itself is told once. */
function fieldsOf(
  part: Schema | undefined,
  named: Named,
  { prefix = '', above = [] }: { prefix?: string; above?: readonly string[] } = {},
): ApiField[] {
  if (part === undefined) return []
  const name = nameOf(part)
  if (name !== undefined) return above.includes(name) ? [] : fieldsOf(named[name], named, { prefix, above: [...above, name] })
  if (part.type === 'array') return fieldsOf(part.items, named, { prefix: `${prefix}[].`, above })
  return Object.entries(part.properties ?? {}).flatMap(([field, child]) => [
    { name: prefix + field, type: describe(child), required: part.required?.includes(field) ?? false },
    ...fieldsOf(child.type === 'array' ? child.items : child, named, {
      prefix: child.type === 'array' ? `${prefix}${field}[].` : `${prefix}${field}.`,
      above,
    }),
  ])
}

const bodyOf = (part: z.infer<typeof media> | undefined) => Object.values(part?.content ?? {}).at(0)?.schema

/** The calls of an OpenAPI document. @throws ZodError when it is none */
export function readOpenapi(value: unknown): ApiCallInfo[] {
  const { paths, components } = document.parse(value)
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const call = item[method]
      if (call === undefined) return []
      const good = Object.entries(call.responses).find(([status]) => status.startsWith('2'))?.[1]
      return {
        room: call.operationId?.split('.').at(0) ?? path.split('/').at(2) ?? '',
        method: method.toUpperCase(),
        path,
        summary: call.summary,
        open: call.security?.length === 0,
        rollen: call['x-rollen'],
        relation: call['x-relation'] ?? null,
        parameters: call.parameters.map(({ name, required, schema: type }) => ({ name, required, type: describe(type) })),
        body: fieldsOf(bodyOf(call.requestBody), components.schemas),
        answer: fieldsOf(bodyOf(good), components.schemas),
      }
    }),
  )
}

export function matches(call: ApiCallInfo, words: string): boolean {
  const text = `${call.method} ${call.path} ${call.summary} ${call.room}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export function byRoom(calls: readonly ApiCallInfo[]): [string, ApiCallInfo[]][] {
  const rooms = new Map<string, ApiCallInfo[]>()
  for (const call of calls) rooms.set(call.room, [...(rooms.get(call.room) ?? []), call])
  return [...rooms].toSorted(([a], [b]) => a.localeCompare(b))
}

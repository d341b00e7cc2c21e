/** The structure of OpenAPI 3.1.0, as far as a description without links, callbacks and webhooks has it; schemas are JSON Schema 2020-12. */
import { z } from 'zod'

const text = z.string().min(1)
/** Objects that may carry extensions: unknown names begin with `x-`. */
function erweiterbar<S extends z.core.$ZodShape>(shape: S) {
  const known = new Set(Object.keys(shape))
  return z.looseObject(shape).superRefine((objekt, ctx) => {
    for (const name of Object.keys(objekt))
      if (!known.has(name) && !name.startsWith('x-')) ctx.addIssue({ code: 'custom', path: [name], message: 'unknown field' })
  })
}

const typ = z.enum(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'])
const zahl = z.number()
const count = z.int().min(0)
const regel = z.string().refine((muster) => new RegExp(muster, 'u') instanceof RegExp)
const schema: z.ZodType = z.lazy(() => z.union([z.boolean(), schemaObjekt]))
const schemata = z.array(schema).min(1)
const schemaObjekt = z.strictObject({
  $ref: text.optional(),
  type: z.union([typ, z.array(typ).min(1)]).optional(),
  enum: z.array(z.unknown()).min(1).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).min(1).optional(),
  description: text.optional(),
  format: text.optional(),
  contentEncoding: text.optional(),
  pattern: regel.optional(),
  minLength: count.optional(),
  maxLength: count.optional(),
  minimum: zahl.optional(),
  maximum: zahl.optional(),
  exclusiveMinimum: zahl.optional(),
  exclusiveMaximum: zahl.optional(),
  multipleOf: z.number().positive().optional(),
  items: schema.optional(),
  prefixItems: schemata.optional(),
  minItems: count.optional(),
  maxItems: count.optional(),
  uniqueItems: z.boolean().optional(),
  properties: z.record(z.string(), schema).optional(),
  required: z.array(text).optional(),
  propertyNames: schema.optional(),
  additionalProperties: schema.optional(),
  minProperties: count.optional(),
  maxProperties: count.optional(),
  allOf: schemata.optional(),
  anyOf: schemata.optional(),
  oneOf: schemata.optional(),
  not: schema.optional(),
})

const content = z.record(z.string().regex(/^[\w.+-]+\/[\w.+*-]+$/), erweiterbar({ schema }))
const parameter = erweiterbar({
  name: text,
  in: z.enum(['query', 'header', 'path', 'cookie']),
  description: text.optional(),
  required: z.boolean().optional(),
  schema,
}).refine((value) => value.in !== 'path' || value.required === true, { message: 'a parameter of the path is required' })
const sicherheit = z.array(z.record(z.string(), z.array(z.string())))
const operation = erweiterbar({
  operationId: text,
  tags: z.array(text).optional(),
  summary: text.optional(),
  description: text.optional(),
  parameters: z
    .array(parameter)
    .refine((list) => new Set(list.map((one) => `${one.in} ${one.name}`)).size === list.length, {
      message: 'a parameter stands twice',
    })
    .optional(),
  requestBody: erweiterbar({ description: text.optional(), content, required: z.boolean().optional() }).optional(),
  responses: z
    .record(z.string().regex(/^([1-5]\d\d|default)$/), erweiterbar({ description: text, content: content.optional() }))
    .refine((answers) => Object.keys(answers).length > 0),
  security: sicherheit.optional(),
})
const weg = erweiterbar({
  get: operation.optional(),
  put: operation.optional(),
  post: operation.optional(),
  delete: operation.optional(),
  patch: operation.optional(),
})

export const openapi31 = erweiterbar({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: erweiterbar({
    title: text,
    version: text,
    description: text.optional(),
    license: erweiterbar({ name: text, identifier: text.optional() }).optional(),
  }),
  servers: z.array(erweiterbar({ url: text, description: text.optional() })).optional(),
  paths: z.record(z.string().startsWith('/'), weg),
  components: erweiterbar({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), schema),
    securitySchemes: z.record(
      z.string().regex(/^[\w.-]+$/),
      erweiterbar({ type: z.literal('http'), scheme: z.literal('bearer'), bearerFormat: text.optional(), description: text.optional() }),
    ),
  }),
  security: sicherheit.optional(),
  tags: z.array(erweiterbar({ name: text, description: text.optional() })).optional(),
}).superRefine((dokument, ctx) => {
  const ids = Object.values(dokument.paths).flatMap((methoden) =>
    [methoden.get, methoden.put, methoden.post, methoden.delete, methoden.patch].map((one) => one?.operationId),
  )
  const doppelt = ids.filter((id, i) => id !== undefined && ids.indexOf(id) !== i)
  if (doppelt.length > 0) ctx.addIssue({ code: 'custom', path: ['paths'], message: `${doppelt.join(', ')} stands twice` })
})

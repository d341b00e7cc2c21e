/** Words that people write are sealed; every other text says why it may lie in the clear, or contracts.test.ts fails. */
import { z } from 'zod'

const because = {
  name: 'Names of people, houses and things: lists show, search and sort by them',
  contact: 'How to reach a person or a house: it is shown where somebody has to be reached',
  place: 'An address, or a part of it: ways, areas and deliveries are planned by it',
  number: 'A number that an office or this product gave; its form is checked where it comes in',
  code: 'A word of this product and of nobody else: a code, a state, the name of a field or of a file type',
  sentence: 'A sentence of this product, filled with names and numbers at most',
  time: 'A day or an instant; its form is checked where it comes in',
  product: 'What a product or a service is: lists, search and the warning against ordering twice read it (docs/keys.md)',
  link: 'A way inside this product or to a page of somebody else',
  search: 'What somebody looks for; it is answered and not kept',
  secret: 'A password or a token: kept as a hash or under the token secret, and never with a document',
  house: 'What a house says about itself or about its dealings with others; it names no Klient',
  own: 'What a person keeps for himself about his work: labels, names of views, titles',
  trail: 'The audit trail is evidence: codes, and reasons of which those about a Klient lie sealed (docs/keys.md)',
  file: 'A row of a file that is being read in; it is answered and not kept',
} as const satisfies Record<string, string>

export type Kind = 'words' | keyof typeof because

/** Beside the schemas and not inside them: what the wire looks like is none of its business. */
const kinds = z.registry<{ kind: Kind }>()

function mark<Schema extends z.ZodType>(schema: Schema, kind: Kind): Schema {
  kinds.add(schema, { kind })
  return schema
}

/** Null: nothing is said of it. */
export const kindOf = (schema: z.core.$ZodType): Kind | null => kinds.get(schema)?.kind ?? null

export const asWords = <Schema extends z.ZodType>(schema: Schema): Schema => mark(schema, 'words')
export const harmless = <Schema extends z.ZodType>(why: keyof typeof because, schema: Schema): Schema => mark(schema, why)

/** Words as they were accepted once; they are not judged again on the way out. */
export const acceptedWords = asWords(z.string())

export const plain = {
  name: harmless('name', z.string()),
  contact: harmless('contact', z.string()),
  place: harmless('place', z.string()),
  number: harmless('number', z.string()),
  code: harmless('code', z.string()),
  sentence: harmless('sentence', z.string()),
  time: harmless('time', z.string()),
  product: harmless('product', z.string()),
  link: harmless('link', z.string()),
  secret: harmless('secret', z.string()),
  house: harmless('house', z.string()),
  own: harmless('own', z.string()),
  trail: harmless('trail', z.string()),
  file: harmless('file', z.string()),
} as const

type Def = z.core.$ZodTypes['_zod']['def']

interface Text {
  path: readonly string[]
  /** Null: it says neither. */
  kind: Kind | null
}

const inside = (def: Def): readonly [string, z.core.$ZodType][] => {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [['[]', def.element]]
    case 'tuple':
      return def.items.map((item, i) => [String(i), item])
    case 'record':
      return [['{}', def.valueType]]
    case 'union':
      return def.options.map((option) => ['', option])
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ]
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ]
    case 'lazy':
      return [['', def.getter()]]
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [['', def.innerType]]
    default:
      return []
  }
}

const forms: ReadonlySet<unknown> = new Set(['uuid', 'email', 'datetime', 'date', 'regex', 'base64', 'base64url', 'url'])
const hasForm = (def: object): boolean => 'format' in def && forms.has(def.format)

export function textsIn(schema: z.core.$ZodType, path: readonly string[] = [], seen: ReadonlySet<unknown> = new Set()): Text[] {
  if (seen.has(schema)) return []
  const said = kinds.get(schema)
  if (said !== undefined) return [{ path, kind: said.kind }]
  const def = schema._zod.def as Def
  if (def.type === 'string') return [def, ...(def.checks ?? []).map((check) => check._zod.def)].some(hasForm) ? [] : [{ path, kind: null }]
  // What comes out of a pipe was checked there: an address, a truth, one of a list.
  if (def.type === 'pipe' && def.out._zod.def.type !== 'transform' && textsIn(def.out).length === 0) return []
  const within = new Set([...seen, schema])
  return inside(def).flatMap(([name, inner]) => textsIn(inner, name === '' ? path : [...path, name], within))
}

export function namesOfWords(...schemas: readonly z.core.$ZodType[]): ReadonlySet<string> {
  return new Set(
    schemas
      .flatMap((schema) => textsIn(schema))
      .flatMap(({ kind, path }) => (kind === 'words' ? path.filter((name) => name !== '[]' && name !== '{}').slice(-1) : [])),
  )
}

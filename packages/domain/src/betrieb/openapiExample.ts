/** Examples of the description, put together from what each field is: invented, and the same every time. */
import type { Kind } from '../shared/words.ts'

type Json = Record<string, unknown>

const ofKind: Readonly<Record<Kind | 'day', string>> = {
  words: 'Bitte vormittags liefern',
  name: 'Katharina Brandt',
  contact: '030 5550142',
  place: 'Lindenstraße',
  number: '2026-000142',
  code: 'AKTIV',
  sentence: 'Die Bestellung ist unterwegs.',
  time: '2026-11-18T09:00:00.000Z',
  day: '2026-11-18',
  product: 'Metformin 500 mg',
  link: 'https://pflege.example/dreiklang',
  search: 'Brandt',
  secret: 'k7Vq2mXcT0aZr4yB9sLwEJfH1uNdOgKp3iRtC6vQ8xA',
  house: 'Kassensystem',
  own: 'Wochenende',
  trail: 'bestellung.read',
  file: 'Brandt;Katharina',
}

/** Null for a text of which nothing is said. */
export const exampleOfKind = (kind: Kind | 'day' | null): string | null => (kind === null ? null : ofKind[kind])

const ofFormat: Readonly<Record<string, string>> = {
  uuid: '5b0c1f0e-7d7a-4c55-9a3e-2f7f6c1f9b10',
  'date-time': '2026-11-18T09:00:00.000Z',
  date: '2026-11-18',
  email: 'katharina.brandt@pflege.example',
  uri: 'https://pflege.example/dreiklang',
}
/** For texts with a pattern: the first that fits. */
const candidates = ['text', '10:30', '123456', 'A12', '030 5550142', 'M', 'Text', '0', '12345678', 'k7Vq2mXcT0aZr4yB']

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

function exampleText({ format, pattern, minLength }: Json): string {
  if (typeof format === 'string' && ofFormat[format] !== undefined) return ofFormat[format]
  const least = typeof minLength === 'number' ? minLength : 0
  const fitting = candidates.find((one) => one.length >= least && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(one)))
  if (fitting === undefined) throw new Error(`No example fits ${String(pattern)}`)
  return fitting
}

/** @param components what references lead to; a schema inside of itself is left out @throws Error for a pattern that no candidate fits */
export function exampleOf(schema: Json, components: Readonly<Record<string, Json>>, above: readonly string[] = []): unknown {
  const inside = (json: Json) => exampleOf(json, components, above)
  const { $ref, type } = schema
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    const target = components[name]
    return target === undefined || above.includes(name) ? undefined : exampleOf(target, components, [...above, name])
  }
  if (Array.isArray(schema['examples'])) return schema['examples'][0]
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const [choice] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (choice !== undefined) return inside(choice)
  const parts = listOf(schema['allOf'])
  if (parts.length > 0) return Object.assign({}, ...parts.map(inside)) as Json
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return exampleObject(schema, inside)
    case 'array':
      return exampleList(schema, inside)
    case 'string':
      return exampleText(schema)
    case 'integer':
    case 'number':
      return exampleNumber(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return undefined
  }
}

function exampleObject({ properties, required }: Json, inside: (json: Json) => unknown): Json {
  if (!isJson(properties)) return {}
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const value = isJson(field) ? inside(field) : undefined
      if (value !== undefined) return [[name, value]]
      return needed.includes(name) ? [[name, null]] : []
    }),
  )
}

function exampleList({ items, prefixItems }: Json, inside: (json: Json) => unknown): unknown[] {
  const first = listOf(prefixItems)
  if (first.length > 0) return first.map(inside)
  const one = isJson(items) ? inside(items) : undefined
  return one === undefined ? [] : [one]
}

function exampleNumber({ minimum, maximum, exclusiveMinimum }: Json): number {
  const least = typeof minimum === 'number' ? minimum : -Infinity
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -Infinity
  const most = typeof maximum === 'number' ? maximum : Infinity
  return Math.min(Math.max(1, least, above), most)
}

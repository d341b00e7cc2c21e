import type { z } from 'zod'

export type SearchValues = Record<string, unknown>

/** The router's default would turn `?suche=123` into a number. */
export function parseSearch(text: string): SearchValues {
  const values: SearchValues = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const before = values[key]
    values[key] = before === undefined ? value : [before, value].flat()
  }
  return values
}

export function stringifySearch(values: SearchValues): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function partsOf(schema: z.ZodObject): [string, z.core.$ZodType][] {
  return Object.entries(schema.shape)
}

/** Reads each key for itself; a single value also counts as a list of one. */
export function readSearch<Schema extends z.ZodObject>(schema: Schema, raw: SearchValues): z.output<Schema> {
  const good: SearchValues = {}
  for (const [key] of partsOf(schema)) {
    const candidates = raw[key] === undefined ? [] : [raw[key], [raw[key]]]
    const fitting = candidates.find((value) => schema.safeParse({ [key]: value }).success)
    if (fitting !== undefined) good[key] = fitting
  }
  return schema.parse(good)
}

/** Drops values equal to the defaults: the address of an untouched page stays short. */
export function withoutDefaults(schema: z.ZodObject, values: SearchValues): SearchValues {
  const defaults: SearchValues = schema.parse({})
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => value !== null && (!(key in defaults) || JSON.stringify(value) !== JSON.stringify(defaults[key])),
    ),
  )
}

/** What of a record is sealed as one, as a text. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const byLength = ([a]: [string, unknown], [b]: [string, unknown]): number => a.length - b.length || Number(a > b) - Number(a < b)

/**
 * Names of a value in the order of jsonb, shorter ones first: answers and papers tell of a relative in this order.
 */
function sortLikeJsonb(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortLikeJsonb)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(byLength)
      .map(([name, inner]) => [name, sortLikeJsonb(inner)]),
  )
}

export const writeAsJsonb = (value: object): string => JSON.stringify(sortLikeJsonb(value))

export function objectFrom(text: string): object {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new Error('What was sealed is no part of a record')
  return value
}

import { orderedValues } from '@dreiklang/server/database/sql'
import type { Statement, Values } from '@dreiklang/server/ports'

const isPlain = (value: unknown): boolean => {
  if (value === null) return true
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint'
}

const isParameter = (value: unknown): boolean =>
  isPlain(value) || value instanceof Uint8Array || (Array.isArray(value) && value.every((element) => isPlain(element)))

export type StatementCheck = (statement: Statement, values: Values) => unknown[]

/** Refused before sending, as drivers differ: two texts under one name, missing or extra values, undefined, Date, objects. JSON as text. */
export function createStatementCheck(): StatementCheck {
  const texts = new Map<string, string>()
  return (statement, named) => {
    const { name, text } = statement
    const known = texts.get(name)
    if (known === undefined) {
      // PostgreSQL cuts longer names, and two that begin alike would be one.
      if (name === '' || new TextEncoder().encode(name).byteLength > 63)
        throw new TypeError(`The name of a statement has 1 to 63 bytes: ${name}`)
      texts.set(name, text)
    } else if (known !== text) throw new TypeError(`Two different statements share the name ${name}`)
    const values = orderedValues(statement, named)
    values.forEach((value, index) => {
      if (!isParameter(value))
        throw new TypeError(
          `Parameter ${statement.parameters?.[index] ?? `$${index + 1}`} of ${name} is not text, number, boolean, bytes, null or an array of them`,
        )
    })
    return values
  }
}

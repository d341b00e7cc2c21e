import { type Results, parse, protocol } from '@electric-sql/pglite'
import type { Pglite } from './session.ts'

const { serialize } = protocol

interface Prepared {
  name: string
  /** The types of its parameters. */
  types: readonly number[]
}

/**
 * Asks with statements that the database has read and planned once. `query` of PGlite has each read and planned anew, and turns to the
 * database six times where once is enough: half of all the time that a practice takes.
 */
export function createPreparedQuery(pglite: Pglite) {
  const prepared = new Map<string, Prepared>()

  const send = (...parts: Uint8Array[]) => pglite.execProtocolStream(joined([...parts, serialize.sync()]), { syncToFs: false })

  async function prepare(text: string): Promise<Prepared> {
    const known = prepared.get(text)
    if (known !== undefined) return known
    const name = `s${prepared.size}`
    const said = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const made = { name, types: parse.parseDescribeStatementResults(said) }
    prepared.set(text, made)
    return made
  }

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : pglite.serializers[type]
    if (write !== undefined) return write(value)
    if (typeof value === 'string') return value
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    throw new TypeError(`A ${typeof value} cannot be written as type ${type} of the database`)
  }

  async function ask(text: string, values: readonly unknown[]) {
    const { name, types } = await prepare(text)
    const texts = values.map((value, at) => written(value, types[at]))
    return send(serialize.bind({ statement: name, values: texts }), serialize.describe({ type: 'P' }), serialize.execute({}))
  }

  return async <Row>(text: string, values: readonly unknown[]): Promise<Results<Row>> => {
    // One after the other, also within a transaction: PGlite collects what it answers in one place.
    const said = await pglite.runExclusive(() => ask(text, values))
    await pglite.syncToFs()
    const [results] = parse.parseResults(said, pglite.parsers)
    return results as Results<Row>
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((bytes, { length }) => bytes + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

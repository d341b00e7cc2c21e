import { ConstraintViolation, DatabaseUnavailable, StorageFull } from '@dreiklang/server/ports'

/** What the database said, without the values: DETAIL, HINT and the parameters that a driver hangs on its errors are left behind. */
export class SqlError extends Error {
  readonly sqlState: string
  constructor({ sqlState, message }: { sqlState: string; message: string }) {
    super(message)
    this.name = 'SqlError'
    this.sqlState = sqlState
  }
}

interface ServerError {
  code: string
  message: string
  constraint: string
}

/** Node's own codes may have five letters too (EPIPE); only the database sends a severity. */
function serverError(error: unknown): ServerError | null {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error) || typeof error.code !== 'string') return null
  return {
    code: error.code,
    message: error.message,
    // A column that must not be empty has no constraint with a name in older versions.
    constraint: textOf(error, 'constraint') ?? textOf(error, 'column') ?? '',
  }
}

function textOf(error: Error, field: string): string | null {
  const value: unknown = Object.getOwnPropertyDescriptor(error, field)?.value
  return typeof value === 'string' ? value : null
}

export const sqlStateOf = (error: unknown): string | null => serverError(error)?.code ?? null

const outages = new Set(['57P01', '57P02', '57P03', '53300', '25006'])

/** A prepared statement that the server has forgotten, or whose result changed its shape by a migration. */
export const stalePlans: ReadonlySet<string> = new Set(['26000', '0A000'])

const isOutage = (code: string) => outages.has(code) || code.startsWith('08')

export const endsConnection = (error: unknown): boolean => {
  const code = sqlStateOf(error)
  return code === null ? isConnectionError(error) : isOutage(code) || stalePlans.has(code)
}

/** Without a code of the database it is the socket or the driver; our own checks and parsers throw the built-in kinds. */
const isConnectionError = (error: unknown) =>
  !(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError || error instanceof SqlError)

const diskFull = '53100'

const isTranslated = (error: unknown): error is Error =>
  [DatabaseUnavailable, StorageFull, ConstraintViolation, SqlError].some((kind) => error instanceof kind)

/** The errors that ports.ts promises; none of them carries a parameter. */
export function translateError(error: unknown, statement: string): Error {
  if (isTranslated(error)) return error
  const server = serverError(error)
  if (!server) {
    if (isConnectionError(error)) return new DatabaseUnavailable(error)
    return error instanceof Error ? error : new Error(String(error))
  }
  const { code, constraint } = server
  // Class 22 quotes the value it could not read: "invalid input syntax for type uuid: …"
  const message = code.startsWith('22') ? 'a value does not fit its type' : server.message
  const cause = new SqlError({ sqlState: code, message: `${statement}: ${message} (${code})` })
  if (code === diskFull) return new StorageFull(cause)
  if (isOutage(code)) return new DatabaseUnavailable(cause)
  if (!code.startsWith('23')) return cause
  return new ConstraintViolation({ sqlState: code, constraint, cause })
}

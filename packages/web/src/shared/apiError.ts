import type { ErrorAnswer } from '@dreiklang/domain/shared/contract'
import { translate } from './i18n.ts'
import { sharedTexts } from './shared.texts.ts'

export interface FieldProblem {
  /** Dotted keys of the body: `positionen.0.menge`. */
  path: string
  code: string
  message: string
}

/** Every way in which a call can fail. `status` 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: readonly FieldProblem[]
  /** Finds the case in the server's log; empty when no answer came. */
  readonly correlationId: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(init: {
    status: number
    code: string
    /** A function is asked when somebody reads it: the first page may fail before its texts are there. */
    message: string | (() => string)
    fields?: readonly FieldProblem[]
    correlationId?: string
    details?: Record<string, unknown>
    cause?: unknown
  }) {
    super('', { cause: init.cause })
    const { message } = init
    Object.defineProperty(this, 'message', typeof message === 'string' ? { value: message } : { get: message })
    this.name = 'ApiError'
    this.status = init.status
    this.code = init.code
    this.fields = init.fields ?? []
    this.correlationId = init.correlationId ?? ''
    this.details = init.details ?? {}
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'netz.keine_verbindung', message: () => translate(sharedTexts, 'network.offline'), cause })
}

/** Whether the server has answered, which holds its errors by their schema; a proxy in between may answer in another form. */
function isErrorAnswer(body: unknown): body is ErrorAnswer {
  if (typeof body !== 'object' || body === null) return false
  const { code, message, fields, correlationId, details = {} }: { [K in keyof ErrorAnswer]?: unknown } = body
  const texts = [code, message, correlationId].every((text) => typeof text === 'string')
  return texts && Array.isArray(fields) && typeof details === 'object' && details !== null
}

export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorAnswer(body)) {
    const { details, ...rest } = body
    return new ApiError({ status: response.status, ...rest, ...(details === undefined ? {} : { details }) })
  }
  return new ApiError({
    status: response.status,
    code: 'netz.unlesbare_antwort',
    message: () => translate(sharedTexts, 'network.unreadable'),
    correlationId: response.headers.get('X-Correlation-Id') ?? '',
  })
}

/** True when a call was aborted because nobody is waiting for it any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Somebody else was faster. */
export function isOvertaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409
}

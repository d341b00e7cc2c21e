/** A stable code, a kind that maps to one HTTP status, a sentence in both languages. Other kinds of error: house.md, section 5. */

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unprocessable'
  | 'locked'
  | 'too_many'
  | 'unavailable'
  | 'broken'

export const statusOfKind: Record<ErrorKind, 400 | 401 | 403 | 404 | 409 | 413 | 422 | 423 | 429 | 500 | 503> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unprocessable: 422,
  locked: 423,
  too_many: 429,
  broken: 500,
  unavailable: 503,
}

export interface ErrorDefinition {
  art: ErrorKind
  de: string
  en: string
}

/** One wrong field: `path` as dotted keys of the body, `code` stable, `message` a sentence for the person. */
export interface FieldError {
  path: string
  code: string
  message: string
}

/** Thrown by deciders, policies and use cases; one place on the server turns it into an answer. */
export class Refusal extends Error {
  readonly code: string
  readonly art: ErrorKind
  readonly felder: readonly FieldError[]
  /** What the screen needs beside the sentence: the current version, the winner's name, seconds to wait. */
  readonly angaben: Record<string, unknown>

  constructor(
    code: string,
    art: ErrorKind,
    { felder = [], angaben = {} }: { felder?: readonly FieldError[]; angaben?: Record<string, unknown> } = {},
  ) {
    super(code)
    this.name = 'Ablehnung'
    this.code = code
    this.art = art
    this.felder = felder
    this.angaben = angaben
  }
}

export function errorTable<const T extends Record<string, ErrorDefinition>>(definitionen: T) {
  return {
    definitionen,
    refuse(code: keyof T & string, extra?: { felder?: readonly FieldError[]; angaben?: Record<string, unknown> }) {
      const definition = definitionen[code]
      if (definition === undefined) throw new Error(`Unknown refusal ${code}`)
      return new Refusal(code, definition.art, extra)
    },
  }
}

/** One field, and what is wrong with it. */
export const wrongField = (path: string, code = 'falsch'): { felder: FieldError[] } => ({ felder: [{ path, code, message: code }] })

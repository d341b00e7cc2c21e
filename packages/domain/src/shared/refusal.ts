/** A stable code, a kind that maps to one HTTP status, a sentence in both languages. Other kinds of error: house.md, section 5. */
import { collect } from './document.ts'

export const statusOfKind = {
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
  full: 507,
} as const

export type ErrorKind = keyof typeof statusOfKind

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

type Pair = readonly [de: string, en: string]

export type Pairs = Readonly<Record<string, Pair>>

const isKind = (art: string): art is ErrorKind => art in statusOfKind

/** What a room refuses, by kind: each code with its sentences. */
export function errorTable<Code extends string>(kinds: { [K in ErrorKind]?: { [C in Code]?: Pair } }) {
  const entries = Object.entries(kinds).flatMap(([art, pairs]) =>
    isKind(art) ? Object.entries(collect<Pairs>(Object.entries(pairs))).map(([code, [de, en]]) => [code, { art, de, en }] as const) : [],
  )
  const definitionen: Record<Code, ErrorDefinition> = collect(entries)
  if (Object.keys(definitionen).length < entries.length) throw new Error(`A refusal of two kinds: ${Object.keys(definitionen).join(', ')}`)
  return {
    definitionen,
    refuse(code: keyof typeof definitionen, extra?: { felder?: readonly FieldError[]; angaben?: Record<string, unknown> }) {
      const definition = definitionen[code]
      if (definition === undefined) throw new Error(`Unknown refusal ${code}`)
      return new Refusal(code, definition.art, extra)
    },
  }
}

/** One field, and what is wrong with it. */
export const wrongField = (path: string, code = 'falsch'): { felder: FieldError[] } => ({ felder: [{ path, code, message: code }] })

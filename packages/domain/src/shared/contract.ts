import { z } from 'zod'
import type { Rolle } from './akteur.ts'
import { collect } from './document.ts'
import { keysOf } from './keys.ts'
import { plain } from './words.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** The server binds it, the screen calls it, the OpenAPI page prints it, the tests' access matrix is made of it: no route without. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** `room.verb`, unique. */
  id: string
  method: (typeof methods)[number]
  /** Path with `:name` parameters, relative to the origin. */
  path: string
  summary: string
  access: Access
  params: Params
  query: Query
  body: Body
  answer: Answer
  /** Status of the good answer; 204 has no body. */
  status: 200 | 201 | 204
  /** True: the request must carry an `Idempotency-Key` header. */
  idempotent: boolean
  /** Other than JSON; the answer schema is then ignored. */
  media?: Media | readonly Media[]
  /** The body is a file of one of these types; the schema of the body is then ignored and the handler reads the file itself. */
  upload?: { types: readonly string[]; mostBytes: number }
  /** Codes of the refusals this call is known to give, beside the general ones. */
  errors: readonly string[]
}

/** What an answer can be beside JSON; an export is one of several, as its query says. */
type Media =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'text/calendar'
  | 'text/csv'
  | 'text/event-stream'
  | 'text/html'
  | 'text/vcard'
  | 'image/jpeg'
  | 'image/webp'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * `open` needs a reason: that list is printed and kept short. `relation`: no record, the own organisation's, or orders it takes part in.
 */
export type Access =
  | { kind: 'open'; reason: string }
  | { kind: 'signed-in'; rollen: readonly Rolle[]; relation: 'none' | 'own' | 'participant' }

const nothing = z.strictObject({})
export type Nothing = typeof nothing

type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Pick<
  Call,
  'id' | 'summary' | 'access'
> &
  Partial<Pick<Call, 'status' | 'idempotent' | 'media' | 'upload' | 'errors'>> & { params?: P; query?: Q; body?: B; answer?: A }

/** Completes a call with the defaults: no parameters, no body, an empty answer, status 200, not idempotent. `route`: as a log names it. */
export function defineCall<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  A extends z.ZodType = Nothing,
>(route: `${Call['method']} /${string}`, input: CallInput<P, Q, B, A>): Call<P, Q, B, A> {
  const method = methods.find((one) => route.startsWith(`${one} `))
  if (method === undefined) throw new Error(`No method of a call: ${route}`)
  return {
    method,
    path: route.slice(method.length + 1),
    status: 200,
    idempotent: false,
    errors: [],
    ...input,
    params: (input.params ?? nothing) as P,
    query: (input.query ?? nothing) as Q,
    body: (input.body ?? nothing) as B,
    answer: (input.answer ?? nothing) as A,
  }
}

interface Steps<Schemas, P extends z.ZodType, A extends z.ZodType> extends Pick<
  Call<P, z.ZodType, z.ZodType, A>,
  'params' | 'answer' | 'errors'
> {
  /** Begins the id of each call. */
  room: string
  /** What is said of a step, and who may take it. */
  describe: (step: Extract<keyof Schemas, string>) => Pick<Call, 'summary' | 'access'>
}

const dashed = (step: string): string => step.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The calls of a table of steps: each is sent to the record under its own name, once by a key, and answered by the same receipt. */
export function defineSteps<Schemas extends { readonly [Step in keyof Schemas]: z.ZodType }, P extends z.ZodType, A extends z.ZodType>(
  record: `/${string}`,
  schemas: Schemas,
  { room, describe, ...input }: Steps<Schemas, P, A>,
): { [Step in keyof Schemas]: Call<P, Nothing, Schemas[Step], A> } {
  return collect(
    keysOf(schemas).map((step) => [
      step,
      defineCall(`POST ${record}/${dashed(step)}`, {
        id: `${room}.${step}`,
        ...describe(step),
        body: schemas[step],
        idempotent: true,
        ...input,
      }),
    ]),
  )
}

export const errorAnswer = z.strictObject({
  code: plain.code,
  message: plain.sentence,
  fields: z.array(z.strictObject({ path: plain.code, code: plain.code, message: plain.sentence })),
  correlationId: plain.code,
  /** Beside the sentence: the current record of a 409, the winner's name, seconds to wait. */
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** Same key, same answer: a write whose answer was lost on the way may be asked again, and happens once. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Call } from '@dreiklang/domain/shared/contract'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import { type DbContext, type Ports, type Queryable, ConstraintViolation } from '../ports.ts'
import { contextOf, systemContext } from './context.ts'
import { onBehalfOf } from './onBehalfOf.ts'
import { type RouteRequest, type Idempotenz, type Route, signedIn } from './route.ts'
import { unseal, isSealedText, seal } from './seal.ts'

declare const content: unique symbol
/** JSON text of a `Value`, '' for none. */
export type JsonText<Value> = string & { readonly [content]?: Value }

export interface Once {
  akteur: Akteur
  idempotenz: Idempotenz | null
  context?: DbContext
}

const lade = sql(
  'idempotenz.lade',
  `select antwort, anfrage_hash = :anfrageHash as gleich from idempotenz where person_id = :personId and schluessel = :schluessel`,
)
const merke = sql(
  'idempotenz.merke',
  `insert into idempotenz (person_id, schluessel, anfrage_hash, antwort, created_at)
    values (:personId, :schluessel, :anfrageHash, :siegel, :now)`,
)

/**
 * The same text for every repetition: of many at once the slower ones fail at a constraint or a version and get the winner's answer.
 * @throws anfrage.schluessel_vergeben when the key was used for another request
 */
export async function once<Value>(
  ports: Ports,
  { akteur, idempotenz, context = contextOf(akteur) }: Once,
  work: (tx: Queryable) => Promise<Value>,
): Promise<JsonText<Value>> {
  if (idempotenz === null) throw new Error('A call that writes once must be marked idempotent in its contract')
  const { schluessel, anfrageHash } = idempotenz

  async function frueher(db: Queryable): Promise<JsonText<Value> | null> {
    const [row] = await db.query<{ antwort: string; gleich: boolean }>(lade, { personId: akteur.personId, schluessel, anfrageHash })
    if (row === undefined) return null
    if (!row.gleich) throw sharedErrors.refuse('anfrage.schluessel_vergeben')
    // Orders keep theirs beside their texts, in the clear.
    return isSealedText(row.antwort) ? unseal(row.antwort, ports.tokenSecret) : row.antwort
  }

  return orEarlierAnswer({
    work: () =>
      ports.database.transaction(context, async (tx) => {
        const answer = await frueher(tx)
        if (answer !== null) return answer
        const text = JSON.stringify(await work(tx)) ?? ''
        // What it tells may be sealed everywhere else.
        const siegel = await seal(text, ports.tokenSecret)
        await exactly(
          1,
          tx.write(merke, { personId: akteur.personId, schluessel, anfrageHash, siegel, now: ports.clock.now().toISOString() }),
        )
        return text
      }),
    earlier: () => frueher(onBehalfOf(ports.database, context)),
  })
}

interface Racing<Answer> {
  work: () => Promise<Answer>
  /** The stored answer of the same request; null when there is none. */
  earlier: () => Promise<Answer | null>
  explain?: (refusal: Refusal) => Promise<Refusal>
}

/** The same request may have won the race a moment ago; it is then the very reason of a refusal, and its answer holds. */
export async function orEarlierAnswer<Answer>({ work, earlier, explain }: Racing<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof ConstraintViolation)) throw error
    const answer = await earlier()
    if (answer !== null) return answer
    throw error instanceof Refusal && explain !== undefined ? await explain(error) : error
  }
}

/** Binds a call whose use case answers by `once`: the stored text goes out as it is, with the status of the contract. */
export function signedInOnce<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  handle: (
    request: RouteRequest<z.output<P>, z.output<Q>, z.output<B>> & { akteur: Akteur; idempotenz: Idempotenz },
  ) => Promise<JsonText<z.input<A>> | JsonText<void>>,
): Route {
  if (!call.idempotent) throw new Error(`${call.id} carries no key and cannot be bound to happen once`)
  return signedIn(call, async ({ idempotenz, ...anfrage }) => {
    if (idempotenz === null) throw new Error(`${call.id} was asked without its key`)
    const text = await handle({ ...anfrage, idempotenz })
    if (call.status === 204) return undefined
    return new Response(text, {
      status: call.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
}

/** One call for each step of a room: the contract of a step has parsed exactly the words of its `Auftrag`. */
export function stepRoutes<Auftrag, P extends z.ZodType, A extends z.ZodType>(
  steps: Readonly<Record<string, Call<P, z.ZodType, z.ZodType, A>>>,
  handle: (request: { akteur: Akteur; idempotenz: Idempotenz; params: z.output<P> }, auftrag: Auftrag) => Promise<JsonText<z.input<A>>>,
): Route[] {
  return Object.entries(steps).map(([handlung, call]) =>
    signedInOnce(call, (request) => handle(request, { handlung, angaben: request.body } as Auftrag)),
  )
}

const vergiss = sql('idempotenz.vergiss', `delete from idempotenz where created_at < :gestern`)

/** Forgets answers that are older than a day: nobody repeats a request after that. */
export async function forgetOldAntworten({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const gestern = new Date(clock.now().getTime() - 86_400_000).toISOString()
  await onBehalfOf(database, systemContext).write(vergiss, { gestern })
}

export interface Seen<Held> {
  /** Held against everybody else; null where it is not there for this person. Refuses whoever may take no step with it at all. */
  load: (db: Queryable) => Promise<Held | null>
  isCurrent: (held: Held) => boolean
  /** For whoever was slower: with the record as it is now, where the room shows it. */
  stale: (held: Held, db: Queryable) => Refusal | Promise<Refusal>
}

interface Step<Held, Receipt> extends Seen<Held> {
  /** Decides and saves by the room's own statement; null when somebody else has saved meanwhile. */
  take: (held: Held, db: Queryable) => Promise<Receipt | null>
}

/** For a room that keeps the answer in its own statement. @throws nicht_gefunden, what `stale` says, and what the room refuses */
export async function takeStep<Held, Receipt>(db: Queryable, { load, isCurrent, stale, take }: Step<Held, Receipt>): Promise<Receipt> {
  const held = await load(db)
  if (held === null) throw sharedErrors.refuse('nicht_gefunden')
  const receipt = isCurrent(held) ? await take(held, db) : null
  if (receipt === null) throw await stale(held, db)
  return receipt
}

/** The same in one transaction, and once for all repetitions of the request. */
export function takeStepOnce<Held, Receipt>(ports: Ports, step: Once & Step<Held, Receipt>): Promise<JsonText<Receipt>> {
  return once(ports, step, (tx) => takeStep(tx, step))
}

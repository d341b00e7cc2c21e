import type { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { type JsonText, type Once, once } from './idempotenz.ts'

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

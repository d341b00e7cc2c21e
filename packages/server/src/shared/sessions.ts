import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Queryable } from '../ports.ts'
import type { Language } from './route.ts'

export interface WaitingKonto {
  name: string
  angabe: string | null
  seit: string
}

export interface WaitingRow extends WaitingKonto {
  id: string
  email: string
}

/** What other rooms may ask of the sessions; the room `anmeldung` answers it and is passed in, because no door leads up to it. */
export interface Sessions {
  /** Null: missing, forged, expired, or of an ended session. Never fails open. @throws DatabaseUnavailable when nobody can say */
  authenticate(request: Request): Promise<Akteur | null>
  /** Inside the transaction that has raised `person.stempel`: with its commit all processes drop the person's sessions at once. */
  rechteChanged(tx: Queryable, personId: string): Promise<void>
  /** In nobody's name: someone who signed up with exactly this address and confirmed it; null when nobody did. */
  waitingKonto(db: Queryable, email: string): Promise<WaitingKonto | null>
  /** In nobody's name: who named this organisation at the sign-up and confirmed the address. */
  listWaiting(db: Queryable, organisationId: string): Promise<WaitingRow[]>
  countWaiting(db: Queryable, organisationId: string): Promise<number>
  /** Inside a transaction in nobody's name: the end of waiting, and the mail about it. False when nobody waits any more. */
  refuseWaiting(
    tx: Queryable,
    refusal: { id: string; organisationId: string; organisation: string; durch: string; sprache: Language },
  ): Promise<boolean>
  /** Inside a transaction in nobody's name that has made the person: password, end of waiting, mail. False when nobody waits any more. */
  takeOverWaiting(
    tx: Queryable,
    aufnahme: { email: string; personId: string; sprache: Language; name: string; organisation: string; durch: string },
  ): Promise<boolean>
  close(): Promise<void>
}

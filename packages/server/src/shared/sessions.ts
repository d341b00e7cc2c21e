import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Queryable } from '../ports.ts'
import type { Language } from './route.ts'

export interface WaitingKonto {
  name: string
  /** What the person wrote about where they work. */
  angabe: string | null
  seit: string
}

/** What other rooms may ask of the sessions; the room `anmeldung` answers it and is passed in, because no door leads up to it. */
export interface Sessions {
  /**
   * The person behind the Bearer token, or null for a token that is missing, forged, expired or of an ended session. Never fails open.
   * @throws DatabaseUnavailable when nobody can say whether the session still lives
   */
  authenticate(request: Request): Promise<Akteur | null>
  /** Inside the transaction that has raised `person.stempel`: with its commit all processes drop the person's sessions at once. */
  rechteChanged(tx: Queryable, personId: string): Promise<void>
  /** In nobody's name: someone who signed up with exactly this address and confirmed it; null when nobody did. */
  waitingKonto(db: Queryable, email: string): Promise<WaitingKonto | null>
  /**
   * Inside a transaction in nobody's name that has made the person: gives it the password of the sign-up, ends the waiting and sends a
   * mail. False when nobody waits any more.
   */
  takeOverWaiting(tx: Queryable, aufnahme: { email: string; personId: string; sprache: Language }): Promise<boolean>
  close(): Promise<void>
}

/** A question between two sides about positions of one order; an overlay, not a state (domain.md, E20). */
import type { Seite } from '../shared/akteur.ts'
import type { Instant } from '../shared/time.ts'

export interface Nachricht {
  id: string
  von: Seite
  personName: string
  text: string
  am: Instant
}

export interface Rueckfrage {
  id: string
  positionIds: string[]
  von: Seite
  an: Seite
  /** Only the two sides may read it; all sides of the positions otherwise. */
  privat: boolean
  /** Who has to answer now; null when answered or settled. */
  offenBei: Seite | null
  erledigtAm: Instant | null
  nachrichten: Nachricht[]
}

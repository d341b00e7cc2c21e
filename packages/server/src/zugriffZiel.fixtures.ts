/** For the access matrix: whose things every call is asked for, and by what words. */
import type { HausMitLeuten, Fall } from './bestellung/bestellung.fixtures.ts'

/** Whose things are asked for. */
export interface Ziel {
  haus: HausMitLeuten
  /** An order that all three sides see. */
  fall: Fall
  bestellungId: string
  klientId: string
  einwilligungId: string
  /** Sonnenhof has asked the practice for it. */
  hausbesuchId: string
  /** A series of Sonnenhof; one that nobody has where it is not said. */
  serieId?: string
  organisationId: string
  personId: string
}

export interface Anfrage {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Newer than any order: whoever gets past role and relation is told of the conflict, and nothing changes. */
export const veraltet = 1_000_000

let zaehler = 0

/** Another number each time: for what may exist only once. */
export const naechste = (): number => (zaehler += 1)

/** For another server, which has nothing of it yet. */
export const zaehleVonVorn = (): void => {
  zaehler = 0
}

export type Anfragen = Record<string, (ziel: Ziel) => Anfrage>

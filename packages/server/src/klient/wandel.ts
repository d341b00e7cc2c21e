/** What the rooms above do when a Klient is away, leaves or has died; each in the transaction in which it is said. */
import type { RuecknahmeHindernis, Wandel } from '@dreiklang/domain/klient/wandel'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Queryable } from '../ports.ts'
import type { WandelSchritt } from './wandel.repository.ts'

export interface WandelWo {
  klientId: string
  pflegedienstId: string
}

export interface Wirkung extends WandelSchritt {
  /** Other organisations that take part in it. */
  haeuser: readonly string[]
}

export interface Zurueck {
  schritt: WandelSchritt
  hindernis: RuecknahmeHindernis | null
}

export interface WandelTeil {
  objekt: WandelSchritt['objekt']
  /** What would happen; changes nothing. */
  preview(tx: Queryable, where: WandelWo, wandel: Wandel): Promise<Wirkung[]>
  /** @param akteur null: the clock */
  apply(tx: Queryable, akteur: Akteur | null, what: WandelWo & { wandel: Wandel }): Promise<Wirkung[]>
  /** @param ab visits before this day stay cancelled: he was away; null: all of it was a slip */
  takeBack(
    tx: Queryable,
    akteur: Akteur | null,
    what: WandelWo & { schritte: readonly WandelSchritt[]; ab: IsoDate | null; now: string },
  ): Promise<Zurueck[]>
}

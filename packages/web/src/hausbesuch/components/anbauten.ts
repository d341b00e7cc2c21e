import type { AnlassCode, BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { ComponentType } from 'react'

/** Defaults of a new visit that follows from an order or an earlier visit. */
export interface BesuchVorgabe {
  klientId: string | null
  typ: BesuchTyp | null
  anlassCode: AnlassCode | null
  anlass: string
  praxis: { id: string; name: string } | null
}

/** Slots for rooms above this one; the shell fills them. */
export interface BesuchAnbauten {
  /** On the page of a visit, under its own cards. */
  karten: readonly ComponentType<{ besuch: HausbesuchAntwort }>[]
  ausBestellung: (bestellungId: string) => Promise<BesuchVorgabe>
  /** For what a visit left to do. */
  ausFolge: (wo: { hausbesuchId: string; folgeId: string }) => Promise<BesuchVorgabe>
}

/** From what a new visit follows. */
export type VorgabeAus = { bestellungId: string } | { hausbesuchId: string; folgeId: string }
export type Vorgaben = Pick<BesuchAnbauten, 'ausBestellung' | 'ausFolge'>

export const ohneAnbauten: BesuchAnbauten = {
  karten: [],
  ausBestellung: (bestellungId) => Promise.reject(new Error(`Nobody knows the order ${bestellungId}`)),
  ausFolge: ({ folgeId }) => Promise.reject(new Error(`Nobody knows what is left to do as ${folgeId}`)),
}

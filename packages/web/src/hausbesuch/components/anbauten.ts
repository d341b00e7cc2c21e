import type { AnlassCode, BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { ComponentType } from 'react'

/** Defaults of a new visit that follows from an order or an earlier visit. */
export interface BesuchDefault {
  klientId: string | null
  typ: BesuchTyp | null
  anlassCode: AnlassCode | null
  anlass: string
  praxis: { id: string; name: string } | null
}

/** Slots for rooms above this one; the shell fills them. */
export interface BesuchAnbauten {
  /** On the page of a visit, under its own cards. */
  karten: readonly ComponentType<{ besuch: HausbesuchAnswer }>[]
  fromBestellung: (bestellungId: string) => Promise<BesuchDefault>
  /** For what a visit left to do. */
  fromFolge: (wo: { hausbesuchId: string; folgeId: string }) => Promise<BesuchDefault>
}

/** From what a new visit follows. */
export type DefaultFrom = { bestellungId: string } | { hausbesuchId: string; folgeId: string }
export type Defaults = Pick<BesuchAnbauten, 'fromBestellung' | 'fromFolge'>

export const withoutAnbauten: BesuchAnbauten = {
  karten: [],
  fromBestellung: (bestellungId) => Promise.reject(new Error(`Nobody knows the order ${bestellungId}`)),
  fromFolge: ({ folgeId }) => Promise.reject(new Error(`Nobody knows what is left to do as ${folgeId}`)),
}

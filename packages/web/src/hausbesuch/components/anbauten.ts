import type { AnlassCode, BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { ComponentType } from 'react'

export interface BesuchDefault {
  klientId: string | null
  typ: BesuchTyp | null
  anlassCode: AnlassCode | null
  anlass: string
  praxis: { id: string; name: string } | null
  /** The day that was wished for. */
  tag: string | null
}

/** Slots for rooms above this one; the shell fills them. */
export interface BesuchAnbauten {
  karten: readonly ComponentType<{ besuch: HausbesuchAnswer }>[]
  fromBestellung: (bestellungId: string) => Promise<BesuchDefault>
  fromFolge: (where: { hausbesuchId: string; folgeId: string }) => Promise<BesuchDefault>
  fromAnliegen: (anliegenId: string) => Promise<BesuchDefault>
}

export type DefaultFrom = { bestellungId: string } | { hausbesuchId: string; folgeId: string } | { anliegenId: string }
export type Defaults = Pick<BesuchAnbauten, 'fromBestellung' | 'fromFolge' | 'fromAnliegen'>

export const withoutAnbauten: BesuchAnbauten = {
  karten: [],
  fromBestellung: (bestellungId) => Promise.reject(new Error(`Nobody knows the order ${bestellungId}`)),
  fromFolge: ({ folgeId }) => Promise.reject(new Error(`Nobody knows what is left to do as ${folgeId}`)),
  fromAnliegen: (anliegenId) => Promise.reject(new Error(`Nobody knows the request ${anliegenId}`)),
}

import type { AnlassCode } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { ComponentType } from 'react'

/** What a new visit begins with when it follows from an order. */
export interface BesuchVorgabe {
  klientId: string | null
  anlassCode: AnlassCode
  anlass: string
  praxis: { id: string; name: string } | null
}

/** Where rooms above this one stand on its pages; the shell puts them there. */
export interface BesuchAnbauten {
  /** On the page of a visit, under its own cards. */
  karten: readonly ComponentType<{ besuch: HausbesuchAntwort }>[]
  vorgabe: (bestellungId: string) => Promise<BesuchVorgabe>
}

export const ohneAnbauten: BesuchAnbauten = {
  karten: [],
  vorgabe: (bestellungId) => Promise.reject(new Error(`Nobody knows the order ${bestellungId}`)),
}

/** All that a planned visit is held against. */
import type { HkpZeit } from '../klient/hkp.ts'
import type { IsoDate, Instant } from '../shared/time.ts'
import type { Koennen, Leistung } from './eignung.ts'
import type { BesuchTyp, Plan } from './hausbesuch.ts'
import type { Ort } from './reisezeit.ts'

export interface Eingeteilte extends Koennen {
  id: string
  name: string
  abwesenheiten: readonly { von: IsoDate; bis: IsoDate }[]
  /** Hours of a week by contract; null where the record does not say, or where it is not the reader's to know. */
  wochenstunden: number | null
}

export interface OtherBesuch {
  id: string
  nummer: string
  von: Instant
  bis: Instant
  personIds: readonly string[]
  /** Null: the address is not known, and nothing can be said of the way. */
  ort: Ort | null
}

export interface Planlage {
  typ: BesuchTyp
  plan: Plan
  ort: Ort | null
  leistungen: readonly Leistung[]
  personen: readonly Eingeteilte[]
  andere: readonly OtherBesuch[]
  /** Times in which the Klient is away, `bis` the day of return; an open end is null. */
  klientAbwesend: readonly { von: IsoDate; bis: IsoDate | null }[]
  /** What is prescribed, and the numbers of the services that have to be; null in it: the service does not say its number. */
  hkp: { zeiten: readonly HkpZeit[]; nummern: readonly (string | null)[] }
  now: Instant
}

/** A series of visits as it is kept (domain.md 4.5). Its visits are ordinary ones; what was done to one of them stays with it. */
import type { PlanAngaben } from '../hausbesuch/hausbesuch.contract.ts'
import { type BesuchTyp, besuchRegeln, besuchTypen } from '../hausbesuch/hausbesuch.ts'
import type { Bundesland } from '../shared/feiertage.ts'
import type { IsoDate, Instant } from '../shared/time.ts'

/** What happens to a day that is a holiday: as ever, not at all, or on the last working day before it. */
export const feiertagsregeln = ['AUSFUEHREN', 'AUSFALLEN', 'VORZIEHEN'] as const
export type Feiertagsregel = (typeof feiertagsregeln)[number]

/** What a change reaches; a single visit is changed at the visit itself. */
export const umfaenge = ['ALLE', 'AB_HIER'] as const
export type Umfang = (typeof umfaenge)[number]

/** Visits stand in the plan so many days ahead. */
export const vorlaufDays = 28
export const maxAusnahmen = 200

/** One comes to know someone only once, and who asks for a visit does not plan it. */
export const serienTypen: readonly BesuchTyp[] = besuchTypen.filter((typ) => besuchRegeln[typ].plant.length > 0 && typ !== 'ERSTBESUCH')

/** What a person says of a series, beside whom it is for. */
export interface SerienContent extends Pick<
  PlanAngaben,
  'uhrzeit' | 'dauerMinuten' | 'personIds' | 'fahrzeug' | 'leistungen' | 'anlass' | 'anlassCode'
> {
  /** RFC 5545, as `writeRegel` writes it. */
  regel: string
  gueltigVon: IsoDate
  /** Last day, or null. */
  gueltigBis: IsoDate | null
  feiertagsregel: Feiertagsregel
  bundesland: Bundesland
  /** Days that fall out. */
  ausnahmen: readonly IsoDate[]
}

export interface Besuchsserie extends SerienContent {
  id: string
  version: number
  /** The organisation that plans it. */
  organisationId: string
  klientId: string
  typ: BesuchTyp
  /** The series of which it is the rest. */
  vorgaengerId: string | null
  erstelltAm: Instant
}

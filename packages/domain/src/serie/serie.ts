/** Its visits are ordinary ones; what was done to one of them stays with it (domain.md 4.5). */
import type { PlanAngaben } from '../hausbesuch/hausbesuch.contract.ts'
import { type BesuchTyp, besuchRegeln, besuchTypen } from '../hausbesuch/hausbesuch.ts'
import type { Bundesland } from '../shared/feiertage.ts'
import type { IsoDate, Instant } from '../shared/time.ts'

/** What happens to a day that is a holiday: as ever, not at all, or on the last working day before it. */
export const feiertagsregeln = ['AUSFUEHREN', 'AUSFALLEN', 'VORZIEHEN'] as const
export type Feiertagsregel = (typeof feiertagsregeln)[number]

export const umfaenge = ['ALLE', 'AB_HIER'] as const
export type Umfang = (typeof umfaenge)[number]

export const vorlaufDays = 28
export const maxAusnahmen = 200

/** One comes to know someone only once, and who asks for a visit does not plan it. */
export const serienTypen: readonly BesuchTyp[] = besuchTypen.filter((typ) => besuchRegeln[typ].plant.length > 0 && typ !== 'ERSTBESUCH')

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
  ausnahmen: readonly IsoDate[]
}

export interface Besuchsserie extends SerienContent {
  id: string
  version: number
  organisationId: string
  klientId: string
  typ: BesuchTyp
  vorgaengerId: string | null
  erstelltAm: Instant
}

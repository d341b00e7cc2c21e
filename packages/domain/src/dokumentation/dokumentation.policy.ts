/** The steps of the visit itself are judged by the room of visits. */
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import type { HausbesuchCode } from '../hausbesuch/hausbesuch.errors.ts'
import { type Person, sperre } from '../hausbesuch/hausbesuch.policy.ts'
import { besuchRegeln, endStatus, haeuserOf } from '../hausbesuch/hausbesuch.ts'
import type { BlattReader } from './blatt.document.ts'
import type { DokumentationCode } from './dokumentation.errors.ts'

/** The organisation that has written it, and whether it is locked; null while nothing is written. */
export interface BlattStand {
  organisationId: string
  abgeschlossen: boolean
}

/**
 * As whom somebody reads the sheet; what each of them sees is said field by field (blatt.document.ts). Null: none of it. The organisation that
 * wrote it reads it always, the practice that treats the Klient and the other participants from the moment in which it is locked.
 */
export function blattReader(person: Pick<Person, 'organisationId'>, besuch: Hausbesuch, stand: BlattStand | null): BlattReader | null {
  if (stand === null || !haeuserOf(besuch).includes(person.organisationId)) return null
  if (stand.organisationId === person.organisationId) return 'HAUS'
  if (!stand.abgeschlossen) return null
  return besuch.praxisId === person.organisationId ? 'PRAXIS' : 'BETEILIGTE'
}

/** Null when the person may write the sheet now: whoever is at the visit, while it lasts, in the organisation that started the sheet. */
export function schreibSperre(person: Person, besuch: Hausbesuch, stand: BlattStand | null): HausbesuchCode | DokumentationCode | null {
  const fremd = stand !== null && stand.organisationId !== person.organisationId
  if (fremd) return 'hausbesuch.nicht_deine_rolle'
  if (stand?.abgeschlossen === true) return 'dokumentation.abgeschlossen'
  return sperre('abschliessen', besuch, person)
}

/** Whether the person may choose which values go along: the nursing service that asks a doctor to come, until the visit is over. */
export function maySendAlong({ seite, organisationId }: Pick<Person, 'seite' | 'organisationId'>, besuch: Hausbesuch): boolean {
  if (seite !== 'PFLEGE' || besuch.pflegedienstId !== organisationId || besuch.praxisId === null) return false
  return besuchRegeln[besuch.typ].ausfuehrend.includes('ARZT') && !endStatus.includes(besuch.status)
}

import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { DbContext } from '../ports.ts'

/** In the name of a signed-in person: row-level security shows what the organisation may see. */
export function contextOf(akteur: Akteur): DbContext {
  return { organisationId: akteur.organisationId, personId: akteur.personId, system: false }
}

/** In nobody's name: sign-in, the clock, the distribution of events. Sees all rows; never for an answer to a person. */
export const systemContext: DbContext = { organisationId: null, personId: null, system: true }

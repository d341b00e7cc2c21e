/** What all ways of letting someone in have in common: in whose name, and by which rules the account begins. */
import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import { personalErrors } from '@dreiklang/domain/personal/personal.errors'
import { checkNewPerson } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur, OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { ConstraintViolation, type DbContext, type Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { insertPerson, hasVerwaltung, isLanrTaken, lockOrganisation } from './personal.repository.ts'

/** As the person, in the name of one organisation: so the platform administrator meets row-level security too. */
export const contextIn = (organisationId: string, akteur: Akteur): DbContext => ({ ...contextOf(akteur), organisationId })

/** Locks the organisation. @throws organisation.unbekannt and the refusals of the room */
export async function checkAufnahme(
  tx: Queryable,
  akteur: Pick<Akteur, 'rolle'>,
  angaben: Pick<PersonAngaben, 'organisationId' | 'rolle' | 'beruf' | 'lanr'>,
): Promise<{ art: OrganisationArt; name: string }> {
  const { organisationId, lanr } = angaben
  const haus = await lockOrganisation(tx, organisationId)
  if (haus === null) throw organisationErrors.refuse('organisation.unbekannt', wrongField('organisationId'))
  checkNewPerson({
    akteur,
    angaben,
    organisation: { art: haus.art, hatVerwaltung: await hasVerwaltung(tx, organisationId, null) },
  })
  await checkLanrFree(tx, organisationId, { lanr, ohne: null })
  return haus
}

/** @throws personal.lanr_vergeben: a number names one person */
export async function checkLanrFree(
  tx: Queryable,
  organisationId: string,
  who: { lanr: string | null; ohne: string | null },
): Promise<void> {
  if (await isLanrTaken(tx, organisationId, who)) throw personalErrors.refuse('personal.lanr_vergeben', wrongField('lanr'))
}

/** @throws organisation.email_vergeben */
export async function set(tx: Queryable, neu: Parameters<typeof insertPerson>[1]): Promise<void> {
  try {
    await insertPerson(tx, neu)
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'person_email') throw error
    throw organisationErrors.refuse('organisation.email_vergeben', wrongField('email'))
  }
}

/** What all ways of letting someone in have in common: in whose name, and by which rules the account begins. */
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import { personalFehler } from '@dreiklang/domain/personal/personal.errors'
import { pruefeNeuePerson } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur, OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { ConstraintViolation, type DbContext, type Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { fuegePersonEin, hatVerwaltung, istLanrVergeben, sperreOrganisation } from './personal.repository.ts'

/** As the person, in the name of one organisation: so the platform administrator meets row-level security too. */
export const kontextIn = (organisationId: string, akteur: Akteur): DbContext => ({ ...kontextVon(akteur), organisationId })

export const falsch = (path: string) => ({ felder: [{ path, code: 'falsch', message: 'falsch' }] })

/**
 * Locks the organisation and asks its rules: may this person be let in, and by whom.
 * @throws organisation.unbekannt and the refusals of the room
 */
export async function pruefeAufnahme(
  tx: Queryable,
  akteur: Pick<Akteur, 'rolle'>,
  angaben: Pick<PersonAngaben, 'organisationId' | 'rolle' | 'beruf' | 'lanr'>,
): Promise<{ art: OrganisationArt; name: string }> {
  const { organisationId, lanr } = angaben
  const haus = await sperreOrganisation(tx, organisationId)
  if (haus === null) throw organisationFehler.ablehnen('organisation.unbekannt', falsch('organisationId'))
  pruefeNeuePerson({
    akteur,
    angaben,
    organisation: { art: haus.art, hatVerwaltung: await hatVerwaltung(tx, organisationId, null) },
  })
  await pruefeLanrFrei(tx, organisationId, { lanr, ohne: null })
  return haus
}

/** @throws personal.lanr_vergeben: a number names one person */
export async function pruefeLanrFrei(
  tx: Queryable,
  organisationId: string,
  wer: { lanr: string | null; ohne: string | null },
): Promise<void> {
  if (await istLanrVergeben(tx, organisationId, wer)) throw personalFehler.ablehnen('personal.lanr_vergeben', falsch('lanr'))
}

/** @throws organisation.email_vergeben */
export async function stelleEin(tx: Queryable, neu: Parameters<typeof fuegePersonEin>[1]): Promise<void> {
  try {
    await fuegePersonEin(tx, neu)
  } catch (fehler) {
    if (!(fehler instanceof ConstraintViolation) || fehler.constraint !== 'person_email') throw fehler
    throw organisationFehler.ablehnen('organisation.email_vergeben', falsch('email'))
  }
}

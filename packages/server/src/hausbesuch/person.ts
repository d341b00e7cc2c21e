/** The signed-in person on a side of visits, as the policies know them. */
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type Akteur, seiteVon } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'

/** @throws zugriff.verboten for the platform administrator, who stands on no side */
export function personVon({ rolle, organisationId, personId, name }: Akteur): Person {
  const seite = seiteVon(rolle)
  if (seite === null || organisationId === null) throw sharedFehler.ablehnen('zugriff.verboten')
  return { seite, rolle, organisationId, personId, name }
}

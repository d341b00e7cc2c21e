/** The signed-in person on a side of visits, as the policies know them. */
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'

/** @throws zugriff.verboten for the platform administrator, who stands on no side */
export function personOf({ rolle, organisationId, personId, name }: Akteur): Person {
  const seite = seiteOf(rolle)
  if (seite === null || organisationId === null) throw sharedErrors.refuse('zugriff.verboten')
  return { seite, rolle, organisationId, personId, name }
}

/** Whom an entry of the audit trail is about. */
export const besuchTrail = ({ id, klientId }: { id: string; klientId: string }) =>
  ({ objektArt: 'HAUSBESUCH', objektId: id, klientId }) as const

/** The signed-in person on a side of visits, as the policies know them. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { changedFields } from '@dreiklang/domain/shared/changedFields'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'

/** @throws zugriff.verboten for the platform administrator, who stands on no side */
export function personOf({ rolle, organisationId, personId, name }: Akteur): Person {
  const seite = seiteOf(rolle)
  if (seite === null || organisationId === null) throw sharedErrors.refuse('zugriff.verboten')
  return { seite, rolle, organisationId, personId, name }
}

export interface Turn {
  alt: Hausbesuch | null
  neu: Hausbesuch
}

/** What a step has changed, by name; nothing of a visit that came into being. */
export function changeTrail({ alt, neu }: Turn) {
  const felder = changedFields({ ...(alt ?? neu) }, { ...neu }).filter((field) => field !== 'version')
  return { art: 'AENDERN', ...besuchTrail(neu), felder } as const
}

/** Whom an entry of the audit trail is about. */
export const besuchTrail = ({ id, klientId }: { id: string; klientId: string }) =>
  ({ objektArt: 'HAUSBESUCH', objektId: id, klientId }) as const

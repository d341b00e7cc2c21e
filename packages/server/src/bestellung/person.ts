/** The signed-in person on a side of orders, as deciders and events know them. */
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Urheber } from './bestellung.repository.ts'

/** The signed-in person as someone on a side of orders. @throws zugriff.verboten for the platform administrator, who stands on none */
export function personOf(akteur: Akteur): Person {
  const seite = seiteOf(akteur.rolle)
  if (seite === null || akteur.organisationId === null) throw sharedErrors.refuse('zugriff.verboten')
  const { organisationId, personId, name, lanr, istPharmazeutisch } = akteur
  return { seite, organisationId, personId, name, lanr, istPharmazeutisch }
}

/** The author of events caused by nobody. */
export const theClock: Urheber = { seite: 'UHR', organisationId: null, personId: null, name: null }

/** The same person as the author of events. */
export function urheberOf({ seite, organisationId, personId, name }: Person): Urheber {
  return { seite, organisationId, personId, name }
}

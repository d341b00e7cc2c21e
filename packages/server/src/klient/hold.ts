/** Holds the record of an own Klient until the end of the transaction; a foreign one is answered like one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Queryable } from '../ports.ts'
import { type GesperrterKlient, lockKlient } from './klient.repository.ts'

/** @throws nicht_gefunden */
export async function holdKlient(tx: Queryable, akteur: Akteur, klientId: string): Promise<GesperrterKlient> {
  const klient = await lockKlient(tx, ownOrganisation(akteur), klientId)
  if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
  return klient
}

/** Holds the record of an own Klient until the end of the transaction; a foreign one is answered like one that does not exist. */
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Queryable } from '../ports.ts'
import { type GesperrterKlient, sperreKlient } from './klient.repository.ts'

/** @throws nicht_gefunden */
export async function halteKlient(tx: Queryable, akteur: Akteur, klientId: string): Promise<GesperrterKlient> {
  const klient = await sperreKlient(tx, eigeneOrganisation(akteur), klientId)
  if (klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
  return klient
}

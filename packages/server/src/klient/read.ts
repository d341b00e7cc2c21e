/** Reads something about an own Klient in one transaction and logs that it was read; a foreign Klient is answered like one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { klientExists } from './verlauf.repository.ts'

interface Lesung {
  akteur: Akteur
  klientId: string
  aktion: string
  art?: ProtokollArt
}

/** @throws nicht_gefunden */
export async function read<Result>(
  ports: Pick<Ports, 'database'>,
  { akteur, klientId, aktion, art = 'LESEN' }: Lesung,
  work: (tx: Queryable, organisationId: string) => Promise<Result>,
): Promise<Result> {
  return ports.database.transaction(contextOf(akteur), async (tx) => {
    const own = ownOrganisation(akteur)
    if (!(await klientExists(tx, own, klientId))) throw sharedErrors.refuse('nicht_gefunden')
    await audit(tx, akteur, { aktion, art, objektArt: 'KLIENT', objektId: klientId, klientId })
    return work(tx, own)
  })
}

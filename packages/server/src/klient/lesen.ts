/** Reads something about an own Klient in one transaction and logs that it was read; a foreign Klient is answered like one that does not exist. */
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { ProtokollArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { gibtEsKlient } from './verlauf.repository.ts'

interface Lesung {
  akteur: Akteur
  klientId: string
  /** The id of the call. */
  aktion: string
  art?: ProtokollArt
}

/** @throws nicht_gefunden */
export async function lese<Ergebnis>(
  ports: Pick<Ports, 'database'>,
  { akteur, klientId, aktion, art = 'LESEN' }: Lesung,
  work: (tx: Queryable, organisationId: string) => Promise<Ergebnis>,
): Promise<Ergebnis> {
  return ports.database.transaction(kontextVon(akteur), async (tx) => {
    const eigene = eigeneOrganisation(akteur)
    if (!(await gibtEsKlient(tx, eigene, klientId))) throw sharedFehler.ablehnen('nicht_gefunden')
    await protokolliere(tx, akteur, { aktion, art, objektArt: 'KLIENT', objektId: klientId, klientId })
    return work(tx, eigene)
  })
}

import { fristContract } from '@dreiklang/domain/frist/frist.contract'
import { beratungsbesuchFrist } from '@dreiklang/domain/klient/beratung'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createAktenschrank } from '../klient/aktenschrank.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import { loadBeratungsbesuche } from './beratung.repository.ts'

/** Nothing is due from a Klient who is no longer cared for. @throws nicht_gefunden */
export function createBeratung(ports: Ports) {
  const schrank = createAktenschrank(ports)
  return async ({ akteur, params: { klientId } }: CalledBy<typeof fristContract.beratung>) => {
    const organisationId = ownOrganisation(akteur)
    const today = berlinDate(ports.clock.now().toISOString())
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const akte = await schrank.open(tx, { organisationId, klientId })
      if (akte === null) throw sharedErrors.refuse('nicht_gefunden')
      await audit(tx, akteur, { aktion: fristContract.beratung.id, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
      const { letzter, termin } = await loadBeratungsbesuche(tx, organisationId, { klientId, heute: today })
      const { pflegegrad, leistungsart } = akte.versicherung
      const cared = akte.person.status === 'AKTIV' || akte.person.status === 'PAUSIERT'
      const frist = cared ? beratungsbesuchFrist({ pflegegrad, leistungsart, lastBesuch: letzter?.tag ?? null, today }) : null
      return { frist, letzter, termin }
    })
  }
}

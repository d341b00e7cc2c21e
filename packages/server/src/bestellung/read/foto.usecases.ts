/** The photos of a complaint: who sees the order's complaint sees them, and the house that keeps them gives them out. */
import type { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { viewOf } from '@dreiklang/domain/bestellung/view'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createDateien, dateiAnswer } from '../../datei/datei.ts'
import type { Ports } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { onBehalfOf, onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { CalledBy } from '../../shared/route.ts'
import { personOf } from '../who.ts'
import { loadBestellung } from './one.repository.ts'

type Anfrage = Pick<CalledBy<(typeof bestellungContract)['readReklamationFoto']>, 'akteur' | 'params'>

export function createReklamationFotos(ports: Ports) {
  const dateien = createDateien(ports)

  return {
    /** @throws nicht_gefunden */
    async read({ akteur, params: { bestellungId, fotoId } }: Anfrage): Promise<Response> {
      const person = personOf(akteur)
      const db = onBehalfOfPerson(ports.database, akteur)
      const now = ports.clock.now().toISOString()
      const loaded = await loadBestellung(db, { bestellungId, organisationId: person.organisationId, heute: berlinDate(now) })
      const seen = loaded && viewOf(loaded.bestellung, { ...loaded, person, now })
      const isShown = seen?.positionen.some(({ reklamationen }) => reklamationen.some(({ fotos }) => fotos.includes(fotoId))) === true
      if (loaded === null || !isShown) throw sharedErrors.refuse('nicht_gefunden')
      const { pflegedienstId: organisationId, klientId } = loaded.bestellung
      const inHaus = onBehalfOf(ports.database, { organisationId, personId: null, system: false })
      const file = await dateien.readStore(inHaus, { organisationId, dateiId: fotoId })
      if (file === null || file.klientId !== klientId) throw sharedErrors.refuse('nicht_gefunden')
      const trail = { aktion: 'bestellung.readReklamationFoto', art: 'LESEN', objektArt: 'DOKUMENT', objektId: fotoId, klientId } as const
      await audit(db, akteur, trail)
      return dateiAnswer(file)
    },
  }
}

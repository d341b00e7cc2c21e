/** The information for a Klient about his data, with his own recipients and consents in it; that it was given out is logged. */
import type { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { ladeAbschnitte } from '../organisation/abschnitte.repository.ts'
import { ladeEigene } from '../organisation/organisation.repository.ts'
import { papierAntwort, schreibePapier } from '../papier/papier.ts'
import type { Ports } from '../ports.ts'
import type { Gerufen } from '../shared/route.ts'
import { informationsPapier } from './informationsPapier.ts'
import { ladeKlient } from './klient.repository.ts'
import { lese } from './lesen.ts'

export function createInformation(ports: Ports) {
  return async ({ akteur, params: { klientId } }: Gerufen<(typeof auskunftContract)['information']>): Promise<Response> => {
    const am = ports.clock.now().toISOString()
    const heute = berlinDatum(am)
    const wie = { akteur, klientId, aktion: 'klient.information', art: 'AUSGEBEN' } as const
    const quelle = await lese(ports, wie, async (tx, organisationId) => {
      const klient = await ladeKlient(tx, organisationId, { klientId, heute })
      const haus = await ladeEigene(tx, organisationId)
      if (klient === null || haus === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return { klient, haus, abschnitte: await ladeAbschnitte(tx, organisationId, true), am }
    })
    return papierAntwort(await schreibePapier(informationsPapier(quelle), ports.fonts), `information-${heute}.pdf`)
  }
}

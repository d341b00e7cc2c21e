/** That it was given out is logged. */
import type { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { loadAbschnitte } from '../organisation/abschnitte.repository.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import { papierAnswer, writePapier } from '../papier/papier.ts'
import type { Ports } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { informationsPapier } from './informationsPapier.ts'
import { loadKlient } from './klient.repository.ts'
import { read } from './read.ts'

export function createInformation(ports: Ports) {
  return async ({ akteur, params: { klientId } }: CalledBy<(typeof auskunftContract)['information']>): Promise<Response> => {
    const am = ports.clock.now().toISOString()
    const heute = berlinDate(am)
    const wie = { akteur, klientId, aktion: 'klient.information', art: 'AUSGEBEN' } as const
    const source = await read(ports, wie, async (tx, organisationId) => {
      const klient = await loadKlient(tx, organisationId, { klientId, heute })
      const haus = await loadOwn(tx, organisationId)
      if (klient === null || haus === null) throw sharedErrors.refuse('nicht_gefunden')
      return { klient, haus, abschnitte: await loadAbschnitte(tx, organisationId, true), am }
    })
    return papierAnswer(await writePapier(informationsPapier(source), ports.fonts), `information-${heute}.pdf`)
  }
}

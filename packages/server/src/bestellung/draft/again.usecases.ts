import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { copyEntwurf } from '@dreiklang/domain/bestellung/entwurf.decider'
import { findLaterWords } from '@dreiklang/domain/bestellung/inForce'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports } from '../../ports.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import { createSeal } from '../seal.ts'
import { loadKlientStand } from '../step/context.ts'
import { loadLast } from '../visit/besuch.repository.ts'

/** What was decided about the same products since an order was sent, in open words, and the Klient's pharmacy of today. */
export function createAgain(ports: Ports) {
  const { geoeffnet } = createSeal(ports)

  return async (akteur: Akteur, bestellung: Bestellung): Promise<Parameters<typeof copyEntwurf>[1]> => {
    const db = onBehalfOfPerson(ports.database, akteur)
    const heute = berlinDate(ports.clock.now().toISOString())
    const { klientId, pflegedienstId, nummer, gesendetAm, erstelltAm } = bestellung
    if (klientId === null) return { heute, apothekeId: null, spaetere: [] }
    const klient = await loadKlientStand(db, { klientId, pflegedienstId, heute })
    const since = gesendetAm ?? erstelltAm
    const seit = new Date(Date.parse(since) - 1).toISOString()
    // What was sent in the same instant is later by its number.
    const later = (await loadLast(db, pflegedienstId, { klientId, seit }))
      .filter((one) => one.gesendetAm !== since || one.nummer > nummer)
      .toReversed()
    const spaetere = await Promise.all(
      findLaterWords(bestellung, later).map((one) => geoeffnet(one, { id: one.id, sprache: 'de' as const })),
    )
    return { heute, apothekeId: klient?.apothekeId ?? null, spaetere }
  }
}

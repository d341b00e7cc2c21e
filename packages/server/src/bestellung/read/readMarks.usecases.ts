/** Reading a question: no step with the order, so without version, event and key. Saying it again changes nothing. */
import { readingPlaceOf } from '@dreiklang/domain/bestellung/lesemarke'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports } from '../../ports.ts'
import { contextOf } from '../../shared/context.ts'
import { sendSignal } from '../../shared/signal.ts'
import { personOf } from '../who.ts'
import { loadBestellung } from './one.repository.ts'
import { markRead } from './readMarks.repository.ts'

export function createReadMarks(ports: Ports) {
  return {
    /** @throws nicht_gefunden, bestellung.rueckfrage_unbekannt for a thread that the side may not read */
    async mark(
      akteur: Akteur,
      { bestellungId, rueckfrageId, nachrichtId }: { bestellungId: string; rueckfrageId: string; nachrichtId: string },
    ): Promise<void> {
      const leser = personOf(akteur)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        const am = ports.clock.now().toISOString()
        const geladen = await loadBestellung(tx, { bestellungId, organisationId: leser.organisationId, heute: berlinDate(am) })
        if (geladen === null) throw sharedErrors.refuse('nicht_gefunden')
        const { nachrichtNr, organisationIds } = readingPlaceOf(geladen.bestellung, { rueckfrageId, nachrichtId, seite: leser.seite })
        const nachricht = { id: nachrichtId, nr: nachrichtNr }
        const neu = await markRead(tx, { bestellungId, rueckfrageId, nachricht, leser, sichtbarFuer: organisationIds, am })
        if (neu) await sendSignal(tx, { art: 'rueckfrage', id: bestellungId, an: organisationIds })
      })
    },
  }
}

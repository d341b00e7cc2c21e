/** Reading a question: no step with the order, so without version, event and key. Saying it again changes nothing. */
import { lesestelle } from '@dreiklang/domain/bestellung/lesemarke'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { rufe } from '../shared/zuruf.ts'
import { ladeBestellung } from './bestellung.repository.ts'
import { merkeGelesen } from './gelesen.repository.ts'
import { personVon } from './person.ts'

export function createGelesen(ports: Ports) {
  return {
    /** @throws nicht_gefunden, bestellung.rueckfrage_unbekannt for a thread that the side may not read */
    async mark(
      akteur: Akteur,
      { bestellungId, rueckfrageId, nachrichtId }: { bestellungId: string; rueckfrageId: string; nachrichtId: string },
    ): Promise<void> {
      const leser = personVon(akteur)
      await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const am = ports.clock.now().toISOString()
        const geladen = await ladeBestellung(tx, { bestellungId, organisationId: leser.organisationId, heute: berlinDatum(am) })
        if (geladen === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const { nachrichtNr, organisationIds } = lesestelle(geladen.bestellung, { rueckfrageId, nachrichtId, seite: leser.seite })
        const nachricht = { id: nachrichtId, nr: nachrichtNr }
        const neu = await merkeGelesen(tx, { bestellungId, rueckfrageId, nachricht, leser, sichtbarFuer: organisationIds, am })
        if (neu) await rufe(tx, { art: 'rueckfrage', id: bestellungId, an: organisationIds })
      })
    },
  }
}

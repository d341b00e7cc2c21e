/** Steps of an order inside the transaction of a room above: both happen or neither does. */
import { bestellungFehler } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { decide, nach } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { ladeFuerAenderung } from './aenderung.repository.ts'
import { speichern } from './bestellung.repository.ts'
import { personVon, urheberVon } from './person.ts'
import { schrittSpur } from './spur.ts'
import { kuendigeAn } from './strom.repository.ts'
import { blosseUmstaende } from './umstaende.ts'

interface Mitschritt {
  bestellungId: string
  /** What is to be done with the order as it is now. */
  schritte(bestellung: Bestellung): Auftrag[]
}

export type TueMit = (tx: Queryable, akteur: Akteur, mitschritt: Mitschritt) => Promise<void>

/** Only for steps without free text: that would have to be sealed, which does not happen inside a transaction. */
export function createMitschritt(ports: Pick<Ports, 'clock' | 'newId'>): TueMit {
  return async (tx, akteur, { bestellungId, schritte }) => {
    const person = personVon(akteur)
    const { organisationId, personId } = person
    const geladen = await ladeFuerAenderung(tx, { bestellungId, organisationId, personId, schluessel: null })
    if (geladen.bestellung === null) throw sharedFehler.ablehnen('nicht_gefunden')
    let alt = geladen.bestellung
    for (const auftrag of schritte(alt)) {
      const umstaende = blosseUmstaende(ports, person)
      const ereignisse = decide(alt, auftrag, umstaende)
      const neu = nach(alt, ereignisse)
      const spur = schrittSpur(akteur, handlungContract[auftrag.handlung].id, neu)
      const wer = { urheber: urheberVon(person), am: umstaende.jetzt, idempotenz: null, abschrift: null, spur }
      if (!(await speichern(tx, { alt, neu, ereignisse, ...wer }))) throw bestellungFehler.ablehnen('bestellung.veraltet')
      alt = neu
    }
    await kuendigeAn(tx)
  }
}

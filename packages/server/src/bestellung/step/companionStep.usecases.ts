/** Steps of an order inside the transaction of a room above: both happen or neither does. */
import { handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { decide, after } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../../ports.ts'
import { save, loadForChange } from '../bestellung.repository.ts'
import { announce } from '../stream/stream.repository.ts'
import { personOf, urheberOf, stepTrail } from '../who.ts'
import { bareDecisionContext } from './context.ts'

interface CompanionStep {
  bestellungId: string
  schritte(bestellung: Bestellung): Auftrag[]
}

export type TueWith = (tx: Queryable, akteur: Akteur, companionStep: CompanionStep) => Promise<void>

/** Only for steps without free text: that would have to be sealed, which does not happen inside a transaction. */
export function createCompanionStep(ports: Pick<Ports, 'clock' | 'newId'>): TueWith {
  return async (tx, akteur, { bestellungId, schritte }) => {
    const person = personOf(akteur)
    const { organisationId, personId } = person
    const geladen = await loadForChange(tx, { bestellungId, organisationId, personId, schluessel: null })
    if (geladen.bestellung === null) throw sharedErrors.refuse('nicht_gefunden')
    let alt = geladen.bestellung
    for (const auftrag of schritte(alt)) {
      const context = bareDecisionContext(ports, person)
      const ereignisse = decide(alt, auftrag, context)
      const neu = after(alt, ereignisse)
      const spur = stepTrail(akteur, handlungContract[auftrag.handlung].id, neu)
      const wer = { urheber: urheberOf(person), am: context.jetzt, idempotenz: null, abschrift: null, spur }
      if (!(await save(tx, { alt, neu, ereignisse, ...wer }))) throw bestellungErrors.refuse('bestellung.veraltet')
      alt = neu
    }
    await announce(tx)
  }
}

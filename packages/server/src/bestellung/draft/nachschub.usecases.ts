/** The draft that a proposal of the pharmacy becomes, in the transaction of the step that takes it over: both happen, or neither does. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import { anlegen } from '@dreiklang/domain/bestellung/entwurf.decider'
import { draftOfNachschub } from '@dreiklang/domain/bestellung/nachschub.decider'
import { findDraftOfNachschub } from '@dreiklang/domain/bestellung/nachschub'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../../ports.ts'
import { contextOf } from '../../shared/context.ts'
import { type InsertAuftrag, insert } from '../bestellung.repository.ts'
import { createSeal } from '../seal.ts'
import { personOf, stepTrail, urheberOf } from '../who.ts'
import { createAgain } from './again.usecases.ts'
import { createNumbers } from './numbers.ts'

interface TakenOver {
  /** Before the step, and after it. */
  alt: Bestellung
  neu: Bestellung
  positionIds: readonly string[]
}

export function createNachschubDraft(ports: Ports) {
  const { geoeffnet, verschlossen } = createSeal(ports)
  const nextNumber = createNumbers(ports)
  const again = createAgain(ports)

  return {
    /** Reads and seals, which does not happen inside a transaction. */
    async prepare(akteur: Akteur, { alt, neu, positionIds }: TakenOver): Promise<InsertAuftrag> {
      const person = personOf(akteur)
      const now = ports.clock.now().toISOString()
      const open = await geoeffnet(structuredClone(alt), { id: alt.id, sprache: 'de' })
      const { entwurf, ...wieder } = draftOfNachschub(open, positionIds, await again(akteur, alt))
      const taken = neu.positionen.find(({ id }) => positionIds.includes(id))
      const { bestellung, ereignisse } = anlegen(entwurf, {
        id: (taken && findDraftOfNachschub(taken)) ?? ports.newId(),
        pflegedienstId: person.organisationId,
        personId: person.personId,
        nummer: await nextNumber(contextOf(akteur), person.organisationId, Number(berlinDate(now).slice(0, 4))),
        quelle: 'NACHSCHUB',
        vorgaengerId: alt.id,
        wieder,
        werkzeug: { now, neueId: ports.newId },
      })
      const content = await verschlossen({ bestellung, ereignisse }, bestellung)
      const spur = stepTrail(akteur, { aktion: 'bestellung.create', bestellung })
      return { ...content, urheber: urheberOf(person), idempotenz: null, spur }
    },

    /** @throws bestellung.organisation_unbekannt when practice or pharmacy are none any more */
    async put(tx: Queryable, draft: InsertAuftrag): Promise<void> {
      if (!(await insert(tx, draft))) throw bestellungErrors.refuse('bestellung.organisation_unbekannt')
    },
  }
}

/** An order that is made and sent in one go, for what needs no eye of a person on a draft. */
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { anlegen, senden } from '@dreiklang/domain/bestellung/entwurf.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../../ports.ts'
import { contextOf } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import type { Idempotenz } from '../../shared/route.ts'
import { loadEarlierAnswer } from '../step/change.repository.ts'
import { type createDrafting, withoutAnlass } from './create.usecases.ts'
import { personOf } from '../person.ts'
import { type createStepTaking, repeatedAnswer } from '../step/write.usecases.ts'
import { bareDecisionContext, withKlient } from '../step/context.ts'

interface Wege {
  lege: ReturnType<typeof createDrafting>
  schreiben: ReturnType<typeof createStepTaking>
}

const vorlage = { quelle: 'MANUELL', vorgaengerId: null } as const

export function createImmediateBestellung(ports: Ports, { lege, schreiben }: Wege) {
  /** A complete order is sent immediately; an incomplete one leaves no draft behind. @throws bestellung.unvollstaendig */
  return async (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz): Promise<string> => {
    const db = onBehalfOf(ports.database, contextOf(akteur))
    const einmalig = { ...idempotenz, schluessel: `${idempotenz.schluessel}-senden` }
    const frueher = await loadEarlierAnswer(db, akteur.personId, einmalig.schluessel)
    if (frueher !== null) return repeatedAnswer(frueher, einmalig)
    const person = personOf(akteur)
    const { organisationId: pflegedienstId, personId } = person
    const werkzeug = { jetzt: ports.clock.now().toISOString(), neueId: ports.newId }
    const { bestellung } = anlegen(entwurf, { ...vorlage, pflegedienstId, personId, nummer: '', werkzeug })
    senden(bestellung, await withKlient(db, bestellung, bareDecisionContext(ports, person)))
    const gelegt = await lege(akteur, entwurf, { ...withoutAnlass, ...vorlage, idempotenz })
    const { id, version } = quittung.parse(JSON.parse(gelegt))
    return schreiben.handle(akteur, id, { auftrag: { handlung: 'senden', angaben: { version } }, idempotenz: einmalig })
  }
}

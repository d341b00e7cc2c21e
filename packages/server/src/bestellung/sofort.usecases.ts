/** An order that is made and sent in one go, for what needs no eye of a person on a draft. */
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { anlegen, senden } from '@dreiklang/domain/bestellung/entwurf.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { ladeFruehereAntwort } from './aenderung.repository.ts'
import { type createLegen, ohneAnlass } from './anlegen.usecases.ts'
import { personVon } from './person.ts'
import { type createSchreiben, wiederholung } from './schreiben.usecases.ts'
import { blosseUmstaende, mitKlient } from './umstaende.ts'

interface Wege {
  lege: ReturnType<typeof createLegen>
  schreiben: ReturnType<typeof createSchreiben>
}

const vorlage = { quelle: 'MANUELL', vorgaengerId: null } as const

export function createSofort(ports: Ports, { lege, schreiben }: Wege) {
  /** A complete order is sent immediately; an incomplete one leaves no draft behind. @throws bestellung.unvollstaendig */
  return async (akteur: Akteur, entwurf: Entwurf, idempotenz: Idempotenz): Promise<string> => {
    const db = imNamen(ports.database, kontextVon(akteur))
    const einmalig = { ...idempotenz, schluessel: `${idempotenz.schluessel}-senden` }
    const frueher = await ladeFruehereAntwort(db, akteur.personId, einmalig.schluessel)
    if (frueher !== null) return wiederholung(frueher, einmalig)
    const person = personVon(akteur)
    const { organisationId: pflegedienstId, personId } = person
    const werkzeug = { jetzt: ports.clock.now().toISOString(), neueId: ports.newId }
    const { bestellung } = anlegen(entwurf, { ...vorlage, pflegedienstId, personId, nummer: '', werkzeug })
    senden(bestellung, await mitKlient(db, bestellung, blosseUmstaende(ports, person)))
    const gelegt = await lege(akteur, entwurf, { ...ohneAnlass, ...vorlage, idempotenz })
    const { id, version } = quittung.parse(JSON.parse(gelegt))
    return schreiben.handle(akteur, id, { auftrag: { handlung: 'senden', angaben: { version } }, idempotenz: einmalig })
  }
}

import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import { anlegen } from '@dreiklang/domain/bestellung/entwurf.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { settleByBestellung } from '../../dokumentation/folge.usecases.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../../ports.ts'
import { contextOf } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import type { Idempotenz } from '../../shared/route.ts'
import { type InsertAuftrag, insert, loadEarlierAnswer } from '../bestellung.repository.ts'
import { createSeal, saysAnything } from '../seal.ts'
import { checkReferenzen } from '../step/context.repository.ts'
import { quittungOf, repeatedAnswer } from '../step/write.usecases.ts'
import type { SchluesselRow } from '../../tresor/schluessel.repository.ts'
import type { EreignisStream } from '../stream/stream.ts'
import { linkBesuch } from '../visit/besuch.repository.ts'
import { personOf, urheberOf, stepTrail } from '../who.ts'
import { createNumbers } from './numbers.ts'

type Vorlage = Pick<Bestellung, 'quelle' | 'vorgaengerId'> & { wieder?: Parameters<typeof anlegen>[1]['wieder'] }

interface Anlass {
  aktion: string
  besuch: { hausbesuchId: string; folgeId: string | null } | null
}
export const withoutAnlass: Anlass = { aktion: 'bestellung.create', besuch: null }

/** A draft may only name the organisation's own Klient and organisations of the right kind. Answers the keys that its words are sealed with. */
export async function checkBezuege(db: Queryable, bestellung: Bestellung): Promise<SchluesselRow[]> {
  const { klient, organisationen, schluessel } = await checkReferenzen(db, bestellung)
  if (!klient) throw bestellungErrors.refuse('bestellung.klient_unbekannt')
  if (!organisationen) throw bestellungErrors.refuse('bestellung.organisation_unbekannt')
  return schluessel
}

export function createDrafting(ports: Ports, stream: EreignisStream) {
  const nextNumber = createNumbers(ports)
  const { verschlossen } = createSeal(ports)
  const now = () => ports.clock.now().toISOString()

  function insertLinked(
    akteur: Akteur,
    auftrag: InsertAuftrag,
    { hausbesuchId, folgeId }: NonNullable<Anlass['besuch']>,
  ): Promise<boolean> {
    const { id: bestellungId, erstelltAm: am } = auftrag.bestellung
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const gelegt = await insert(tx, auftrag)
      if (gelegt) await linkBesuch(tx, { bestellungId, hausbesuchId, art: 'AUS_BESUCH', personId: akteur.personId, am })
      if (gelegt && folgeId !== null) await settleByBestellung(tx, akteur, { folgeId, hausbesuchId, bestellungId, am })
      return gelegt
    })
  }

  return async function put(
    akteur: Akteur,
    entwurf: Entwurf,
    { idempotenz, quelle, vorgaengerId, wieder, aktion, besuch }: Vorlage & Anlass & { idempotenz: Idempotenz },
  ): Promise<string> {
    const person = personOf(akteur)
    const context = contextOf(akteur)
    const db = onBehalfOf(ports.database, context)
    const am = now()
    const nummer = await nextNumber(context, person.organisationId, Number(berlinDate(am).slice(0, 4)))
    const { bestellung, ereignisse } = anlegen(entwurf, {
      pflegedienstId: person.organisationId,
      personId: person.personId,
      nummer,
      quelle,
      vorgaengerId,
      ...(wieder === undefined ? {} : { wieder }),
      werkzeug: { now: am, neueId: ports.newId },
    })
    const antwort = JSON.stringify(quittungOf(bestellung, person))
    try {
      // Nobody creates a key for another organisation's Klient.
      const gelesen = bestellung.klientId !== null && saysAnything(bestellung) ? await checkBezuege(db, bestellung) : []
      const content = await verschlossen({ bestellung, ereignisse }, bestellung, { gelesen })
      const urheber = urheberOf(person)
      const auftrag = { ...content, urheber, idempotenz: { ...idempotenz, antwort }, spur: stepTrail(akteur, { aktion, bestellung }) }
      const gelegt = besuch === null ? await insert(db, auftrag) : await insertLinked(akteur, auftrag, besuch)
      if (!gelegt) await checkBezuege(db, bestellung)
    } catch (error) {
      if (!(error instanceof ConstraintViolation) && !(error instanceof Refusal)) throw error
      const frueher = await loadEarlierAnswer(db, akteur.personId, idempotenz.schluessel)
      if (frueher === null) throw error
      return repeatedAnswer(frueher, idempotenz)
    }
    stream.weck()
    return antwort
  }
}

/** Steps of an order inside the transaction of a room above: both happen or neither does. */
import { handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { decide, after } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import { klientStandMelden, vorabinfoBeenden } from '@dreiklang/domain/bestellung/klientStand.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { VerlaufEreignisse } from '../../klient/geschehen.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { sendSignal } from '../../shared/signal.ts'
import { type Urheber, save, loadForChange } from '../bestellung.repository.ts'
import { announce } from '../stream/stream.repository.ts'
import { personOf, urheberOf, stepTrail, theClock } from '../who.ts'
import { holdOpen, loadBeteiligte } from './context.repository.ts'
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
    const loaded = await loadForChange(tx, { bestellungId, organisationId, personId, schluessel: null })
    if (loaded.bestellung === null) throw sharedErrors.refuse('nicht_gefunden')
    let alt = loaded.bestellung
    for (const auftrag of schritte(alt)) {
      const context = bareDecisionContext(ports, person)
      const ereignisse = decide(alt, auftrag, context)
      const neu = after(alt, ereignisse)
      const spur = stepTrail(akteur, handlungContract[auftrag.handlung].id, neu)
      const who = { urheber: urheberOf(person), am: context.now, idempotenz: null, abschrift: null, spur }
      if (!(await save(tx, { alt, neu, ereignisse, ...who }))) throw bestellungErrors.refuse('bestellung.veraltet')
      alt = neu
    }
    await announce(tx)
  }
}

interface Wandel {
  urheber: Urheber
  klientId: string
  pflegedienstId: string
  decide(bestellung: Bestellung, now: string): Ereignis[]
}

async function carryForward(
  tx: Queryable,
  { clock }: Pick<Ports, 'clock'>,
  { urheber, klientId, pflegedienstId, decide: ereignisseOf }: Wandel,
): Promise<void> {
  const am = clock.now().toISOString()
  for (const alt of await holdOpen(tx, { klientId, pflegedienstId })) {
    const ereignisse = ereignisseOf(alt, am)
    if (ereignisse.length === 0) continue
    const auftrag = { alt, neu: after(alt, ereignisse), ereignisse, urheber, am, idempotenz: null, abschrift: null, spur: null }
    if (!(await save(tx, auftrag))) throw new Error('The order was held, and has moved')
  }
  await announce(tx)
}

/** In the transaction in which the nursing service says it. */
export function createKlientStand(ports: Pick<Ports, 'clock'>): VerlaufEreignisse {
  return {
    abwesenheitChanged: (tx, akteur, { klientId, pflegedienstId, abwesend }) =>
      carryForward(tx, ports, {
        urheber: akteur === null ? theClock : urheberOf(personOf(akteur)),
        klientId,
        pflegedienstId,
        decide: (bestellung) => klientStandMelden(bestellung, abwesend),
      }),

    async einwilligungChanged(tx, akteur, { klientId, art, gilt }) {
      const person = personOf(akteur)
      const who = { klientId, pflegedienstId: person.organisationId }
      if (art === 'VORABINFO' && !gilt) await carryForward(tx, ports, { ...who, urheber: urheberOf(person), decide: vorabinfoBeenden })
      // Whoever has the record open on screen reloads what is visible.
      if (art === 'SCHWEIGEPFLICHT_PRAXIS' || art === 'SCHWEIGEPFLICHT_APOTHEKE')
        await sendSignal(tx, { art: 'klient', id: klientId, an: await loadBeteiligte(tx, who) })
    },
  }
}

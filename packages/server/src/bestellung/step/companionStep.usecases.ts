/** Steps of an order inside the transaction of a room above: both happen or neither does. */
import { handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { after, decide } from '@dreiklang/domain/bestellung/bestellung.decider'
import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import { nextFrist, uhr } from '@dreiklang/domain/bestellung/clock.decider'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import { klientStandMelden, vorabinfoBeenden } from '@dreiklang/domain/bestellung/klientStand.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { VerlaufEreignisse } from '../../klient/geschehen.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { sendSignal } from '../../shared/signal.ts'
import { loadForChange, save, type Urheber } from '../bestellung.repository.ts'
import { announce } from '../stream/stream.repository.ts'
import type { EreignisStream } from '../stream/stream.ts'
import { personOf, stepTrail, theClock, urheberOf } from '../who.ts'
import { holdOpen, laenderOf, loadBeteiligte, loadDue, updateFrist } from './context.repository.ts'
import { bareDecisionContext, withKlientStand } from './context.ts'

/** Nobody sent it under a key, and nobody loses the order by it. */
const unasked = { idempotenz: null, abschrift: null, klientAbschrift: null }

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
      const bare = bareDecisionContext(ports, person)
      const context = auftrag.handlung === 'abholungBestaetigen' ? await withKlientStand(tx, alt, bare) : bare
      const ereignisse = decide(alt, auftrag, context)
      const neu = after(alt, ereignisse)
      const spur = stepTrail(akteur, { aktion: handlungContract[auftrag.handlung].id, bestellung: neu, ereignisse })
      const who = { ...unasked, urheber: urheberOf(person), am: context.now, spur }
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
    const auftrag = { ...unasked, alt, neu: after(alt, ereignisse), ereignisse, urheber, am, spur: null }
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

export function createClock({ database, clock }: Pick<Ports, 'database' | 'clock'>, stream: EreignisStream) {
  const db = onBehalfOf(database, systemContext)
  return {
    async tick(): Promise<number> {
      const now = clock.now().toISOString()
      let bewegt = 0
      for (const row of await loadDue(db, now)) {
        const bestellung = readBestellung(row)
        const laender = laenderOf(bestellung, row.laender)
        const ereignisse = uhr(bestellung, now, laender)
        if (ereignisse.length === 0) {
          // What is saved with a step knows the holidays of all of Germany alone; where a house has one of its own, it has a day more.
          if (await updateFrist(db, bestellung, nextFrist(bestellung, laender))) bewegt += 1
          continue
        }
        const neu = after(bestellung, ereignisse)
        const spur = stepTrail(null, { aktion: 'bestellung.uhr', bestellung: neu, ereignisse })
        if (await save(db, { ...unasked, alt: bestellung, neu, ereignisse, urheber: theClock, am: now, spur })) bewegt += 1
      }
      if (bewegt > 0) stream.weck()
      return bewegt
    },
  }
}

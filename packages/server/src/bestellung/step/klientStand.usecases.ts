/** In the transaction in which the nursing service says it. */
import { after } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { klientStandMelden, vorabinfoBeenden } from '@dreiklang/domain/bestellung/klientStand.decider'
import type { VerlaufEreignisse } from '../../klient/geschehen.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { sendSignal } from '../../shared/signal.ts'
import { type Urheber, save } from '../bestellung.repository.ts'
import { announce } from '../stream/stream.repository.ts'
import { theClock, personOf, urheberOf } from '../who.ts'
import { holdOpen, loadBeteiligte } from './context.repository.ts'

interface Wandel {
  urheber: Urheber
  klientId: string
  pflegedienstId: string
  decide(bestellung: Bestellung, jetzt: string): Ereignis[]
}

async function carryForward(
  tx: Queryable,
  { clock }: Pick<Ports, 'clock'>,
  { urheber, klientId, pflegedienstId, decide }: Wandel,
): Promise<void> {
  const am = clock.now().toISOString()
  for (const alt of await holdOpen(tx, { klientId, pflegedienstId })) {
    const ereignisse = decide(alt, am)
    if (ereignisse.length === 0) continue
    const auftrag = { alt, neu: after(alt, ereignisse), ereignisse, urheber, am, idempotenz: null, abschrift: null, spur: null }
    if (!(await save(tx, auftrag))) throw new Error('The order was held, and has moved')
  }
  await announce(tx)
}

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
      const wer = { klientId, pflegedienstId: person.organisationId }
      if (art === 'VORABINFO' && !gilt) await carryForward(tx, ports, { ...wer, urheber: urheberOf(person), decide: vorabinfoBeenden })
      // Whoever has the record open on screen reloads what is visible.
      if (art === 'SCHWEIGEPFLICHT_PRAXIS' || art === 'SCHWEIGEPFLICHT_APOTHEKE')
        await sendSignal(tx, { art: 'klient', id: klientId, an: await loadBeteiligte(tx, wer) })
    },
  }
}

/** Carries into the orders of a Klient what his nursing service says of him, in the transaction in which it is said. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { nach } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { klientStandMelden, vorabinfoBeenden } from '@dreiklang/domain/bestellung/klientStand.decider'
import type { VerlaufEreignisse } from '../klient/geschehen.ts'
import type { Ports, Queryable } from '../ports.ts'
import { rufe } from '../shared/zuruf.ts'
import { type Urheber, speichern } from './bestellung.repository.ts'
import { dieUhr, personVon, urheberVon } from './person.ts'
import { kuendigeAn } from './strom.repository.ts'
import { halteOffene, ladeBeteiligte } from './umstaende.repository.ts'

interface Wandel {
  urheber: Urheber
  klientId: string
  pflegedienstId: string
  entscheide(bestellung: Bestellung, jetzt: string): Ereignis[]
}

async function schreibeFort(
  tx: Queryable,
  { clock }: Pick<Ports, 'clock'>,
  { urheber, klientId, pflegedienstId, entscheide }: Wandel,
): Promise<void> {
  const am = clock.now().toISOString()
  for (const alt of await halteOffene(tx, { klientId, pflegedienstId })) {
    const ereignisse = entscheide(alt, am)
    if (ereignisse.length === 0) continue
    const auftrag = { alt, neu: nach(alt, ereignisse), ereignisse, urheber, am, idempotenz: null, abschrift: null, spur: null }
    if (!(await speichern(tx, auftrag))) throw new Error('The order was held, and has moved')
  }
  await kuendigeAn(tx)
}

export function createKlientStand(ports: Pick<Ports, 'clock'>): VerlaufEreignisse {
  return {
    abwesenheitGeaendert: (tx, akteur, { klientId, pflegedienstId, abwesend }) =>
      schreibeFort(tx, ports, {
        urheber: akteur === null ? dieUhr : urheberVon(personVon(akteur)),
        klientId,
        pflegedienstId,
        entscheide: (bestellung) => klientStandMelden(bestellung, abwesend),
      }),

    async einwilligungGeaendert(tx, akteur, { klientId, art, gilt }) {
      const person = personVon(akteur)
      const wer = { klientId, pflegedienstId: person.organisationId }
      if (art === 'VORABINFO' && !gilt) await schreibeFort(tx, ports, { ...wer, urheber: urheberVon(person), entscheide: vorabinfoBeenden })
      // Whoever has the record open on screen reloads what is visible.
      if (art === 'SCHWEIGEPFLICHT_PRAXIS' || art === 'SCHWEIGEPFLICHT_APOTHEKE')
        await rufe(tx, { art: 'klient', id: klientId, an: await ladeBeteiligte(tx, wer) })
    },
  }
}

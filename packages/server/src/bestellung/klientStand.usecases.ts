/** Carries into the open orders of a Klient what his nursing service says of him, in the transaction in which it is said. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung'
import { nach } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { klientStandMelden, vorabinfoBeenden } from '@dreiklang/domain/bestellung/klientStand.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { VerlaufEreignisse } from '../klient/geschehen.ts'
import type { Ports, Queryable } from '../ports.ts'
import { speichern } from './bestellung.repository.ts'
import { personVon, urheberVon } from './person.ts'
import { kuendigeAn } from './strom.repository.ts'
import { halteOffene } from './umstaende.repository.ts'

interface Wandel {
  akteur: Akteur
  klientId: string
  entscheide(bestellung: Bestellung, jetzt: string): Ereignis[]
}

async function schreibeFort(tx: Queryable, { clock }: Pick<Ports, 'clock'>, { akteur, klientId, entscheide }: Wandel): Promise<void> {
  const person = personVon(akteur)
  const am = clock.now().toISOString()
  for (const alt of await halteOffene(tx, { klientId, pflegedienstId: person.organisationId })) {
    const ereignisse = entscheide(alt, am)
    if (ereignisse.length === 0) continue
    const auftrag = {
      alt,
      neu: nach(alt, ereignisse),
      ereignisse,
      urheber: urheberVon(person),
      am,
      idempotenz: null,
      abschrift: null,
      spur: null,
    }
    if (!(await speichern(tx, auftrag))) throw new Error('The order was held, and has moved')
  }
  await kuendigeAn(tx)
}

export function createKlientStand(ports: Pick<Ports, 'clock'>): VerlaufEreignisse {
  return {
    abwesenheitGeaendert: (tx, akteur, { klientId, abwesend }) =>
      schreibeFort(tx, ports, { akteur, klientId, entscheide: (bestellung) => klientStandMelden(bestellung, abwesend) }),

    async einwilligungWiderrufen(tx, akteur, { klientId, art }) {
      if (art === 'VORABINFO') await schreibeFort(tx, ports, { akteur, klientId, entscheide: vorabinfoBeenden })
    },
  }
}

/** Gathers what a decision needs beside the order, and only that: most steps need the time alone. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Umstaende } from '@dreiklang/domain/bestellung/umstaende'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDatum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import type { Ports, Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeFruehere, ladeKlientStand, ladeZiel } from './umstaende.repository.ts'

/** Six digits, evenly spread. */
function neuerCode(): string {
  for (;;) {
    const [zahl] = crypto.getRandomValues(new Uint32Array(1))
    if (zahl !== undefined && zahl < 4_294_000_000) return String(zahl % 1_000_000).padStart(6, '0')
  }
}

/** Time, ids, and no other data. */
export function blosseUmstaende<H extends Umstaende['handelnder']>(
  ports: Pick<Ports, 'clock' | 'newId'>,
  handelnder: H,
): Umstaende & { handelnder: H } {
  const jetzt = ports.clock.now().toISOString()
  return {
    jetzt,
    heute: berlinDatum(jetzt),
    handelnder,
    klient: null,
    fruehere: [],
    ziel: null,
    direktErlaubt: false,
    neueId: ports.newId,
    neuerCode,
  }
}

/** With the Klient as of today and what was ordered for him in the last week: for sending and its preview. */
export async function mitKlient<U extends Umstaende>(db: Queryable, bestellung: Bestellung, umstaende: U): Promise<U> {
  const { klientId, pflegedienstId } = bestellung
  if (klientId === null) return umstaende
  const { heute } = umstaende
  const klient = await ladeKlientStand(db, { klientId, pflegedienstId, heute })
  const fruehere = await ladeFruehere(db, { klientId, pflegedienstId, seit: berlinInstant(plusTage(heute, -8)) })
  return { ...umstaende, klient, fruehere }
}

export async function umstaendeFuer(
  ports: Ports,
  { akteur, person, bestellung, auftrag }: { akteur: Akteur; person: Person; bestellung: Bestellung; auftrag: Auftrag },
): Promise<Umstaende & { handelnder: Person }> {
  const blosse = blosseUmstaende(ports, person)
  const db = imNamen(ports.database, kontextVon(akteur))
  switch (auftrag.handlung) {
    case 'senden':
    case 'anApothekeGeben':
      return mitKlient(db, bestellung, blosse)
    case 'anApothekeWeiterleiten': {
      const ziel = await ladeZiel(db, { organisationId: auftrag.angaben.apothekeId, art: 'APOTHEKE', von: null, heute: blosse.heute })
      return { ...(await mitKlient(db, bestellung, blosse)), ziel }
    }
    case 'anPraxisWeiterleiten':
      return {
        ...blosse,
        ziel: await ladeZiel(db, {
          organisationId: auftrag.angaben.praxisId,
          art: 'ARZTPRAXIS',
          von: bestellung.praxisId,
          heute: blosse.heute,
        }),
      }
    default:
      return blosse
  }
}

/** Only what the decision needs: most steps need the time alone. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { DecisionContext } from '@dreiklang/domain/bestellung/context'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../../ports.ts'
import { contextOf } from '../../shared/context.ts'
import { onBehalfOf } from '../../shared/onBehalfOf.ts'
import { loadEarlier, loadKlientStand, loadZiel } from './context.repository.ts'

function newCode(): string {
  for (;;) {
    const [zahl] = crypto.getRandomValues(new Uint32Array(1))
    if (zahl !== undefined && zahl < 4_294_000_000) return String(zahl % 1_000_000).padStart(6, '0')
  }
}

export function bareDecisionContext<H extends DecisionContext['handelnder']>(
  ports: Pick<Ports, 'clock' | 'newId'>,
  handelnder: H,
): DecisionContext & { handelnder: H } {
  const jetzt = ports.clock.now().toISOString()
  return {
    jetzt,
    heute: berlinDate(jetzt),
    handelnder,
    klient: null,
    fruehere: [],
    ziel: null,
    direktErlaubt: false,
    neueId: ports.newId,
    newCode,
  }
}

export async function withKlient<U extends DecisionContext>(db: Queryable, bestellung: Bestellung, context: U): Promise<U> {
  const { klientId, pflegedienstId } = bestellung
  if (klientId === null) return context
  const { heute } = context
  const klient = await loadKlientStand(db, { klientId, pflegedienstId, heute })
  const fruehere = await loadEarlier(db, { klientId, pflegedienstId, seit: berlinInstant(plusDays(heute, -8)) })
  return { ...context, klient, fruehere }
}

export async function decisionContextFor(
  ports: Ports,
  { akteur, person, bestellung, auftrag }: { akteur: Akteur; person: Person; bestellung: Bestellung; auftrag: Auftrag },
): Promise<DecisionContext & { handelnder: Person }> {
  const blosse = bareDecisionContext(ports, person)
  const db = onBehalfOf(ports.database, contextOf(akteur))
  switch (auftrag.handlung) {
    case 'senden':
    case 'anApothekeGeben':
      return withKlient(db, bestellung, blosse)
    case 'anApothekeWeiterleiten': {
      const ziel = await loadZiel(db, { organisationId: auftrag.angaben.apothekeId, art: 'APOTHEKE', von: null, heute: blosse.heute })
      return { ...(await withKlient(db, bestellung, blosse)), ziel }
    }
    case 'anPraxisWeiterleiten':
      return {
        ...blosse,
        ziel: await loadZiel(db, {
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

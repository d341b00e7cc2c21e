/** The orders of a Klient who is away, has left or has died; in the transaction in which the nursing service says it. */
import { after } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import type { Handelnder } from '@dreiklang/domain/bestellung/handelnder'
import {
  closeNachschub,
  klientWandelMelden,
  klientWandelZuruecknehmen,
  tatAtBestellung,
} from '@dreiklang/domain/bestellung/klientStand.decider'
import type { Wandel } from '@dreiklang/domain/klient/wandel'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { WandelTeil, WandelWo, Wirkung, Zurueck } from '../../klient/wandel.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { save } from '../bestellung.repository.ts'
import { announce } from '../stream/stream.repository.ts'
import { personOf, stepTrail, theClock, urheberOf } from '../who.ts'
import { holdOpen, holdUnsent } from './context.repository.ts'

function wirkungOf(bestellung: Bestellung, { wandel, pflegedienstId }: { wandel: Wandel; pflegedienstId: string }): Wirkung[] {
  const tat = tatAtBestellung(bestellung, wandel)
  if (tat === null) return []
  const { id, nummer, praxisId, apothekeId } = bestellung
  const haeuser = tat === 'GESPERRT' ? [] : [praxisId, apothekeId].filter((one) => one !== null && one !== pflegedienstId)
  return [
    {
      objekt: 'BESTELLUNG',
      id,
      nummer,
      tat,
      tag: null,
      uhrzeit: null,
      version: null,
      vorher: null,
      haeuser: haeuser.filter((one) => one !== null),
    },
  ]
}

/** Of an order that has ended, at most a proposal to order again is left. */
function ereignisseOf(
  bestellung: Bestellung,
  { wandel, wirkung, handelnder }: { wandel: Wandel; wirkung: Wirkung | undefined; handelnder: Handelnder },
): Ereignis[] {
  if (wandel.art === 'ABWESEND') return []
  return wirkung === undefined ? closeNachschub(bestellung, wandel, handelnder) : klientWandelMelden(bestellung, wandel, handelnder)
}

export function createBestellungWandel({ clock }: Pick<Ports, 'clock'>): WandelTeil {
  const all = async (tx: Queryable, where: WandelWo): Promise<Bestellung[]> => [
    ...(await holdOpen(tx, where)),
    ...(await holdUnsent(tx, where)),
  ]

  async function go(
    tx: Queryable,
    akteur: Akteur | null,
    { alt, ereignisse }: { alt: Bestellung; ereignisse: Ereignis[] },
  ): Promise<Bestellung> {
    const urheber = akteur === null ? theClock : urheberOf(personOf(akteur))
    const neu = after(alt, ereignisse)
    const spur = stepTrail(akteur, { aktion: 'bestellung.klientWandel', bestellung: neu, ereignisse })
    const am = clock.now().toISOString()
    if (!(await save(tx, { alt, neu, ereignisse, urheber, am, idempotenz: null, abschrift: null, klientAbschrift: null, spur })))
      throw new Error('The order was held, and has moved')
    return neu
  }

  return {
    objekt: 'BESTELLUNG',

    preview: async (tx, { klientId, pflegedienstId }, wandel) =>
      (await all(tx, { klientId, pflegedienstId })).flatMap((bestellung) => wirkungOf(bestellung, { wandel, pflegedienstId })),

    /** That somebody is away is told when it begins (abwesenheitChanged), not when it is planned. */
    async apply(tx, akteur, { wandel, ...where }) {
      const wirkungen: Wirkung[] = []
      for (const alt of await all(tx, where)) {
        const [wirkung] = wirkungOf(alt, { wandel, pflegedienstId: where.pflegedienstId })
        const ereignisse = ereignisseOf(alt, { wandel, wirkung, handelnder: akteur === null ? 'UHR' : personOf(akteur) })
        const version = ereignisse.length === 0 ? null : (await go(tx, akteur, { alt, ereignisse })).version
        if (wirkung !== undefined) wirkungen.push(version === null ? wirkung : { ...wirkung, version })
      }
      await announce(tx)
      return wirkungen
    },

    async takeBack(tx, akteur, { schritte, now, ...where }) {
      const changed = schritte.filter(({ version }) => version !== null)
      const open = changed.length === 0 ? [] : await holdOpen(tx, where)
      const result: Zurueck[] = []
      for (const schritt of changed) {
        const alt = open.find(({ id }) => id === schritt.id)
        // Of several items some may be cancelled for good: then the order is named, although the rest of it goes on.
        const cancelled = schritt.tat === 'STORNIEREN' || alt === undefined || alt.positionen.some(({ status }) => status === 'STORNIERT')
        const ereignisse = alt === undefined ? [] : klientWandelZuruecknehmen(alt, now)
        if (alt !== undefined && ereignisse.length > 0) await go(tx, akteur, { alt, ereignisse })
        result.push({ schritt, hindernis: cancelled && schritt.tat !== 'MELDEN' ? 'ENDGUELTIG' : null })
      }
      await announce(tx)
      return result
    },
  }
}

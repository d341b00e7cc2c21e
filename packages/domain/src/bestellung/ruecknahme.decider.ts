/** What is out of the house is not undone by a click: a bag comes back or arrives, and what was handed over stays handed over. */
import type { Instant } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { DecisionContext } from './handelnder.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import { folgenOfVoid } from './folgen.decider.ts'
import { inError } from './gespraech.decider.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import { lieferungEreignis, openBeutel } from './lieferung.decider.ts'
import type { Lieferung } from './lieferung.document.ts'
import { isOut, isUnterwegsOrReady } from './lieferung.ts'
import type { Position } from './position.document.ts'
import { positionOf, sollMenge } from './stand.ts'
import { closeAnforderung } from './verordnung.decider.ts'

/** The rest is owed no more; what came stays delivered, with its Charge and its time for complaints. */
export const withoutRest = (position: Position, now: Instant): Partial<Position> => ({
  status: 'GELIEFERT',
  mengeErlassen: position.mengeErlassen + sollMenge(position) - position.mengeGeliefert,
  mengeBereit: 0,
  restEntfaellt: null,
  stornoAnfrage: null,
  zurueckgerufen: null,
  geliefertAm: now,
  anforderungen: closeAnforderung(position, 'ABGABE', 'completed'),
})

const cancelled = (position: Position, now: Instant): Partial<Position> => ({
  status: 'STORNIERT',
  stornoAnfrage: null,
  zurueckgerufen: null,
  mengeBereit: 0,
  folgen: folgenOfVoid(position, [], now),
  anforderungen: inError(position),
})

/** Nothing has arrived: cancelled. Something has: only the rest is. */
const ended = (position: Position, now: Instant): Partial<Position> =>
  position.mengeGeliefert > 0 ? withoutRest(position, now) : cancelled(position, now)

const holds = (lieferung: Lieferung, positionId: string): boolean =>
  isUnterwegsOrReady(lieferung) && lieferung.positionen.some((row) => row.positionId === positionId)

/** A bag in the house out of which everything was taken is none any more. */
function unpacked(lieferung: Lieferung, positionId: string, { grund, am }: { grund: string; am: Instant }): Ereignis {
  const positionen = lieferung.positionen.filter((row) => row.positionId !== positionId)
  const neu: Lieferung =
    positionen.length > 0 ? { ...lieferung, positionen } : { ...lieferung, status: 'ZURUECKGENOMMEN', ruecknahme: { grund, am } }
  return { ...lieferungEreignis('stornoBeantworten', { alt: lieferung, neu, angaben: {} }), sichtbarFuer: [] }
}

/** E19: a bag on its way cannot be unpacked by an answer: it is called back. */
export function stornoBeantworten(
  bestellung: Bestellung,
  position: Position,
  { angaben: { zustimmung, text }, umstaende: { now } }: { angaben: AngabenOf<'stornoBeantworten'>; umstaende: DecisionContext },
): Ereignis[] {
  const grund = position.stornoAnfrage?.grund ?? ''
  const answer = (neu: Partial<Position>, mehr: Record<string, unknown> = {}) =>
    positionEreignis('stornoBeantworten', position, { now, angaben: { zustimmung, text, grund, ...mehr }, neu })
  if (!zustimmung) return [answer({ stornoAnfrage: null })]
  const beutel = bestellung.lieferungen.find((lieferung) => holds(lieferung, position.id))
  if (beutel !== undefined && isOut(beutel)) {
    return [answer({ stornoAnfrage: null, zurueckgerufen: { grund, am: now } }, { zurueckgerufen: true })]
  }
  const taken = beutel !== undefined && position.mengeGeliefert > 0 ? [unpacked(beutel, position.id, { grund, am: now })] : []
  return [answer(ended(position, now)), ...taken]
}

/** E15: the bag is back in the pharmacy. What was called back ends with it; the rest is packed anew. */
export function zuruecknehmen(
  bestellung: Bestellung,
  { lieferungId, grund }: AngabenOf<'zuruecknehmen'>,
  { now }: DecisionContext,
): Ereignis[] {
  const alt = openBeutel(bestellung, lieferungId)
  const neu: Lieferung = { ...alt, status: 'ZURUECKGENOMMEN', ruecknahme: { grund, am: now } }
  const darin = [...new Set(alt.positionen.map(({ positionId }) => positionId))]
  return [
    lieferungEreignis('zuruecknehmen', { alt, neu, angaben: { lieferung: alt.lfdNr, grund } }),
    ...darin.flatMap((positionId) => {
      const position = positionOf(bestellung, positionId)
      if (position?.status !== 'BEREIT') return []
      return positionEreignis('zuruecknehmen', position, {
        now,
        neu: position.zurueckgerufen === null ? { status: 'IN_BEARBEITUNG', mengeBereit: 0 } : ended(position, now),
      })
    }),
  ]
}

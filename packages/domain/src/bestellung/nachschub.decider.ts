/** E1 of the pharmacy: it proposes to order again what it has handed over; the nursing service makes the draft of it, or declines. */
import type { IsoDate } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import { type Reordering, copyEntwurf } from './entwurf.decider.ts'
import { type Ereignis, type EreignisArt, positionEreignis } from './ereignis.ts'
import type { DecisionContext, Handelnder, Person } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import { findOpenNachschub } from './nachschub.ts'
import type { Nachschub } from './nachschub.document.ts'
import type { Position } from './position.document.ts'
import { atField } from './verordnung.decider.ts'

/** The practice is told nothing of it: it would tell it the pharmacy. */
const told = (ereignis: Ereignis): Ereignis => ({ ...ereignis, sichtbarFuer: ['PFLEGE', 'APOTHEKE'] })

/** A pharmacy speaks for whom it supplies. @throws bestellung.nachschub_beendet, bestellung.nachschub_andere_apotheke */
export function checkVersorgung({ versorgung }: Pick<DecisionContext, 'versorgung'>): void {
  if (versorgung === 'BEENDET') throw bestellungErrors.refuse('bestellung.nachschub_beendet')
  if (versorgung === 'ANDERE_APOTHEKE') throw bestellungErrors.refuse('bestellung.nachschub_andere_apotheke')
}

/** Nothing is ordered for somebody who has died, or of whom no record is kept any more. @throws bestellung.nachschub_nicht_benoetigt */
export function checkStillOrdered({ art }: Pick<Bestellung, 'art'>, { klient }: Pick<DecisionContext, 'klient'>): void {
  const gone = art === 'KLIENT' && (klient === null || klient.status === 'VERSTORBEN')
  if (gone) throw bestellungErrors.refuse('bestellung.nachschub_nicht_benoetigt')
}

/** @throws bestellung.nachschub_tag */
export function proposeNachschub(
  position: Position,
  { text, bis }: AngabenOf<'proposeNachschub'>,
  { now, heute, handelnder }: Pick<DecisionContext, 'now' | 'heute'> & { handelnder: Person },
): Ereignis {
  if (bis !== null && bis < heute) throw bestellungErrors.refuse('bestellung.nachschub_tag', atField('bis', 'falsch'))
  const { personId, name } = handelnder
  const neu: Nachschub = { text, bis, durch: { personId, name }, am: now, antwort: null }
  return told(
    positionEreignis('proposeNachschub', position, {
      now,
      angaben: { ...(text === null ? {} : { text }), ...(bis === null ? {} : { bis }) },
      neu: { nachschub: [...position.nachschub, neu] },
    }),
  )
}

type Answering = Pick<DecisionContext, 'now'> & { handelnder: Handelnder }

function answer(
  art: EreignisArt,
  position: Position,
  {
    antwort,
    angaben = {},
    now,
    handelnder,
  }: Answering & {
    antwort: Pick<NonNullable<Nachschub['antwort']>, 'art' | 'grund' | 'bestellungId'>
    angaben?: Record<string, unknown>
  },
): Ereignis {
  const open = findOpenNachschub(position)
  const durch = handelnder === 'UHR' ? null : { personId: handelnder.personId, name: handelnder.name }
  const said = { ...antwort, durch, am: now }
  return told(
    positionEreignis(art, position, {
      now,
      angaben,
      neu: { nachschub: position.nachschub.map((one) => (one === open ? { ...one, antwort: said } : one)) },
    }),
  )
}

export const withdrawNachschub = (position: Position, context: Answering): Ereignis =>
  answer('withdrawNachschub', position, { ...context, antwort: { art: 'ZURUECKGEZOGEN', grund: null, bestellungId: null } })

export const declineNachschub = (position: Position, grund: string, context: Answering): Ereignis =>
  answer('declineNachschub', position, {
    ...context,
    angaben: { grund },
    antwort: { art: 'ABGELEHNT', grund, bestellungId: null },
  })

/** Care has ended: the proposal stands no longer, although nobody has declined it. */
export const endNachschub = (position: Position, grund: string, context: Answering): Ereignis =>
  answer('nachschubEnde', position, { ...context, antwort: { art: 'BEENDET', grund, bestellungId: null } })

/** All of these go into one draft. */
export function takeOverNachschub(positionen: readonly Position[], context: Answering & Pick<DecisionContext, 'neueId'>): Ereignis[] {
  const bestellungId = context.neueId()
  return positionen.map((position) =>
    answer('takeOverNachschub', position, { ...context, antwort: { art: 'UEBERNOMMEN', grund: null, bestellungId } }),
  )
}

/** By when it is needed, as the pharmacy said of the first of them; null: it did not, or the day is over. */
function findNachschubDay(positionen: readonly Position[], heute: IsoDate): IsoDate | null {
  const days = positionen.flatMap((position) => findOpenNachschub(position)?.bis ?? []).filter((day) => day >= heute)
  return days.toSorted()[0] ?? null
}

/** What the draft says of these positions, by the rules of ordering again: what was corrected or stopped does not come back. */
export function draftOfNachschub(
  bestellung: Bestellung,
  positionIds: readonly string[],
  today: Parameters<typeof copyEntwurf>[1],
): Reordering {
  const positionen = bestellung.positionen.filter(({ id }) => positionIds.includes(id))
  const again = copyEntwurf({ ...bestellung, positionen }, today)
  const bedarfBis = findNachschubDay(positionen, today.heute) ?? again.entwurf.bedarfBis
  return { ...again, entwurf: { ...again.entwurf, bedarfBis } }
}

/** One item that was handed over, ordered again because it runs out by arithmetic. @throws bestellung.position_unbekannt, bestellung.nachschub_nicht_abgegeben */
export function copyDelivered(bestellung: Bestellung, positionId: string, today: Parameters<typeof copyEntwurf>[1]): Reordering {
  const position = bestellung.positionen.find(({ id }) => id === positionId)
  if (position === undefined) throw bestellungErrors.refuse('bestellung.position_unbekannt')
  if (position.mengeGeliefert === 0) throw bestellungErrors.refuse('bestellung.nachschub_nicht_abgegeben')
  return copyEntwurf({ ...bestellung, positionen: [position] }, today)
}

/** When a practice or a pharmacy keeps a copy of its own, and which words of the order belong to what it has to document. */
import type { Seite } from '../shared/akteur.ts'
import { seenBy } from '../shared/document.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { PositionStatus } from './bestellung.ts'
import { type Ereignis, type EreignisArt, seitenOfPosition } from './ereignis.ts'
import { type Position, positionDocument, positionStand } from './position.document.ts'

/**
 * A practice keeps what it prescribed (§ 630f Abs. 2 and 3 BGB), a pharmacy what it brought into circulation (§ 22 Abs. 1 ApBetrO). Who was only
 * asked and has refused has neither treated nor dispensed.
 */
const deeds: Record<Seite, readonly EreignisArt[]> = {
  PFLEGE: [],
  ARZT: ['verordnen', 'rezeptKorrigieren'],
  APOTHEKE: ['annehmen', 'rezeptVorlegen', 'austauschen', 'bereitstellen', 'zustellen'],
}

export const isKeptDeed = (ereignisse: readonly Pick<Ereignis, 'art'>[], seite: Seite): boolean =>
  ereignisse.some(({ art }) => deeds[seite].includes(art))

const accepted: readonly PositionStatus[] = ['IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT', 'ABGESCHLOSSEN']

/** Also what was prescribed and then asked for anew stays prescribed. */
const isOf: Record<Seite, (position: Position) => boolean> = {
  PFLEGE: () => false,
  ARZT: ({ rezept, fruehereRezepte }) => [rezept, ...fruehereRezepte].some((one) => one !== null && one.verordnetVon !== null),
  APOTHEKE: ({ status, abgaben }) => accepted.includes(status) || abgaben.length > 0,
}

/** Products, amounts, batches and days stay in the order, where they are read in the clear. */
const said = ({
  diagnose,
  zeitraum,
  dosierung,
  aenderungZuBisher,
  autIdemWunsch,
  hkp,
  rezept,
  fruehereRezepte,
  austausch,
}: Position): Partial<Position> => ({
  diagnose,
  zeitraum,
  dosierung,
  aenderungZuBisher,
  autIdemWunsch,
  hkp,
  rezept,
  fruehereRezepte,
  austausch,
})

/** The parts of the order whose words belong to what the house has to keep, as its side sees them. */
export const keptOf = ({ positionen }: Bestellung, seite: Seite): Partial<Position>[] =>
  positionen
    .filter((position) => seitenOfPosition(position).includes(seite) && isOf[seite](position))
    .map((position) => seenBy({ ...positionDocument, ...positionStand }, said(position), seite))

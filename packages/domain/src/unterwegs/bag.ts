/** A bag that was handed over without network: when that was, and whether it is known already. */
import type { Bestellung } from '../bestellung/bestellung.document.ts'
import type { Auftrag } from '../bestellung/handlungen.contract.ts'
import type { Lieferung } from '../bestellung/lieferung.document.ts'
import type { Instant } from '../shared/time.ts'
import type { BagEntry } from './entry.contract.ts'

const bagIn = ({ lieferungen }: Pick<Bestellung, 'lieferungen'>, { angaben }: BagEntry): Lieferung | undefined =>
  lieferungen.find(({ id }) => id === angaben.lieferungId)

/** A clock that was set back must not hand over before it was packed, nor try a second time before the first. */
export function findMomentOf(bestellung: Pick<Bestellung, 'lieferungen' | 'positionen'>, entry: BagEntry): Instant {
  const bag = bagIn(bestellung, entry)
  const inside = bag?.positionen.map(({ positionId }) => positionId) ?? []
  const packed = bestellung.positionen.filter(({ id }) => inside.includes(id)).map(({ seit }) => seit)
  return [entry.am, ...packed, ...(bag?.versuche.map(({ am }) => am) ?? [])].toSorted().at(-1) ?? entry.am
}

/** The answer was lost, longer ago than the server keeps answers: what was said stands there. */
export function isKnownOf(bestellung: Pick<Bestellung, 'lieferungen'>, entry: BagEntry, moment: Instant): boolean {
  const bag = bagIn(bestellung, entry)
  if (bag === undefined) return false
  switch (entry.art) {
    case 'zustellen':
      return (
        bag.status === 'ZUGESTELLT' && bag.uebergebenAm === moment && bag.nachweis?.empfaengerName === entry.angaben.nachweis.empfaengerName
      )
    case 'zustellungGescheitert':
      return bag.versuche.some(({ am }) => am === moment)
    case 'ausliefern':
      return bag.status === 'UNTERWEGS' && bag.bote === entry.angaben.bote
    default:
      return entry satisfies never
  }
}

/** The step of the order; the version is that of whoever decides, because the bag is decided on as it is. */
export function auftragOfBag({ art, angaben }: BagEntry, version: number): Auftrag {
  // Art and words come from one branch of the schema.
  return { handlung: art, angaben: { ...angaben, version } } as Auftrag
}

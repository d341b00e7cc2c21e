/** What a practice itself last prescribed of the products of a request: who prescribes again sees when, what and by whom. */
import { sameProdukt } from '../arzneimittel/produkt.ts'
import { type IsoDate, berlinDate } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Position } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'

export interface LastVerordnung {
  positionId: string
  am: IsoDate
  arzt: string | null
  produkt: Rezept['produkt']
  menge: number
  mengeneinheit: Position['mengeneinheit']
  /** Taken back after it was issued: nothing that the Klient got. */
  zurueckgezogen: boolean
}

const dayOf = ({ ausgestelltAm, ortSeit }: Rezept): IsoDate => ausgestelltAm ?? berlinDate(ortSeit)

/** Older prescriptions do not say their practice; then it is the practice of the order. */
const isIssuedBy = (rezept: Rezept, bestellung: Bestellung, praxisId: string): boolean =>
  rezept.verordnetVon !== null && (rezept.praxisId ?? bestellung.praxisId) === praxisId

function lastOf(position: Position, earlier: readonly Bestellung[], praxisId: string): LastVerordnung | null {
  const all = earlier.flatMap((bestellung) =>
    bestellung.positionen.flatMap((alte) => {
      if (!alte.sichtPraxis) return []
      const rezepte = [...alte.fruehereRezepte, ...(alte.rezept === null ? [] : [alte.rezept])]
      const taken = alte.status === 'ABGELEHNT' && alte.ablehnung?.grund === 'REZEPT_ZURUECKGEZOGEN'
      return rezepte.flatMap((rezept): LastVerordnung[] => {
        const same = sameProdukt(rezept.produkt, position.produkt) || sameProdukt(alte.produkt, position.produkt)
        if (!same || !isIssuedBy(rezept, bestellung, praxisId)) return []
        const { produkt, menge, verordnetVon } = rezept
        const { mengeneinheit } = alte
        const arzt = verordnetVon?.name ?? null
        return [{ positionId: position.id, am: dayOf(rezept), arzt, produkt, menge, mengeneinheit, zurueckgezogen: taken }]
      })
    }),
  )
  return all.reduce<LastVerordnung | null>((last, one) => (last === null || one.am > last.am ? one : last), null)
}

/** Of each position of the request the newest prescription of this practice, as far as it sees the orders. @param earlier newest first */
export function findLastVerordnungen(bestellung: Bestellung, earlier: readonly Bestellung[], praxisId: string): LastVerordnung[] {
  return bestellung.positionen.flatMap((position) => lastOf(position, earlier, praxisId) ?? [])
}

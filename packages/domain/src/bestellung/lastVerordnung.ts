/** What a practice itself last prescribed of the products of a request: who prescribes again sees when, what and by whom. */
import { sameProdukt } from '../arzneimittel/produkt.ts'
import { type IsoDate, berlinDate } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Dosierung } from './bestellung.ts'
import { findPrescribedDosierung } from './inForce.ts'
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

/** With the words that lie sealed in the order of `bestellungId`. */
export interface LastPrescribed extends LastVerordnung {
  bestellungId: string
  dosierung: Dosierung | null
  /** Why the doctor changed what had been asked for. */
  grund: string | null
  /** What was handed out of it, where it had another name. */
  abgegeben: string | null
}

const dayOf = ({ ausgestelltAm, ortSeit }: Rezept): IsoDate => ausgestelltAm ?? berlinDate(ortSeit)

/** Older prescriptions do not say their practice; then it is the practice of the order. */
const isIssuedBy = (rezept: Rezept, bestellung: Bestellung, praxisId: string): boolean =>
  rezept.verordnetVon !== null && (rezept.praxisId ?? bestellung.praxisId) === praxisId

/** The newest prescription of this practice of what the position asks for, as far as it sees the orders. @param earlier newest first */
export function findLastPrescribed(position: Position, earlier: readonly Bestellung[], praxisId: string): LastPrescribed | null {
  const all = earlier.flatMap((bestellung) =>
    bestellung.positionen.flatMap((alte) => {
      if (!alte.sichtPraxis) return []
      const rezepte = [...alte.fruehereRezepte, ...(alte.rezept === null ? [] : [alte.rezept])]
      const taken = alte.status === 'ABGELEHNT' && alte.ablehnung?.grund === 'REZEPT_ZURUECKGEZOGEN'
      const handed = alte.abgaben.at(-1)?.produkt.bezeichnung ?? null
      return rezepte.flatMap((rezept): LastPrescribed[] => {
        const same = sameProdukt(rezept.produkt, position.produkt) || sameProdukt(alte.produkt, position.produkt)
        if (!same || !isIssuedBy(rezept, bestellung, praxisId)) return []
        const { produkt, menge, verordnetVon, aenderungGrund } = rezept
        return [
          {
            positionId: position.id,
            bestellungId: bestellung.id,
            am: dayOf(rezept),
            arzt: verordnetVon?.name ?? null,
            produkt,
            menge,
            mengeneinheit: alte.mengeneinheit,
            dosierung: findPrescribedDosierung(alte, rezept),
            grund: aenderungGrund,
            abgegeben: handed === produkt.bezeichnung ? null : handed,
            zurueckgezogen: taken,
          },
        ]
      })
    }),
  )
  return all.reduce<LastPrescribed | null>((last, one) => (last === null || one.am > last.am ? one : last), null)
}

/** Of each position of the request, without the words that are sealed. */
export function findLastVerordnungen(bestellung: Bestellung, earlier: readonly Bestellung[], praxisId: string): LastVerordnung[] {
  return bestellung.positionen.flatMap((position) => {
    const last = findLastPrescribed(position, earlier, praxisId)
    if (last === null) return []
    const { bestellungId: _b, dosierung: _d, grund: _g, abgegeben: _a, ...told } = last
    return [told]
  })
}

/** What is ticked at a practice or a pharmacy happens to the orders too, in the same transaction. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { abholSchritte, geholteRezepte, zurueckSchritte } from '@dreiklang/domain/tour/abholung'
import type { TourAngaben } from '@dreiklang/domain/tour/handlungen.contract'
import type { GeholtesRezept, Tour } from '@dreiklang/domain/tour/tour'
import type { TueMit } from '../bestellung/mitschritt.usecases.ts'
import type { Queryable } from '../ports.ts'

export function createAbholung(tueMit: TueMit) {
  const abholstopp = ({ stopps }: Tour, stoppId: string) => {
    const stopp = stopps.find(({ id }) => id === stoppId)
    return stopp?.art === 'ABHOLUNG_REZEPT' || stopp?.art === 'ABHOLUNG_ARZNEI' ? stopp : null
  }

  return {
    /** Answers what can be brought back. @throws what the order says when it has moved on */
    async hole(tx: Queryable, akteur: Akteur, { tour, angaben }: { tour: Tour; angaben: TourAngaben<'abhaken'> }) {
      const { stoppId, erledigt, nachweis } = angaben
      const stopp = abholstopp(tour, stoppId)
      const geholt: GeholtesRezept[] = []
      if (stopp === null || !erledigt) return geholt
      // Always in the same order: two who fetch the same do not wait for each other.
      for (const bestellungId of stopp.bestellungIds.toSorted()) {
        await tueMit(tx, akteur, {
          bestellungId,
          schritte: (bestellung) => {
            if (stopp.art === 'ABHOLUNG_REZEPT') geholt.push(...geholteRezepte(bestellung))
            return abholSchritte(bestellung, { art: stopp.art, name: akteur.name, nachweis })
          },
        })
      }
      return geholt
    },

    /** @throws tour.rezept_weiter, or what the order says */
    async bringeZurueck(tx: Queryable, akteur: Akteur, { tour, stoppId }: { tour: Tour; stoppId: string }): Promise<void> {
      const geholt = abholstopp(tour, stoppId)?.erledigung?.geholt ?? []
      for (const bestellungId of [...new Set(geholt.map((eines) => eines.bestellungId))].toSorted()) {
        const davon = geholt.filter((eines) => eines.bestellungId === bestellungId)
        await tueMit(tx, akteur, { bestellungId, schritte: (bestellung) => zurueckSchritte(bestellung, davon) })
      }
    },
  }
}
export type TourAbholung = ReturnType<typeof createAbholung>

import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { abholSteps, fetchedRezepte, zurueckSteps } from '@dreiklang/domain/tour/abholung'
import type { TourAngaben } from '@dreiklang/domain/tour/handlungen.contract'
import type { GeholtesRezept, Tour } from '@dreiklang/domain/tour/tour'
import type { TueWith } from '../bestellung/step/companionStep.usecases.ts'
import type { Queryable } from '../ports.ts'

export function createAbholung(runWith: TueWith) {
  const abholstopp = ({ stopps }: Tour, stoppId: string) => {
    const stopp = stopps.find(({ id }) => id === stoppId)
    return stopp?.art === 'ABHOLUNG_REZEPT' || stopp?.art === 'ABHOLUNG_ARZNEI' ? stopp : null
  }

  return {
    /** Answers what can be brought back. @throws what the order says when it has moved on */
    async fetch(tx: Queryable, akteur: Akteur, { tour, angaben }: { tour: Tour; angaben: TourAngaben<'abhaken'> }) {
      const { stoppId, erledigt, nachweis } = angaben
      const stopp = abholstopp(tour, stoppId)
      const geholt: GeholtesRezept[] = []
      if (stopp === null || !erledigt) return geholt
      // Always in the same order: two who fetch the same do not wait for each other.
      for (const bestellungId of stopp.bestellungIds.toSorted()) {
        await runWith(tx, akteur, {
          bestellungId,
          schritte: (bestellung) => {
            if (stopp.art === 'ABHOLUNG_REZEPT') geholt.push(...fetchedRezepte(bestellung))
            return abholSteps(bestellung, { art: stopp.art, name: akteur.name, nachweis })
          },
        })
      }
      return geholt
    },

    /** @throws tour.rezept_weiter, or what the order says */
    async bringBack(tx: Queryable, akteur: Akteur, { tour, stoppId }: { tour: Tour; stoppId: string }): Promise<void> {
      const geholt = abholstopp(tour, stoppId)?.erledigung?.geholt ?? []
      for (const bestellungId of [...new Set(geholt.map((one) => one.bestellungId))].toSorted()) {
        const davon = geholt.filter((one) => one.bestellungId === bestellungId)
        await runWith(tx, akteur, { bestellungId, schritte: (bestellung) => zurueckSteps(bestellung, davon) })
      }
    },
  }
}
export type TourAbholung = ReturnType<typeof createAbholung>

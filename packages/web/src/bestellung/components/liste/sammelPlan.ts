import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { allergienOf } from '../allergien.ts'
import { openMenge, usualOrt } from '../schritte/defaults.ts'
import { isOpen } from '../schritte/schritte.ts'

export const sammelSteps = ['verordnen', 'annehmen', 'bereitstellen'] as const satisfies readonly PersonenHandlung[]
export type SammelStep = (typeof sammelSteps)[number]

/** Why an order must be checked individually. */
export type Risiko = { art: 'BTM' | 'DOSIS' | 'LIEFERPROBLEM' | 'KEIN_SCHRITT' } | { art: 'ALLERGIE'; allergien: string }

export type SammelPlan =
  | { geht: true; positionen: PositionAnswer[]; bodies: Record<string, unknown>[] }
  | { geht: false; risiken: Risiko[] }

/**
 * Decisions about medicines need individual checks of controlled drugs, doses, supply problems and allergies; accepting decides nothing.
 */
export function planSammel(bestellung: BestellungAnswer, step: SammelStep, today: IsoDate): SammelPlan {
  const positionen = bestellung.positionen.filter(({ uebergaenge }) => isOpen(uebergaenge, step))
  if (positionen.length === 0) return { geht: false, risiken: [{ art: 'KEIN_SCHRITT' }] }
  const risiken = step === 'annehmen' ? [] : risikenOf(bestellung, positionen)
  if (risiken.length > 0) return { geht: false, risiken }
  return { geht: true, positionen, bodies: bodiesOf(step, positionen, today) }
}

function risikenOf({ klient }: BestellungAnswer, positionen: readonly PositionAnswer[]): Risiko[] {
  const allergien = allergienOf(klient?.allergien ?? null)
  const risiken: Risiko[] = []
  if (positionen.some(({ btm }) => btm)) risiken.push({ art: 'BTM' })
  if (positionen.some(({ aenderungZuBisher }) => aenderungZuBisher !== null)) risiken.push({ art: 'DOSIS' })
  if (positionen.some(({ lieferproblem }) => lieferproblem !== null)) risiken.push({ art: 'LIEFERPROBLEM' })
  if (allergien.art === 'bekannt') risiken.push({ art: 'ALLERGIE', allergien: allergien.liste })
  return risiken
}

function bodiesOf(step: SammelStep, positionen: readonly PositionAnswer[], today: IsoDate): Record<string, unknown>[] {
  const positionIds = positionen.map(({ id }) => id)
  switch (step) {
    case 'annehmen':
      return [{ positionIds, termin: null }]
    case 'bereitstellen':
      return [
        {
          positionen: positionen.map((position) => ({
            positionId: position.id,
            menge: openMenge(position),
            charge: null,
            verfall: null,
          })),
          geplantAm: null,
          kontrolliertVon: null,
        },
      ]
    case 'verordnen': {
      // One call covers one prescription type.
      const arten = [...new Set(positionen.map(({ rezeptart }) => rezeptart))]
      return arten.map((rezeptart) => ({
        positionIds: positionen.flatMap((position) => (position.rezeptart === rezeptart ? [position.id] : [])),
        rezeptart,
        ausgestelltAm: today,
        ort: usualOrt(rezeptart),
        rezeptId: null,
        autIdem: false,
        aenderung: null,
      }))
    }
  }
}

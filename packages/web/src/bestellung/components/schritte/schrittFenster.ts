import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort, PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { createContext, use } from 'react'

/** A step that someone wants to take. */
export interface SchrittWunsch {
  bestellungId: string
  handlung: PersonenHandlung
  positionIds: readonly string[]
  /** For the steps of a bag. */
  lieferungId?: string
}

/** What every dialog of a step gets: the newest record, the positions it speaks of, and the two ways out. */
export interface SchrittProps {
  bestellung: BestellungAntwort
  handlung: PersonenHandlung
  positionen: readonly PositionAntwort[]
  onSchliessen: () => void
  onFertig: () => void
}

export const SchrittKontext = createContext<((wunsch: SchrittWunsch) => void) | null>(null)

/** Opens the dialog of a step. */
export function useSchrittOeffner(): (wunsch: SchrittWunsch) => void {
  const oeffne = use(SchrittKontext)
  if (oeffne === null) throw new Error('There is no SchrittRahmen around this component')
  return oeffne
}

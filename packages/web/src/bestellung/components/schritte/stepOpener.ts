import type { FolgeArt } from '@dreiklang/domain/bestellung/folgen'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { openBagWith } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { createContext, use } from 'react'
import { lieferSteps } from './schritte.ts'

export interface StepWish {
  bestellungId: string
  handlung: PersonenHandlung
  positionIds: readonly string[]
  lieferungId?: string
  /** Which of several tasks is meant. */
  folge?: FolgeArt
}

/** A step with a bag names the one that holds the first of the positions. */
export function makeWish(bestellung: BestellungAnswer, handlung: PersonenHandlung, positionen: readonly PositionAnswer[]): StepWish {
  const [first] = positionen
  const lieferung = first !== undefined && lieferSteps.some((one) => one === handlung) ? openBagWith(bestellung, first) : null
  return {
    bestellungId: bestellung.id,
    handlung,
    positionIds: positionen.map(({ id }) => id),
    ...(lieferung && { lieferungId: lieferung.id }),
  }
}

export const StepOpener = createContext<((wish: StepWish) => void) | null>(null)

export function useStepOpener(): (wish: StepWish) => void {
  const open = use(StepOpener)
  if (open === null) throw new Error('A step is opened inside of BestellungSteps')
  return open
}

/** Sending has its page, an answer its thread: they open no dialog here. */
const withoutDialog = ['senden', 'rueckfrageAntworten', 'rueckfrageErledigen'] as const satisfies readonly PersonenHandlung[]
export type DialogHandlung = Exclude<PersonenHandlung, (typeof withoutDialog)[number]>

export const hasDialog = (handlung: PersonenHandlung): handlung is DialogHandlung => !withoutDialog.some((one) => one === handlung)

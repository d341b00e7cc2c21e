import type { Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import type { AustauschFall } from '@dreiklang/domain/bestellung/bestellung'
import type { FolgeArt } from '@dreiklang/domain/bestellung/folgen'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { openBagWith } from '@dreiklang/domain/bestellung/lieferung'
import type { PackedRow } from '@dreiklang/domain/bestellung/scannedPacks'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { findBagToName, findUnpaidBag } from '@dreiklang/domain/bestellung/zuzahlungStand'
import { createContext, use } from 'react'
import { lieferSteps } from './schritte.ts'

export interface StepWish {
  bestellungId: string
  handlung: PersonenHandlung
  positionIds: readonly string[]
  lieferungId?: string
  /** Which of several tasks is meant. */
  folge?: FolgeArt
  start?: StepStart
}

/** What is known already when a step is opened, and is read there before it is sent. */
export interface StepStart {
  /** What was scanned for the bag. */
  packed?: readonly PackedRow[]
  /** The pack that was scanned in place of what was ordered, and the case that somebody has chosen. */
  exchange?: { produkt: Produkt; fall: AustauschFall }
}

function bagOf(bestellung: BestellungAnswer, handlung: PersonenHandlung, position: PositionAnswer) {
  if (handlung === 'setZuzahlung') return findBagToName(bestellung, position)
  if (handlung === 'recordZuzahlung') return findUnpaidBag(bestellung, position)
  return lieferSteps.some((one) => one === handlung) ? openBagWith(bestellung, position) : null
}

/** A step with a bag names the one that holds the first of the positions. */
export function makeWish(bestellung: BestellungAnswer, handlung: PersonenHandlung, positionen: readonly PositionAnswer[]): StepWish {
  const [first] = positionen
  const lieferung = first === undefined ? null : bagOf(bestellung, handlung, first)
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

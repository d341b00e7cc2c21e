/** Until when the last delivery lasts by the plan of medicines: arithmetic, of which both inputs are told, and no advice. */
import type { PlanStand } from '../klient/medikation.ts'
import { type IsoDate, plusDays } from '../shared/time.ts'
import { lastDayOf, tagesdosisOf } from './besuch.ts'
import { type DeliveredPieces, findDeliveredPieces, findDosierungInNumbers } from './lastsUntil.ts'
import { compareWithPlan, planDailyDoseOf } from './planMatch.ts'
import type { Position } from './position.document.ts'

export interface Reichweite extends DeliveredPieces {
  /** Pieces a day. */
  jeTag: number
  /** By which plan; null: none is kept, and the dose is the one of the order. */
  plan: Pick<PlanStand, 'version' | 'am'> | null
  /** The last day for which they are enough. */
  bis: IsoDate
}

interface Known {
  /** Pieces in one pack, as somebody has said it; null: nobody has. */
  inhalt: number | null
  plan: PlanStand | null
}

type Dose = Pick<Reichweite, 'jeTag' | 'plan'>

/** A plan that does not list it, or says it otherwise than the prescription, leaves nothing to reckon with. */
function findDose(position: Position, plan: PlanStand | null): Dose | null {
  const dosierung = findDosierungInNumbers(position)
  if (plan === null) {
    const jeTag = tagesdosisOf(dosierung)
    return jeTag === null ? null : { jeTag, plan: null }
  }
  const found = compareWithPlan({ produkt: position.rezept?.produkt ?? position.produkt, dosierung }, plan)
  if (found === null || found.mittel === null || found.abweichungen.length > 0) return null
  const jeTag = planDailyDoseOf(found.mittel)
  return jeTag === null ? null : { jeTag, plan: { version: plan.version, am: plan.am } }
}

/** What was there before is not counted in. Null where it would be a guess; what came back makes it one. */
export function findReichweite(position: Position, { inhalt, plan }: Known): Reichweite | null {
  const pieces = position.retouren.length > 0 ? null : findDeliveredPieces(position, inhalt)
  const dose = pieces === null ? null : findDose(position, plan)
  if (pieces === null || dose === null) return null
  return { ...pieces, ...dose, bis: lastDayOf(pieces.stueck, { jeTag: dose.jeTag, ab: pieces.am }) }
}

/** What ended longer ago than this, and was not ordered again, was not forgotten. In days. */
const lateDays = 14

/** @param within days before the end at which it is proposed */
export const isReorderDue = ({ bis }: Pick<Reichweite, 'bis'>, { heute, within }: { heute: IsoDate; within: number }): boolean =>
  bis < plusDays(heute, within) && bis >= plusDays(heute, -lateDays)

/** Kept beside the visit when it does not take the sheet any more: called off, given to someone else or finished. */
import type { Blatt } from '../dokumentation/blatt.document.ts'
import {
  type Nennbares,
  refusalFor,
  abschlussOf,
  missingForAbschluss,
  changedTeile,
  checkBlatt,
} from '../dokumentation/dokumentation.decider.ts'
import { type BlattStand, schreibSperre } from '../dokumentation/dokumentation.policy.ts'
import { merge } from '../dokumentation/verschmelzen.ts'
import { type Ereignis, decide } from '../hausbesuch/hausbesuch.decider.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Instant } from '../shared/time.ts'
import type { ConflictField, BlattEntry } from './entry.contract.ts'
import { timeSperre } from './unterwegs.ts'
import { type Begegnung, seenPlan, geschehenOn, planConflicts, wasEingeteilt } from './zusammenfuehren.ts'

export interface BlattInHaus {
  /** Null: nothing is written yet. */
  stand: BlattStand | null
  basis: Blatt
  aktuell: Blatt
  durch: { name: string; am: Instant } | null
  nennbares: Nennbares
}

export type BlattZusammenfuehrung =
  | { art: 'UEBERNOMMEN'; blatt: Blatt; ende: Ereignis | null; felder: ConflictField[] }
  | { art: 'NACHGEREICHT'; felder: ConflictField[] }
  | { art: 'ABGELEHNT'; code: string }

export function mergeBlatt(
  { besuch, eintrag, verschlossen = eintrag, fremde, umstaende }: Begegnung<BlattEntry>,
  { stand, basis, aktuell, durch, nennbares }: BlattInHaus,
): BlattZusammenfuehrung {
  const { angaben, am } = eintrag
  const { person, now } = umstaende
  const code = timeSperre(am, now)
  if (code !== null) return { art: 'ABGELEHNT', code }
  const seen = seenPlan(besuch, fremde)
  const plan = planConflicts(besuch, seen, fremde)
  const mein = angaben.blatt
  const gegeneinander = (parts: readonly (keyof Blatt)[]): ConflictField[] =>
    parts.map((part) => ({
      feld: `blatt.${part}`,
      meins: JSON.stringify(mein[part]),
      server: JSON.stringify(aktuell[part]),
      durch: durch?.name ?? null,
      am: durch?.am ?? null,
      gewinnt: 'PERSON',
    }))
  try {
    const gesperrt = schreibSperre(person, besuch, stand)
    if (gesperrt !== null) throw refusalFor(gesperrt)
    const { blatt, konflikte } = merge({ basis, mein, anderes: aktuell })
    checkBlatt(blatt, { besuch, now, ...nennbares })
    // What the organisation has added may be a question that she has not answered: then the sheet stays open.
    const done = angaben.ende && missingForAbschluss(blatt, besuch.typ).length === 0
    const forDenBesuch = { ...blatt, ...wordsAsSealed(blatt, mein, verschlossen.angaben.blatt) }
    const abschluss = () => ({
      handlung: 'abschliessen' as const,
      angaben: { version: besuch.version, ...abschlussOf(forDenBesuch, besuch.typ) },
    })
    const ende = done ? decide(besuch, abschluss(), { ...umstaende, now: geschehenOn(besuch, eintrag) }) : null
    return { art: 'UEBERNOMMEN', blatt, ende, felder: [...plan, ...gegeneinander(konflikte)] }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!wasEingeteilt(person, besuch, seen)) return { art: 'ABGELEHNT', code: error.code }
    return { art: 'NACHGEREICHT', felder: [...plan, ...gegeneinander(changedTeile(aktuell, mein))] }
  }
}

/** What is hers goes into the visit as it keeps words; what came from the organisation in the meantime, the visit seals by itself. */
function wordsAsSealed(blatt: Blatt, mein: Blatt, sealed: Blatt): Pick<Blatt, 'ergebnis' | 'leistungen'> {
  const others = changedTeile(blatt, mein)
  return {
    ergebnis: others.includes('ergebnis') ? blatt.ergebnis : sealed.ergebnis,
    leistungen: others.includes('leistungen') ? blatt.leistungen : sealed.leistungen,
  }
}

/**
 * A sheet that was written on the way meets the one of the organisation: both are joined. It is kept beside the visit when the visit does not take
 * it any more, because it was called off, given to someone else or finished.
 */
import type { Blatt } from '../dokumentation/blatt.contract.ts'
import {
  type Nennbares,
  ablehnungFuer,
  abschlussVon,
  fehltZumAbschluss,
  geaenderteTeile,
  pruefeBlatt,
} from '../dokumentation/dokumentation.decider.ts'
import { type BlattStand, schreibSperre } from '../dokumentation/dokumentation.policy.ts'
import { verschmelze } from '../dokumentation/verschmelzen.ts'
import { type Ereignis, decide } from '../hausbesuch/hausbesuch.decider.ts'
import { Ablehnung } from '../shared/fehler.ts'
import type { Instant } from '../shared/zeit.ts'
import type { BlattEintrag } from './eintrag.contract.ts'
import { type KonfliktFeld, zeitSperre } from './unterwegs.ts'
import { type Begegnung, gesehenerPlan, geschehenAm, planKonflikte, warEingeteilt } from './zusammenfuehren.ts'

/** The sheet as the organisation has it. */
export interface BlattImHaus {
  /** Null: nothing is written yet. */
  stand: BlattStand | null
  /** The state that the writer began from. */
  basis: Blatt
  aktuell: Blatt
  /** Who has written the state of now. */
  durch: { name: string; am: Instant } | null
  nennbares: Nennbares
}

export type BlattZusammenfuehrung =
  /** `ende`: the visit is over with it, as the event says. */
  | { art: 'UEBERNOMMEN'; blatt: Blatt; ende: Ereignis | null; felder: KonfliktFeld[] }
  | { art: 'NACHGEREICHT'; felder: KonfliktFeld[] }
  | { art: 'ABGELEHNT'; code: string }

export function fuehreBlattZusammen(
  { besuch, eintrag, verschlossen = eintrag, fremde, umstaende }: Begegnung<BlattEintrag>,
  { stand, basis, aktuell, durch, nennbares }: BlattImHaus,
): BlattZusammenfuehrung {
  const { angaben, am } = eintrag
  const { person, jetzt } = umstaende
  const code = zeitSperre(am, jetzt)
  if (code !== null) return { art: 'ABGELEHNT', code }
  const gesehen = gesehenerPlan(besuch, fremde)
  const plan = planKonflikte(besuch, gesehen, fremde)
  const mein = angaben.blatt
  const gegeneinander = (teile: readonly (keyof Blatt)[]): KonfliktFeld[] =>
    teile.map((teil) => ({
      feld: `blatt.${teil}`,
      meins: JSON.stringify(mein[teil]),
      server: JSON.stringify(aktuell[teil]),
      durch: durch?.name ?? null,
      am: durch?.am ?? null,
      gewinnt: 'PERSON',
    }))
  try {
    const gesperrt = schreibSperre(person, besuch, stand)
    if (gesperrt !== null) throw ablehnungFuer(gesperrt)
    const { blatt, konflikte } = verschmelze({ basis, mein, anderes: aktuell })
    pruefeBlatt(blatt, { besuch, jetzt, ...nennbares })
    // What the organisation has added may be a question that she has not answered: then the sheet stays open.
    const fertig = angaben.ende && fehltZumAbschluss(blatt).length === 0
    const fuerDenBesuch = { ...blatt, ...worteWieVerschlossen(blatt, mein, verschlossen.angaben.blatt) }
    const abschluss = () => ({ handlung: 'abschliessen' as const, angaben: { version: besuch.version, ...abschlussVon(fuerDenBesuch) } })
    const ende = fertig ? decide(besuch, abschluss(), { ...umstaende, jetzt: geschehenAm(besuch, eintrag) }) : null
    return { art: 'UEBERNOMMEN', blatt, ende, felder: [...plan, ...gegeneinander(konflikte)] }
  } catch (fehler) {
    if (!(fehler instanceof Ablehnung)) throw fehler
    if (!warEingeteilt(person, besuch, gesehen)) return { art: 'ABGELEHNT', code: fehler.code }
    return { art: 'NACHGEREICHT', felder: [...plan, ...gegeneinander(geaenderteTeile(aktuell, mein))] }
  }
}

/** What is hers goes into the visit as it keeps words; what came from the organisation in the meantime, the visit seals by itself. */
function worteWieVerschlossen(blatt: Blatt, mein: Blatt, verschlossen: Blatt): Pick<Blatt, 'ergebnis' | 'leistungen'> {
  const andere = geaenderteTeile(blatt, mein)
  return {
    ergebnis: andere.includes('ergebnis') ? blatt.ergebnis : verschlossen.ergebnis,
    leistungen: andere.includes('leistungen') ? blatt.leistungen : verschlossen.leistungen,
  }
}

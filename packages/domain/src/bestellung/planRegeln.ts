/** What an order lacks, or says differently, beside the plan of medicines that is kept. */
import type { KlientStand } from './handelnder.ts'
import { type PlanAbweichung, compareWithPlan, isInPlan } from './planMatch.ts'
import type { PositionAngaben } from './position.document.ts'

type PlanKnown = Pick<KlientStand, 'medikationsplan' | 'plan'> | null
type Wish = Pick<PositionAngaben, 'produkt' | 'dosierung' | 'rezeptart'>
type Regel = readonly [gilt: boolean, path: string, code: string, schwere?: 'WARNUNG']

/** OHNE_PLAN, OHNE_ZEILE: "as in the plan" where there is none, or it does not say this medicine. Null: no dose is said. */
export function findDosierungStand({ produkt, dosierung }: Wish, klient: PlanKnown): 'DA' | 'OHNE_PLAN' | 'OHNE_ZEILE' | null {
  if (dosierung === null) return null
  const plan = klient?.plan ?? null
  if (dosierung.lautMedikationsplan && plan === null && klient?.medikationsplan !== true) return 'OHNE_PLAN'
  if (dosierung.lautMedikationsplan && plan !== null && !isInPlan({ produkt, dosierung }, plan)) return 'OHNE_ZEILE'
  const numbers = Object.values(dosierung.schema ?? {}).some((dosis) => dosis !== '' && dosis !== '0')
  return dosierung.lautMedikationsplan || dosierung.text !== null || numbers ? 'DA' : null
}

/** What differs from the plan that is kept is said and not refused: a doctor may have changed it. */
export function planRegelnOf(
  { produkt, dosierung, rezeptart }: Wish,
  { klient, stand, pfad }: { klient: PlanKnown; stand: ReturnType<typeof findDosierungStand>; pfad: string },
): Regel[] {
  const plan = klient?.plan ?? null
  const found = plan === null || rezeptart === 'MUSTER12' ? [] : (compareWithPlan({ produkt, dosierung }, plan)?.abweichungen ?? [])
  const name = `${pfad}.produkt.bezeichnung`
  const dose = `${pfad}.dosierung`
  const differs = (path: string, code: string, abweichung: PlanAbweichung): Regel => [found.includes(abweichung), path, code, 'WARNUNG']
  return [
    [stand === 'OHNE_PLAN', dose, 'versand.medikationsplan_fehlt'],
    [stand === 'OHNE_ZEILE', dose, 'versand.plan_ohne_mittel'],
    ...(stand === 'OHNE_ZEILE' ? [] : [differs(name, 'versand.nicht_im_plan', 'FEHLT')]),
    differs(name, 'versand.plan_staerke', 'STAERKE'),
    differs(name, 'versand.plan_staerke_offen', 'STAERKE_OFFEN'),
    differs(dose, 'versand.plan_dosis', 'DOSIS'),
    differs(dose, 'versand.plan_dosis_offen', 'DOSIS_OFFEN'),
  ]
}

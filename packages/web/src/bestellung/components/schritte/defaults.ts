/** What dialogs and batches fill in before a person says otherwise. */
import { type Rezeptart, type RezeptOrt, allowedRezeptarten, isElectronic } from '@dreiklang/domain/bestellung/rezept'
import { listReportableOrte } from '@dreiklang/domain/bestellung/rezeptOrt'
import { type BestellungAnswer, type PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'

export type Produkt = PositionAnswer['produkt']

export function usualOrt(art: Rezeptart): RezeptOrt {
  return isElectronic(art) ? 'FACHDIENST_EGK' : 'PAPIER_PRAXIS'
}

/** The kinds that law allows for all of these positions, for a doctor who prescribes. */
export function sharedRezeptarten(positionen: readonly Pick<PositionAnswer, 'produkt' | 'btm'>[]): Rezeptart[] {
  const [first, ...others] = positionen.map(({ produkt, btm }) => allowedRezeptarten(produkt, btm))
  return (first ?? []).filter((art) => art !== 'OHNE' && others.every((allowed) => allowed.includes(art)))
}

/** What was asked for when all agree in it and law allows it, else the first that law allows. */
export function rezeptartDefault(positionen: readonly PositionAnswer[]): Rezeptart | null {
  const allowed = sharedRezeptarten(positionen)
  const gewuenscht = new Set(positionen.map(({ rezeptart }) => rezeptart))
  const one = gewuenscht.size === 1 ? [...gewuenscht][0] : undefined
  return one !== undefined && allowed.includes(one) ? one : (allowed[0] ?? null)
}

/** Where prescriptions of all these kinds may lie, as far as the own side may say so. */
export function selectableOrte(
  arten: readonly Rezeptart[],
  { seite, einloesung }: Pick<BestellungAnswer, 'seite' | 'einloesung'>,
): RezeptOrt[] {
  const [first, ...others] = arten.map((art) => listReportableOrte(art, { seite, einloesung }))
  return (first ?? []).filter((ort) => others.every((orte) => orte.includes(ort)))
}

/** What is neither handed over nor packed. */
type Mengen = Pick<PositionAnswer, 'sollMenge' | 'mengeGeliefert' | 'mengeBereit'>

export function openMenge({ sollMenge, mengeGeliefert, mengeBereit }: Mengen): number {
  return Math.max(0, sollMenge - mengeGeliefert - mengeBereit)
}

/** What counts now: substituted, else prescribed, else asked for. */
export function validProdukt({ austausch, rezept, produkt }: Pick<PositionAnswer, 'austausch' | 'rezept' | 'produkt'>): Produkt {
  return austausch?.produkt ?? rezept?.produkt ?? produkt
}

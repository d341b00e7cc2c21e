/** What dialogs and batches fill in before a person says otherwise. */
import { type BestellungAntwort, type PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { type Rezeptart, type RezeptOrt, erlaubteRezeptarten, istElektronisch, moeglicheOrte } from '@dreiklang/domain/bestellung/rezept'

export type Produkt = PositionAntwort['produkt']

/** Where a new prescription usually lies: on the card, or as paper in the practice. */
export function ueblicherOrt(art: Rezeptart): RezeptOrt {
  return istElektronisch(art) ? 'FACHDIENST_EGK' : 'PAPIER_PRAXIS'
}

/** The kinds that law allows for all of these positions, for a doctor who prescribes. */
export function gemeinsameRezeptarten(positionen: readonly Pick<PositionAntwort, 'produkt' | 'btm'>[]): Rezeptart[] {
  const [erste, ...andere] = positionen.map(({ produkt, btm }) => erlaubteRezeptarten(produkt, btm))
  return (erste ?? []).filter((art) => art !== 'OHNE' && andere.every((erlaubt) => erlaubt.includes(art)))
}

/** What was asked for when all agree in it and law allows it, else the first that law allows. */
export function rezeptartVorgabe(positionen: readonly PositionAntwort[]): Rezeptart | null {
  const erlaubt = gemeinsameRezeptarten(positionen)
  const gewuenscht = new Set(positionen.map(({ rezeptart }) => rezeptart))
  const einer = gewuenscht.size === 1 ? [...gewuenscht][0] : undefined
  return einer !== undefined && erlaubt.includes(einer) ? einer : (erlaubt[0] ?? null)
}

/**
 * Locations that a person may name. The practice does not name the pharmacy unless the order goes there directly: it must not pass a
 * prescription to a pharmacy (§ 31 Abs. 1 SGB V).
 */
export function waehlbareOrte(
  arten: readonly Rezeptart[],
  { seite, einloesung }: Pick<BestellungAntwort, 'seite' | 'einloesung'>,
): RezeptOrt[] {
  const [erste, ...andere] = arten.map(moeglicheOrte)
  const alle = (erste ?? []).filter((ort) => andere.every((orte) => orte.includes(ort)))
  return seite === 'ARZT' && einloesung !== 'DIREKT_APOTHEKE' ? alle.filter((ort) => ort !== 'APOTHEKE') : alle
}

/** What is neither handed over nor packed. */
export function offeneMenge({
  sollMenge,
  mengeGeliefert,
  mengeBereit,
}: Pick<PositionAntwort, 'sollMenge' | 'mengeGeliefert' | 'mengeBereit'>): number {
  return Math.max(0, sollMenge - mengeGeliefert - mengeBereit)
}

/** What counts now: substituted, else prescribed, else asked for. */
export function geltendesProdukt({ austausch, rezept, produkt }: Pick<PositionAntwort, 'austausch' | 'rezept' | 'produkt'>): Produkt {
  return austausch?.produkt ?? rezept?.produkt ?? produkt
}

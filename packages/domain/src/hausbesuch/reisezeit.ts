/** An estimate for plans when no routing service is available (domain.md 4.6). */

/** Where a visit is; the coordinates are null until someone has looked them up. In degrees. */
export interface Ort {
  plz: string
  strasse: string
  hausnummer: string
  breite: number | null
  laenge: number | null
}

/** Assumptions of the estimate; roads are longer than the straight line, and between two doors someone parks and rings the bell. */
const annahmen = {
  umwegFaktor: 1.3,
  kmProStunde: 30,
  parken: 2,
  gleichePlz: 5,
  /** The first three digits of a PLZ are one region of letters: about a district or a rural county. */
  gleicheRegion: 15,
  sonst: 30,
}
const erdradiusKm = 6371

const imBogenmass = (grad: number): number => (grad * Math.PI) / 180

interface Punkt {
  breite: number
  laenge: number
}

function punktOf({ breite, laenge }: Ort): Punkt | null {
  return breite === null || laenge === null ? null : { breite, laenge }
}

export function luftlinieKm(from: Punkt, to: Punkt): number {
  const breiten = Math.sin(imBogenmass(to.breite - from.breite) / 2) ** 2
  const laengen = Math.sin(imBogenmass(to.laenge - from.laenge) / 2) ** 2
  const quadrat = breiten + Math.cos(imBogenmass(from.breite)) * Math.cos(imBogenmass(to.breite)) * laengen
  return 2 * erdradiusKm * Math.asin(Math.min(1, Math.sqrt(quadrat)))
}

const sameTuer = (from: Ort, to: Ort): boolean =>
  from.plz === to.plz && from.strasse.toLowerCase() === to.strasse.toLowerCase() && from.hausnummer === to.hausnummer

/** Whole minutes from door to door, the same in both directions; 0 within one building. */
export function reisezeitMinutes(from: Ort, to: Ort): number {
  if (sameTuer(from, to)) return 0
  const [start, target] = [punktOf(from), punktOf(to)]
  if (start !== null && target !== null)
    return annahmen.parken + Math.ceil(((luftlinieKm(start, target) * annahmen.umwegFaktor) / annahmen.kmProStunde) * 60)
  if (from.plz === to.plz) return annahmen.gleichePlz
  return from.plz.slice(0, 3) === to.plz.slice(0, 3) ? annahmen.gleicheRegion : annahmen.sonst
}

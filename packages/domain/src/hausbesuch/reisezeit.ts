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

export function luftlinieKm(von: Punkt, nach: Punkt): number {
  const breiten = Math.sin(imBogenmass(nach.breite - von.breite) / 2) ** 2
  const laengen = Math.sin(imBogenmass(nach.laenge - von.laenge) / 2) ** 2
  const quadrat = breiten + Math.cos(imBogenmass(von.breite)) * Math.cos(imBogenmass(nach.breite)) * laengen
  return 2 * erdradiusKm * Math.asin(Math.min(1, Math.sqrt(quadrat)))
}

const sameTuer = (von: Ort, nach: Ort): boolean =>
  von.plz === nach.plz && von.strasse.toLowerCase() === nach.strasse.toLowerCase() && von.hausnummer === nach.hausnummer

/** Whole minutes from door to door, the same in both directions; 0 within one building. */
export function reisezeitMinutes(von: Ort, nach: Ort): number {
  if (sameTuer(von, nach)) return 0
  const [start, ziel] = [punktOf(von), punktOf(nach)]
  if (start !== null && ziel !== null)
    return annahmen.parken + Math.ceil(((luftlinieKm(start, ziel) * annahmen.umwegFaktor) / annahmen.kmProStunde) * 60)
  if (von.plz === nach.plz) return annahmen.gleichePlz
  return von.plz.slice(0, 3) === nach.plz.slice(0, 3) ? annahmen.gleicheRegion : annahmen.sonst
}

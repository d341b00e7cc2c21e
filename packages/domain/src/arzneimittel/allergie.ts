/** Which of the known allergies concern a product, by its substance and its kind. What cannot be matched is told as it was written, never as a hit. */
import { type StoffKlasse, klassen, stoffKlassen } from './klassen.ts'
import { type ProduktName, stoffOf } from './stoff.ts'
import { fold, wordsOf } from './words.ts'

export interface AllergieTreffer {
  /** As it stands in the record. */
  allergie: string
  klasse: StoffKlasse | null
  /** STOFF: named in the product. KLASSE: of the same group. KREUZ: of a group in which a reaction may follow. */
  art: 'STOFF' | 'KLASSE' | 'KREUZ'
}

export interface AllergieBefund {
  treffer: AllergieTreffer[]
  /** Allergies of which the data know neither substance nor group. */
  unbekannt: string[]
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]|\bund\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const groupsOf = (allergie: string): StoffKlasse[] => {
  const words = wordsOf(allergie)
  const joined = words.join('')
  return stoffKlassen.filter((klasse) => {
    const { words: names, wirkstoffe } = klassen[klasse]
    const said = (name: string) => words.some((word) => word === name || (name.length >= 5 && word.startsWith(name))) || joined === name
    return names.some(said) || wirkstoffe.some((wirkstoff) => said(fold(wirkstoff)))
  })
}

/** Words of packs and forms in which nothing is told about a substance. */
const noWirkstoff: ReadonlySet<string> = new Set(['allergie', 'unvertraeglichkeit', 'pflaster', 'tabletten', 'tropfen', 'salbe', 'creme'])

function hitOf(allergie: string, produkt: ProduktName): AllergieTreffer | null {
  const words = new Set(wordsOf(`${produkt.bezeichnung} ${produkt.wirkstoff ?? ''}`))
  const named = wordsOf(allergie).some((word) => word.length >= 4 && !noWirkstoff.has(word) && words.has(word))
  const groups = groupsOf(allergie)
  const own = stoffOf(produkt).klassen
  const same = groups.find((klasse) => own.includes(klasse))
  if (named) return { allergie, klasse: same ?? null, art: 'STOFF' }
  if (same !== undefined) return { allergie, klasse: same, art: 'KLASSE' }
  const cross = own.find((klasse) => groups.some((group) => klassen[group].cross?.includes(klasse)))
  return cross === undefined ? null : { allergie, klasse: cross, art: 'KREUZ' }
}

/** @param text allergies as the record tells them: `Penicillin, Jod` */
export function findAllergien(text: string, produkt: ProduktName): AllergieBefund {
  const treffer: AllergieTreffer[] = []
  const unbekannt: string[] = []
  for (const allergie of partsOf(text)) {
    const hit = hitOf(allergie, produkt)
    if (hit !== null) treffer.push(hit)
    else if (groupsOf(allergie).length === 0) unbekannt.push(allergie)
  }
  return { treffer, unbekannt }
}

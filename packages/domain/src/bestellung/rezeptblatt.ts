/**
 * A Rezeptblatt: several medicines of one order on one sheet of paper, which lies in one place. Muster 16 has room for three, and aids go on a
 * sheet of their own (Vordruckvereinbarung, Anlage 2 BMV-Ä, notes 2 on Muster 16). A BtM form carries up to three since 8.4.2023, when the limit
 * of two went with § 2 Abs. 1 BtMVV; a T-Rezept one, a Notfall-Verschreibung is kept each by itself, and an E-Rezept is a token per medicine.
 */
import type { Produkt } from '../arzneimittel/produkt.ts'
import type { Bestellung } from './bestellung.document.ts'
import type { Position } from './position.document.ts'
import type { Rezept } from './rezept.document.ts'
import type { RezeptOrt, RezeptVorlage, Rezeptart } from './rezept.ts'

const mostOnRezeptblatt = 3

const shareable: readonly Rezeptart[] = ['MUSTER16', 'HILFSMITTEL_M16', 'PRIVAT_PAPIER', 'GRUEN', 'BTM', 'ENTLASS']

export const canShareRezeptblatt = (art: Rezeptart): boolean => shareable.includes(art)

/** An Entlassrezept is paper or electronic; only as paper it is a sheet. */
export const isPlaceOfPaper = (ort: RezeptOrt): boolean => ort === 'APOTHEKE' || ort.startsWith('PAPIER')

const paperVorlagen: readonly RezeptVorlage[] = ['LIEGT_IN_PRAXIS', 'LIEGT_BEI_UNS']

export const canShareVorlage = ({ rezeptart, rezeptVorlage }: { rezeptart: Rezeptart; rezeptVorlage: RezeptVorlage }): boolean =>
  canShareRezeptblatt(rezeptart) && paperVorlagen.includes(rezeptVorlage)

const isAid = ({ produktart }: Pick<Produkt, 'produktart'>): boolean => produktart === 'HILFSMITTEL'

/** A line of the sheet; what else has to be the same on all of them is said in `unter`: date, practice, who signed. */
export interface Line {
  art: Rezeptart
  produkt: Pick<Produkt, 'produktart'>
  unter: readonly unknown[]
}

export const lineOf = ({ art, produkt, ausgestelltAm, praxisId, entlassung, verordnetVon }: Rezept): Line => ({
  art,
  produkt,
  unter: [ausgestelltAm, praxisId, entlassung, verordnetVon?.personId ?? null],
})

/** Why these cannot stand on one sheet; null when they can. */
export function whyNotOneRezeptblatt(lines: readonly Line[]): 'rezeptblatt_voll' | 'rezeptblatt_verschieden' | null {
  const kinds = new Set(lines.map(({ art, produkt, unter }) => JSON.stringify([art, isAid(produkt), ...unter])))
  if (kinds.size > 1 || lines.some(({ art }) => !canShareRezeptblatt(art))) return 'rezeptblatt_verschieden'
  return lines.length > mostOnRezeptblatt ? 'rezeptblatt_voll' : null
}

/** As few sheets as there can be, in the order in which they stand: aids by themselves, three on each. */
export function splitRezeptblaetter<T extends { produkt: Pick<Produkt, 'produktart'> }>(positionen: readonly T[]): T[][] {
  const kinds = [positionen.filter(({ produkt }) => !isAid(produkt)), positionen.filter(({ produkt }) => isAid(produkt))]
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(kind.length / mostOnRezeptblatt) }, (_, i) =>
      kind.slice(i * mostOnRezeptblatt, (i + 1) * mostOnRezeptblatt),
    ),
  )
}

type Numbered = Pick<Position, 'id' | 'rezeptblattNr'>

/** Which sheet in hand carries each position of an order that is sent; one that nothing else stands on needs no name. */
export function assignSentRezeptblaetter(
  positionen: readonly Numbered[],
  { neueId }: { neueId(): string },
): (position: Numbered) => string | null {
  const ids = new Map<number, string>()
  return ({ id, rezeptblattNr }) => {
    if (rezeptblattNr === null || positionen.every((other) => other.id === id || other.rezeptblattNr !== rezeptblattNr)) return null
    const known = ids.get(rezeptblattNr) ?? neueId()
    ids.set(rezeptblattNr, known)
    return known
  }
}

interface OnRezeptblatt {
  id: string
  rezept: Pick<Rezept, 'rezeptblattId'> | null
}

/** The other positions on the same sheet, whatever has become of them: the paper carries them all the same. */
export function findOnSameRezeptblatt<T extends OnRezeptblatt>(
  { positionen }: { positionen: readonly T[] },
  { id, rezept }: OnRezeptblatt,
): T[] {
  const blatt = rezept?.rezeptblattId ?? null
  return blatt === null ? [] : positionen.filter((other) => other.id !== id && other.rezept?.rezeptblattId === blatt)
}

/** What the sheet was worked by already; then it stays with the pharmacy. */
export const isServed = ({ mengeBereit, mengeGeliefert }: Pick<Position, 'mengeBereit' | 'mengeGeliefert'>): boolean =>
  mengeBereit + mengeGeliefert > 0

/** The whole sheets of these positions, each position once. */
export function listWholeRezeptblaetter(bestellung: Pick<Bestellung, 'positionen'>, positionen: readonly Position[]): Position[] {
  return [...new Set(positionen.flatMap((position) => [position, ...findOnSameRezeptblatt(bestellung, position)]))]
}

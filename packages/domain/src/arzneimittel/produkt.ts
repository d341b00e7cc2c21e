/** What is ordered, as names and numbers tell it. */
import { sayDarreichungsform } from './darreichungsform.ts'

export const produktarten = [
  'ARZNEIMITTEL',
  'REZEPTUR',
  'VERBANDSTOFF',
  'HILFSMITTEL',
  'PFLEGEHILFSMITTEL',
  'MEDIZINPRODUKT',
  'NAHRUNG',
  'BLISTER',
  'SONSTIGES',
] as const
export type Produktart = (typeof produktarten)[number]

export const angabearten = ['PZN', 'WIRKSTOFF', 'FREITEXT', 'REZEPTUR', 'HMV'] as const
export type Angabeart = (typeof angabearten)[number]

export const normgroessen = ['N1', 'N2', 'N3', 'KTP', 'KA', 'NB', 'Sonstiges'] as const

export interface Produkt {
  produktart: Produktart
  angabeart: Angabeart
  pzn: string | null
  bezeichnung: string
  wirkstoff: string | null
  wirkstaerke: string | null
  darreichungsform: string | null
  normgroesse: (typeof normgroessen)[number] | null
  hmvNummer: string | null
}

/** Equal for what is the same product to the people who reorder it. */
export const produktSchluessel = ({ pzn, bezeichnung }: Pick<Produkt, 'pzn' | 'bezeichnung'>): string => pzn ?? bezeichnung.toLowerCase()

const folded = (text: string): string => text.trim().toLowerCase()

/** The code and its word are one form. */
const formOf = (text: string): string => folded(sayDarreichungsform(text, 'de'))

export type Named = Pick<Produkt, 'pzn' | 'bezeichnung' | 'wirkstoff' | 'wirkstaerke' | 'darreichungsform'>

/** The same thing in the same strength: another strength of a substance is another medicine, and both may be taken. */
export function sameProdukt(a: Named, b: Named): boolean {
  if (a.pzn !== null && a.pzn === b.pzn) return true
  if (folded(a.bezeichnung) === folded(b.bezeichnung)) return true
  if (a.wirkstoff === null || b.wirkstoff === null || a.wirkstaerke === null || b.wirkstaerke === null) return false
  const form = a.darreichungsform === null || b.darreichungsform === null || formOf(a.darreichungsform) === formOf(b.darreichungsform)
  return form && folded(a.wirkstoff) === folded(b.wirkstoff) && folded(a.wirkstaerke) === folded(b.wirkstaerke)
}

/** What is ordered, as names and numbers tell it. */
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

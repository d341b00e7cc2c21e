/** What is meant where somebody has named a Klient or a product and nothing else. */
import { unsaidOf } from '../shared/document.ts'
import { kopfDocument } from './bestellung.document.ts'
import { positionDocument } from './position.document.ts'
import type { Produkt } from './rezept.ts'

/** The rest of a header; for whom it is and until when is for the maker to say. */
export const emptyKopf = unsaidOf(kopfDocument)

/** The rest of a position; what it is and on which prescription is for the maker to say. */
export const nichtsSaid = unsaidOf(positionDocument)

/** The rest of a product of which only the name is known. */
export const onlyNamed = {
  angabeart: 'FREITEXT',
  pzn: null,
  wirkstoff: null,
  wirkstaerke: null,
  darreichungsform: null,
  normgroesse: null,
  hmvNummer: null,
} as const satisfies Omit<Produkt, 'produktart' | 'bezeichnung'>

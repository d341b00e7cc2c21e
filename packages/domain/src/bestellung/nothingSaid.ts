import { unsaidOf } from '../shared/document.ts'
import { kopfDocument } from './bestellung.document.ts'
import { positionDocument } from './position.document.ts'
import type { Produkt } from '../arzneimittel/produkt.ts'

export const emptyKopf = unsaidOf(kopfDocument)

export const nichtsSaid = unsaidOf(positionDocument)

export const onlyNamed = {
  angabeart: 'FREITEXT',
  pzn: null,
  wirkstoff: null,
  wirkstaerke: null,
  darreichungsform: null,
  normgroesse: null,
  hmvNummer: null,
} as const satisfies Omit<Produkt, 'produktart' | 'bezeichnung'>

/** What a position says when someone has named a product and nothing else. */
import type { Entwurf } from './angaben.contract.ts'
import type { Produkt } from './rezept.ts'

type Angaben = Entwurf['positionen'][number]

/**
 * The rest of a position; what it is and on which prescription is for the maker to say, and what else is known stands after it.
 * A new field of a position is an error of the compiler here, and so has its silence for all makers.
 */
export const nichtsGesagt = {
  menge: 1,
  mengeneinheit: 'PACKUNG',
  diagnose: null,
  zeitraum: null,
  dosierung: null,
  aenderungZuBisher: null,
  grund: 'NACH_BEDARF',
  restbestand: null,
  restEinheit: null,
  reichweiteBis: null,
  mvoGewuenscht: false,
  vorherigeRezeptId: null,
  autIdemWunsch: null,
  btm: false,
  reichdauerTage: null,
  kuehlpflichtig: false,
  kostenhinweis: 'UNKLAR',
  doppeltGrund: null,
} as const satisfies Omit<Angaben, 'id' | 'produkt' | 'rezeptart' | 'rezeptVorlage'>

/** The rest of a product of which only the name is known. */
export const nurBenannt = {
  angabeart: 'FREITEXT',
  pzn: null,
  wirkstoff: null,
  wirkstaerke: null,
  darreichungsform: null,
  normgroesse: null,
  hmvNummer: null,
} as const satisfies Omit<Produkt, 'produktart' | 'bezeichnung'>

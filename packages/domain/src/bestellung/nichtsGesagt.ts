/** What a position says when someone has named a product and nothing else. */
import type { Entwurf } from './angaben.contract.ts'
import type { Produkt } from './rezept.ts'

type Angaben = Entwurf['positionen'][number]

/**
 * Defaults for the rest of an item; the caller sets product and prescription. A new item field is a compile error here, which forces a
 * default for all callers.
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

import { brauchtDosierung } from '@dreiklang/domain/bestellung/vorschlag'
import type { PositionWerte } from './formWerte.ts'

/** What stands in the front of a position's card; everything else is behind "more details". */
export interface Vorn {
  dosierung: boolean
  rest: boolean
  hilfsmittel: boolean
}

const mitDiagnose: readonly PositionWerte['produktart'][] = ['HILFSMITTEL', 'VERBANDSTOFF']

/** The front depends on the product and never on what is typed: a field must not move while someone writes in it. */
export function vornVon(position: PositionWerte): Vorn {
  return {
    dosierung: brauchtDosierung(position, position.rezeptart) || position.produktart === 'REZEPTUR',
    rest: position.grund === 'REICHWEITE_ERSCHOEPFT',
    hilfsmittel: mitDiagnose.includes(position.produktart),
  }
}

const immerDahinter = /^(produkt\.(produktart|normgroesse)|aenderungZuBisher|autIdemWunsch|vorherigeRezeptId|kostenhinweis|mvoGewuenscht)/
const stoff = /^produkt\.(wirkstoff|wirkstaerke|darreichungsform)/

/** True when a field behind "more details" has an error: then they must be open. */
export function fehlerDahinter(position: PositionWerte, fehler: Readonly<Record<string, string>>): boolean {
  const vorn = vornVon(position)
  return Object.keys(fehler).some(
    (feld) =>
      immerDahinter.test(feld) ||
      (position.angabeart !== 'WIRKSTOFF' && stoff.test(feld)) ||
      (!vorn.dosierung && feld.startsWith('dosierung')) ||
      (!vorn.rest && /^(rest|reichweite)/.test(feld)) ||
      (!vorn.hilfsmittel && /^(diagnose|zeitraum)/.test(feld)),
  )
}

/** True when a reopened order has content there that must not be overlooked. */
export function gesagtDahinter(position: PositionWerte): boolean {
  const vorn = vornVon(position)
  return (
    position.kuehlpflichtig ||
    position.mvoGewuenscht ||
    [position.aenderungZuBisher, position.autIdemWunsch, position.vorherigeRezeptId].some((text) => text !== '') ||
    (!vorn.dosierung && position.dosierungArt !== null) ||
    (!vorn.rest && (position.restbestand !== null || position.reichweiteBis !== null)) ||
    (!vorn.hilfsmittel && (position.diagnose !== '' || position.zeitraum !== ''))
  )
}

import { needsDosierung } from '@dreiklang/domain/bestellung/vorschlag'
import type { PositionValues } from './formValues.ts'

export interface Vorn {
  dosierung: boolean
  rest: boolean
  hilfsmittel: boolean
}

const withDiagnose: readonly PositionValues['produktart'][] = ['HILFSMITTEL', 'VERBANDSTOFF']

/** The front depends on the product and never on what is typed: a field must not move while someone writes in it. */
export function vornOf(position: PositionValues): Vorn {
  return {
    dosierung: needsDosierung(position, position.rezeptart) || position.produktart === 'REZEPTUR',
    rest: position.grund === 'REICHWEITE_ERSCHOEPFT',
    hilfsmittel: withDiagnose.includes(position.produktart),
  }
}

const immerDahinter = /^(produkt\.(produktart|normgroesse)|aenderungZuBisher|autIdemWunsch|vorherigeRezeptId|kostenhinweis|mvoGewuenscht)/
const stoff = /^produkt\.(wirkstoff|wirkstaerke|darreichungsform)/

/** True when a field behind "more details" has an error: then they must be open. */
export function errorBehind(position: PositionValues, error: Readonly<Record<string, string>>): boolean {
  const vorn = vornOf(position)
  return Object.keys(error).some(
    (field) =>
      immerDahinter.test(field) ||
      (position.angabeart !== 'WIRKSTOFF' && stoff.test(field)) ||
      (!vorn.dosierung && field.startsWith('dosierung')) ||
      (!vorn.rest && /^(rest|reichweite)/.test(field)) ||
      (!vorn.hilfsmittel && /^(diagnose|zeitraum)/.test(field)),
  )
}

/** True when a reopened order has content there that must not be overlooked. */
export function saidBehind(position: PositionValues): boolean {
  const vorn = vornOf(position)
  return (
    position.kuehlpflichtig ||
    position.mvoGewuenscht ||
    [position.aenderungZuBisher, position.autIdemWunsch, position.vorherigeRezeptId].some((text) => text !== '') ||
    (!vorn.dosierung && position.dosierungArt !== null) ||
    (!vorn.rest && (position.restbestand !== null || position.reichweiteBis !== null)) ||
    (!vorn.hilfsmittel && (position.diagnose !== '' || position.zeitraum !== ''))
  )
}

import type { Rezeptart, RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { orNull } from '../../../form/useSchemaForm.ts'
import { rezeptartDefault, usualOrt } from './defaults.ts'
import { emptyProdukt, produktAbbild, produktValues, type ProduktValues } from './ProduktFields.tsx'

export interface RezeptValues {
  rezeptart: Rezeptart | null
  ausgestelltAm: IsoDate | null
  ort: RezeptOrt | null
  rezeptId: string
  autIdem: boolean
}

export interface VerordnenValues extends RezeptValues {
  anders: boolean
  aenderung: { produkt: ProduktValues; menge: number | null; dosierung: { text: string }; grund: string }
  grund: string
}

export function verordnenDefault(positionen: readonly PositionAnswer[], today: IsoDate, vorschlagGrund: string): VerordnenValues {
  const [first] = positionen
  const einzeln = positionen.length === 1
  const vorschlag = einzeln ? first?.lieferproblem?.vorschlaege[0] : undefined
  const rezept = einzeln ? (first?.rezept ?? null) : null
  const rezeptart = rezept?.art ?? rezeptartDefault(positionen)
  const produkt = vorschlag ?? rezept?.produkt ?? first?.produkt
  return {
    rezeptart,
    ausgestelltAm: today,
    ort: rezeptart === null ? null : usualOrt(rezeptart),
    rezeptId: '',
    autIdem: rezept?.autIdem ?? false,
    anders: vorschlag !== undefined || (rezept?.geaendert ?? false),
    aenderung: {
      produkt: produkt === undefined ? emptyProdukt : produktValues(produkt, { mitPzn: vorschlag !== undefined }),
      menge: rezept?.menge ?? first?.menge ?? null,
      dosierung: { text: '' },
      grund: vorschlag === undefined ? '' : vorschlagGrund,
    },
    grund: '',
  }
}

/** A change can be said about one position only, an E-Rezept covers one medicine only. */
export function verordnenAbbild(
  values: VerordnenValues,
  { positionen, korrektur }: { positionen: readonly PositionAnswer[]; korrektur: boolean },
) {
  const [first] = positionen
  const einzeln = positionen.length === 1
  const { produkt, menge, dosierung, grund } = values.aenderung
  const dosis = orNull(dosierung.text)
  return {
    positionIds: positionen.map(({ id }) => id),
    rezeptart: values.rezeptart,
    ausgestelltAm: values.ausgestelltAm,
    ort: values.ort,
    rezeptId: einzeln ? orNull(values.rezeptId) : null,
    autIdem: values.autIdem,
    aenderung:
      values.anders && einzeln && first !== undefined
        ? {
            produkt: produktAbbild(produkt, first.produkt),
            menge,
            dosierung: dosis === null ? null : { schema: null, text: dosis, lautMedikationsplan: false },
            grund,
          }
        : null,
    ...(korrektur ? { grund: values.grund } : {}),
  }
}

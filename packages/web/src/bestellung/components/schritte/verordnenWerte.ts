import type { PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import type { Rezeptart, RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { orNull } from '../../../ui/useSchemaForm.ts'
import { leeresProdukt, produktAbbild, produktWerte, type ProduktWerte } from './produktWerte.ts'
import { rezeptartVorgabe, ueblicherOrt } from './vorgaben.ts'

/** What is stated about a prescription, at a request and at a visit. */
export interface RezeptWerte {
  rezeptart: Rezeptart | null
  ausgestelltAm: Datum | null
  ort: RezeptOrt | null
  rezeptId: string
  autIdem: boolean
}

export interface VerordnenWerte extends RezeptWerte {
  anders: boolean
  aenderung: { produkt: ProduktWerte; menge: number | null; dosierung: { text: string }; grund: string }
  /** Only when a prescription is corrected. */
  grund: string
}

/** What the doctor finds filled in: what was asked for, issued today; with a supply problem the pharmacy's first proposal. */
export function verordnenVorgabe(positionen: readonly PositionAntwort[], heute: Datum, vorschlagGrund: string): VerordnenWerte {
  const [erste] = positionen
  const einzeln = positionen.length === 1
  const vorschlag = einzeln ? erste?.lieferproblem?.vorschlaege[0] : undefined
  const rezept = einzeln ? (erste?.rezept ?? null) : null
  const rezeptart = rezept?.art ?? rezeptartVorgabe(positionen)
  const produkt = vorschlag ?? rezept?.produkt ?? erste?.produkt
  return {
    rezeptart,
    ausgestelltAm: heute,
    ort: rezeptart === null ? null : ueblicherOrt(rezeptart),
    rezeptId: '',
    autIdem: rezept?.autIdem ?? false,
    anders: vorschlag !== undefined || (rezept?.geaendert ?? false),
    aenderung: {
      produkt: produkt === undefined ? leeresProdukt : produktWerte(produkt, { mitPzn: vorschlag !== undefined }),
      menge: rezept?.menge ?? erste?.menge ?? null,
      dosierung: { text: '' },
      grund: vorschlag === undefined ? '' : vorschlagGrund,
    },
    grund: '',
  }
}

/** As the contract's body. A change can be said about one position only, an E-Rezept covers one medicine only. */
export function verordnenAbbild(
  werte: VerordnenWerte,
  { positionen, korrektur }: { positionen: readonly PositionAntwort[]; korrektur: boolean },
) {
  const [erste] = positionen
  const einzeln = positionen.length === 1
  const { produkt, menge, dosierung, grund } = werte.aenderung
  const dosis = orNull(dosierung.text)
  return {
    positionIds: positionen.map(({ id }) => id),
    rezeptart: werte.rezeptart,
    ausgestelltAm: werte.ausgestelltAm,
    ort: werte.ort,
    rezeptId: einzeln ? orNull(werte.rezeptId) : null,
    autIdem: werte.autIdem,
    aenderung:
      werte.anders && einzeln && erste !== undefined
        ? {
            produkt: produktAbbild(produkt, erste.produkt),
            menge,
            dosierung: dosis === null ? null : { schema: null, text: dosis, lautMedikationsplan: false },
            grund,
          }
        : null,
    ...(korrektur ? { grund: werte.grund } : {}),
  }
}

import { allowedRezeptarten, isElectronic, type Rezeptart, type RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import { isBtm, stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import { findPrescribedDosierung } from '@dreiklang/domain/bestellung/inForce'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { orNull } from '../../../form/useSchemaForm.ts'
import { rezeptartDefault, usualOrt } from './defaults.ts'
import { andereFristAbbild, type AndereFristValues, noAndereFrist } from './AndereFristFields.tsx'
import { btmFormularAbbild, type BtmFormularValues, noBtmFormular } from './BtmFormularFields.tsx'
import { mvoAbbild, mvoDefault, type MvoValues } from './MvoFields.tsx'
import { canBeTogether } from './RezeptblattFields.tsx'
import { emptyProdukt, produktAbbild, produktValues, type ProduktValues } from './ProduktFields.tsx'

export interface RezeptValues {
  rezeptart: Rezeptart | null
  ausgestelltAm: IsoDate | null
  ort: RezeptOrt | null
  rezeptId: string
  autIdem: boolean
  /** Asked of an oral retinoid only. */
  gebaerfaehig: boolean | null
}

export interface VerordnenValues extends RezeptValues, BtmFormularValues, AndereFristValues, MvoValues {
  datumBestaetigt: boolean
  /** Several on one sheet of paper. */
  zusammen: boolean
  /** About one position only; of several the record counts. */
  btm: boolean | undefined
  anders: boolean
  aenderung: { produkt: ProduktValues; menge: number | null; dosierung: { text: string }; grund: string }
  grund: string
}

type Said = PositionAnswer['dosierung']

/** The dose that holds now: that of the prescription which is being corrected, else the one that was asked for. */
const dosierungNow = (position: PositionAnswer): Said =>
  position.rezept === null ? position.dosierung : findPrescribedDosierung(position, position.rezept)

interface Defaults {
  today: IsoDate
  vorschlagGrund: string
  dosierungText: (dosierung: Said) => string | null
}

export function verordnenDefault(
  positionen: readonly PositionAnswer[],
  { today, vorschlagGrund, dosierungText }: Defaults,
): VerordnenValues {
  const [first] = positionen
  const einzeln = positionen.length === 1
  const vorschlag = einzeln ? first?.lieferproblem?.vorschlaege[0] : undefined
  const rezept = einzeln ? (first?.rezept ?? null) : null
  const rezeptart = rezept?.art ?? rezeptartDefault(positionen)
  const produkt = vorschlag ?? rezept?.produkt ?? first?.produkt
  return {
    rezeptart,
    ausgestelltAm: today,
    datumBestaetigt: false,
    zusammen: true,
    ort: rezeptart === null ? null : usualOrt(rezeptart),
    rezeptId: '',
    ...noBtmFormular,
    ...noAndereFrist,
    ...mvoDefault(rezept, today),
    autIdem: rezept?.autIdem ?? false,
    gebaerfaehig: rezept?.gebaerfaehig ?? null,
    btm: einzeln ? first?.btm : undefined,
    anders: vorschlag !== undefined || (rezept?.geaendert ?? false),
    aenderung: {
      produkt: produkt === undefined ? emptyProdukt : produktValues(produkt, { mitPzn: vorschlag !== undefined }),
      menge: rezept?.menge ?? first?.menge ?? null,
      // Said with every change: left empty, nobody would know whether the dose of the other strength still holds.
      dosierung: { text: first === undefined ? '' : (dosierungText(dosierungNow(first)) ?? '') },
      grund: vorschlag === undefined ? '' : vorschlagGrund,
    },
    grund: '',
  }
}

/** Left as it was filled in, it keeps its schema. */
function saidDosierung(text: string | null, before: Said, dosierungText: Defaults['dosierungText']): Said {
  if (text === null) return null
  return text === dosierungText(before) ? before : { schema: null, text, lautMedikationsplan: false }
}

export function readPrescribedProdukt({ anders, aenderung }: VerordnenValues, { produkt }: PositionAnswer): PositionAnswer['produkt'] {
  return anders ? produktAbbild(aenderung.produkt, produkt) : produkt
}

/** Whether one of them is an oral retinoid, as it is being prescribed. */
export function isRetinoid(values: VerordnenValues, positionen: readonly PositionAnswer[]): boolean {
  return positionen.some(
    (position) => stoffOf(positionen.length === 1 ? readPrescribedProdukt(values, position) : position.produkt).retinoid,
  )
}

/** The kinds that law allows for what is being prescribed, with the doctor's word about it. */
export function listPrescribableArten(values: VerordnenValues, position: PositionAnswer): Rezeptart[] {
  return allowedRezeptarten(readPrescribedProdukt(values, position), values.btm === true).filter((art) => art !== 'OHNE')
}

/** A change can be said about one position only, an E-Rezept covers one medicine only. */
export function verordnenAbbild(
  values: VerordnenValues,
  { positionen, korrektur, dosierungText }: { positionen: readonly PositionAnswer[]; korrektur: boolean } & Pick<Defaults, 'dosierungText'>,
) {
  const [first] = positionen
  const einzeln = positionen.length === 1
  const { produkt, menge, dosierung, grund } = values.aenderung
  const before = first === undefined ? null : dosierungNow(first)
  const mvo = einzeln && values.rezeptart !== null && isElectronic(values.rezeptart) ? mvoAbbild(values) : null
  return {
    positionIds: positionen.map(({ id }) => id),
    rezeptart: values.rezeptart,
    zusammen: canBeTogether(positionen, values.rezeptart) ? values.zusammen : undefined,
    ausgestelltAm: values.ausgestelltAm,
    datumBestaetigt: values.datumBestaetigt,
    ort: values.ort,
    rezeptId: einzeln && mvo === null ? orNull(values.rezeptId) : null,
    autIdem: values.autIdem,
    gebaerfaehig: isRetinoid(values, positionen) ? (values.gebaerfaehig ?? undefined) : undefined,
    mvo,
    andereFrist: einzeln ? andereFristAbbild(values) : null,
    ...btmFormularAbbild(values.rezeptart === 'BTM' ? values : noBtmFormular),
    btm: einzeln && first !== undefined ? isBtm(readPrescribedProdukt(values, first), values.btm === true) : undefined,
    aenderung:
      values.anders && einzeln && first !== undefined
        ? {
            produkt: produktAbbild(produkt, first.produkt),
            menge,
            dosierung: saidDosierung(orNull(dosierung.text), before, dosierungText),
            grund,
          }
        : null,
    ...(korrektur ? { grund: values.grund } : {}),
  }
}

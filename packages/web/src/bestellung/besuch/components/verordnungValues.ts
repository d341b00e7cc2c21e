import type { Produktart } from '@dreiklang/domain/arzneimittel/produkt'
import { stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import { allowedRezeptarten, isElectronic, type Rezeptart, type RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import { splitRezeptblaetter } from '@dreiklang/domain/bestellung/rezeptblatt'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { orNull } from '../../../form/useSchemaForm.ts'
import { btmFormularAbbild, type BtmFormularValues, noBtmFormular } from '../../components/schritte/BtmFormularFields.tsx'
import { emptyProdukt, produktAbbild, type ProduktValues } from '../../components/schritte/ProduktFields.tsx'
import { canBeTogether, type Written } from '../../components/schritte/RezeptblattFields.tsx'
import type { RezeptValues } from '../../components/schritte/verordnenValues.ts'

interface MittelValues {
  produktart: Produktart
  produkt: ProduktValues
  menge: number | null
  diagnose: string
  dosierung: { text: string }
  btm: boolean
}

type PositionValues = RezeptValues & BtmFormularValues & MittelValues

export interface VerordnungValues {
  einloesung: 'DURCH_PFLEGE' | 'DURCH_KLIENT'
  bemerkung: string
  /** All on one sheet of paper, where they can be. */
  zusammen: boolean
  /** What is said of the prescription is said with the first one, for all. */
  positionen: readonly [PositionValues, ...PositionValues[]]
}

export const noMittel: MittelValues = {
  produktart: 'ARZNEIMITTEL',
  produkt: emptyProdukt,
  menge: 1,
  diagnose: '',
  dosierung: { text: '' },
  btm: false,
}

/** At the Klient's home a prescription is written on paper and left with the nurse. */
export const verordnungDefault = (today: IsoDate): VerordnungValues => ({
  einloesung: 'DURCH_PFLEGE',
  bemerkung: '',
  zusammen: true,
  positionen: [
    {
      ...noMittel,
      rezeptart: 'MUSTER16',
      ausgestelltAm: today,
      ort: 'PAPIER_PFLEGE',
      rezeptId: '',
      ...noBtmFormular,
      autIdem: false,
      gebaerfaehig: null,
    },
  ],
})

export const possibleArten = ({ produktart, produkt, btm }: MittelValues): Rezeptart[] =>
  allowedRezeptarten({ produktart, ...produkt }, btm).filter((art) => art !== 'OHNE' && art !== 'ENTLASS')

/** The kinds that law allows for all of them. */
export function sharedArten(positionen: VerordnungValues['positionen']): Rezeptart[] {
  const [first, ...others] = positionen.map(possibleArten)
  return (first ?? []).filter((art) => others.every((allowed) => allowed.includes(art)))
}

export const isRetinoid = ({ produktart, produkt }: MittelValues): boolean => stoffOf({ produktart, ...produkt }).retinoid

export const linesOf = ({ produktart, produkt }: MittelValues): Written => ({ produkt: { produktart, bezeichnung: produkt.bezeichnung } })

/** A BtM form has a number, and is said medicine by medicine. */
export function canBeOneRezeptblatt(positionen: VerordnungValues['positionen']): boolean {
  const lines = positionen.map(linesOf)
  const [{ rezeptart }] = positionen
  return rezeptart !== 'BTM' && canBeTogether(lines, rezeptart) && splitRezeptblaetter(lines).length === 1
}

export const ortAfterBesuch = (art: Rezeptart): RezeptOrt => (isElectronic(art) ? 'FACHDIENST_EGK' : 'PAPIER_PFLEGE')

/** Drops a prescription type that the law does not allow for what is prescribed; where it allows none for all, nothing is chosen for the doctor. */
export function withPossibleArt([first, ...others]: VerordnungValues['positionen']): VerordnungValues['positionen'] {
  const arten = sharedArten([first, ...others])
  if (arten.length === 0) return [first, ...others]
  const rezeptart = first.rezeptart !== null && arten.includes(first.rezeptart) ? first.rezeptart : (arten[0] ?? null)
  return [{ ...first, rezeptart, ort: rezeptart === null ? null : ortAfterBesuch(rezeptart) }, ...others]
}

/** The number of a form or of an E-Rezept is that of one medicine. */
export function verordnungAbbild({ positionen, bemerkung, zusammen, ...rest }: VerordnungValues) {
  const [{ rezeptart, ausgestelltAm, ort, autIdem, gebaerfaehig, rezeptId, ...first }] = positionen
  const single = positionen.length === 1
  return {
    ...rest,
    bemerkung: orNull(bemerkung),
    zusammen: canBeOneRezeptblatt(positionen) ? zusammen : undefined,
    positionen: positionen.map((one) => {
      const { produktart, produkt, menge, btm, diagnose, dosierung } = one
      const dosis = orNull(dosierung.text)
      return {
        menge,
        btm,
        rezeptart,
        ausgestelltAm,
        ort,
        autIdem,
        ...btmFormularAbbild(single && rezeptart === 'BTM' ? first : noBtmFormular),
        gebaerfaehig: isRetinoid(one) ? (gebaerfaehig ?? undefined) : undefined,
        produkt: produktAbbild(produkt, { ...produkt, produktart, angabeart: 'FREITEXT', hmvNummer: null }),
        mengeneinheit: 'PACKUNG',
        diagnose: orNull(diagnose),
        dosierung: dosis === null ? null : { schema: null, text: dosis, lautMedikationsplan: false },
        rezeptId: single && rezeptart !== null && isElectronic(rezeptart) ? orNull(rezeptId) : null,
      }
    }),
  }
}

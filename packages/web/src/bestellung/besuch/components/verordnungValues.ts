import type { Produktart } from '@dreiklang/domain/arzneimittel/produkt'
import { stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import { allowedRezeptarten, isElectronic, type Rezeptart, type RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { orNull } from '../../../form/useSchemaForm.ts'
import { btmFormularAbbild, type BtmFormularValues, noBtmFormular } from '../../components/schritte/BtmFormularFields.tsx'
import { emptyProdukt, produktAbbild, type ProduktValues } from '../../components/schritte/ProduktFields.tsx'
import type { RezeptValues } from '../../components/schritte/verordnenValues.ts'

export interface VerordnungValues {
  einloesung: 'DURCH_PFLEGE' | 'DURCH_KLIENT'
  bemerkung: string
  positionen: [
    RezeptValues &
      BtmFormularValues & {
        produktart: Produktart
        produkt: ProduktValues
        menge: number | null
        diagnose: string
        dosierung: { text: string }
        btm: boolean
      },
  ]
}

/** At the Klient's home a prescription is written on paper and left with the nurse. */
export const verordnungDefault = (today: IsoDate): VerordnungValues => ({
  einloesung: 'DURCH_PFLEGE',
  bemerkung: '',
  positionen: [
    {
      produktart: 'ARZNEIMITTEL',
      produkt: emptyProdukt,
      menge: 1,
      diagnose: '',
      dosierung: { text: '' },
      btm: false,
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

export const possibleArten = ({ produktart, produkt, btm }: VerordnungValues['positionen'][number]): Rezeptart[] =>
  allowedRezeptarten({ produktart, ...produkt }, btm).filter((art) => art !== 'OHNE' && art !== 'ENTLASS')

export const isRetinoid = ({ produktart, produkt }: VerordnungValues['positionen'][number]): boolean =>
  stoffOf({ produktart, ...produkt }).retinoid

export const ortAfterBesuch = (art: Rezeptart): RezeptOrt => (isElectronic(art) ? 'FACHDIENST_EGK' : 'PAPIER_PFLEGE')

export function verordnungAbbild({ positionen: [one], bemerkung, ...rest }: VerordnungValues) {
  const { produktart, produkt, dosierung, diagnose, rezeptId, gebaerfaehig, ...position } = one
  const dosis = orNull(dosierung.text)
  const vorlage = { ...produkt, produktart, angabeart: 'FREITEXT', hmvNummer: null } as const
  return {
    ...rest,
    bemerkung: orNull(bemerkung),
    positionen: [
      {
        ...position,
        ...btmFormularAbbild(position.rezeptart === 'BTM' ? position : noBtmFormular),
        gebaerfaehig: isRetinoid(one) ? (gebaerfaehig ?? undefined) : undefined,
        produkt: produktAbbild(produkt, vorlage),
        mengeneinheit: 'PACKUNG',
        diagnose: orNull(diagnose),
        dosierung: dosis === null ? null : { schema: null, text: dosis, lautMedikationsplan: false },
        rezeptId: position.rezeptart !== null && isElectronic(position.rezeptart) ? orNull(rezeptId) : null,
      },
    ],
  }
}

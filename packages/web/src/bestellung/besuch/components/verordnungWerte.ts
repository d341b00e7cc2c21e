import type { Produktart, Rezeptart, RezeptOrt } from '@dreiklang/domain/bestellung/rezept'
import { erlaubteRezeptarten, istElektronisch } from '@dreiklang/domain/bestellung/rezept'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { leeresProdukt, produktAbbild, type ProduktWerte } from '../../components/schritte/produktWerte.ts'
import type { RezeptWerte } from '../../components/schritte/verordnenWerte.ts'
import { orNull } from '../../../ui/useSchemaForm.ts'

/** The fields of one medicine, at the paths of the contract's body. */
export interface VerordnungWerte {
  einloesung: 'DURCH_PFLEGE' | 'DURCH_KLIENT'
  bemerkung: string
  positionen: [
    RezeptWerte & {
      produktart: Produktart
      produkt: ProduktWerte
      menge: number | null
      diagnose: string
      dosierung: { text: string }
      btm: boolean
    },
  ]
}

/** At the Klient's home a prescription is written on paper and left with the nurse. */
export const verordnungVorgabe = (heute: Datum): VerordnungWerte => ({
  einloesung: 'DURCH_PFLEGE',
  bemerkung: '',
  positionen: [
    {
      produktart: 'ARZNEIMITTEL',
      produkt: leeresProdukt,
      menge: 1,
      diagnose: '',
      dosierung: { text: '' },
      btm: false,
      rezeptart: 'MUSTER16',
      ausgestelltAm: heute,
      ort: 'PAPIER_PFLEGE',
      rezeptId: '',
      autIdem: false,
    },
  ],
})

export const moeglicheArten = (produktart: Produktart, btm: boolean): Rezeptart[] =>
  erlaubteRezeptarten({ produktart }, btm).filter((art) => art !== 'OHNE' && art !== 'ENTLASS')

/** Where it lies after the visit: with the nurse, or on the card. */
export const ortNachBesuch = (art: Rezeptart): RezeptOrt => (istElektronisch(art) ? 'FACHDIENST_EGK' : 'PAPIER_PFLEGE')

export function verordnungAbbild({ positionen: [eine], bemerkung, ...rest }: VerordnungWerte) {
  const { produktart, produkt, dosierung, diagnose, rezeptId, ...position } = eine
  const dosis = orNull(dosierung.text)
  const vorlage = { ...produkt, produktart, angabeart: 'FREITEXT', hmvNummer: null } as const
  return {
    ...rest,
    bemerkung: orNull(bemerkung),
    positionen: [
      {
        ...position,
        produkt: produktAbbild(produkt, vorlage),
        mengeneinheit: 'PACKUNG',
        diagnose: orNull(diagnose),
        dosierung: dosis === null ? null : { schema: null, text: dosis, lautMedikationsplan: false },
        rezeptId: position.rezeptart !== null && istElektronisch(position.rezeptart) ? orNull(rezeptId) : null,
      },
    ],
  }
}

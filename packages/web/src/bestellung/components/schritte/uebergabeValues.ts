import type { Lieferart } from '@dreiklang/domain/bestellung/bestellung'
import type { EmpfaengerRolle, NachweisArt } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'

export interface NachweisValues {
  art: NachweisArt
  unterschrift: string | null
  code: string
  empfaengerName: string
  empfaengerRolle: EmpfaengerRolle | null
  temperatur: number | null
  beratung: 'TELEFON' | 'TUER' | 'SCHRIFTLICH' | null
}

const usualRolle: Record<Lieferart, EmpfaengerRolle | null> = {
  LIEFERUNG_KLIENT: 'KLIENT',
  LIEFERUNG_PFLEGEDIENST: 'PFLEGEKRAFT',
  LIEFERUNG_ANDERE_ADRESSE: null,
  ABHOLUNG_PFLEGE: 'PFLEGEKRAFT',
  ABHOLUNG_KLIENT: 'KLIENT',
}

/** Whoever collects reads the code on their own screen; whoever delivers must ask for it. */
export function nachweisDefault(
  { lieferart }: Pick<BestellungAnswer, 'lieferart'>,
  { code }: Pick<BestellungAnswer['lieferungen'][number], 'code'>,
): NachweisValues {
  return {
    art: 'UNTERSCHRIFT',
    unterschrift: null,
    code: code ?? '',
    empfaengerName: '',
    empfaengerRolle: usualRolle[lieferart],
    temperatur: null,
    beratung: null,
  }
}

export function nachweisAbbild(values: NachweisValues) {
  const withUnterschrift = values.art === 'UNTERSCHRIFT'
  return { ...values, unterschrift: withUnterschrift ? values.unterschrift : null, code: withUnterschrift ? null : values.code.trim() }
}

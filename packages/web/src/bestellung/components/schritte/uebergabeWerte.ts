import type { Lieferart } from '@dreiklang/domain/bestellung/bestellung'
import type { EmpfaengerRolle, NachweisArt } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'

export interface NachweisWerte {
  art: NachweisArt
  unterschrift: string | null
  code: string
  empfaengerName: string
  empfaengerRolle: EmpfaengerRolle | null
  temperatur: number | null
  beratung: 'TELEFON' | 'TUER' | 'SCHRIFTLICH' | null
}

const ueblicheRolle: Record<Lieferart, EmpfaengerRolle | null> = {
  LIEFERUNG_KLIENT: 'KLIENT',
  LIEFERUNG_PFLEGEDIENST: 'PFLEGEKRAFT',
  LIEFERUNG_ANDERE_ADRESSE: null,
  ABHOLUNG_PFLEGE: 'PFLEGEKRAFT',
  ABHOLUNG_KLIENT: 'KLIENT',
}

/** Whoever collects reads the code on their own screen; whoever delivers must ask for it. */
export function nachweisVorgabe(
  { lieferart }: Pick<BestellungAntwort, 'lieferart'>,
  { code }: Pick<BestellungAntwort['lieferungen'][number], 'code'>,
): NachweisWerte {
  return {
    art: 'UNTERSCHRIFT',
    unterschrift: null,
    code: code ?? '',
    empfaengerName: '',
    empfaengerRolle: ueblicheRolle[lieferart],
    temperatur: null,
    beratung: null,
  }
}

/** As the contract's body: each kind of proof carries only what belongs to it. */
export function nachweisAbbild(werte: NachweisWerte) {
  const mitUnterschrift = werte.art === 'UNTERSCHRIFT'
  return { ...werte, unterschrift: mitUnterschrift ? werte.unterschrift : null, code: mitUnterschrift ? null : werte.code.trim() }
}

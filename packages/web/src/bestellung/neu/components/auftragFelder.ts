import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfWerte } from './formWerte.ts'

/** What every part of the order's own form needs. */
export interface AuftragFelder {
  kopf: KopfWerte
  klient: KlientAntwort | null
  /** At least one position needs a prescription: then someone redeems it. */
  mitRezept: boolean
  fehler: Readonly<Record<string, string>>
  heute: Datum
  dispatch: (aktion: EntwurfAktion) => void
}

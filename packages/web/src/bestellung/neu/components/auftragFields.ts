import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'

/** What every part of the order's own form needs. */
export interface AuftragFields {
  kopf: KopfValues
  klient: KlientAnswer | null
  /** At least one position needs a prescription: then someone redeems it. */
  mitRezept: boolean
  fehler: Readonly<Record<string, string>>
  heute: IsoDate
  dispatch: (aktion: EntwurfAktion) => void
}

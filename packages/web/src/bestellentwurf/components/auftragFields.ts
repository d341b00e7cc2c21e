import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues } from './formValues.ts'

export interface AuftragFields {
  kopf: KopfValues
  klient: KlientAnswer | null
  mitRezept: boolean
  fehler: Readonly<Record<string, string>>
  heute: IsoDate
  dispatch: (aktion: EntwurfAktion) => void
}

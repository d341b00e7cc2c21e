/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface AnliegenTables {
  anliegen: {
    organisation_id: string
    id: string
    version: number
    art: string
    wer: string
    status: string
    mal: number
    inhalt: string
    abdruck: Uint8Array
    zustaendig_id: string | null
    zustaendig_name: string | null
    klient_id: string | null
    bestellung_id: string | null
    verlauf: Json
    created_at: string
    fotos: string[]
    hausbesuch_id: string | null
    sprache: string
  }
  anliegen_adresse: { adresse: string; gilt_bis: string | null }
  anliegen_formular: { organisation_id: string; version: number; stand: string; arten: string[]; hinweis: string | null }
}

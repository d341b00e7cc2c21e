/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface SerieTables {
  besuchsserie: { id: string; version: number; klient_id: string; daten: Json; created_at: string }
}

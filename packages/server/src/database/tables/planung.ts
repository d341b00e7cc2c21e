/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface PlanungTables {
  planung_uebernahme: { am: string; zurueck_am: string | null }
  planung_zug: { hausbesuch_id: string; version: number; vorher: Json }
}

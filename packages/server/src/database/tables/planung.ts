/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface PlanungTables {
  planung_uebernahme: {
    organisation_id: string
    id: string
    person_id: string
    am: string
    zurueck_am: string | null
  }
  planung_zug: {
    organisation_id: string
    uebernahme_id: string
    hausbesuch_id: string
    version: number
    vorher: Json
  }
}

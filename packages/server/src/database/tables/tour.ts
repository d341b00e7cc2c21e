/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface TourTables {
  egk_mitnahme: {
    klient_id: string
    pflegedienst_id: string
    person_id: string
    am: string
  }
  tour: {
    organisation_id: string
    person_id: string
    datum: string
    version: number
    status: string
    daten: Json
    updated_at: string
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface ListeTables {
  ansicht: {
    id: string
    organisation_id: string | null
    person_id: string | null
    liste: string
    name: string
    suche: Json
    version: number
    created_at: string
  }
  ansicht_standard: {
    person_id: string
    liste: string
    ansicht_id: string
  }
}

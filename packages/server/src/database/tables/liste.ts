/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface ListeTables {
  ansicht: { id: string; liste: string; name: string; suche: Json; version: number }
}

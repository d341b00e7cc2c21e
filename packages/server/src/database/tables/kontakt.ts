/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface KontaktTables {
  kontakt: {
    id: string
    version: number
    name: string
    emails: Json
    phone_numbers: Json
    title: string | null
    company: string | null
    birthday: string | null
    address: string | null
    notes: string | null
    avatar: Uint8Array | null
    avatar_am: string | null
    vorher: Json | null
  }
  kontakt_import_vorher: { version: number; vorher: Json }
  kontakt_tag: { id: string; title: string }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface KontaktTables {
  kontakt: {
    organisation_id: string
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
    import_id: string | null
    created_at: string
    updated_at: string
    geloescht_am: string | null
    aufgegangen_in: string | null
    vorher: Json | null
    platz: string | null
    suchtext: string | null
  }
  kontakt_import_vorher: {
    organisation_id: string
    import_id: string
    kontakt_id: string
    version: number
    vorher: Json
    am: string
  }
  kontakt_klient: {
    person_id: string
    organisation_id: string
    klient_id: string
    favorit: boolean
    zuletzt_am: string | null
  }
  kontakt_person: {
    person_id: string
    organisation_id: string
    kontakt_id: string
    favorit: boolean
    zuletzt_am: string | null
  }
  kontakt_tag: {
    organisation_id: string
    id: string
    title: string
  }
  kontakt_traegt_tag: {
    organisation_id: string
    kontakt_id: string
    tag_id: string
  }
}

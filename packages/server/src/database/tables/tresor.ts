/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface TresorTables {
  datei: {
    organisation_id: string
    id: string
    klient_id: string | null
    name: string
    media_type: string
    groesse: number
    inhalt: Uint8Array | null
    person_id: string | null
    created_at: string
    geloescht_am: string | null
  }
  schluessel: {
    id: string
    organisation_id: string
    klient_id: string | null
    kek: string
    umhuellt: Uint8Array | null
    created_at: string
    abgeloest_am: string | null
    vernichtet_am: string | null
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface TresorTables {
  datei: { id: string; klient_id: string | null; name: string; media_type: string; groesse: number; inhalt: Uint8Array | null }
  schluessel: { id: string; organisation_id: string; klient_id: string | null; kek: string; umhuellt: Uint8Array | null }
}

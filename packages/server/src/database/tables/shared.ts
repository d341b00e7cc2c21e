/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface SharedTables {
  idempotenz: {
    person_id: string
    schluessel: string
    anfrage_hash: Uint8Array
    antwort: string
    created_at: string
  }
}

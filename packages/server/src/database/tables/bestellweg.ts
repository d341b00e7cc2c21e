/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface BestellwegTables {
  bestellweg: { seq: number; bestellung_id: string; am: string; verspaetet: boolean | null; umweg: boolean | null; grund: string | null }
}

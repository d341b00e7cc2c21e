/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface SearchTables {
  klient_wort: {
    wort: string
    pflegedienst_id: string
  }
  name_wort: {
    wort: string
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface BetriebTables {
  demo: {
    angelegt_am: string
    fertig_am: string | null
  }
  uhr_lauf: {
    aufgabe: string
    am: string
    gelungen: boolean
  }
}

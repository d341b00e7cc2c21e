/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface BetriebTables {
  installation: { secret: string; mark: string }
  uhr_lauf: { aufgabe: string; am: string; gelungen: boolean }
}

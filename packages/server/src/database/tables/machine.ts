/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface MachineTables {
  machine: { name: string; created_at: string }
}

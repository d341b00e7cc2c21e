/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface HelpTables {
  help_vote: { helpful: number; not_helpful: number }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface MedikationsplanTables {
  medikationsplan_fassung: { id: string; version: number; am: string; inhalt: string }
}

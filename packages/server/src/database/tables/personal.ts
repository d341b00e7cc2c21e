/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface PersonalTables {
  einladung: {
    id: string
    organisation_id: string
    email: string
    name: string
    rolle: string
    beruf: string
    lanr: string | null
    sprache: string
    link_bis: string
    durch_plattform: boolean
  }
  personal_abwesenheit: { id: string; person_id: string; art: string; von: string; bis: string }
}

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
    link_hash: Uint8Array
    link_bis: string
    durch_plattform: boolean
    created_at: string
    angenommen_am: string | null
    widerrufen_am: string | null
  }
  personal_abwesenheit: {
    id: string
    organisation_id: string
    person_id: string
    art: string
    von: string
    bis: string
    vertretung_id: string | null
    created_at: string
  }
}

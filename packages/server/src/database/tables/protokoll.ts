/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface ProtokollTables {
  protokoll: {
    nr: number
    am: string
    organisation_id: string
    person_id: string | null
    aktion: string
    art: string
    objekt_art: string
    objekt_id: string
    klient_id: string | null
    felder: string[]
    grund: string | null
    adresse: string | null
  }
  protokoll_glied: { organisation_id: string; seq: number; nr: number }
}

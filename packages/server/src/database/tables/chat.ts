/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface ChatTables {
  chat: {
    id: string
    art: string
    person_a: string | null
    person_b: string | null
    bestellung_id: string | null
    bestellung_nummer: string | null
    pflegedienst_id: string | null
    gegenueber_id: string | null
    sichtbar_fuer: string[]
    letzte_nr: number
    letzte_am: string | null
    created_at: string
  }
  chat_nachricht: {
    chat_id: string
    nr: number
    id: string
    person_id: string
    person_name: string
    sichtbar_fuer: string[]
    text: string
    created_at: string
    hat_link: boolean
  }
  chat_teilnehmer: {
    chat_id: string
    person_id: string
    organisation_id: string
    sichtbar_fuer: string[]
    gelesen_nr: number
    gelesen_am: string | null
    stumm: boolean
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface ChatTables {
  chat: {
    id: string
    art: string
    bestellung_id: string | null
    bestellung_nummer: string | null
    sichtbar_fuer: string[]
    letzte_nr: number
    titel: string | null
  }
  chat_nachricht: { chat_id: string; nr: number; id: string; person_id: string; person_name: string; text: string }
  chat_teilnehmer: { gelesen_nr: number; gelesen_am: string | null }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface LeistungsnachweisTables {
  leistungsnachweis: {
    klient_id: string
    monat: string
    version: number
    stand: string
    person_name: string
    am: string
    pruefsumme: string
    inhalt: string
  }
}

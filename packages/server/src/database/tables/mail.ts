/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface MailTables {
  mail_ausgang: {
    id: string
    nr: number
    an: string
    betreff: string
    text: string
    versiegelt: boolean
    versuche: number
    zuerst_am: string | null
    naechster_versuch: string | null
    created_at: string
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface MailTables {
  mail_ausgang: {
    id: string
    an: string
    betreff: string
    text: string
    versiegelt: boolean
    versuche: number
    zuerst_am: string | null
    html: string | null
  }
}

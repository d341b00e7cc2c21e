/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

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
    gruppe: string | null
    notizen: Json | null
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface RechtstexteTables {
  rechtstext_entwurf: { version: number; angaben: Json; de: string; en: string }
  rechtstext_fassung: {
    art: string
    nr: number
    de: string
    en: string
    gueltig_ab: string
    veroeffentlicht_am: string
    person_name: string
  }
}

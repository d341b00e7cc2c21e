/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface HausbesuchTables {
  besuch_bestellung: { art: string }
  besuch_mitgabe: { version: number; person_name: string; am: string; inhalt: string }
  hausbesuch: {
    id: string
    nummer: string
    version: number
    typ: string
    status: string
    pflegedienst_id: string
    klient_id: string
    platz: string
    personen: string[]
    von: string | null
    bis: string | null
    tag: string | null
    um: string | null
    dauer_minuten: number | null
    daten: Json
  }
  hausbesuch_ereignis: {
    seq: number
    hausbesuch_id: string
    version: number
    art: string
    zeile: string
    angaben: Json
    aenderung: Json
    seite: string
    person_name: string | null
    am: string
    meldungen: Json | null
  }
  hausbesuch_nummer: { letzte: number }
}

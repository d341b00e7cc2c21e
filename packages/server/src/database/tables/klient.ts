/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface KlientTables {
  abwesenheit: {
    id: string
    klient_id: string
    pflegedienst_id: string
    art: string
    von: string
    bis: string | null
    ort: string | null
    bemerkung: string | null
    erfasst_am: string
    geplant_bis: string | null
    version: number
  }
  apothekenwahl: {
    id: string
    apotheke_id: string | null
    gewaehlt_am: string
    erklaert_von: string
    form: string
    created_at: string
    rolle: string | null
    nachweis_id: string | null
    unterschrift: string | null
  }
  einwilligung: {
    id: string
    art: string
    erteilt_am: string
    durch: string
    dokument: string | null
    widerrufen_am: string | null
    gueltig_bis: string | null
    rolle: string | null
    text_version: number | null
    nachweis_id: string | null
    unterschrift: string | null
    erfasst_am: string | null
  }
  klient: {
    id: string
    version: number
    vorname: string
    nachname: string
    geburtsdatum: string
    geschlecht: string | null
    versicherungsart: string | null
    kvnr: string | null
    krankenkasse: string | null
    kassen_ik: string | null
    zuzahlung_befreit_bis: string | null
    adresse: Json | null
    wohnform: string | null
    telefon: string | null
    hausarzt_id: string | null
    allergien: string | null
    status: string
  }
  klient_akte: { klient_id: string }
  klient_dokument: { datei_id: string; art: string; erfasst_am: string }
  klient_loeschung: { bericht: Json | null }
  klient_wandel: { id: string; abwesenheit_id: string | null; am: string; person_id: string | null; zurueck_am: string | null }
  klient_zugang: { version: number; angaben: string; geaendert_am: string }
  klient_zuteilung: { person_id: string; tag: string }
}

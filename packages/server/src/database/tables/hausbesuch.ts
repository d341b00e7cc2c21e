/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface HausbesuchTables {
  besuch_bestellung: {
    bestellung_id: string
    hausbesuch_id: string
    art: string
    person_id: string | null
    am: string
  }
  besuch_mitgabe: {
    hausbesuch_id: string
    organisation_id: string
    version: number
    person_name: string
    am: string
    inhalt: string
  }
  hausbesuch: {
    id: string
    nummer: string
    version: number
    typ: string
    status: string
    pflegedienst_id: string
    praxis_id: string | null
    apotheke_id: string | null
    klient_id: string
    wartet_auf: string
    platz: string
    personen: string[]
    von: string | null
    bis: string | null
    tag: string | null
    um: string | null
    dauer_minuten: number | null
    zeitzone: string
    serie_id: string | null
    serie_tag: string | null
    daten: Json
    created_at: string
    naechste_frist: string | null
    versiegelt: boolean
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
    organisation_id: string | null
    person_id: string | null
    person_name: string | null
    am: string
    meldungen: Json | null
    versiegelt: boolean
  }
  hausbesuch_nummer: {
    organisation_id: string
    jahr: number
    letzte: number
  }
  klient_des_hausbesuchs: {
    id: string | null
    vorname: string | null
    nachname: string | null
    geburtsdatum: string | null
    adresse: Json | null
    telefon: string | null
    breite: number | null
    laenge: number | null
    wohnform: string | null
  }
}

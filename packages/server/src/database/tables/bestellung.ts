/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface BestellungTables {
  abschrift: {
    bestellung_id: string
    organisation_id: string
    daten: Json
    am: string
  }
  bestellung: {
    id: string
    nummer: string
    version: number
    pflegedienst_id: string
    praxis_id: string | null
    apotheke_id: string | null
    klient_id: string | null
    sichtbar_fuer: string[]
    daten: Json
    created_at: string
    gesendet_am: string | null
    naechste_frist: string | null
  }
  bestellung_zeile: {
    organisation_id: string
    bestellung_id: string
    seite: string
    nummer: string
    version: number
    status: string
    wartet_auf: string
    prioritaet: string
    bedarf_bis: string
    offen: boolean
    klient_id: string | null
    klient_name: string | null
    klient_geburtsdatum: string | null
    pflegedienst_id: string | null
    praxis_id: string | null
    apotheke_id: string | null
    pflegedienst_name: string | null
    praxis_name: string | null
    apotheke_name: string | null
    inhalt: Json
    suchtext: string
    created_at: string
    frist: number
  }
  ereignis: {
    seq: number
    tx: string
    bestellung_id: string
    version: number
    art: string
    zeile: string
    position_id: string | null
    aenderung: Json
    angaben: Json
    sichtbar_fuer: string[]
    hoerer: string[]
    seite: string
    organisation_id: string | null
    person_id: string | null
    person_name: string | null
    am: string
  }
  klient_der_bestellung: {
    id: string | null
    vorname: string | null
    nachname: string | null
    geburtsdatum: string | null
    kvnr: string | null
    krankenkasse: string | null
    adresse: Json | null
    telefon: string | null
    status: string | null
    allergien: string | null
  }
  nummernkreis: {
    pflegedienst_id: string
    jahr: number
    letzte: number
  }
  produkt_gemerkt: {
    organisation_id: string
    schluessel: string
    produkt: Json
    suchtext: string
    verwendet_am: string
  }
  rueckfrage_gelesen: {
    rueckfrage_id: string
    bestellung_id: string
    organisation_id: string
    seite: string
    nachricht_id: string
    nachricht_nr: number
    person_id: string
    sichtbar_fuer: string[]
    am: string
  }
  zusammenarbeit: {
    organisation_id: string
    partner_id: string
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface BestellungTables {
  abschrift: { am: string }
  bestellung: {
    id: string
    nummer: string
    version: number
    pflegedienst_id: string
    praxis_id: string | null
    apotheke_id: string | null
    klient_id: string | null
    daten: Json
    gesendet_am: string | null
  }
  bestellung_name: { name: string; geburtsdatum: string }
  bestellung_zeile: {
    bestellung_id: string
    nummer: string
    version: number
    status: string
    wartet_auf: string
    prioritaet: string
    bedarf_bis: string
    offen: boolean
    klient_id: string | null
    pflegedienst_name: string | null
    praxis_name: string | null
    apotheke_name: string | null
    inhalt: Json
    created_at: string
    frist: number
    eile: number
    ueberfaellig_ab: string | null
  }
  ereignis: {
    seq: number
    tx: string
    bestellung_id: string
    version: number
    art: string
    zeile: string
    position_id: string | null
    angaben: Json
    hoerer: string[]
    seite: string
    organisation_id: string | null
    person_name: string | null
    am: string
  }
  mvo_teil: { mvo_id: string; nr: number }
  nummernkreis: { letzte: number }
  produkt_gemerkt: { produkt: Json }
}

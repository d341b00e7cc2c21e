/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface ProtokollTables {
  protokoll: {
    nr: number
    am: string
    organisation_id: string
    person_id: string | null
    person_organisation_id: string | null
    sitzung_id: string | null
    aktion: string
    art: string
    objekt_art: string
    objekt_id: string
    klient_id: string | null
    felder: string[]
    grund: string | null
    anfrage_id: string | null
    adresse: string | null
  }
  protokoll_glied: {
    organisation_id: string
    seq: number
    nr: number
    am: string
    bis: string
    inhalt_hash: Uint8Array
    prev_hash: Uint8Array
    hash: Uint8Array
  }
  protokoll_offen: {
    nr: number
  }
  protokoll_post: {
    eins: boolean
    am: string
  }
}

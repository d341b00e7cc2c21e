/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface FristTables {
  frist_vermerk: {
    organisation_id: string
    art: string
    objekt_id: string
    klient_id: string | null
    faellig: string
    ruht_bis: string | null
    grund: string | null
    ruht_durch: string | null
    zustaendig_id: string | null
    zustaendig_name: string | null
    zugewiesen_am: string | null
    geaendert_am: string
  }
  kalenderabo: {
    person_id: string
    organisation_id: string
    geheimnis_hash: Uint8Array
    mit_kuerzel: boolean
    angelegt_am: string
    geaendert_am: string
    zuletzt_am: string | null
  }
  kalendereintrag: {
    person_id: string
    hausbesuch_id: string
    sequenz: number
    von: string
    dauer_minuten: number
    geaendert_am: string
    abgesagt_am: string | null
  }
  kalenderregel: {
    organisation_id: string
    kuerzel_erlaubt: boolean
  }
  karte_eingelesen: {
    klient_id: string
    quartal: string
    pflegedienst_id: string
    person_id: string
    am: string
  }
}

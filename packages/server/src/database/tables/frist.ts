/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface FristTables {
  frist_vermerk: {
    art: string
    objekt_id: string
    faellig: string
    ruht_bis: string | null
    grund: string | null
    ruht_durch: string | null
    zustaendig_id: string | null
    zustaendig_name: string | null
    zugewiesen_am: string | null
  }
  kalenderabo: {
    person_id: string
    organisation_id: string
    mit_kuerzel: boolean
    angelegt_am: string
    geaendert_am: string
    zuletzt_am: string | null
  }
  kalendereintrag: {
    hausbesuch_id: string
    sequenz: number
    von: string
    dauer_minuten: number
    geaendert_am: string
    abgesagt_am: string | null
  }
  kalenderregel: { kuerzel_erlaubt: boolean }
}

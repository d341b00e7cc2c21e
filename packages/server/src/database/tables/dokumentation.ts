/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface DokumentationTables {
  anordnung: {
    id: string
    hausbesuch_id: string
    praxis_id: string
    klient_id: string
    version: number
    stand: string
    inhalt: string
    person_id: string
    erstellt_am: string
    grund: string | null
    entschieden_am: string | null
    entschieden_von: string | null
  }
  besuchsblatt: { hausbesuch_id: string; organisation_id: string; klient_id: string; version: number; abgeschlossen_am: string | null }
  besuchsblatt_fassung: { hausbesuch_id: string; version: number; person_name: string; am: string; inhalt: string }
  besuchsfolge: {
    id: string
    hausbesuch_id: string
    klient_id: string
    version: number
    art: string
    herkunft: string
    stand: string
    text: string | null
    faellig: string
    erstellt_am: string
    erstellt_von: string
    erledigt_am: string | null
    erledigt_von: string | null
    grund: string | null
  }
  zielbereich: {
    id: string
    organisation_id: string
    art: string
    gueltig_ab: string
    gueltig_bis: string | null
    person_name: string
    am: string
    inhalt: string
  }
}

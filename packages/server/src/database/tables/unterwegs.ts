/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface UnterwegsTables {
  unterwegs_eintrag: {
    eintrag_id: string
    hausbesuch_id: string
    art: string
    geschehen_am: string
    empfangen_am: string
    nachgereicht: boolean
    siegel: string | null
    blatt_version: number | null
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface NotificationTables {
  mitteilung: {
    id: string
    person_id: string
    art: string
    anlass: string | null
    werte: Json
    bestellung_id: string | null
    version: number | null
    icon: string | null
    image: string | null
    title: string | null
    description: string | null
    link: string | null
    use_router: boolean
    gelesen: boolean
    gesehen: boolean
    am: string
    created_at: string
  }
  mitteilung_einstellung: {
    person_id: string
    thema: string
    in_app: boolean
    email: boolean
    push: boolean
  }
  mitteilung_stand: {
    eins: boolean
    tx: string
    seq: number
  }
  push_ausgang: {
    id: string
    nr: number
    sitzung_id: string
    bestellung_id: string
    anlass: string
    version: number
    inhalt: string
    dringend: boolean
    versuche: number
    am: string
    naechster_versuch: string | null
  }
  push_geraet: {
    sitzung_id: string
    person_id: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: string
    erfolg_am: string | null
  }
}

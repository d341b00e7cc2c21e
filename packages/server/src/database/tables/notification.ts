/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface NotificationTables {
  mitteilung: {
    id: string
    person_id: string
    anlass: string | null
    werte: Json
    icon: string | null
    image: string | null
    title: string | null
    description: string | null
    link: string | null
    use_router: boolean
    gelesen: boolean
    gesehen: boolean
    am: string
  }
  mitteilung_einstellung: { person_id: string; thema: string; in_app: boolean; email: boolean; push: boolean }
  mitteilung_stand: { tx: string; seq: number }
  push_ausgang: { id: string; sitzung_id: string; bestellung_id: string; inhalt: string; dringend: boolean; versuche: number; am: string }
  push_geraet: { endpoint: string; p256dh: string; auth: string; created_at: string; erfolg_am: string | null }
}

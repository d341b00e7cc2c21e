/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface OrganisationTables {
  organisation: {
    id: string
    art: string
    name: string
    strasse: string
    hausnummer: string
    zusatz: string | null
    plz: string
    ort: string
    telefon: string
    email: string | null
    ik: string | null
    bsnr: string | null
    version: number
    status: string
    logo: Uint8Array | null
    logo_am: string | null
    offline_stunden: number
  }
  organisation_abschnitt: { version: number }
  organisation_antrag: { id: string; organisation_id: string; bisher: Json; neu: Json; begruendung: string; gestellt_am: string }
  partnerschaft: {
    pflegedienst_id: string
    partner_id: string
    status: string
    version: number
    gefragt_von: string
    beendet_von: string | null
    grund: string | null
  }
  person: {
    id: string
    organisation_id: string | null
    email: string
    name: string
    rolle: string
    beruf: string | null
    lanr: string | null
    passwort_hash: string | null
    aktiv: boolean
    stempel: number
    created_at: string
    version: number
    telefon: string | null
    personalnummer: string | null
    wochenstunden: number | null
    schweigepflicht_am: string | null
    telematik_id: string | null
    fuehrerschein: boolean
    qualifikation: string | null
    beschaeftigtennummer: string | null
    handzeichen: string | null
    approbation_am: string | null
    funktion: string | null
    unterschriftsberechtigt: boolean
    letzter_tag: string | null
    ausgeschieden_am: string | null
    uebernimmt_id: string | null
    sperrgrund: string | null
    anleitung_id: string | null
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface OrganisationTables {
  avv_annahme: {
    organisation_id: string
    version: string
    person_id: string
    name: string
    text: string
    am: string
  }
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
    created_at: string
    zweiter_faktor_pflicht: boolean
    suchtext: string | null
    version: number
    leerlauf_minuten: number
    leitung_pflicht_seit: string | null
    status: string
    logo: Uint8Array | null
    logo_am: string | null
    offline_stunden: number
  }
  organisation_abschnitt: {
    organisation_id: string
    abschnitt: string
    version: number
    inhalt: Json
    oeffentlich: boolean
    changed_at: string
  }
  organisation_antrag: {
    id: string
    organisation_id: string
    bisher: Json
    neu: Json
    begruendung: string
    gestellt_durch: string
    gestellt_am: string
    angenommen: boolean | null
    grund: string | null
    entschieden_am: string | null
  }
  partnerschaft: {
    pflegedienst_id: string
    partner_id: string
    status: string
    version: number
    gefragt_von: string
    gefragt_durch: string | null
    gefragt_am: string
    entschieden_durch: string | null
    entschieden_am: string | null
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
    suchtext: string | null
    begruesst_am: string | null
    leerlauf_minuten: number | null
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
    behandlungspflege_erlaubt: boolean
    approbation_am: string | null
    funktion: string | null
    unterschriftsberechtigt: boolean
    letzter_tag: string | null
    ausgeschieden_am: string | null
    uebernimmt_id: string | null
    sperrgrund: string | null
  }
}

/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { Json } from '../json.ts'

export interface KlientTables {
  abwesenheit: {
    id: string
    klient_id: string
    pflegedienst_id: string
    art: string
    von: string
    bis: string | null
    ort: string | null
    bemerkung: string | null
    erfasst_am: string
    erfasst_von: string
    zurueck_erfasst_am: string | null
    zurueck_erfasst_von: string | null
    geplant_bis: string | null
    begonnen_am: string | null
    abgesagt_am: string | null
    abgesagt_von: string | null
    version: number
  }
  apothekenwahl: {
    id: string
    klient_id: string
    pflegedienst_id: string
    apotheke_id: string | null
    gewaehlt_am: string
    erklaert_von: string
    form: string
    created_at: string
    nr: number
    rolle: string | null
    nachweis_id: string | null
    unterschrift: string | null
    erfasst_von: string | null
  }
  einwilligung: {
    id: string
    klient_id: string
    pflegedienst_id: string
    art: string
    erteilt_am: string
    durch: string
    dokument: string | null
    widerrufen_am: string | null
    gueltig_bis: string | null
    rolle: string | null
    text_version: number | null
    nachweis_id: string | null
    unterschrift: string | null
    erfasst_am: string | null
    erfasst_von: string | null
    widerrufen_durch: string | null
    widerruf_rolle: string | null
    widerruf_weg: string | null
    widerruf_erfasst_am: string | null
    widerruf_erfasst_von: string | null
  }
  klient: {
    id: string
    pflegedienst_id: string
    version: number
    vorname: string
    nachname: string
    geburtsdatum: string
    geschlecht: string | null
    versicherungsart: string | null
    kvnr: string | null
    krankenkasse: string | null
    kassen_ik: string | null
    zuzahlung_befreit_bis: string | null
    adresse: Json | null
    wohnform: string | null
    telefon: string | null
    hausarzt_id: string | null
    allergien: string | null
    status: string
    created_at: string
    updated_at: string
    suchtext: string | null
    import_id: string | null
    gesperrt_am: string | null
    gesperrt_von: string | null
    sperr_grund: string | null
    geloescht_am: string | null
    platz: string | null
    ort_gefaltet: string | null
    breite: number | null
    laenge: number | null
  }
  klient_akte: {
    klient_id: string
    pflegedienst_id: string
    versionen: Json
    person: Json
    wohnen: Json
    versicherung: Json
    aerzte: Json
    kontakte: string | null
    gesundheit: string | null
    hkp: string | null
    pflegegrad: string | null
    hkp_bis: string | null
    hat_notfallkontakt: boolean
  }
  klient_dokument: {
    datei_id: string
    klient_id: string
    pflegedienst_id: string
    art: string
    erfasst_am: string
    erfasst_von: string
    geloescht_am: string | null
    geloescht_von: string | null
    loesch_grund: string | null
    festgehalten_am: string | null
  }
  klient_loeschung: {
    klient_id: string
    pflegedienst_id: string
    anlass: string
    grund: string | null
    beantragt_am: string
    beantragt_von: string
    bestaetigt_am: string | null
    bestaetigt_von: string | null
    bericht: Json | null
  }
  klient_verlauf: {
    id: string | null
    am: string | null
    art: string | null
    was: string | null
    objekt_id: string | null
    angaben: Json | null
    klient_id: string | null
    pflegedienst_id: string | null
    person_id: string | null
    person_name: string | null
    organisation_id: string | null
  }
  klient_verlauf_schritte: {
    id: string | null
    am: string | null
    art: string | null
    was: string | null
    objekt_id: string | null
    angaben: Json | null
    klient_id: string | null
    pflegedienst_id: string | null
    person_id: string | null
    person_name: string | null
    organisation_id: string | null
  }
  klient_zugang: {
    klient_id: string
    pflegedienst_id: string
    version: number
    angaben: string
    geaendert_am: string
    geaendert_von: string
  }
  klient_zuteilung: {
    klient_id: string
    pflegedienst_id: string
    person_id: string
    tag: string
    von_person_id: string
    created_at: string
  }
  rueckkehr_aufgabe: {
    abwesenheit_id: string
    pflegedienst_id: string
    aufgabe: string
    erledigt_am: string | null
    erledigt_von: string | null
  }
}

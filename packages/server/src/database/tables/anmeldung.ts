/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface AnmeldungTables {
  adresswechsel: {
    link_hash: Uint8Array
    person_id: string
    alt: string
    neu: string
    created_at: string
    endet_am: string
    bestaetigt_am: string | null
    zurueck_hash: Uint8Array
    zurueck_bis: string
    zurueck_am: string | null
  }
  anmeldeschritt: {
    hash: Uint8Array
    zweck: string
    person_id: string | null
    stempel: number | null
    challenge: string
    versuche: number
    endet_am: string
  }
  einmal_link: {
    hash: Uint8Array
    zweck: string
    person_id: string
    email: string
    created_at: string
    endet_am: string
    verwendet_am: string | null
  }
  ersatzcode: {
    person_id: string
    hash: Uint8Array
    verwendet_am: string | null
  }
  fehlversuch: {
    schluessel: string
    am: string
  }
  konto_protokoll: {
    nr: number
    person_id: string
    art: string
    adresse: string | null
    geraet: string | null
    am: string
    anfrage_id: string | null
  }
  passkey: {
    id: string
    person_id: string
    name: string
    schluessel: Uint8Array
    zaehler: number
    transports: string
    created_at: string
    zuletzt_am: string | null
  }
  refresh_token: {
    hash: Uint8Array
    sitzung_id: string
    generation: number
    created_at: string
    verwendet_am: string | null
    nachfolger: Uint8Array | null
  }
  sitzung: {
    id: string
    nr: number
    person_id: string
    stempel: number
    created_at: string
    endet_am: string
    beendet_am: string | null
    gesperrt_am: string | null
    zuletzt_am: string | null
    adresse: string | null
    geraet: string | null
  }
  totp: {
    person_id: string
    geheimnis: string
    bestaetigt_am: string | null
    letzter_schritt: number
    fehler: number
    fehler_tag: string | null
    created_at: string
  }
  wartendes_konto: {
    id: string
    email: string
    name: string
    angabe: string | null
    passwort_hash: string
    link_hash: Uint8Array
    link_bis: string
    bestaetigt_am: string | null
    created_at: string
  }
}

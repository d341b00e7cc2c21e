/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface AnmeldungTables {
  adresswechsel: { alt: string; neu: string }
  anmeldeschritt: { person_id: string | null; stempel: number | null; challenge: string }
  einmal_link: { endet_am: string }
  konto_protokoll: { nr: number; art: string; adresse: string | null; geraet: string | null; am: string }
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
  refresh_token: { sitzung_id: string; verwendet_am: string | null; nachfolger: Uint8Array | null }
  sitzung: {
    id: string
    person_id: string
    stempel: number
    created_at: string
    endet_am: string
    adresse: string | null
    geraet: string | null
  }
  totp: { geheimnis: string }
  wartendes_konto: {
    id: string
    email: string
    name: string
    angabe: string | null
    passwort_hash: string
    created_at: string
    organisation_id: string | null
  }
}

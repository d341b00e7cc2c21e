/** What the database answers of these tables, column by column; written by `npm run schema`. */
export interface SettingsTables {
  person_einstellung: {
    person_id: string
    layout: string | null
    theme: string | null
    scheme: string | null
    density: string | null
    language: string | null
    letter_keys: boolean
  }
  person_profil: { status: string; foto: Uint8Array | null; foto_am: string | null }
  shortcut: { id: string; label: string | null; description: string | null; icon: string; link: string; use_router: boolean }
}

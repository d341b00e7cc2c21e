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
    updated_at: string
  }
  person_profil: {
    person_id: string
    status: string
    foto: Uint8Array | null
    foto_am: string | null
    updated_at: string
  }
  shortcut: {
    person_id: string
    id: string
    platz: number
    label: string
    description: string
    icon: string
    link: string
    use_router: boolean
    created_at: string
  }
  shortcut_eigene: {
    person_id: string
    seit: string
  }
}

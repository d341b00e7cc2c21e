/** Where a visit is to stand, as a form holds it. */
/** In the place of a person: nobody goes yet. */
export const niemand = 'niemand'

export interface Stelle {
  datum: string | null
  uhrzeit: string
  dauerMinuten: number | null
  person: string
}

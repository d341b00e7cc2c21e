/** What a paper consists of: plain data, so that a room says what is on it and not how. */

/** A value of null or '' is shown as a dash: on paper, empty and forgotten look the same. */
export type Angabe = readonly [bezeichnung: string, wert: string | null]

export type Block =
  | { art: 'ueberschrift' | 'zwischentitel'; text: string }
  | { art: 'absatz'; text: string }
  | { art: 'punkte'; texte: readonly string[] }
  | { art: 'angaben'; zeilen: readonly Angabe[] }
  /** `breiten` are shares of the width; the header row is repeated on each page. */
  | { art: 'tabelle'; kopf: readonly string[]; breiten: readonly number[]; zeilen: readonly (readonly string[])[] }

export interface Papier {
  titel: string
  haus: string
  datum: string
  /** When it was made, ISO 8601. */
  am: string
  sprache: 'de' | 'en'
  bloecke: readonly Block[]
}

import type { ComponentType, ReactNode } from 'react'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import type { ListenZeile } from './listenForm.ts'

/** Names values of a fixed set that come as plain texts, from an address; what is none of them stays as it is. */
export const benenne =
  <Wert extends string>(werte: readonly Wert[], name: (wert: Wert) => string) =>
  (text: string): string => {
    const wert = werte.find((einer) => einer === text)
    return wert === undefined ? text : name(wert)
  }

/** The words and fields of a filter. */
export interface FilterFeld {
  /** For a stretch of time the part before "ab" and "bis": "Bestellt". */
  label: string
  /** Of one of several values (see `benenne`), or of the id that a link brought. */
  name?: (wert: string) => string
  /** For `nachschlagen`: looks a record up. */
  Feld?: ComponentType<{ id: string | null; onChange: (id: string | null) => void }>
}

/** A column header that sorts: the names of the two directions as the call knows them. */
export interface SpaltenSortierung {
  auf?: string
  ab?: string
}

/** The first column: the link that opens the record. */
export interface KopfSpalte<Zeile> {
  header: string
  name: (zeile: Zeile) => string
  /** Stands before the name; says nothing that the name does not say. */
  bild?: (zeile: Zeile) => ReactNode
  /** Stands below the name. */
  unter?: (zeile: Zeile) => ReactNode
  width?: string
  sort?: SpaltenSortierung
}

export interface ListenSpalte<Zeile> {
  id: string
  header: string
  cell: (zeile: Zeile) => ReactNode
  width?: string
  align?: 'start' | 'end'
  /** False: shown only when someone chooses it. */
  standard?: boolean
  sort?: SpaltenSortierung
  /** On a card: without its heading, over the whole width. */
  breit?: boolean
  /** Unknown here: a card leaves it out. */
  leer?: (zeile: Zeile) => boolean
}

interface SammelKopf<Zeile> {
  id: string
  name: string
  /** What will happen, as a sentence. */
  text: string
  /** Fields for what the action must know beside its lines. */
  felder?: ReactNode
  gefahr?: boolean
  /** Whether a line allows it; a line that allows none cannot be selected. */
  geht: (zeile: Zeile) => boolean
  /** Runs after the last one, even when some have failed. */
  danach?: () => Promise<unknown>
}

/** Something that can be done with many lines, with a report of each. */
export interface SammelTat<Zeile> extends SammelKopf<Zeile> {
  /** `schluessel` is the same for every attempt at this row: pass it to the call as its idempotency key. */
  tue: (zeile: Zeile, schluessel: string) => Promise<unknown>
  /** Undoes it; offered in the report. */
  zurueck?: (zeile: Zeile) => Promise<unknown>
}

/** What would be done with one line, or why someone must look at it by itself. */
export type SammelPlan = { geht: true; was?: string; tue: () => Promise<unknown> } | { geht: false; was?: string; grund: string }

/** The same where a row does not say enough: each record is loaded before anything is done. */
export interface SammelVorhaben<Zeile> extends SammelKopf<Zeile> {
  plane: (zeile: Zeile) => Promise<SammelPlan>
  /** After such an error the next attempt looks again. */
  istUeberholt: (fehler: unknown) => boolean
}

export type SammelAktion<Zeile> = SammelTat<Zeile> | SammelVorhaben<Zeile>

/** Words of the kit that a list says in its own way. */
export interface ListenWorte<Zeile> {
  neue?: (anzahl: number) => string
  geaendert?: (zeile: Zeile) => string
  auswaehlen?: (zeile: Zeile) => string
  leer?: (reiter: string | null) => { titel: string; text: string; knopf?: ReactNode }
}

/** The half of a list with words and looks. */
export interface ListenDarstellung<Zeile extends ListenZeile> {
  titel: string
  untertitel?: string
  /** Stands before the title: usually a link back. */
  darueber?: ReactNode
  /** Buttons at the right of the title; the main one stands last. */
  knoepfe?: ReactNode
  reiter?: (id: string) => { label: string; anzahl?: number | null }
  /** What can be searched for: "Name oder Nummer". Without it there is no search field. */
  suchePlatzhalter?: string
  sortiert: (sortierung: string) => string
  /** Where a line leads. */
  pfad: (zeile: Zeile) => string
  kopf: KopfSpalte<Zeile>
  spalten: readonly ListenSpalte<Zeile>[]
  filter: Readonly<Record<string, FilterFeld>>
  /** Marks a line at its edge; say the same in words in a cell. */
  ton?: (zeile: Zeile) => 'warning' | 'danger' | null
  /** Menu at the end of a line; none when it is empty. */
  aktionen?: (zeile: Zeile) => readonly MenuEntry[]
  sammel?: readonly SammelAktion<Zeile>[]
  worte?: ListenWorte<Zeile>
  /** Stands between the filters and the lines. */
  zwischen?: ReactNode
  /** A record that is open beside the lines, which then are short cards, and its id. */
  neben?: { id: string; inhalt: ReactNode }
  /** Narrower than this the lines are cards; 60rem unless told. */
  tabelleAb?: string
  /** Name of an export before its day, ASCII: "bestellungen". */
  dateiname?: string
}

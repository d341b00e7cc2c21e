import type { ComponentType, ReactNode } from 'react'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import type { ListRow } from './listForm.ts'
import type { Liste } from './useListPage.ts'

/** Names values of a fixed set that come as plain texts, from an address; what is none of them stays as it is. */
export const rename =
  <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
  (text: string): string => {
    const value = values.find((one) => one === text)
    return value === undefined ? text : name(value)
  }

export interface FilterField {
  /** For a stretch of time the part before "ab" and "bis": "Bestellt". */
  label: string
  /** Of one of several values (see `rename`), or of the id that a link brought. */
  name?: (value: string) => string
  Feld?: ComponentType<{ id: string | null; onChange: (id: string | null) => void }>
}

export interface ColumnsSorting {
  auf?: string
  ab?: string
}

export interface KopfColumn<Zeile> {
  header: string
  name: (row: Zeile) => string
  /** Stands before the name; says nothing that the name does not say. */
  bild?: (row: Zeile) => ReactNode
  unter?: (row: Zeile) => ReactNode
  /** In a row of lines in place of `unter`: beside the name, as much of it as has room. Such a row has one line of facts. */
  beside?: (row: Zeile) => ReactNode
  width?: string
  sort?: ColumnsSorting
}

export interface ListColumn<Zeile> {
  id: string
  header: string
  cell: (row: Zeile) => ReactNode
  /** The same where a row has three lines for everything. */
  short?: (row: Zeile) => ReactNode
  width?: string
  align?: 'start' | 'end'
  /** False: shown only when someone chooses it. */
  standard?: boolean
  sort?: ColumnsSorting
  breit?: boolean
  leer?: (row: Zeile) => boolean
  /** Not on a phone, where the row says it elsewhere. */
  nurTabelle?: boolean
  /** Holds what is pressed: left out on paper. */
  screenOnly?: boolean
  /** Needs no name beside it. */
  klar?: boolean
  /** In px of the page: narrower than this the column has no room. */
  ab?: number
}

interface SammelKopf<Zeile> {
  id: string
  name: string
  text: string
  /** Fields for what the action must know beside its lines. */
  felder?: ReactNode
  gefahr?: boolean
  /** Whether a line allows it; a line that allows none cannot be selected. */
  geht: (row: Zeile) => boolean
  /** Runs after the last one, even when some have failed. */
  danach?: () => Promise<unknown>
}

export interface SammelTat<Zeile> extends SammelKopf<Zeile> {
  /** `schluessel` is the same for every attempt at this row: pass it to the call as its idempotency key. */
  run: (row: Zeile, key: string) => Promise<unknown>
  zurueck?: (row: Zeile) => Promise<unknown>
  /** What has to be read of a line before it is done; it may follow what the fields say. */
  was?: (row: Zeile) => string | undefined
}

/** A thing of a line with what has to be read of it before it is done together with others. */
export interface SammelDetail {
  id: string
  titel: string
  angaben: readonly { name: string; wert: string }[]
  /** Words of a tick without which this one is left as it is; nothing ticks several at once. */
  haken?: string
}

/** What would be done with one line, or why someone must look at it by itself. */
export type SammelPlan =
  | { geht: true; was?: string; details?: readonly SammelDetail[]; run: (ticked: ReadonlySet<string>) => Promise<unknown> }
  | { geht: false; was?: string; grund: string }

/** The same where a row does not say enough: each record is loaded before anything is done. */
export interface SammelVorhaben<Zeile> extends SammelKopf<Zeile> {
  plan: (row: Zeile) => Promise<SammelPlan>
  /** After such an error the next attempt looks again. */
  isOutdated: (error: unknown) => boolean
}

export type SammelAktion<Zeile> = SammelTat<Zeile> | SammelVorhaben<Zeile>

export interface ListWords<Zeile> {
  neue?: (count: number) => string
  geaendert?: (row: Zeile) => string
  auswaehlen?: (row: Zeile) => string
  leer?: (reiter: string | null) => { titel: string; text: string; knopf?: ReactNode }
}

interface Neben<Zeile> {
  id: string
  inhalt: ReactNode
  /** With it the record has the height of the window and scrolls by itself, and each row has this as its second line. */
  second?: (row: Zeile) => ReactNode
}

export interface ListView<Zeile extends ListRow> {
  titel: string
  untertitel?: string
  darueber?: ReactNode
  /** The main action, as a button with a picture, and at most one other. */
  buttons?: ReactNode
  /** What else this list has in its menu. */
  mehr?: readonly MenuEntry[]
  /** At the right of the first line on a phone. */
  rechts?: (row: Zeile) => ReactNode
  reiter?: (id: string) => { label: string; anzahl?: number | null }
  /** What can be searched for: "Name oder Nummer". Without it there is no search field. */
  suchePlatzhalter?: string
  sortiert: (sorting: string) => string
  pfad: (row: Zeile) => string
  kopf: KopfColumn<Zeile>
  spalten: readonly ListColumn<Zeile>[]
  filter: Readonly<Record<string, FilterField>>
  /** Marks a line at its edge; say the same in words in a cell. */
  ton?: (row: Zeile) => 'warning' | 'danger' | null
  aktionen?: (row: Zeile) => readonly MenuEntry[]
  sammel?: readonly SammelAktion<Zeile>[]
  worte?: ListWords<Zeile>
  /** Directly above the lines, from edge to edge. */
  zwischen?: ReactNode
  /** Stands in the place of the lines of a view that says so (`Reiter.ersetzt`). */
  statt?: ReactNode
  /** A record that is open beside the lines, which then are short, and its id. */
  neben?: Neben<Zeile>
  /** Shows the record of a row beside the list; without it a row leads to its page. */
  showBeside?: ((id: string) => void) | undefined
  /** In px of the page: narrower than this a row is no row of a table; 600 unless told. */
  tabelleAb?: number
  /** Name of an export before its day, ASCII: "bestellungen". */
  dateiname?: string
}

/** What every part of a list gets: its state, and how it looks. */
export interface ListParts<Zeile extends ListRow> {
  liste: Liste<Zeile>
  view: ListView<Zeile>
}

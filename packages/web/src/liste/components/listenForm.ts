import type { AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { istDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { readSearch, type SearchValues } from '../../shared/searchParams.ts'

/** What every line has. With a version a line that changed on the screen is announced. */
export interface ListenZeile {
  id: string
  version?: number
}

/** How a filter stands in the address and in the call; its words are in `FilterFeld`. */
export type FilterArt =
  | { art: 'mehrfach'; werte: readonly [string, ...string[]] }
  | { art: 'wahl'; werte: readonly [string, ...string[]] }
  | { art: 'schalter' }
  /** Two keys, each a day. */
  | { art: 'zeitraum'; von: string; bis: string }
  /** The id of another record. */
  | { art: 'nachschlagen' }

const filterWert = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])
export type FilterWert = z.infer<typeof filterWert>

/** A quick tab: a fixed set of filters; the remaining filters narrow it. */
export interface Reiter {
  id: string
  fest?: Readonly<Record<string, string | readonly string[]>>
  /** What it is sorted by when someone goes there. */
  sortierung?: string
}

/** The half of a list without words: what stands in its address and goes over the wire. */
export interface ListenForm<Zeile extends ListenZeile> {
  /** Name of the list for its saved views: `personal.personen`. */
  id: string
  call: Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType<{ zeilen: Zeile[]; cursor: string | null }>>
  /** Its query is the filter of `call` and `format`. */
  exportCall?: Call
  /** First part of the query's key: invalidate it to read the list again. */
  schluessel: readonly string[]
  filter: Readonly<Record<string, FilterArt>>
  /** The first opens by itself. */
  reiter?: readonly [Reiter, ...Reiter[]]
  /** As the call names them; the first is meant when the address says nothing. */
  sortierungen: readonly [string, ...string[]]
  /** Lines of a page; 25 unless told. */
  limit?: number
}

/** Fixes the type of the lines by the call. */
export function defineListe<Zeile extends ListenZeile>(form: ListenForm<Zeile>): ListenForm<Zeile> {
  return form
}

export const dichten = ['kompakt', 'normal', 'weit'] as const
export const anzeigen = ['tabelle', 'karten'] as const

/** What stands in the address of a list beside its filters. */
const rahmen = z.object({
  suche: z.string().max(80).default(''),
  /** Path to this page: the cursor of each page after the first; the last one is the page shown. */
  cursor: z.array(z.string().max(400)).default([]),
  /** Chosen columns in their order; none: those that are shown by default. */
  spalten: z.array(z.string().max(40)).max(40).default([]),
  dichte: z.enum(dichten).nullable().default(null),
  anzeige: z.enum(anzeigen).default('tabelle'),
  /** The saved view that was opened; `keine` when someone wanted none although there is a default one. */
  gespeichert: z
    .union([z.uuid(), z.literal('keine')])
    .nullable()
    .default(null),
})

/** The same with what depends on the list. */
const kopf = rahmen.extend({ ansicht: z.string().nullable(), sortierung: z.string() })

export interface ListenSuche extends z.infer<typeof kopf> {
  filter: Readonly<Record<string, FilterWert>>
}

export type SucheAenderung = Partial<ListenSuche>

const datum = z.string().refine(istDatum).nullable().default(null)

function filterSchema(filter: ListenForm<ListenZeile>['filter']): Record<string, z.ZodType<FilterWert>> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, form]): [string, z.ZodType<FilterWert>][] => {
      switch (form.art) {
        case 'mehrfach':
          return [[name, z.array(z.enum(form.werte)).default([])]]
        case 'wahl':
          return [[name, z.enum(form.werte).nullable().default(null)]]
        case 'schalter':
          return [[name, z.stringbool().default(false)]]
        case 'nachschlagen':
          return [[name, z.uuid().nullable().default(null)]]
        case 'zeitraum':
          return [
            [form.von, datum],
            [form.bis, datum],
          ]
      }
    }),
  )
}

type Adressform = Pick<ListenForm<ListenZeile>, 'filter' | 'reiter' | 'sortierungen'>

function baueSchema({ filter, reiter, sortierungen }: Adressform) {
  const ids = (reiter ?? []).map(({ id }) => id)
  return z.object({
    ...rahmen.shape,
    ansicht: z.enum(ids).nullable().default(null),
    sortierung: z.enum(sortierungen).default(sortierungen[0]),
    ...filterSchema(filter),
  })
}
const schemata = new WeakMap<Adressform, ReturnType<typeof baueSchema>>()

/** Schema of a list's address; every key has a default. Built once per list, because screens ask for it on every render. */
export function suchSchema(form: Adressform): ReturnType<typeof baueSchema> {
  const schema = schemata.get(form) ?? baueSchema(form)
  schemata.set(form, schema)
  return schema
}

/** The values of the schema, the filters by themselves. */
export function sucheAus(form: Pick<ListenForm<ListenZeile>, 'filter'>, werte: Record<string, unknown>): ListenSuche {
  const namen = Object.keys(filterSchema(form.filter))
  return { ...kopf.parse(werte), filter: Object.fromEntries(namen.map((name) => [name, filterWert.parse(werte[name])])) }
}

export function reiterVon(form: Pick<ListenForm<ListenZeile>, 'reiter'>, id: string | null): Reiter | null {
  return form.reiter?.find((einer) => einer.id === id) ?? form.reiter?.[0] ?? null
}

/** Two letters find the beginning of a name; one finds too much. */
export const istSuchbar = (suche: string): boolean => suche.trim().length >= 2

const istGesetzt = (wert: FilterWert | undefined): boolean =>
  wert !== undefined && wert !== null && wert !== false && wert !== '' && !(Array.isArray(wert) && wert.length === 0)

type Wert = string | readonly string[]
export type ListenAnfrage = Readonly<Record<string, Wert | undefined>> & { limit: string }

/** The call to the server: a tab decides its own filters, the others narrow it. */
export function anfrageVon(form: Adressform & Pick<ListenForm<ListenZeile>, 'limit'>, suche: ListenSuche): ListenAnfrage {
  const gesetzt = Object.entries(suche.filter).flatMap(([name, wert]): [string, Wert][] => {
    if (wert === null || typeof wert === 'boolean') return wert === true ? [[name, 'true']] : []
    return istGesetzt(wert) ? [[name, wert]] : []
  })
  return {
    ...Object.fromEntries(gesetzt),
    ...reiterVon(form, suche.ansicht)?.fest,
    ...(istSuchbar(suche.suche) ? { suche: suche.suche.trim() } : {}),
    ...(form.sortierungen.length > 1 ? { sortierung: suche.sortierung } : {}),
    cursor: suche.cursor.at(-1),
    limit: String(form.limit ?? 25),
  }
}

/** The filters that the tab leaves open. */
export function freieFilter(form: Pick<ListenForm<ListenZeile>, 'filter' | 'reiter'>, suche: ListenSuche): [string, FilterArt][] {
  const fest = reiterVon(form, suche.ansicht)?.fest ?? {}
  return Object.entries(form.filter).filter(([name]) => !(name in fest))
}

/** How many filters narrow the list beside its tab; the search word is seen and not counted. */
export function anzahlFilter(form: Pick<ListenForm<ListenZeile>, 'filter' | 'reiter'>, suche: ListenSuche): number {
  return freieFilter(form, suche).filter(([name, art]) =>
    art.art === 'zeitraum' ? istGesetzt(suche.filter[art.von]) || istGesetzt(suche.filter[art.bis]) : istGesetzt(suche.filter[name]),
  ).length
}

/** Takes every filter and the search word away. */
export function ohneFilter(suche: ListenSuche): SucheAenderung {
  const leer = (wert: FilterWert): FilterWert => {
    if (typeof wert === 'boolean') return false
    return Array.isArray(wert) ? [] : null
  }
  return { suche: '', cursor: [], filter: Object.fromEntries(Object.entries(suche.filter).map(([name, wert]) => [name, leer(wert)])) }
}

/** What a saved view keeps of an address: all that belongs to the list but the page and the view itself. */
export function ansichtAus(form: Adressform, adresse: SearchValues): AnsichtSuche {
  const { cursor: _seite, gespeichert: _ansicht, ...eigene } = suchSchema(form).shape
  return Object.fromEntries(
    Object.keys(eigene).flatMap((name): [string, string | string[]][] => {
      const wert = adresse[name]
      if (typeof wert === 'string') return [[name, wert]]
      return Array.isArray(wert) ? [[name, wert.map(String)]] : []
    }),
  )
}

/** The state a saved view stands for; anything the list does not know any more is dropped. */
export function sucheDerAnsicht(form: Adressform, { id, suche }: { id: string; suche: AnsichtSuche }): ListenSuche {
  return { ...sucheAus(form, readSearch(suchSchema(form), suche)), cursor: [], gespeichert: id }
}

/** The untouched list, and no view in its place. */
export function ohneAnsicht(form: Adressform): ListenSuche {
  return { ...sucheAus(form, suchSchema(form).parse({})), gespeichert: 'keine' }
}

/** Whether two states show the same, whatever page they are on and by whichever view they came. */
export function istGleich(eine: ListenSuche, andere: ListenSuche): boolean {
  const wesen = ({ cursor: _seite, gespeichert: _ansicht, ...rest }: ListenSuche) => JSON.stringify(rest)
  return wesen(eine) === wesen(andere)
}

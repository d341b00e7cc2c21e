import type { AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { isIsoDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { readSearch, type SearchValues } from '../../shared/searchParams.ts'

/** With a version, a line that changed on the screen is announced. */
export interface ListRow {
  id: string
  version?: number
}

export type FilterArt =
  | { art: 'mehrfach'; werte: readonly [string, ...string[]] }
  | { art: 'wahl'; werte: readonly [string, ...string[]] }
  | { art: 'schalter' }
  | { art: 'zeitraum'; von: string; bis: string }
  | { art: 'nachschlagen' }

const filterValue = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])
export type FilterValue = z.infer<typeof filterValue>

export interface Reiter {
  id: string
  fest?: Readonly<Record<string, string | readonly string[]>>
  sortierung?: string
  /** Something else stands in the place of its lines as long as nobody searches or filters: no page of them is read. */
  ersetzt?: boolean
}

export interface ListForm<Zeile extends ListRow> {
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
  /** What the reader has dealt with keeps its place until the list is read anew; else it goes. */
  keepsDone?: boolean
  /** Lines of a page; 25 unless told. */
  limit?: number
}

/** Fixes the type of the lines by the call. */
export function defineList<Zeile extends ListRow>(form: ListForm<Zeile>): ListForm<Zeile> {
  return form
}

export const dichten = ['kompakt', 'normal', 'weit'] as const
export const anzeigen = ['tabelle', 'karten'] as const

const frame = z.object({
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

const kopf = frame.extend({ ansicht: z.string().nullable(), sortierung: z.string() })

export interface ListSuche extends z.infer<typeof kopf> {
  filter: Readonly<Record<string, FilterValue>>
}

export type SucheChange = Partial<ListSuche>

const date = z.string().refine(isIsoDate).nullable().default(null)

function filterSchema(filter: ListForm<ListRow>['filter']): Record<string, z.ZodType<FilterValue>> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, form]): [string, z.ZodType<FilterValue>][] => {
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
            [form.von, date],
            [form.bis, date],
          ]
      }
    }),
  )
}

type Adressform = Pick<ListForm<ListRow>, 'filter' | 'reiter' | 'sortierungen'>

function buildSchema({ filter, reiter, sortierungen }: Adressform) {
  const ids = (reiter ?? []).map(({ id }) => id)
  return z.object({
    ...frame.shape,
    ansicht: z.enum(ids).nullable().default(null),
    sortierung: z.enum(sortierungen).default(sortierungen[0]),
    ...filterSchema(filter),
  })
}
const schemata = new WeakMap<Adressform, ReturnType<typeof buildSchema>>()

/** Every key has a default. Built once per list, because screens ask for it on every render. */
export function searchSchema(form: Adressform): ReturnType<typeof buildSchema> {
  const schema = schemata.get(form) ?? buildSchema(form)
  schemata.set(form, schema)
  return schema
}

export function queryFrom(form: Pick<ListForm<ListRow>, 'filter'>, values: Record<string, unknown>): ListSuche {
  const names = Object.keys(filterSchema(form.filter))
  return { ...kopf.parse(values), filter: Object.fromEntries(names.map((name) => [name, filterValue.parse(values[name])])) }
}

export function reiterOf(form: Pick<ListForm<ListRow>, 'reiter'>, id: string | null): Reiter | null {
  return form.reiter?.find((one) => one.id === id) ?? form.reiter?.[0] ?? null
}

/** Two letters find the beginning of a name; one finds too much. */
export const isSearchable = (search: string): boolean => search.trim().length >= 2

const isSet = (value: FilterValue | undefined): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)

type Value = string | readonly string[]
export type ListAnfrage = Readonly<Record<string, Value | undefined>> & { limit: string }

/** A tab decides its own filters; the others narrow it. */
export function anfrageOf(form: Adressform & Pick<ListForm<ListRow>, 'limit'>, search: ListSuche): ListAnfrage {
  const gesetzt = Object.entries(search.filter).flatMap(([name, value]): [string, Value][] => {
    if (value === null || typeof value === 'boolean') return value === true ? [[name, 'true']] : []
    return isSet(value) ? [[name, value]] : []
  })
  return {
    ...Object.fromEntries(gesetzt),
    ...reiterOf(form, search.ansicht)?.fest,
    ...(isSearchable(search.suche) ? { suche: search.suche.trim() } : {}),
    ...(form.sortierungen.length > 1 ? { sortierung: search.sortierung } : {}),
    cursor: search.cursor.at(-1),
    limit: String(form.limit ?? 25),
  }
}

export function freeFilter(form: Pick<ListForm<ListRow>, 'filter' | 'reiter'>, search: ListSuche): [string, FilterArt][] {
  const fest = reiterOf(form, search.ansicht)?.fest ?? {}
  return Object.entries(form.filter).filter(([name]) => !(name in fest))
}

/** Beside its tab; the search word is seen and not counted. */
export function countFilter(form: Pick<ListForm<ListRow>, 'filter' | 'reiter'>, search: ListSuche): number {
  return freeFilter(form, search).filter(([name, art]) =>
    art.art === 'zeitraum' ? isSet(search.filter[art.von]) || isSet(search.filter[art.bis]) : isSet(search.filter[name]),
  ).length
}

export const isReplaced = (form: Pick<ListForm<ListRow>, 'filter' | 'reiter'>, search: ListSuche): boolean =>
  reiterOf(form, search.ansicht)?.ersetzt === true && !isSearchable(search.suche) && countFilter(form, search) === 0

export function withoutFilter(search: ListSuche): SucheChange {
  const empty = (value: FilterValue): FilterValue => {
    if (typeof value === 'boolean') return false
    return Array.isArray(value) ? [] : null
  }
  return { suche: '', cursor: [], filter: Object.fromEntries(Object.entries(search.filter).map(([name, value]) => [name, empty(value)])) }
}

export function ansichtFrom(form: Adressform, adresse: SearchValues): AnsichtSuche {
  const { cursor: _seite, gespeichert: _ansicht, ...eigene } = searchSchema(form).shape
  return Object.fromEntries(
    Object.keys(eigene).flatMap((name): [string, string | string[]][] => {
      const value = adresse[name]
      if (typeof value === 'string') return [[name, value]]
      return Array.isArray(value) ? [[name, value.map(String)]] : []
    }),
  )
}

/** Anything the list does not know any more is dropped. */
export function queryOfAnsicht(form: Adressform, { id, suche }: { id: string; suche: AnsichtSuche }): ListSuche {
  return { ...queryFrom(form, readSearch(searchSchema(form), suche)), cursor: [], gespeichert: id }
}

export function withoutAnsicht(form: Adressform): ListSuche {
  return { ...queryFrom(form, searchSchema(form).parse({})), gespeichert: 'keine' }
}

export function isEqual(one: ListSuche, others: ListSuche): boolean {
  const wesen = ({ cursor: _seite, gespeichert: _ansicht, ...rest }: ListSuche) => JSON.stringify(rest)
  return wesen(one) === wesen(others)
}

import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { bereichAngaben } from '@dreiklang/domain/klient/akte.contract'
import type { zugangAngaben } from '@dreiklang/domain/klient/zugang.contract'
import type { z } from 'zod'
import { type AdressValues, adresseOrNothing, adressValues } from '../../../organisation/components/adresse.ts'
import { type Unfilled, orNull } from '../../../shared/documentForm.ts'
import { type Field, fields, zugangFields } from './fields.ts'

/** Empty text is '', nothing chosen is null. */
type FieldValue = string | number | boolean | null | readonly string[] | AdressValues | AllergienValue | NonNullable<PraxisValue> | Values[]
export interface Values {
  [name: string]: FieldValue
}
/** A section as the server says it. */
type Section = Readonly<Record<string, unknown>>

/** Asked and none known, asked and there are some, not asked: three different things. */
export const allergienAntworten = ['UNGEFRAGT', 'KEINE', 'LISTE'] as const
export interface AllergienValue {
  antwort: (typeof allergienAntworten)[number]
  liste: string
}
export type PraxisValue = { id: string; name: string } | null

type Allergien = { keineBekannt: boolean; liste: readonly string[] } | null

const notEmpty = (text: string) => text.trim() !== ''
const rowsOf = (text: string) => text.split('\n').filter(notEmpty)

function allergienValue(allergien: Allergien): AllergienValue {
  if (allergien === null) return { antwort: 'UNGEFRAGT', liste: '' }
  return { antwort: allergien.liste.length > 0 ? 'LISTE' : 'KEINE', liste: allergien.liste.join('\n') }
}

export function allergienAbbild({ antwort, liste }: AllergienValue): Allergien {
  switch (antwort) {
    case 'UNGEFRAGT':
      return null
    case 'KEINE':
      return { keineBekannt: true, liste: [] }
    case 'LISTE':
      return { keineBekannt: false, liste: rowsOf(liste) }
  }
}

const praxenOf = ({ hausarzt, praxen }: Section): NonNullable<PraxisValue>[] =>
  [hausarzt, praxen ?? []].flat().filter((praxis) => praxis !== null && praxis !== undefined) as NonNullable<PraxisValue>[]

function valueOf(field: Field, abschnitt: Section): FieldValue {
  const raw = abschnitt[field.name] ?? null
  switch (field.art) {
    case 'text':
    case 'absatz':
    case 'kennung':
      return typeof raw === 'string' ? raw : ''
    case 'datum':
    case 'fest':
    case 'geburt':
    case 'wahl':
      return typeof raw === 'string' ? raw : null
    case 'zahl':
      return typeof raw === 'number' ? raw : null
    case 'stufe':
      return typeof raw === 'number' ? String(raw) : null
    case 'ja':
      return raw === true
    case 'mehrere':
      return (raw ?? []) as string[]
    case 'zeilen':
      return ((raw ?? []) as string[]).join('\n')
    case 'adresse':
      return adressValues(raw as Parameters<typeof adressValues>[0])
    case 'allergien':
      return allergienValue(raw as Allergien)
    case 'praxis':
      return praxenOf(abschnitt).find(({ id }) => id === raw) ?? null
    case 'liste':
      return ((raw ?? []) as Section[]).map((entry) => valuesOf(field.felder, { ...entry, praxen: abschnitt['praxen'] }))
  }
}

/** What a field says, still unchecked; nothing is null. */
type Said = string | number | boolean | null | readonly string[] | Allergien | ReturnType<typeof adresseOrNothing> | SaidBy[]
interface SaidBy {
  [name: string]: Said
}

function saidBy(field: Field, value: FieldValue): Said {
  const text = typeof value === 'string' ? value : ''
  switch (field.art) {
    case 'text':
    case 'absatz':
    case 'kennung':
      // A required empty field is reported at its place.
      return field.pflicht === true ? text : orNull(text)
    case 'stufe':
      return value === null ? null : Number(value)
    case 'zeilen':
      return rowsOf(text)
    case 'adresse':
      return adresseOrNothing(value as AdressValues)
    case 'allergien':
      return allergienAbbild(value as AllergienValue)
    case 'praxis':
      return (value as PraxisValue)?.id ?? null
    case 'liste':
      return (value as Values[]).map((entry) => allSaid(field.felder, entry))
    case 'datum':
    case 'fest':
    case 'geburt':
    case 'wahl':
      return typeof value === 'string' ? value : null
    case 'zahl':
      return typeof value === 'number' ? value : null
    case 'ja':
      return value === true
    case 'mehrere':
      return value as readonly string[]
  }
}

export function valuesOf(felder: readonly Field[], abschnitt: object): Values {
  return Object.fromEntries(felder.map((field) => [field.name, valueOf(field, abschnitt as Section)]))
}

const ersetzt = ({ ersetztDurch }: Field, values: Values): boolean => ersetztDurch !== undefined && values[ersetztDurch] !== null

/** What nobody types is kept and not shown. */
export const inFormular = (field: Field, values: Values): boolean =>
  field.art !== 'fest' && (field.ersetztDurch === undefined || (values[field.name] !== '' && !ersetzt(field, values)))

const allSaid = (felder: readonly Field[], values: Values): SaidBy =>
  Object.fromEntries(felder.map((field) => [field.name, ersetzt(field, values) ? null : saidBy(field, values[field.name] ?? null)]))

type SectionBody<B extends Bereich> = Unfilled<z.input<(typeof bereichAngaben)[B]>>

/** A section as the body of its call, still unchecked. */
export const bodyOf = <B extends Bereich>(bereich: B, values: Values) =>
  // The fields bear the names of the description, and fields.test.ts finds one that is missing or says something of another kind.
  allSaid(fields[bereich], values) as unknown as SectionBody<B>

/** The access data as the body of their call, still unchecked. */
export const zugangBodyOf = (values: Values) => allSaid(zugangFields, values) as unknown as Unfilled<z.input<typeof zugangAngaben>>
